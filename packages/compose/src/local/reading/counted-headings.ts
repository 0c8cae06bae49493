import type { SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { smallNumber } from '../spans/small-numbers.ts';

/** `原因一：睡前那杯酒`, `Mistake 2: starting late`: a kind of thing, its number and what it is called. */
const COUNTED =
  /^(?<kind>\p{sc=Han}{2,4}|\p{Lu}\p{Ll}{3,11}(?:\s\p{Ll}{3,11})?)\s?(?<number>[一二三四五六七八九]|[1-9])(?:\s*[:：、–—]\s*|\s\.\s*|\.\s+)(?=\p{L}|["“「『《])/u;
/** What is done one after the other is a procedure, and what days hold is a plan. */
const STEP = new RegExp(
  `^(?:${anyOf('steps')}|${anyOf('stages')}|步骤|步驟|第|day|week|jour|semaine|周|週|题|問)`,
  'iu',
);
/** `今晚就能做的四件事`, `守ってほしい3つのこと`: how many things the lines below it are. */
const ANNOUNCED =
  /(?<count>[二三四五六七八九2-9])(?:件事|[个個](?!月)\p{sc=Han}{0,4}|[条條点點招]\p{sc=Han}{0,4}|つの(?:こと|\p{sc=Han}{1,4}))$/u;
/** Longest such line, in comparable units. */
const LONGEST = 56;
const FEWEST = 2;

/** Lines that count things of one kind, one, two, and so on, each over what is said of it. */
export function countedHeadings(blocks: readonly SourceBlock[]): ReadonlySet<SourceBlock> {
  const headings = new Set<SourceBlock>();
  let kind = '';
  let run: SourceBlock[] = [];
  const end = (): void => {
    if (run.length >= FEWEST) for (const block of run) headings.add(block);
    run = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') end();
    const own = block.kind === 'paragraph' ? countOf(block.text.trim()) : undefined;
    if (!own) continue;
    const isNext = own.kind === kind && own.number === run.length + 1;
    if (!isNext) {
      end();
      kind = own.kind;
    }
    if ((isNext || own.number === 1) && isOver(blocks[index + 1])) run.push(block);
    else end();
  }
  end();
  for (const [index, block] of blocks.entries()) if (announcesLines(block, blocks, index)) headings.add(block);
  return headings;
}

function countOf(text: string): { readonly kind: string; readonly number: number } | undefined {
  const groups = COUNTED.exec(text)?.groups;
  const kind = groups?.['kind'] ?? '';
  if (kind === '' || STEP.test(kind) || visualLength(text) > LONGEST || endsAsSentence(text)) return undefined;
  return { kind, number: smallNumber(groups?.['number'] ?? '') };
}

function announcesLines(block: SourceBlock, blocks: readonly SourceBlock[], index: number): boolean {
  const text = block.kind === 'paragraph' ? block.text.trim() : '';
  const count = smallNumber(ANNOUNCED.exec(text)?.groups?.['count'] ?? '');
  if (!(count >= FEWEST) || visualLength(text) > LONGEST || !/^\p{L}/u.test(text)) return false;
  const below = blocks.slice(index + 1, index + 1 + count);
  return below.length === count && below.every((own) => own.kind === 'paragraph' && endsAsSentence(own.text.trim()));
}

/** Whether something is said below a line: a sentence that counts nothing, or a list. */
function isOver(next: SourceBlock | undefined): boolean {
  if (next?.kind === 'list') return true;
  return next?.kind === 'paragraph' && endsAsSentence(next.text.trim()) && countOf(next.text.trim()) === undefined;
}

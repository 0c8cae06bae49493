import type { ListBlock, ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { readingLoad } from '../language/text.ts';

const ENUMERATOR =
  /^(?:[（(](?:[一二三四五六七八九十]{1,3}|\d{1,2}|[a-zA-Z]\d?|[ivx]{1,4})[)）]|[①-⑳]|[・•●○▪‣→※]|o\s(?=\p{Lu}|É)|[-–—]{1,2}\s?(?=[\p{L}])|\d{1,2}[)）.、]\s?(?=\p{L})|[a-z][)）]\s)\s*/u;
const SUB_ITEM_LOAD = 500;

/**
 * Paragraphs in a row that are marked or shaped as entries, or that end in semicolons after a colon, become a list.
 * @param answered questions and answers, which are no entries
 */
export function gatherEnumerations(blocks: readonly SourceBlock[], answered: ReadonlySet<SourceBlock>): SourceBlock[] {
  const result: SourceBlock[] = [];
  let index = 0;
  while (index < blocks.length) {
    const run = runFrom(blocks, index, answered);
    if (run.length >= 2) {
      result.push(...listsOf(run));
      index += run.length;
    } else {
      result.push(blocks[index] as SourceBlock);
      index += 1;
    }
  }
  return result;
}

function runFrom(blocks: readonly SourceBlock[], start: number, answered: ReadonlySet<SourceBlock>): ParagraphBlock[] {
  const marked = takeWhile(blocks, start, ({ text }) => ENUMERATOR.test(text) && readingLoad(text) <= SUB_ITEM_LOAD);
  if (marked.length >= 2) return marked;
  const entries = takeWhile(blocks, start, (block) => isEntry(block) && !answered.has(block));
  if (entries.length >= FEWEST_ENTRIES) return entries;
  const before = blocks[start - 1];
  const led = before?.kind === 'paragraph' && /[:：–-]$/.test(before.text.trim());
  if (!led) return [];
  const clauses = takeWhile(blocks, start, ({ text }) => /[;；]( and| or| et| ou)?$/.test(text.trim()));
  const last = blocks[start + clauses.length];
  return clauses.length >= 1 && last?.kind === 'paragraph' && readingLoad(last.text) <= SUB_ITEM_LOAD
    ? [...clauses, last]
    : clauses;
}

/** Lines without marks that are entries all the same, when there are so many in a row, each as short as this. */
const FEWEST_ENTRIES = 3;
const ENTRY_LOAD = 200;

/** `0–5 min Warm-up: who ate more?`, `55–60 Exit ticket: …` is one of the stretches of a lesson, whatever colon it has. */
const MINUTES = /^\d{1,3}\s?[-–—~～]\s?\d{1,3}\s?(?:min\b|mn\b|minutes\b|分|['’′]|(?=\p{L}))/u;

/** `Félicitations : 5. Compliments : 7.`: of sentences that each have a name in front, the line is no entry of the first. */
const SEVERAL = /^[^:：]{1,40}[:：][^:：.。]*(?:\.\s+\p{Lu}|。)[^:：.。]{1,30}?\s?[:：]\s*\S/u;

/** `09:30 Opening`, `华东：2.1 亿元`: a time or a name in front of something short. */
function isEntry({ text }: ParagraphBlock): boolean {
  if (readingLoad(text) > ENTRY_LOAD || MINUTES.test(text.trim()) || SEVERAL.test(text)) return false;
  return /^\d{1,2}[:：h]\d{2}\s+\p{L}|^[^:：,，。.!?！？]{1,24}[:：]\s*(?!\/\/)\S/u.test(text.trim());
}

function takeWhile(
  blocks: readonly SourceBlock[],
  start: number,
  accepts: (block: ParagraphBlock) => boolean,
): ParagraphBlock[] {
  const taken: ParagraphBlock[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph' || !accepts(block)) break;
    taken.push(block);
  }
  return taken;
}

/** One list of a single entry each, so that every entry keeps the origin of its own paragraph. */
function listsOf(run: readonly ParagraphBlock[]): ListBlock[] {
  return run.map(({ text, origin }) => {
    const marker = ENUMERATOR.exec(text)?.[0] ?? '';
    const isBullet = marker === '' || !/^[\p{L}\p{N}（(①-⑳]/u.test(marker) || /^o\s/.test(marker);
    const plain = isBullet ? text.slice(marker.length) : text;
    return { kind: 'list', ordered: false, items: [{ text: plain.trim(), level: 0 }], origin };
  });
}

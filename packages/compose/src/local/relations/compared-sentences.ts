import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { anyOf } from '../lexicon/words.ts';
import { comparedClauses } from './compared-clauses.ts';
import { paragraphLines } from './line-runs.ts';
import { profiledLines } from './profiled-lines.ts';
import { answeredBySigns } from './questions.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf } from './source-text.ts';
import { sentencesOf, withJoined } from './text-sentences.ts';
import { toldComparison } from './told-comparisons.ts';

export interface ComparedSentences {
  readonly relations: readonly Relation[];
  /** The blocks without the sentences that these say. */
  readonly blocks: readonly SourceBlock[];
  /** Before which of these blocks they stand. */
  readonly at: number;
}

/** The first paragraphs in a row whose sentences say the same of two sides; an answer stays with what was asked. */
export function comparedSentences(
  blocks: readonly SourceBlock[],
  read: (text: string, block: SourceBlock) => SourceText,
): ComparedSentences | undefined {
  const answered = answeredBySigns(blocks);
  const profiled = profiledIn(blocks, read);
  const isFree = (block: SourceBlock | undefined): boolean =>
    block !== undefined && block.kind === 'paragraph' && !answered.has(block) && !profiled.has(block);
  let start = 0;
  while (start < blocks.length) {
    let end = start;
    while (isFree(blocks[end])) end += 1;
    const run = blocks.slice(start, end).filter((block): block is ParagraphBlock => block.kind === 'paragraph');
    const found = run.length > 0 ? inRun(run, read) : undefined;
    if (found) {
      const own = [...blocks.slice(0, start), ...found.blocks, ...blocks.slice(end)];
      return { relations: found.relations, blocks: own, at: start + found.at };
    }
    start = end + 1;
  }
  return undefined;
}

/** Lines that are sides as they stand: what else each says is of no measure. */
function profiledIn(
  blocks: readonly SourceBlock[],
  read: (text: string, block: SourceBlock) => SourceText,
): ReadonlySet<SourceBlock> {
  const all = new Set<SourceBlock>();
  for (let index = 0; index < blocks.length; ) {
    const count = profiledLines(paragraphLines(blocks, index, read)).length;
    for (const block of blocks.slice(index, index + count)) all.add(block);
    index += Math.max(1, count);
  }
  return all;
}

function inRun(
  run: readonly ParagraphBlock[],
  read: (text: string, block: SourceBlock) => SourceText,
): ComparedSentences | undefined {
  const sources = run.map((block) => read(block.text, block));
  const sentences = sources.map((source) =>
    withJoined(source, sentencesOf(source), ({ text }) => CONTRASTED.test(text))
      .flatMap(clausesOf)
      .flatMap(withoutTail),
  );
  const found = toldComparison(sentences.flat());
  if (!found) return undefined;
  const kept = run.map((block, index) =>
    withoutTold(block, sources[index] as SourceText, sentences[index] ?? [], found.told),
  );
  const first = sentences.findIndex((own) => own.some((sentence) => found.told.has(sentence)));
  const own = sentences[first] ?? [];
  const isLed = own[0] !== undefined && !found.told.has(own[0]);
  return {
    relations: found.relations,
    blocks: kept.flat(),
    at: kept.slice(0, first).flat().length + (isLed ? 1 : 0),
  };
}

/** `On the other hand, …`: what a sentence sets against the one before belongs to it. */
const CONTRASTED = new RegExp(`^(?:${anyOf('turns')})[\\s,、，]`, 'iu');

/** `Power: A 2 hp, B 3 hp; speed: A 16 km/h, B 18 km/h`: clauses that compare two figures each. */
function clausesOf(source: SourceText): SourceText[] {
  const cuts = [...source.words.matchAll(/[；;]\s*/gu)];
  if (cuts.length === 0 || comparedClauses(source)) return [source];
  const clauses = [...cuts, undefined].map((cut, index) => {
    const before = cuts[index - 1];
    return stretchOf(source, before ? before.index + before[0].length : 0, cut?.index ?? source.text.length);
  });
  const areTwoEach = clauses.every(
    ({ quantities: [one, other, third] }) =>
      one && other && !third && one.kind === other.kind && one.unit === other.unit,
  );
  return areTwoEach ? clauses : [source];
}

/** `A costs … and weighs …, B … and …, both are red`: what stands behind the values of all sides is said by itself. */
function withoutTail(source: SourceText): SourceText[] {
  const end = comparedClauses(source)?.end ?? source.text.length;
  const tail = /^[\s,，;；、]*(?=[\p{L}\p{N}])/u.exec(source.text.slice(end));
  if (!tail) return [source];
  return [stretchOf(source, 0, end), stretchOf(source, end + tail[0].length, source.text.length)];
}

/** What is left of a paragraph, each stretch of it by itself. */
function withoutTold(
  block: ParagraphBlock,
  source: SourceText,
  sentences: readonly SourceText[],
  told: ReadonlySet<SourceText>,
): ParagraphBlock[] {
  if (!sentences.some((own) => told.has(own))) return [block];
  const stretches: { start: number; end: number }[] = [];
  let from = 0;
  let isOpen = false;
  for (const sentence of sentences) {
    const start = source.text.indexOf(sentence.text, from);
    from = start + sentence.text.length;
    const last = stretches.at(-1);
    if (told.has(sentence)) isOpen = false;
    else if (isOpen && last) last.end = from;
    else {
      stretches.push({ start, end: from });
      isOpen = true;
    }
  }
  return stretches.map(({ start, end }) => ({ ...block, text: stretchOf(source, start, end).text }));
}

import type { SourceBlock } from '@pagewright/model/source-document';
import { align, type Pair } from './align.ts';
import { blockWords, rowWords } from './block-words.ts';
import { likeness } from './likeness.ts';

/** What became of a block; indexes into the blocks of the older and the newer version of a file. */
export type BlockMatch =
  | { readonly is: 'same' | 'changed'; readonly from: number; readonly to: number; readonly isMoved: boolean }
  | { readonly is: 'added'; readonly to: number }
  | { readonly is: 'removed'; readonly from: number };

/** Likeness from which on two blocks are one that was changed: where both stand between the same neighbours, and anywhere. */
const LEAST = { inPlace: 0.3, anywhere: 0.6 } as const;
/** Pairs of blocks beyond which nobody looks for changed ones that moved. */
const MOST_COMPARISONS = 100_000;
/** Pairs of blocks beyond which equal ones are looked for at one place alone, and as ones that moved. */
const MOST_EQUALITIES = 4_000_000;

interface Told {
  readonly block: SourceBlock;
  readonly index: number;
  readonly words: string;
  /** Equal of blocks that are the same. */
  readonly print: string;
}

/** The blocks of two versions of a file, in the order of the newer one; what was removed stands where it stood. */
export function matchBlocks(older: readonly SourceBlock[], newer: readonly SourceBlock[]): BlockMatch[] {
  const [before, after] = [older.map(told), newer.map(told)];
  const matching = new Matching(before, after);
  const anchors = align(before, after, (one, other) => (one.print === other.print ? 1 : 0), 1, MOST_EQUALITIES);
  for (const [from, to] of anchors) matching.join(from, to, false);
  for (const gap of gapsBetween(anchors, before.length, after.length)) joinInPlace(matching, before, after, gap);
  joinMoved(matching);
  return matching.all();
}

class Matching {
  readonly #before: readonly Told[];
  readonly #after: readonly Told[];
  readonly #to = new Map<number, BlockMatch>();
  readonly #from = new Set<number>();

  constructor(before: readonly Told[], after: readonly Told[]) {
    this.#before = before;
    this.#after = after;
  }

  join(from: number, to: number, isMoved: boolean): void {
    const [one, other] = [this.#before[from], this.#after[to]];
    const is = one && other && (one.print === other.print || isSameLine(one, other)) ? 'same' : 'changed';
    this.#to.set(to, { is, from, to, isMoved });
    this.#from.add(from);
  }

  get restBefore(): Told[] {
    return this.#before.filter(({ index }) => !this.#from.has(index));
  }

  get restAfter(): Told[] {
    return this.#after.filter(({ index }) => !this.#to.has(index));
  }

  all(): BlockMatch[] {
    const matches = this.#after.map(({ index }): BlockMatch => this.#to.get(index) ?? { is: 'added', to: index });
    const gone = this.restBefore.map(({ index }): BlockMatch => ({ is: 'removed', from: index }));
    for (const match of gone.reverse()) matches.splice(placeOf(match, matches), 0, match);
    return matches;
  }
}

/** Behind what stood before it and did not move. */
function placeOf(removed: BlockMatch, matches: readonly BlockMatch[]): number {
  const from = 'from' in removed ? removed.from : 0;
  const place = matches.findLastIndex((match) => 'isMoved' in match && !match.isMoved && match.from < from);
  return place + 1;
}

interface Gap {
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

function gapsBetween(anchors: readonly Pair[], before: number, after: number): Gap[] {
  const gaps: Gap[] = [];
  let last: Pair = [-1, -1];
  for (const next of [...anchors, [before, after] as const]) {
    if (next[0] > last[0] + 1 && next[1] > last[1] + 1)
      gaps.push({ before: [last[0] + 1, next[0]], after: [last[1] + 1, next[1]] });
    last = next;
  }
  return gaps;
}

function joinInPlace(matching: Matching, before: readonly Told[], after: readonly Told[], gap: Gap): void {
  const [older, newer] = [before.slice(...gap.before), after.slice(...gap.after)];
  for (const [from, to] of align(older, newer, alike, LEAST.inPlace)) {
    const [one, other] = [older[from], newer[to]];
    if (one && other) matching.join(one.index, other.index, false);
  }
}

/** What stands elsewhere now: first what is the same, then what is most alike. */
function joinMoved(matching: Matching): void {
  const byPrint = new Map<string, Told[]>();
  for (const one of matching.restBefore) byPrint.set(one.print, [...(byPrint.get(one.print) ?? []), one]);
  for (const other of matching.restAfter) {
    const one = byPrint.get(other.print)?.shift();
    if (one) matching.join(one.index, other.index, true);
  }
  const [older, newer] = [matching.restBefore, matching.restAfter];
  if (older.length * newer.length > MOST_COMPARISONS) return;
  const pairs = older
    .flatMap((one) => newer.map((other) => ({ one, other, alike: alike(one, other) })))
    .filter((pair) => pair.alike >= LEAST.anywhere)
    .sort((a, b) => b.alike - a.alike);
  const taken = new Set<Told>();
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    matching.join(one.index, other.index, isElsewhere(one.index, other.index, matching.all()));
  }
}

/** Whether blocks that stood on one side of it stand on the other now. */
function isElsewhere(from: number, to: number, matches: readonly BlockMatch[]): boolean {
  return matches.some(
    (match) => 'isMoved' in match && !match.isMoved && Math.sign(match.from - from) !== Math.sign(match.to - to),
  );
}

function told(block: SourceBlock, index: number): Told {
  const words = blockWords(block);
  const level = block.kind === 'heading' ? block.level : '';
  return { block, index, words, print: `${block.kind} ${level} ${words}` };
}

/** PDFs say nothing of ranks: what is read as a heading of one version may be a paragraph of the next. */
function isSameLine(one: Told, other: Told): boolean {
  return one.words === other.words && LINES.has(one.block.kind) && LINES.has(other.block.kind);
}

const LINES: ReadonlySet<SourceBlock['kind']> = new Set(['heading', 'paragraph']);

function alike(one: Told, other: Told): number {
  if (one.print === other.print) return 1;
  if (one.block.kind !== other.block.kind) return isSameLine(one, other) ? 0.99 : 0;
  // Blocks that say the same words in other ranks are not the same.
  const words = Math.min(0.99, likeness(one.words, other.words));
  if (one.block.kind !== 'table' || other.block.kind !== 'table') return words;
  const isSameSheet = one.block.sheet !== undefined && one.block.sheet === other.block.sheet;
  const heads = likeness(rowWords(one.block.rows[0] ?? []), rowWords(other.block.rows[0] ?? []));
  return Math.min(0.99, Math.max(words, isSameSheet ? 0.5 : 0, heads * 0.9));
}

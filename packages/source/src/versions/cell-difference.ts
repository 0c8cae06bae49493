import type { TableBlock } from '@pagewright/model/source-document';
import { align, type Pair } from './align.ts';
import { rowWords } from './block-words.ts';
import { likeness } from './likeness.ts';

/** A cell as it is; what it said before, where that was something else. */
export interface ComparedCell {
  readonly text: string;
  readonly was?: string;
}
export interface ComparedRow {
  readonly is: 'same' | 'changed' | 'added' | 'removed';
  readonly cells: readonly ComparedCell[];
}

/** Likeness from which on two rows are one that was changed. */
const LEAST = 0.3;

/** The rows of the newer table with what was changed in them; rows that are gone stand where they stood. */
export function cellDifference(older: TableBlock, newer: TableBlock): ComparedRow[] {
  const columns = columnsBetween(older, newer);
  const rows = align(older.rows, newer.rows, rowLikeness, LEAST);
  const compared: ComparedRow[] = [];
  let [from, to] = [0, 0];
  for (const [one, other] of [...rows, [older.rows.length, newer.rows.length] as Pair]) {
    for (; from < one; from += 1) compared.push(whole('removed', older.rows[from]));
    for (; to < other; to += 1) compared.push(whole('added', newer.rows[to]));
    const [before, after] = [older.rows[one], newer.rows[other]];
    if (before && after) compared.push(rowBetween(before, after, columns));
    [from, to] = [one + 1, other + 1];
  }
  return compared;
}

type Cells = TableBlock['rows'][number];

function whole(is: ComparedRow['is'], cells: Cells = []): ComparedRow {
  return { is, cells: cells.map(({ text }) => ({ text })) };
}

/** By the newer column, the older one with the same head. */
function columnsBetween(older: TableBlock, newer: TableBlock): ReadonlyMap<number, number> {
  const [before = [], after = []] = [older.rows[0], newer.rows[0]];
  const pairs = align(before, after, ({ text: one }, { text: other }) => likeness(one, other), 0.5);
  const isOneTable = before.length === after.length;
  return new Map(isOneTable ? after.map((_, index) => [index, index]) : pairs.map(([one, other]) => [other, one]));
}

function rowBetween(before: Cells, after: Cells, columns: ReadonlyMap<number, number>): ComparedRow {
  const cells = after.map(({ text }, index): ComparedCell => {
    const was = before[columns.get(index) ?? -1]?.text;
    return was === undefined || was === text ? { text } : { text, was };
  });
  const isSame = before.length === after.length && cells.every(({ was }) => was === undefined);
  return { is: isSame ? 'same' : 'changed', cells };
}

/** What a row begins with says which one it is. */
function rowLikeness(one: Cells, other: Cells): number {
  const [mine, theirs] = [rowWords(one), rowWords(other)];
  if (mine === theirs) return 1;
  const isNamed = (one[0]?.text ?? '') !== '' && one[0]?.text === other[0]?.text;
  return Math.min(0.99, isNamed ? 0.7 + 0.2 * likeness(mine, theirs) : 0.6 * likeness(mine, theirs));
}

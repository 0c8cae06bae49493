import type { TableCell } from '@pagewright/model/source-document';
import { typedCell } from '../../tables/cells.ts';
import { closeHan, joinLines } from '../../tidy.ts';
import { linesOfColumn } from './lines.ts';
import type { Fragment } from './pdf-page.ts';
import type { RuledTable } from './ruled-tables.ts';

/** Pieces of a page, and places at which many of them begin, that are looked through. */
const MOST = { pieces: 3_000, starts: 12 } as const;
/** Rows from which names beside texts are a table. */
const ROWS = 4;
/** Letters (Han count as two) of a name at most, and of a text at least, on average: otherwise two columns may be anything. */
const LETTERS = { name: 34, text: 28 } as const;
/** Share of the table's width that its names take at most. */
const NARROW = 0.42;
/** Points that pieces of one column may begin apart. */
const LEVEL = 2;
/** Distance of lines, in letter heights: up to which they are of one text, from which a row has begun, and from which they have nothing to do with each other. */
const GAP = { text: 1.65, row: 1.9, apart: 3.5 } as const;
/** Marks of items stand before their texts and name nothing. */
const MARK = /^[(（]?(?:\d+(?:\.\d+)*|[A-Za-z]|[ivx]{1,5}|[一二三四五六七八九十]{1,3})[.)）、．]?$|^[^\p{L}\p{N}]+$/u;

/** Dots that lead to a page's number in a table of contents. */
const LEADERS = /\.{4}|…{2}|(?:\. ){4}/u;

interface Row {
  readonly names: Fragment[];
  readonly texts: Fragment[];
}

/** Tables without rules of which one column names what the other one tells: terms, speakers, times of a day. */
export function takeNamedRows(pieces: readonly Fragment[]): { tables: RuledTable[]; rest: Fragment[] } {
  const tables: RuledTable[] = [];
  let rest = [...pieces];
  if (pieces.length > MOST.pieces) return { tables, rest };
  for (const start of textStarts(pieces)) {
    for (const stretch of stretches(rest, start)) {
      const rows = rowsOf(stretch, start);
      if (!rows) continue;
      // What stands over the first name belongs to no row, and stays where it is.
      const own = rows.flatMap(({ names, texts }) => [...names, ...texts]);
      const taken = new Set(own);
      rest = rest.filter((piece) => !taken.has(piece));
      tables.push(tableOf(rows, own));
    }
  }
  return { tables, rest };
}

/** Where the texts beside names may begin: the places at which many pieces do, from the left. */
function textStarts(pieces: readonly Fragment[]): number[] {
  const starts: { at: number; count: number }[] = [];
  for (const { x } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = starts.at(-1);
    if (last && x - last.at <= LEVEL) last.count += 1;
    else starts.push({ at: x, count: 1 });
  }
  return starts
    .filter(({ count }) => count >= ROWS)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST.starts)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
}

/** Pieces that follow each other downwards, none of which crosses the place where texts begin or stands elsewhere. */
function stretches(pieces: readonly Fragment[], start: number): Fragment[][] {
  const found: Fragment[][] = [[]];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const isName = piece.right < start - piece.size * 0.4;
    const isText = piece.x >= start - LEVEL * 2;
    const above = found.at(-1)?.at(-1);
    if (above && piece.y - above.y > Math.max(piece.size, above.size) * GAP.apart) found.push([]);
    if (isName || isText) found.at(-1)?.push(piece);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found;
}

/** The rows of a stretch, where nearly each name has a text on its line; undefined where this is no such table. */
function rowsOf(stretch: readonly Fragment[], start: number): Row[] | undefined {
  const names = stretch.filter(({ x }) => x < start - LEVEL * 2);
  const texts = stretch.filter(({ x }) => x >= start - LEVEL * 2);
  if (names.length < ROWS || names.some(({ text }) => MARK.test(text.trim()))) return undefined;
  if (texts.some(({ text }) => LEADERS.test(text))) return undefined;
  // More columns than these two are another table.
  if (texts.filter(({ x }) => x > start + LEVEL * 2).length > texts.length * 0.15) return undefined;
  const left = Math.min(...names.map(({ x }) => x));
  if (names.some(({ x }) => x > left + LEVEL)) return undefined;
  const right = Math.max(...texts.map((piece) => piece.right));
  if (start - left > (right - left) * NARROW) return undefined;
  const rows = gatherRows(names, texts);
  const paired = rows.filter((row) => row.texts.some(({ y }) => Math.abs(y - (row.names[0]?.y ?? 0)) < 2)).length;
  const lettersOf = (own: readonly Fragment[]): number => own.reduce((sum, { letters }) => sum + letters, 0);
  const isTable =
    rows.length >= ROWS &&
    paired >= rows.length * 0.9 &&
    lettersOf(names) <= rows.length * LETTERS.name &&
    lettersOf(texts) >= rows.length * LETTERS.text &&
    lettersOf(names) < lettersOf(texts);
  return isTable ? rows : undefined;
}

/** A name begins a row, unless rows stand apart and it follows closely: then the name above goes on. */
function gatherRows(names: readonly Fragment[], texts: readonly Fragment[]): Row[] {
  const lines = [...names, ...texts].map(({ y }) => y).toSorted((a, b) => a - b);
  const gapOver = ({ y, size }: Fragment): number =>
    (y - (lines.findLast((line) => line < y - 2) ?? y - size * 9)) / size;
  const apart = names.filter((name) => gapOver(name) > GAP.row).length >= names.length * 0.5;
  const rows: Row[] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last && apart && gapOver(name) < GAP.text) last.names.push(name);
    else rows.push({ names: [name], texts: [] });
  }
  for (const text of texts)
    rows.findLast(({ names: [name] }) => name && name.y < text.y + text.size * 0.5)?.texts.push(text);
  return rows;
}

function tableOf(rows: readonly Row[], own: readonly Fragment[]): RuledTable {
  const cell = (pieces: readonly Fragment[]): TableCell =>
    typedCell(pieces.length === 0 ? '' : closeHan(joinLines(linesOfColumn(pieces).map(({ text }) => text))));
  return {
    top: Math.min(...own.map(({ y, size }) => y - size)),
    bottom: Math.max(...own.map(({ y }) => y)),
    left: Math.min(...own.map(({ x }) => x)),
    right: Math.max(...own.map(({ right }) => right)),
    cells: rows.map(({ names, texts }) => [cell(names), cell(texts)]),
  };
}

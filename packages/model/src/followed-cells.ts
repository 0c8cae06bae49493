import {
  type BoundCells,
  type CellFigures,
  figuresOfCells,
  originOfCells,
  rangeOf,
  rangeOfBound,
  sheetLines,
} from './bound-cells.ts';
import { type CellRange, parsePlace } from './cell-range.ts';
import { followedRows } from './followed-rows.ts';
import { parseOrigin } from './origin.ts';
import type { SourceBlock, TableBlock } from './source-document.ts';

/** The table of a version of a file that stands where an origin says, or else on its sheet. */
export function tableAt(blocks: readonly SourceBlock[], origin: string): TableBlock | undefined {
  const { block = -1, place = '' } = parseOrigin(origin) ?? {};
  const own = blocks[block];
  if (own?.kind === 'table') return own;
  return tableOnSheet(blocks, place);
}

/** The table of a sheet that the cells of a place lie in. */
export function tableOnSheet(blocks: readonly SourceBlock[], place: string): TableBlock | undefined {
  const { sheet, range } = parsePlace(place) ?? {};
  if (!sheet || !range) return undefined;
  return blocks.find((own) => own.kind === 'table' && own.sheet === sheet && meets(rangeOf(own), range)) as
    | TableBlock
    | undefined;
}

/** Why cells say nothing any more. */
export type CellsLost = 'table' | 'cells' | 'figures';

export type FollowedCells =
  | {
      readonly is: 'there';
      readonly cells: BoundCells;
      readonly figures: CellFigures;
      /** Which of the series before each of the series is: one whose column is gone is among them no more. */
      readonly from: readonly number[];
    }
  | { readonly is: CellsLost };

/**
 * Bound cells in a newer version of their table: rows are followed by their names (`followedRows`), and columns are found by
 * their heads where these stand elsewhere now.
 *
 * @param newer undefined where the table is gone
 */
export function followedCells(cells: BoundCells, older: TableBlock, newer: TableBlock | undefined): FollowedCells {
  if (!newer) return { is: 'table' };
  const range = rangeOfBound(cells);
  if (!range) return { is: 'cells' };
  const [before, after] = [rangeOf(older), rangeOf(newer)];
  const column = columnsBetween(cells, older, newer, after.left - before.left);
  const found = cells.series.flatMap((own, index) => {
    const now = column(own);
    return now === undefined ? [] : [{ now, index }];
  });
  const series = found.map(({ now }) => now);
  const names = cells.names === null ? null : (column(cells.names) ?? null);
  const rows = followedRows(range, older, newer, { before: cells.names, after: names });
  if (!rows) return { is: 'cells' };
  const moved = {
    ...rows,
    left: Math.max(after.left, range.left + after.left - before.left),
    right: Math.min(after.right, range.right + after.left - before.left),
  };
  const all = [...series, ...(names === null ? [] : [names])];
  const reach = { ...moved, left: Math.min(moved.left, ...all), right: Math.max(moved.right, ...all) };
  if (series.length === 0 || moved.top > moved.bottom) return { is: 'cells' };
  const followed = { ...cells, origin: originOfCells(newer, reach), names, series };
  const figures = figuresOfCells(newer, followed);
  if (!figures) return { is: 'figures' };
  return { is: 'there', cells: followed, figures, from: found.map(({ index }) => index) };
}

/**
 * Where a column of the older table stands in the newer: under the same head, or else at its place, unless another column of
 * the older table has moved there: then it is gone.
 */
function columnsBetween(cells: BoundCells, older: TableBlock, newer: TableBlock, right: number) {
  const [before, after] = [sheetLines(older).columns, sheetLines(newer).columns];
  const headsOf = (table: TableBlock): string[] =>
    (table.rows[Math.max(0, table.headerRows - 1)] ?? []).map(({ text }) => text.trim());
  const [heads, newHeads] = [headsOf(older), headsOf(newer)];
  return (column: number): number | undefined => {
    const head = heads[before.indexOf(column)] ?? '';
    const there = newHeads.flatMap((own, index) => (own === head ? [index] : []));
    const [only] = there;
    if (cells.heads && head !== '' && there.length === 1 && only !== undefined) return after[only];
    const index = after.indexOf(column + right);
    const instead = newHeads[index] ?? '';
    const isOthers = cells.heads && instead !== '' && instead !== head && heads.includes(instead);
    return index < 0 || isOthers ? undefined : column + right;
  };
}

function meets(one: CellRange, other: CellRange): boolean {
  return one.top <= other.bottom && one.bottom >= other.top && one.left <= other.right && one.right >= other.left;
}

import { isSameValue } from '../behaviour/same-value.ts';
import { align } from './align.ts';

/** Rows of cells; the first row holds the columns' names. All rows are equally long. */
export type Grid<Cell> = readonly (readonly Cell[])[];

/** How much a row whose cells were all changed but that stands at the same place is like what it was. */
const SAME_PLACE = 0.35;

/** Where a line of the result comes from: its indexes in the three grids. */
interface Line {
  readonly base?: number;
  readonly mine?: number;
  readonly target?: number;
}

/**
 * What a person did to a table, done to another state of that table: cells that they changed, rows and columns that they
 * added or took away. What they changed and the other state does not show is added to it.
 *
 * @param base the table that the person found
 * @param mine the table as they left it
 * @param target the other state
 */
export function mergeGrid<Cell>(base: Grid<Cell>, mine: Grid<Cell>, target: Grid<Cell>): Cell[][] {
  if (isSameValue(base, target)) return mine.map((row) => [...row]);
  const mineColumns = matchedColumns(base, mine);
  const targetColumns = matchedColumns(base, target);
  const mineRows = matchedRows(base, mine, mineColumns);
  const targetRows = matchedRows(base, target, targetColumns);
  const changedColumn = (column: number, other: number): boolean =>
    base.some((row, index) => {
      const own = mineRows.get(index);
      return own !== undefined && mine[own]?.[other] !== row[column];
    });
  const changedRow = (row: number, other: number): boolean =>
    [...mineColumns].some(([column, own]) => mine[other]?.[own] !== base[row]?.[column]);
  const columns = lines(width(base), width(mine), width(target), mineColumns, targetColumns, changedColumn);
  const rows = lines(base.length, mine.length, target.length, mineRows, targetRows, changedRow);
  return rows.map((row) => columns.map((column) => cellOf(row, column)));

  function cellOf(row: Line, column: Line): Cell {
    const was = at(base, row.base, column.base);
    const own = at(mine, row.mine, column.mine);
    const shown = at(target, row.target, column.target);
    if (own !== undefined && (own !== was || shown === undefined)) return own;
    return (shown ?? own ?? was ?? emptyLike(target, base)) as Cell;
  }
}

/** Lines of the result in order: those of the target, less those taken away, with those added or changed put in. */
function lines(
  baseCount: number,
  mineCount: number,
  targetCount: number,
  toMine: ReadonlyMap<number, number>,
  toTarget: ReadonlyMap<number, number>,
  isChanged: (base: number, mine: number) => boolean,
): Line[] {
  const fromMine = new Map([...toMine].map(([base, mine]) => [mine, base]));
  const fromTarget = new Map([...toTarget].map(([base, target]) => [target, base]));
  const result: Line[] = [];
  for (let target = 0; target < targetCount; target += 1) {
    const base = fromTarget.get(target);
    const mine = base === undefined ? undefined : toMine.get(base);
    // A line that the person took away.
    if (base !== undefined && mine === undefined) continue;
    result.push({ target, ...(base === undefined ? {} : { base }), ...(mine === undefined ? {} : { mine }) });
  }
  for (let mine = 0; mine < mineCount; mine += 1) {
    if (result.some((line) => line.mine === mine)) continue;
    const base = fromMine.get(mine);
    if (base !== undefined && base < baseCount && !isChanged(base, mine)) continue;
    const before = result.findLastIndex((line) => line.mine !== undefined && line.mine < mine);
    result.splice(before + 1, 0, { mine, ...(base === undefined ? {} : { base }) });
  }
  return result;
}

function matchedColumns<Cell>(base: Grid<Cell>, other: Grid<Cell>): Map<number, number> {
  if (width(base) === width(other)) return identity(width(base));
  const cells = (grid: Grid<Cell>) =>
    Array.from({ length: width(grid) }, (_, column) => grid.map((row) => row[column]));
  return align(cells(base), cells(other), (a, b) => {
    const named = a[0] === b[0] && String(a[0] ?? '').trim() !== '' ? 0.5 : 0;
    return named + 0.5 * shareOf(a.slice(1).filter((cell) => b.includes(cell)).length, a.length - 1);
  });
}

function matchedRows<Cell>(
  base: Grid<Cell>,
  other: Grid<Cell>,
  columns: ReadonlyMap<number, number>,
): Map<number, number> {
  const pairs = [...columns];
  const samePlaces = base.length === other.length;
  return align(base, other, (a, b, at, otherAt) => {
    // The names of the columns stay the names of the columns.
    if (at === 0 || otherAt === 0) return at === otherAt ? 1 : 0;
    const same = pairs.filter(([own, place]) => a[own] === b[place]).length;
    const like = shareOf(same, pairs.length);
    return samePlaces && at === otherAt ? Math.max(like, SAME_PLACE) : like;
  });
}

function identity(count: number): Map<number, number> {
  return new Map(Array.from({ length: count }, (_, index) => [index, index]));
}

function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 1;
}

function at<Cell>(grid: Grid<Cell>, row: number | undefined, column: number | undefined): Cell | undefined {
  return row === undefined || column === undefined ? undefined : grid[row]?.[column];
}

function emptyLike<Cell>(...grids: readonly Grid<Cell>[]): unknown {
  return grids.some((grid) => grid.some((row) => row.some((cell) => typeof cell === 'string'))) ? '' : null;
}

function width(grid: Grid<unknown>): number {
  return grid[0]?.length ?? 0;
}

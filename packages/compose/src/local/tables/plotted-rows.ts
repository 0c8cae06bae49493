import { type Grid, type GridRow, valueAt } from './grid.ts';
import { isComponent, isFigure, isSummaryLabel } from './vocabulary.ts';

/** Rows up to here are plotted one by one; of more only the totals, where there are several. */
const ONE_BY_ONE = 14;
/** Totals that are looked at for being sums of one another. */
const MOST_TOTALS = 12;

/** Share of the rows that must be of one quantity for a chart to leave out the others. */
const ONE_QUANTITY = 0.8;

/** Rows whose figures can stand on one axis: none where tonnes stand above percentages and counts. */
function ofOneQuantity(rows: readonly GridRow[], { measures }: Grid): readonly GridRow[] {
  const usual = measures.map(({ column }) => mostCommon(rows.flatMap(({ cells }) => quantityOf(cells[column]) ?? [])));
  const fitting = rows.filter(({ cells }) =>
    measures.every(({ column }, index) => (quantityOf(cells[column]) ?? usual[index]) === usual[index]),
  );
  return fitting.length >= rows.length * ONE_QUANTITY ? fitting : [];
}

/** What a figure measures: a share, or an amount in its unit, which may be the column's. */
function quantityOf(cell: GridRow['cells'][number] | undefined): string | undefined {
  if (!isFigure(cell)) return undefined;
  return cell.type === 'percent' ? `share ${cell.unit ?? '%'}` : `amount ${cell.unit ?? ''}`;
}

function mostCommon(names: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0];
}

/**
 * Rows that one chart shows together. Totals are never plotted along with their parts: where there are few rows the totals
 * go, where there are many the parts go, and among totals those that are sums of others.
 */
export function plottedRows(grid: Grid): GridRow[] {
  const filled = grid.rows.filter((row) => grid.measures.some(({ column }) => (valueAt(row, column) ?? 0) !== 0));
  const rows = withoutClosing(withoutSummaries(ofOneQuantity(filled, grid)));
  const totals = rows.filter(({ isTotal }) => isTotal);
  const others = rows.filter(({ isTotal }) => !isTotal);
  const isLong = totals.length >= 2 && others.length > ONE_BY_ONE;
  if (isLong || (totals.length >= 3 && others.length > totals.length * 2)) {
    const plotted = withoutSums(totals, grid);
    // `Subtotal` twice says of neither what it is the sum of.
    if (new Set(plotted.map(({ label }) => label)).size === plotted.length) return plotted;
  }
  const parts = others.filter(({ label }) => !isComponent(label));
  return parts.length >= 2 ? parts : [...rows];
}

/** Fewest rows that a maximum or a mean is of. */
const SUMMED_UP = 3;

/** Rows without the means and extremes that stand below them, which are values of the others. */
function withoutSummaries(rows: readonly GridRow[]): readonly GridRow[] {
  const last = rows.findLastIndex(({ label }) => !isSummaryLabel(label));
  return last + 1 >= SUMMED_UP ? rows.slice(0, last + 1) : rows;
}

/** Rows below the last total that still belong to it: what is left, what it is of others. */
const MOST_CLOSING = 2;

/** Rows without those below the last total: what follows on a sum is reckoned from it, and no part beside its parts. */
function withoutClosing(rows: readonly GridRow[]): readonly GridRow[] {
  const total = rows.findLastIndex(({ isTotal }) => isTotal);
  const closing = rows.length - 1 - total;
  const parts = rows.slice(0, total).filter(({ isTotal }) => !isTotal).length;
  return total > 0 && closing > 0 && closing <= MOST_CLOSING && parts > closing ? rows.slice(0, total + 1) : rows;
}

/** The totals of a grid, without those that are sums of others. */
export function plottedTotals(grid: Grid): GridRow[] {
  const totals = grid.rows.filter(
    (row) => row.isTotal && grid.measures.some(({ column }) => (valueAt(row, column) ?? 0) !== 0),
  );
  return totals.length >= 2 ? withoutSums(totals, grid) : totals;
}

/** Totals without those that add up two or three others, or repeat one. */
function withoutSums(totals: readonly GridRow[], grid: Grid): GridRow[] {
  const column = grid.measures[0]?.column ?? 0;
  const considered = totals.slice(0, MOST_TOTALS);
  const kept: GridRow[] = [];
  for (const total of considered) {
    const value = valueAt(total, column) ?? 0;
    if (
      value !== 0 &&
      !isSumOf(
        value,
        kept.map((row) => valueAt(row, column) ?? 0),
      )
    )
      kept.push(total);
  }
  return kept.length >= 2 ? kept : [...considered];
}

function isSumOf(value: number, parts: readonly number[]): boolean {
  const near = (sum: number): boolean => Math.abs(sum - value) <= Math.abs(value) * 1e-6 + 0.011;
  for (const [index, first] of parts.entries()) {
    if (near(first)) return true;
    for (const [next, second] of parts.slice(index + 1).entries()) {
      if (near(first + second)) return true;
      for (const third of parts.slice(index + next + 2)) if (near(first + second + third)) return true;
    }
  }
  return false;
}

import type { ChartContent } from '@pagewright/model/outline';
import { type Grid, type GridRow, type Measure, valueAt } from './grid.ts';

/** Rows of a waterfall: fewer are read faster as bars, more do not fit. */
const ROWS = { min: 4, max: 14 } as const;
/** Changes that a waterfall shows at least. */
const FEWEST_CHANGES = 2;

/** What a row of figures is in a run of rises and falls: a level that is reached, or a change of it. */
export type Rung = 'level' | 'change';

/**
 * A column that runs from one level by rises and falls to others, as the cells themselves add up: profit before, charges,
 * profit after. Undefined where it does not add up, or nothing falls.
 */
export function rungsOf(values: readonly (number | null)[]): Rung[] | undefined {
  if (values.length < ROWS.min || values.length > ROWS.max) return undefined;
  const [first] = values;
  if (typeof first !== 'number' || first <= 0) return undefined;
  const rungs: Rung[] = ['level'];
  let level = first;
  let changesSince = 0;
  for (const value of values.slice(1)) {
    const isLevel = value !== null && changesSince > 0 && isSame(value, level);
    rungs.push(isLevel ? 'level' : 'change');
    changesSince = isLevel ? 0 : changesSince + 1;
    if (!isLevel) level += value ?? 0;
    if (level < 0) return undefined;
  }
  const changes = values.filter((_, index) => rungs[index] === 'change');
  const falls = changes.some((value) => (value ?? 0) < 0);
  return rungs.at(-1) === 'level' && changes.length >= FEWEST_CHANGES && falls ? rungs : undefined;
}

/** The same but for what rounding each cell may differ by. */
function isSame(value: number, level: number): boolean {
  return Math.abs(value - level) <= Math.max(1.01 * Number(Number.isInteger(value)), Math.abs(level) * 1e-6);
}

/** The chart of a column: its changes, and the levels between them, as two series with gaps for each other. */
export function waterfallOf(
  grid: Grid,
  rows: readonly GridRow[],
  measure: Measure,
  name: string,
): Pick<ChartContent, 'shape' | 'series'> | undefined {
  const values = rows.map((row) => valueAt(row, measure.column));
  const rungs = measure.type === 'percent' || grid.rows.length > rows.length ? undefined : rungsOf(values);
  if (!rungs) return undefined;
  const only = (rung: Rung): (number | null)[] => values.map((value, index) => (rungs[index] === rung ? value : null));
  return {
    shape: 'waterfall',
    series: [
      { name, values: only('change') },
      { name, values: only('level') },
    ],
  };
}

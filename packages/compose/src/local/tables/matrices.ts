import type { ChartContent } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { type Grid, type GridRow, type Measure, valueAt } from './grid.ts';
import { scaled } from './values.ts';
import { isTime, isTotalLabel, withoutNoteMark } from './vocabulary.ts';

/** Tables whose rows and columns are of one kind and one scale: profiles of a few things, and dense matrices. */

const RADAR = { rows: { min: 2, max: 5 }, measures: { min: 4, max: 8 }, ratio: 2.5, most: 100 } as const;
const HEATMAP = { rows: { min: 5, max: 16 }, measures: { min: 5, max: 14 }, ratio: 12, filled: 0.9, name: 12 } as const;
/** Longest name of an axis of a radar. */
const AXIS_NAME = 24;

/** The radar or the heat map that a whole table is, or undefined. */
export function matrixOf(
  grid: Grid,
  rows: readonly GridRow[],
  measures: readonly Measure[],
): Pick<ChartContent, 'shape' | 'categories' | 'series'> | undefined {
  const shape = isRadar(rows, measures) ? 'radar' : isHeatmap(rows, measures) ? 'heatmap' : undefined;
  // What they come to is of another size, and stands in the table.
  const own = grid.measures.filter(({ name }) => !isTotalLabel(name));
  if (!shape || measures.length < own.length) return undefined;
  return { shape, ...contentOf(rows, measures) };
}

/** Both show a series a row, with the measures as their categories. */
function contentOf(
  rows: readonly GridRow[],
  measures: readonly Measure[],
): Pick<ChartContent, 'categories' | 'series'> {
  const [first] = measures as [Measure];
  return {
    categories: measures.map(({ name }) => withoutNoteMark(name)),
    series: rows.map((row) => ({
      name: withoutNoteMark(row.label),
      values: scaled(
        measures.map(({ column }) => valueAt(row, column)),
        first,
      ),
    })),
  };
}

/** A few things on four to eight like scales of marks or shares, none below nought. */
function isRadar(rows: readonly GridRow[], measures: readonly Measure[]): boolean {
  if (!isWithin(rows.length, RADAR.rows) || !isWithin(measures.length, RADAR.measures)) return false;
  if (!areOfOneKind(measures) || measures.some(({ name }) => isTime(name) || visualLength(name) > AXIS_NAME))
    return false;
  if (rows.some(({ label, isTotal }) => isTotal || isTime(label))) return false;
  const values = valuesOf(rows, measures);
  const [measure] = measures;
  const most = measure?.type === 'percent' ? 1 : RADAR.most;
  const tops = measures.map(({ column }) => Math.max(...rows.map((row) => valueAt(row, column) ?? 0)));
  return (
    measure?.type !== 'currency' &&
    values.every((value) => value !== null && value >= 0 && value <= most) &&
    Math.min(...tops) > 0 &&
    Math.max(...tops) / Math.min(...tops) <= RADAR.ratio
  );
}

/** Many things by many of one kind, nearly every cell filled. */
function isHeatmap(rows: readonly GridRow[], measures: readonly Measure[]): boolean {
  if (!isWithin(rows.length, HEATMAP.rows) || !isWithin(measures.length, HEATMAP.measures)) return false;
  if (!areOfOneKind(measures) || rows.some(({ isTotal }) => isTotal)) return false;
  if (measures.some(({ name }) => visualLength(name) > HEATMAP.name)) return false;
  const isOverTime = rows.every(({ label }) => isTime(label)) !== measures.every(({ name }) => isTime(name));
  if (isOverTime) return false;
  const values = valuesOf(rows, measures);
  const known = values.filter((value) => value !== null);
  const sizes = measures.map(({ column }) => Math.max(...rows.map((row) => valueAt(row, column) ?? 0)));
  return (
    known.length >= values.length * HEATMAP.filled &&
    known.every((value) => value >= 0) &&
    Math.min(...sizes) > 0 &&
    Math.max(...sizes) / Math.min(...sizes) <= HEATMAP.ratio
  );
}

function areOfOneKind(measures: readonly Measure[]): boolean {
  const [first] = measures;
  return measures.every(({ type, unit, group, name }) => {
    return name !== '' && type === first?.type && unit === first.unit && group === first.group;
  });
}

function valuesOf(rows: readonly GridRow[], measures: readonly Measure[]): (number | null)[] {
  return rows.flatMap((row) => measures.map(({ column }) => valueAt(row, column)));
}

function isWithin(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

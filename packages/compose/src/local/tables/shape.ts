import type { ChartShape } from '@pagewright/model/outline';
import { type Grid, type GridRow, type Measure, valueAt } from './grid.ts';
import { isScale } from './number-names.ts';
import { areLong } from './values.ts';
import { areStages, isTime, isTotalLabel } from './vocabulary.ts';

export interface ShapeQuestion {
  readonly labels: readonly string[];
  readonly rows: readonly GridRow[];
  readonly measures: readonly Measure[];
  /** Those of the measures that one axis can show. */
  readonly together: readonly Measure[];
  readonly grid: Grid;
}

/** Rows from which two unlike measures are points rather than bars with a line. */
const SCATTER_ROWS = 9;
/** Parts of a whole that a ring shows; of more, up to so many, areas are told apart better. */
const MOST_SLICES = 6;
const MOST_PARTS = 16;

/** The chart that rows and measures should be, or undefined where they should stay a table. */
export function shapeOf(question: ShapeQuestion): ChartShape | undefined {
  const { labels, rows, measures, together, grid } = question;
  const [first] = measures;
  if (!first) return undefined;
  const overTime =
    labels.filter(isTime).length >= labels.length * 0.8 ||
    isScale(
      rows.map(({ cells }) => cells.slice(grid.labelColumn)),
      grid.labelName,
    );
  const isMixed = measures.length === 2 && together.length === 1;
  if (isMixed) return !overTime && rows.length >= SCATTER_ROWS ? 'scatter' : 'combo';
  if (overTime && labels.length >= 3) return measures.length === 1 ? 'area' : 'line';
  const values = rows.map((row) => valueAt(row, first.column));
  if (measures.length === 1 && isWhole(question, values)) return labels.length <= MOST_SLICES ? 'doughnut' : 'treemap';
  if (
    measures.length === 1 &&
    isFalling(values) &&
    areStages([...labels, question.grid.block.caption ?? '', question.grid.labelName])
  ) {
    return 'funnel';
  }
  if (isStacked(question)) return 'bar-stacked';
  return areLong(labels) ? 'bar-horizontal' : 'bar';
}

/** Few positive parts that come to about 100 %, or to the total that the table gives. */
function isWhole({ labels, grid, measures }: ShapeQuestion, values: readonly (number | null)[]): boolean {
  if (labels.length > MOST_PARTS || labels.length < 2 || values.some((value) => value === null || value < 0))
    return false;
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const [measure] = measures;
  if (measure?.type === 'percent' && Math.abs(sum - 1) < 0.03) return true;
  if (measure?.unit === '%' && Math.abs(sum - 100) < 1.5) return true;
  const isShare = /share|percent|占比|比例|比重|構成|part\b|répartition|%/i.test(measure?.name ?? '');
  if (isShare && Math.abs(sum - 100) < 1.5) return true;
  const total = grid.rows.find(({ isTotal }) => isTotal);
  const given = total && measure ? valueAt(total, measure.column) : null;
  return given !== null && given > 0 && Math.abs(sum - given) <= given * 0.002 && grid.measures.length === 1;
}

function isFalling(values: readonly (number | null)[]): boolean {
  if (values.length < 3 || values.length > 7) return false;
  return values.every(
    (value, index) => value !== null && value > 0 && (index === 0 || value < (values[index - 1] ?? 0)),
  );
}

/** A column of totals that adds up the other columns: these are parts. */
function isStacked({ rows, measures, grid }: ShapeQuestion): boolean {
  const total = grid.measures.find(({ name }) => isTotalLabel(name));
  const parts = measures.filter((measure) => measure !== total);
  if (!total || parts.length < 2 || measures.includes(total)) return false;
  return rows.every((row) => {
    const sum = parts.reduce((before, { column }) => before + (valueAt(row, column) ?? 0), 0);
    const given = valueAt(row, total.column) ?? 0;
    return Math.abs(sum - given) <= Math.abs(given) * 0.01 + 0.011;
  });
}

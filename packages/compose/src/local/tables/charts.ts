import type { ChartContent } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { bodyOf, type Grid, type GridRow, gridsOf, headOf, type Measure, valueAt } from './grid.ts';
import { matrixOf } from './matrices.ts';
import { plottedRows, plottedTotals } from './plotted-rows.ts';
import { shapeOf } from './shape.ts';
import { originsOf } from './table-origins.ts';
import { chartsOverColumns } from './time-across.ts';
import { areLong, scaled } from './values.ts';
import { isTime, isTotalLabel, isUnitHeader, scaleOf, unitBehind, withoutNoteMark } from './vocabulary.ts';
import { waterfallOf } from './waterfalls.ts';

/** Most categories of one chart, and most points of all its series together. */
const MOST = { categories: 20, timeCategories: 80, points: 28 } as const;
const LONGEST_LABEL = 64;
/** Notes under a chart. */
const MOST_NOTES = 2;

/** The charts that a table can be, the most telling first; none where it should stay a table. */
export function chartsOf(block: TableBlock): ChartContent[] {
  if (hasUnitsByRow(block)) return [];
  const across = chartsOverColumns(block, headOf(block), bodyOf(block));
  if (across.length > 0) return across;
  const grids = gridsOf(block);
  const [first, second] = grids;
  if (first && second && sameMeasures(first, second)) return chartsOfHalves(first, second);
  return grids.slice(0, 1).flatMap((grid) => chartsOfGrid(grid));
}

/** Units that differ from row to row, in a column or behind the names: one axis would set grams beside litres. */
function hasUnitsByRow({ rows, headerRows }: TableBlock): boolean {
  const heads = rows[headerRows - 1] ?? [];
  const behind = rows.slice(headerRows).map(([label]) => unitBehind(label?.text ?? ''));
  if (behind.some((unit) => unit !== undefined) && new Set(behind).size > 1) return true;
  return heads.some(({ text }, column) => {
    const units = rows.slice(headerRows).map((row) => row[column]?.text.trim() ?? '');
    return isUnitHeader(text) && new Set(units.filter((unit) => unit !== '')).size > 1;
  });
}

function sameMeasures(first: Grid, second: Grid): boolean {
  return (
    first.measures.length === second.measures.length &&
    first.measures.every(({ name }, index) => name === second.measures[index]?.name)
  );
}

/** Two tables side by side under the same head, a balance sheet: their totals in one chart. */
function chartsOfHalves(first: Grid, second: Grid): ChartContent[] {
  const left = plottedTotals(first);
  const right = plottedTotals(second);
  if (left.length + right.length < 3) return chartsOfGrid(first);
  const series = first.measures.map((measure, index) => ({
    name: measure.name,
    values: [
      ...left.map((row) => valueAt(row, measure.column)),
      ...right.map((row) => valueAt(row, second.measures[index]?.column ?? measure.column)),
    ],
  }));
  const categories = [...left, ...right].map(({ label }) => label);
  return [
    { ...frameOf(first, first.measures), shape: areLong(categories) ? 'bar-horizontal' : 'bar', categories, series },
  ];
}

function chartsOfGrid(grid: Grid): ChartContent[] {
  const gauge = gaugeOf(grid);
  if (gauge) return [gauge];
  const falls = waterfallsOf(grid);
  if (falls.length > 0) return falls;
  const rows = plottedRows(grid);
  if (rows.length < 2 || rows.some(({ label }) => visualLength(label) > LONGEST_LABEL) || !areToldApart(rows))
    return [];
  const charts: ChartContent[] = [];
  let left = grid.measures.filter(
    (measure) => isSaid(measure, grid) && isCompared(rows, measure) && !isOneValue(rows, measure),
  );
  // A column of totals is not plotted along with its parts.
  const totals = left.length >= 3 ? left.filter(({ name }) => isTotalLabel(name)) : [];
  left = [...left.filter((measure) => !totals.includes(measure)), ...totals];
  const compared = left.filter((measure) => !totals.includes(measure));
  const matrix = matrixOf(grid, rows, compared);
  if (matrix) return [{ ...frameOf(grid, compared), ...matrix }];
  while (left.length > 0 && charts.length < 4) {
    const parts = left.filter((measure) => !totals.includes(measure));
    const together = comparable(parts.length > 0 ? parts : left, rows);
    const chart = chartOfMeasures(grid, rows, together, left);
    if (chart) charts.push(chart.content);
    const used = chart ? chart.used : together;
    left = left.filter((measure) => !used.includes(measure));
  }
  return charts;
}

/** Share of the rows of a chart that have a name of their own: `pd`, `pd`, `pd` name a kind, not what a bar is for. */
const OWN_NAMES = 0.7;

function areToldApart(rows: readonly GridRow[]): boolean {
  return new Set(rows.map(({ label }) => label)).size >= rows.length * OWN_NAMES;
}

/** `Pay | 3 | Market | 5`: a number beside names says what a column counts for, and not what stands in it. */
function isSaid({ name }: Measure, { measures }: Grid): boolean {
  const isWord = (text: string): boolean => /\p{L}/u.test(text) || isTime(text);
  return name !== '' && (isWord(name) || !measures.some((other) => isWord(other.name)));
}

/** A measure that only one of several rows has compares nothing. */
function isCompared(rows: readonly GridRow[], { column }: Measure): boolean {
  return rows.filter((row) => (valueAt(row, column) ?? 0) !== 0).length >= FEWEST_COMPARED;
}

const FEWEST_COMPARED = 2;

/** Rows from which one value in all of them is a setting that they share, and no comparison. */
const SHARED_BY = 4;

function isOneValue(rows: readonly GridRow[], { column }: Measure): boolean {
  return rows.length >= SHARED_BY && new Set(rows.map((row) => valueAt(row, column))).size === 1;
}

/** A share alone: one row with one percentage, of which no more than all can be had. */
function gaugeOf(grid: Grid): ChartContent | undefined {
  const [row, ...rows] = grid.rows;
  const [measure, ...measures] = grid.measures;
  if (!row || !measure || rows.length + measures.length > 0) return undefined;
  const isShare = measure.type === 'percent' && measure.unit !== '‰';
  const [value] = scaled([valueAt(row, measure.column)], measure);
  if (!isShare || value === null || value === undefined || value < 0 || value > 100) return undefined;
  const series = [{ name: measure.name, values: [value] }];
  return { ...frameOf(grid, [measure]), shape: 'gauge', categories: [withoutNoteMark(row.label)], series };
}

/** A chart a column, where every column of the table rises and falls from one level to another. */
function waterfallsOf(grid: Grid): ChartContent[] {
  const { rows, measures } = grid;
  if (rows.some(({ label }) => visualLength(label) > LONGEST_LABEL * 1.5)) return [];
  const charts = measures.flatMap((measure): ChartContent[] => {
    const own = waterfallOf(grid, rows, measure, withoutNoteMark(measure.name));
    if (!own) return [];
    return [{ ...frameOf(grid, [measure]), ...own, categories: rows.map(({ label }) => withoutNoteMark(label)) }];
  });
  return charts.length === measures.length ? charts : [];
}

function chartOfMeasures(
  grid: Grid,
  rows: readonly GridRow[],
  together: readonly Measure[],
  all: readonly Measure[],
): { content: ChartContent; used: readonly Measure[] } | undefined {
  const labels = rows.map(({ label }) => label);
  const [first] = together;
  if (!first) return undefined;
  const partner = all.length === 2 && together.length === 1 ? all.find((measure) => measure !== first) : undefined;
  const chosen = partner && partner.unit !== first.unit ? [first, partner] : together;
  const shape = shapeOf({ labels, rows, measures: chosen, grid, together });
  if (!shape) return undefined;
  if (rows.length > (shape === 'line' || shape === 'area' ? MOST.timeCategories : MOST.categories)) return undefined;
  const isOne = shape === 'treemap' || shape === 'doughnut' || shape === 'funnel' || shape === 'area';
  const room = shape === 'line' ? 4 : Math.max(1, Math.floor(MOST.points / rows.length));
  const used = isOne
    ? chosen.slice(0, 1)
    : chosen.slice(0, Math.max(shape === 'combo' || shape === 'scatter' ? 2 : 1, Math.min(4, room)));
  const names = seriesNames(used, grid);
  const mixed = shape === 'combo' || shape === 'scatter';
  const content: ChartContent = {
    ...frameOf(grid, used),
    shape,
    categories: labels.map(withoutNoteMark),
    series: used.map((measure, index) => ({
      name: names[index] ?? '',
      values: scaled(
        rows.map((row) => valueAt(row, measure.column)),
        measure,
      ),
      ...(shape === 'combo' ? { as: index === 0 ? ('bar' as const) : ('line' as const) } : {}),
      ...(mixed && measure.unit ? { unit: measure.unit } : {}),
    })),
  };
  return { content: mixed ? { ...content, unit: undefined } : content, used };
}

/** Series are told apart by their names, by what stands over them, or by both. */
function seriesNames(measures: readonly Measure[], grid: Grid): string[] {
  const names = new Set(measures.map(({ name }) => name));
  const groups = new Set(measures.map(({ group }) => group));
  return measures.map(({ name, group }) => {
    if (names.size === 1 && groups.size > 1) return group;
    if (measures.length === 1 && grid.period) return withoutNoteMark(name) || grid.period;
    return groups.size > 1 && group ? `${group} · ${withoutNoteMark(name)}` : withoutNoteMark(name);
  });
}

function frameOf(grid: Grid, measures: readonly Measure[]): Omit<ChartContent, 'shape' | 'categories' | 'series'> {
  const [first] = measures;
  const unit = first?.type === 'percent' ? '%' : first ? first.unit : grid.unit;
  const { caption, notes } = grid.block;
  const groups = new Set(measures.map(({ group }) => group).filter(Boolean));
  const period =
    grid.period ||
    (groups.size === 1 && new Set(measures.map(({ name }) => name)).size > 1 ? ([...groups][0] ?? '') : '');
  return {
    ...(caption ? { caption } : period ? { caption: period } : {}),
    ...(unit ? { unit } : {}),
    ...(grid.labelName ? { categoryName: grid.labelName } : {}),
    ...(measures.length === 1 && first?.name ? { valueName: withoutNoteMark(first.name) } : {}),
    notes: [...(caption && period ? [period] : []), ...notesOfChart(notes)],
    origins: originsOf(grid.block),
  };
}

/** Notes to marks that a chart shows its labels without stand under the table alone. */
function notesOfChart(notes: readonly string[] | undefined): string[] {
  return (notes ?? []).filter((note) => !/^(?:\([a-z]\)|\(\*+\)|\*+|[¹²³])/.test(note)).slice(0, MOST_NOTES);
}

/** Measures of the first one's kind, unit and about its size, which one axis can show. */
function comparable(measures: readonly Measure[], rows: readonly GridRow[]): Measure[] {
  const size = ({ column }: Measure): number => Math.max(...rows.map((row) => Math.abs(valueAt(row, column) ?? 0)));
  const first = measures[0];
  if (!first) return [];
  const own = size(first);
  return measures.filter((measure) => {
    const ratio = own > 0 ? size(measure) / own : 1;
    const isOfOneKind = measure.type === first.type && scaleOf(measure.name) === scaleOf(first.name);
    return isOfOneKind && measure.unit === first.unit && ratio > 0.08 && ratio < 12;
  });
}

import type { ChartContent, TableContent } from '@pagewright/model/outline';

/** Rows and columns of figures that a chart is read with at a glance. */
const ROWS = { least: 2, most: 12 } as const;
const MOST_SERIES = 4;

const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'currency']);
/** `1,234.5` or `1 234`; what else a figure is written like may mean several numbers. */
const FIGURE = /^[-−–]?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?$/u;
/** What stands at a figure and is no part of it. */
const SIGNS = /[%％¥￥$€£]/gu;

/** The figures of a table as a chart; undefined where one cannot be read for certain, or they are no few of a kind. */
export function plottedTable({
  caption,
  columns,
  rows,
  emphasisRows,
  notes,
  origins,
}: TableContent): ChartContent | undefined {
  const totals = new Set(emphasisRows);
  const shown = rows.filter((_, index) => !totals.has(index));
  const [names, ...others] = columns;
  if (!names || FIGURES.has(names.type) || shown.length < ROWS.least || shown.length > ROWS.most) return undefined;
  const lead = others.find(({ type }) => FIGURES.has(type));
  const plotted = columns.flatMap((column, index) =>
    index > 0 && lead && column.type === lead.type && column.unit === lead.unit ? [{ column, index }] : [],
  );
  if (!lead || plotted.length > MOST_SERIES) return undefined;
  const series = plotted.map(({ column: { label }, index }) => ({
    name: label,
    values: shown.map((row) => figureIn(row[index] ?? '')),
  }));
  if (series.some(({ values }) => values.some((value) => value === null))) return undefined;
  const unit = lead.unit ?? (lead.type === 'percent' ? '%' : undefined);
  return {
    shape: names.type === 'date' ? 'line' : 'bar',
    ...(caption ? { caption } : {}),
    categories: shown.map(([name = '']) => name),
    series,
    ...(unit ? { unit } : {}),
    notes,
    origins,
  };
}

function figureIn(cell: string): number | null {
  const text = cell.replace(SIGNS, '').trim();
  if (!FIGURE.test(text)) return null;
  return Number(text.replace(/[, \u00a0\u202f]/gu, '').replace(/^[−–]/u, '-'));
}

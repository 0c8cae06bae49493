import type { ChartShape } from '@pagewright/model/outline';
import type { ChartTable } from './chart-table.ts';
import type { ChartFigures } from './figures.ts';

/** Shapes of which only the first series is drawn. */
const SINGLE: ReadonlySet<ChartShape> = new Set(['pie', 'doughnut', 'funnel', 'treemap', 'gauge']);

/** A chart's figures as a table: a row for each category, a column for each series. */
export function figuresTable({ shape, categories, series }: ChartFigures): ChartTable {
  const shown = SINGLE.has(shape) ? series.slice(0, 1) : series;
  const count = Math.max(categories.length, ...shown.map(({ values }) => values.length));
  return {
    freeColumns: shown.length === series.length && !SINGLE.has(shape),
    columns: [
      { id: 'category', numeric: false },
      ...shown.map(({ name }) => ({ id: 'series' as const, name, numeric: true })),
    ],
    rows: Array.from({ length: count }, (_, row) => [
      categories[row] ?? '',
      ...shown.map(({ values }) => values[row] ?? null),
    ]),
  };
}

/** The figures with what stands in a table of theirs; series that it does not show stay. */
export function withTable(content: ChartFigures, { columns, rows }: ChartTable): ChartFigures {
  const shown = columns.slice(1).map((column, index) => {
    const { unit, as } = content.series[index] ?? content.series.at(-1) ?? {};
    return {
      ...(unit === undefined ? {} : { unit }),
      ...(as === undefined ? {} : { as }),
      ...content.series[index],
      name: column.name ?? content.series[index]?.name ?? '',
      values: rows.map((row) => numberOf(row[index + 1])),
    };
  });
  const hidden = SINGLE.has(content.shape) ? content.series.slice(shown.length) : [];
  return { ...content, categories: rows.map((row) => String(row[0] ?? '')), series: [...shown, ...hidden] };
}

/** Figures to begin with: two categories of one series, all empty. */
export function blankFigures(shape: ChartShape): ChartFigures {
  return { shape, categories: ['', ''], series: [{ name: '', values: [null, null] }] };
}

function numberOf(cell: string | number | null | undefined): number | null {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}

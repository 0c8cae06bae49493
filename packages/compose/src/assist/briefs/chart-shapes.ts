import type { ChartContent, ChartShape } from '@pagewright/model/outline';

/** What a chart shows, wherever it comes from. */
type Figures = Omit<ChartContent, 'origins' | 'notes'>;

/** Most parts that a ring or a funnel tells apart. */
const MOST_PARTS = 12;

/** The shapes that can show the figures of a chart as they are, in the order in which they are offered. */
export function shapesFor({ categories, series, unit }: Figures): ChartShape[] {
  const isOne = series.length === 1;
  const units = new Set(series.map((own) => own.unit ?? unit ?? ''));
  const arePositive = series.every(({ values }) => values.every((value) => value !== null && value >= 0));
  const areParts = isOne && arePositive && categories.length >= 2 && categories.length <= MOST_PARTS;
  return [
    'bar',
    'bar-horizontal',
    ...(isOne || units.size > 1 || !arePositive ? [] : (['bar-stacked'] as const)),
    'line',
    'area',
    ...(areParts ? (['doughnut', 'pie', 'treemap', 'funnel'] as const) : []),
    ...(categories.length >= 3 && arePositive ? (['radar'] as const) : []),
  ];
}

/** The chart in a shape, the next that suits it where none is named; undefined where the shape cannot show it. */
export function inShape<Chart extends Figures>(chart: Chart, wanted: ChartShape | undefined): Chart | undefined {
  const shapes = shapesFor(chart);
  const shape = wanted ?? shapes[(shapes.indexOf(chart.shape) + 1) % shapes.length];
  if (!shape || !shapes.includes(shape) || (shape === chart.shape && wanted === undefined)) return undefined;
  // How each series of a combination is drawn has no meaning in another shape.
  const series = chart.series.map(({ as: _as, ...own }) => own);
  return { ...chart, shape, series };
}

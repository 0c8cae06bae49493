import type { FillWish } from '@pagewright/model/filling';
import type { ChartContent } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { chartsOf } from '../tables/charts.ts';
import { tallyOf } from '../tables/tallies.ts';
import { inShape, shapeAsked } from './chart-shapes.ts';
import { type Found, isSpokenOf } from './found.ts';
import { namedColumns, names, withColumns } from './named-columns.ts';
import type { Query } from './query.ts';
import type { Sources } from './sources.ts';
import { answeringTables } from './tables.ts';

/** Tables that are tried for a chart: those that answer worse than so many are about something else. */
const TRIED = 3;

/** A chart of the figures that answer, in the shape that the description or the component asks for. */
export function chartFor(wish: FillWish, query: Query, sources: Sources): Found {
  for (const { block } of answeringTables(query, sources).slice(0, TRIED)) {
    const chart = chartOfTable(wish, block, sources);
    if (chart) return { is: 'chart', id: wish.id, chart };
  }
  return isSpokenOf(query, sources) ? 'no-data' : 'not-found';
}

/** A chart of one table in the shape that the description or the component asks for; undefined where it has none. */
export function chartOfTable(wish: FillWish, block: TableBlock, sources: Sources): ChartContent | undefined {
  const shape = shapeAsked(wish.description) ?? wish.shape;
  for (const chart of chartsFor(block, wish.description, sources)) {
    const shaped = inShape(chart, shape);
    if (shaped) return shaped;
  }
  return undefined;
}

/** The charts of a table, those of what the description names first. */
function chartsFor(block: TableBlock, description: string, sources: Sources): ChartContent[] {
  const columns = namedColumns(block, description, sources);
  const narrowed = columns && withColumns(block, columns);
  const own = narrowed ? chartsOf(narrowed) : [];
  if (own.length > 0) return own;
  const charts = chartsOf(block).map((chart) => ({ chart, series: namedSeries(chart, description, sources) }));
  const named = charts.filter(({ series }) => series.length > 0);
  if (named.length > 0) return named.map(({ chart, series }) => ({ ...chart, series }));
  const tally = tallyOf(block, sources.language);
  const isTally = tally?.categoryName !== undefined && names(description, tally.categoryName, sources);
  return [...charts.map(({ chart }) => chart), ...(tally && (isTally || charts.length === 0) ? [tally] : [])];
}

/** The series that the description names; points of two measures need both. */
function namedSeries(chart: ChartContent, description: string, sources: Sources): ChartContent['series'] {
  if (chart.shape === 'scatter' || chart.shape === 'heatmap' || chart.shape === 'waterfall') return [];
  return chart.series.filter(({ name }) => names(description, name, sources));
}

import { behaviourOf } from '@pagewright/components/behaviours';
import { describeFigures } from '@pagewright/components/chart-description';
import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import type { BoundCells, CellFigures } from '@pagewright/model/bound-cells';
import type { Language } from '@pagewright/model/languages';
import type { ChartContent } from '@pagewright/model/outline';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { drawingOn } from './drawing-on.ts';

/** What cells say, and which they are. */
export interface CellsSaying {
  readonly cells: BoundCells;
  readonly figures: CellFigures;
  /** Which of the series that the chart shows each of the series is; the same ones where absent. */
  readonly from?: readonly number[];
}

/**
 * A chart that shows what its cells say. Its words for people who do not see it follow, unless a person wrote these.
 *
 * @param language of its page
 * @param said what its cells said before: series that are called otherwise in the chart have names of a person's
 */
export function withCells(
  chart: Component,
  { cells, figures, from = figures.series.map((_, index) => index) }: CellsSaying,
  language: Language,
  said?: CellFigures,
): Component {
  const { cells: face } = behaviourOf(chart);
  if (!face) return chart;
  const before = contentOf(chart);
  const series = figures.series.map((own, index) => {
    const then = from[index] ?? -1;
    const [name, was] = [before?.series[then]?.name, said?.series[then]?.name];
    return name === undefined || was === undefined || name === was ? own : { ...own, name };
  });
  const now = face.with(chart, cells, { ...figures, series }, from);
  const described = 'description' in chart.props ? chart.props.description : '';
  const isOwn = described !== '' && described !== (before && describeFigures(before, language));
  const content = contentOf(now);
  if (isOwn || !content) return now;
  return { ...now, props: { ...now.props, description: describeFigures(content, language) } } as Component;
}

/** Whether a chart has these figures; what its series are called is the person's. */
export function showsFigures(chart: Component, { categories, series }: CellFigures): boolean {
  const shown = behaviourOf(chart).cells?.shows(chart);
  const valuesOf = (all: readonly { readonly values: unknown }[] = []): unknown[] => all.map(({ values }) => values);
  return isSameValue(shown?.categories, categories) && isSameValue(valuesOf(shown?.series), valuesOf(series));
}

/** A new chart as a style draws it on a page. */
export function drawnInStyle(chart: Component, page: Page, style: StyleTokens): Component {
  const content = contentOf(chart);
  if (!content) return chart;
  const ground = 'backgroundColor' in chart.props ? chart.props.backgroundColor : 'transparent';
  return { ...chart, props: { ...chart.props, ...drawingOn(page, style, content, chart.size, ground) } } as Component;
}

function contentOf(chart: Component): ChartContent | undefined {
  const figures = behaviourOf(chart).cells?.shows(chart);
  return figures && { ...figures, notes: [], origins: [] };
}

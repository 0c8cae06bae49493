import { behaviourOf } from '@pagewright/components/behaviours';
import { chartInShape, figuresOf } from '@pagewright/components/chart-in-shape';
import { isOf } from '@pagewright/components/kind';
import { type AiEchart, aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { inShape } from '@pagewright/compose/assist';
import type { ChartShape } from '@pagewright/model/outline';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import type { Shadow } from '../shadow.ts';

/**
 * The page with the first chart whose figures can be shown so in another shape, the next that suits them where none is
 * named. It is for charts that no brief tells of: a person put them there, and their figures stand in them alone.
 * @returns why not, where there is no such page
 */
export function withOwnChartReshaped(
  shadow: Shadow,
  page: AssistPage,
  shape: ChartShape | undefined,
): AssistPage | 'no-chart' | 'chart-shape' {
  const shown = shadow.shown(page);
  const charts = shown.components.filter((one) => isOf(aiEchartModel, one)).filter(isChangeable);
  if (charts.length === 0) return 'no-chart';
  for (const chart of charts) {
    const figures = figuresOf(chart);
    const told = figures && inShape(figures, shape);
    if (!told) continue;
    const made = chartInShape(chart, told, told.shape, shown.language);
    const components = shown.components.map((one) => (one.id === chart.id ? made : one));
    return { ...page, styledText: printPage({ ...shown, components }) };
  }
  return 'chart-shape';
}

/** A sample has no figures of the person's. */
function isChangeable(chart: AiEchart): boolean {
  return chart.visible && !chart.locked && !behaviourOf(chart).isEmpty(chart);
}

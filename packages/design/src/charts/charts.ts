import { withUnit } from '@pagewright/components/chart-numbers';
import { TYPE_OF_SHAPE } from '@pagewright/components/chart-shapes';
import type { KindInput } from '@pagewright/components/kind';
import type { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { ChartContent } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import { look, type Setting } from '../setting.ts';
import { chartFontSize, chartLook } from './chart-look.ts';

/** ChartContent to the props of a chart that is drawn from its figures, in the style's colours. */

/** Longest alternative text of a chart (`description` of the chart kinds). */
const MAX_DESCRIPTION = 1000;

export function chartProps(setting: Setting, content: ChartContent, size: Size): KindInput<typeof aiEchartModel> {
  const { origins: _origins, notes: _notes, ...figures } = content;
  return {
    chartType: TYPE_OF_SHAPE[content.shape],
    content: figures,
    look: chartLook(setting),
    width: Math.round(size.width),
    height: Math.round(size.height),
    fontSize: chartFontSize(setting, size, content),
    fontFamily: look(setting, 'body').fontFamily,
    description: describe(content, setting),
  };
}

/** The chart's caption and figures in words, as many as fit. */
function describe(content: ChartContent, setting: Setting): string {
  const { language } = setting.theme;
  const lines = content.series.map((series) => {
    const values = content.categories.map((name, index) => {
      const value = series.values[index];
      return typeof value === 'number'
        ? `${name} ${withUnit(value, series.unit ?? content.unit, language)}`
        : undefined;
    });
    return [series.name, values.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });
  let text = content.caption ?? '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > MAX_DESCRIPTION) break;
    text = next;
  }
  return text.slice(0, MAX_DESCRIPTION);
}

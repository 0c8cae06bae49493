import { describeFigures } from '@pagewright/components/chart-description';
import { TYPE_OF_SHAPE } from '@pagewright/components/chart-shapes';
import type { KindInput } from '@pagewright/components/kind';
import type { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { ChartContent } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import { look, type Setting } from '../setting.ts';
import { chartFontSize, chartLook } from './chart-look.ts';

/** ChartContent to the props of a chart that is drawn from its figures, in the style's colours. */

export function chartProps(setting: Setting, content: ChartContent, size: Size): KindInput<typeof aiEchartModel> {
  const { origins: _origins, notes: _notes, captionLinks: _links, ...figures } = content;
  return {
    chartType: TYPE_OF_SHAPE[content.shape],
    content: figures,
    look: chartLook(setting),
    width: Math.round(size.width),
    height: Math.round(size.height),
    fontSize: chartFontSize(setting, size, content),
    fontFamily: look(setting, 'body').fontFamily,
    description: describeFigures(content, setting.theme.language),
  };
}

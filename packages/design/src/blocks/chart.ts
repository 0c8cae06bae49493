import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { ChartContent } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { chartProps } from '../charts/charts.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { words } from './entry.ts';

export interface ChartOptions {
  /** px. */
  readonly least?: number;
  /** Height that it likes to have, as a share of its width. */
  readonly ratio?: number;
  /** Draws what stands on the chart. */
  readonly over?: (sheet: Sheet, rect: Rect) => void;
}

/** A chart with its caption and notes; it takes what height it is given. */
export function chartBlock(setting: Setting, chart: ChartContent, options: ChartOptions = {}): Box {
  const small = look(setting, 'small', 'soft');
  const caption =
    chart.caption && !setting.dropped.has('chart.caption')
      ? textBox(words(setting, chart.caption, 'chart.caption', chart.origins), look(setting, 'label', 'soft'), {
          id: 'chart-caption',
        })
      : undefined;
  const notes = chart.notes.map((note, index) =>
    textBox(words(setting, note, `chart.notes.${index}`, chart.origins), small, { id: 'chart-note' }),
  );
  const drawing = box({
    height: (width) => options.least ?? Math.round(Math.min(width * 0.5, leastHeight(setting, chart))),
    grow: 3,
    limit: (width) => Math.round(width * (options.ratio ?? 0.75)),
    draw(sheet, rect) {
      const put = () =>
        sheet.put(aiEchartModel, 'chart', rect, chartProps(setting, chart, rect), {
          slot: 'chart',
          origin: chart.origins,
        });
      const { over } = options;
      if (!over) return put();
      sheet.grouped('chart', () => {
        put();
        over(sheet, rect);
      });
    },
  });
  return stack([caption, drawing, ...notes], { gap: space(setting, 10), grow: 3, align: 'start' });
}

/** Height under which a chart of this many parts cannot be read, px. */
export function leastHeight(setting: Setting, chart: ChartContent): number {
  const line = look(setting, 'body').fontSize;
  if (chart.shape === 'bar-horizontal') return Math.max(line * 9, chart.categories.length * line * 1.9 + line * 3);
  if (chart.shape === 'heatmap') return Math.max(line * 9, chart.series.length * line * 1.9 + line * 3);
  return line * (setting.theme.medium === 'document' ? 15 : 12);
}

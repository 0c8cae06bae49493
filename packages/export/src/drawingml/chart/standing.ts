import { mostReadable } from '@pagewright/model/color';
import { el } from '../../ooxml/xml.ts';
import { categoryAxisXml, FIRST_AXES, valueAxisXml } from './axes.ts';
import { barPoint } from './bar-point.ts';
import { axisIds, seriesHead } from './bars-and-lines.ts';
import { cartesianLayout, nameAbove, nameBelow } from './cartesian-layout.ts';
import { categories, values } from './data.ts';
import { labels, noLabels } from './labels.ts';
import {
  categoryAxis,
  isHorizontal,
  numberOf,
  type OptionRecord,
  recordOf,
  recordsOf,
  stringOf,
  valueAxes,
} from './option.ts';
import { axisFormat, formatOf, type Plot, type PlottedChart } from './plot.ts';
import { ticksOf } from './ticks.ts';
import type { ChartSheet } from './workbook.ts';

/** Charts whose bars stand on a part that is not seen: waterfalls and funnels. */

/** Room between bars, % of a bar. */
const GAP = { waterfall: 60, funnel: 8 } as const;

interface StandingBar {
  readonly below: number;
  readonly height: number;
  readonly color: string;
  readonly text: string | undefined;
}

/** Changes one on another, as the page has stood them up. */
export function waterfall(chart: PlottedChart): Plot {
  const { look, figures, primitive } = chart;
  const [base = {}, rise = {}] = recordsOf(primitive.option?.series);
  const below = Array.isArray(base.data) ? base.data : [];
  const rises = Array.isArray(rise.data) ? rise.data : [];
  const bars = figures.categories.map((_, index) => {
    const point = recordOf(rises[index]);
    return {
      below: numberOf(below[index]) ?? 0,
      height: numberOf(point.value) ?? 0,
      color: stringOf(recordOf(point.itemStyle).color) ?? look.color(0),
      text: stringOf(recordOf(point.label).formatter),
    };
  });
  return standing(chart, bars, { gap: GAP.waterfall, horizontal: isHorizontal(primitive.option), centred: false });
}

/** Steps in the middle of the chart, the widest first. */
export function funnel(chart: PlottedChart): Plot {
  const { figures, look } = chart;
  const heights = (figures.series[0]?.values ?? []).map((value) => value ?? 0);
  const most = Math.max(0, ...heights);
  const bars = heights.map((height, index) => ({
    below: (most - height) / 2,
    height,
    color: look.color(index),
    text: undefined,
  }));
  return standing(chart, bars, { gap: GAP.funnel, horizontal: true, centred: true });
}

function standing(
  chart: PlottedChart,
  bars: readonly StandingBar[],
  { gap, horizontal, centred }: { gap: number; horizontal: boolean; centred: boolean },
): Plot {
  const { look, figures, primitive } = chart;
  const { option } = primitive;
  const format = formatOf(primitive, 0);
  const sheet: ChartSheet = {
    categories: figures.categories,
    columns: [
      { name: '', values: bars.map(({ below }) => below), format },
      { name: figures.series[0]?.name ?? '', values: bars.map(({ height }) => height), format },
    ],
  };
  const [axis = {}] = valueAxes(option);
  const valueAxis: OptionRecord = centred ? { axisLabel: { show: false }, splitLine: { show: false } } : axis;
  const layout = centred ? undefined : cartesianLayout(chart);
  const ends = bars.flatMap(({ below, height }) => [below, below + height]);
  const ticks = centred ? undefined : ticksOf(ends, axis);
  const along = horizontal ? primitive.box.width * (layout?.width ?? 1) : primitive.box.height * (layout?.height ?? 1);
  const pxEach = along / (ticks ? ticks.max - ticks.min : Math.max(...ends));
  // A label that is larger than its bar stands on the ground beside it.
  const colors = bars.map(({ color, height, text = '' }) => {
    const taken = horizontal ? look.widthOf(text) : look.fontSize;
    return taken < height * pxEach ? mostReadable(color, ['#ffffff', '#14181f']) : look.textColor;
  });
  return {
    sheet,
    layout,
    area: [
      el(
        'c:barChart',
        {},
        el('c:barDir', { val: horizontal ? 'bar' : 'col' }),
        el('c:grouping', { val: 'stacked' }),
        el('c:varyColors', { val: false }),
        el(
          'c:ser',
          {},
          seriesHead(sheet, 0),
          look.nothing(),
          el('c:invertIfNegative', { val: false }),
          noLabels(),
          categories(sheet),
          values('c:val', sheet, 0),
        ),
        el(
          'c:ser',
          {},
          seriesHead(sheet, 1),
          look.fill(bars[0]?.color ?? look.color(0)),
          el('c:invertIfNegative', { val: false }),
          bars.map(({ color }, index) => barPoint(index, color, look)),
          // Bars that stand on others have no place for labels above them.
          labels({ format, position: 'inEnd', texts: bars.map(({ text }) => text), colors }, look),
          categories(sheet),
          values('c:val', sheet, 1),
        ),
        noLabels(),
        el('c:gapWidth', { val: gap }),
        el('c:overlap', { val: 100 }),
        axisIds(FIRST_AXES),
      ),
      categoryAxisXml(
        centred ? { axisLine: { lineStyle: { color: 'transparent' } } } : categoryAxis(option),
        { id: FIRST_AXES.category, crossing: FIRST_AXES.value, side: horizontal ? 'l' : 'b' },
        look,
        { reversed: horizontal },
      ),
      valueAxisXml(
        valueAxis,
        { id: FIRST_AXES.value, crossing: FIRST_AXES.category, side: horizontal ? 'b' : 'l' },
        look,
        {
          format: axisFormat(chart, 0),
          ticks,
          crosses: horizontal ? 'max' : 'autoZero',
          nameAt: horizontal
            ? nameBelow(valueAxis, chart, layout)
            : nameAbove(stringOf(valueAxis.name), 'left', chart, layout),
        },
      ),
    ],
  };
}

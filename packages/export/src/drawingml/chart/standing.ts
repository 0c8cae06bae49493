import { mostReadable } from '@pagewright/model/color';
import { el } from '../../ooxml/xml.ts';
import { categoryAxisXml, FIRST_AXES, valueAxisXml } from './axes.ts';
import { gapWidth } from './bar-gap.ts';
import { barPoint } from './bar-point.ts';
import { axisIds, seriesHead } from './bars-and-lines.ts';
import { cartesianLayout, nameAbove, nameBelow } from './cartesian-layout.ts';
import { categories, values } from './data.ts';
import { type Labels, labels, noLabels } from './labels.ts';
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

/** Room between the steps of a funnel, % of a step. */
const FUNNEL_GAP = 8;
/** What ECharts leaves free of the place of a bar that has it alone, as a share. */
const WATERFALL_FREE = 0.31;
/** px between a bar and its label, as ECharts has it. */
const LABEL_GAP = 5;

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
  const color = stringOf(recordOf(rise.label).color);
  return standing(chart, bars, { horizontal: isHorizontal(primitive.option), centred: false, color });
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
  return standing(chart, bars, { horizontal: true, centred: true });
}

function standing(
  chart: PlottedChart,
  bars: readonly StandingBar[],
  { horizontal, centred, color }: { horizontal: boolean; centred: boolean; color?: string | undefined },
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
  const shown: Labels = centred
    ? {
        format,
        position: 'ctr',
        colors: bars.map((one) => (one.height > 0 ? mostReadable(one.color, ['#ffffff', '#14181f']) : look.textColor)),
      }
    : outside(chart, bars, { format, horizontal, color, pxEach });
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
          labels(shown, look),
          categories(sheet),
          values('c:val', sheet, 1),
        ),
        noLabels(),
        el('c:gapWidth', { val: centred ? FUNNEL_GAP : gapWidth(chart, { share: WATERFALL_FREE, beside: 1, layout }) }),
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

/** Labels behind the ends of bars: such as stand on others have no place for them there, so they are moved from their middles. */
function outside(
  { look }: PlottedChart,
  bars: readonly StandingBar[],
  {
    format,
    horizontal,
    color,
    pxEach,
  }: { format: string; horizontal: boolean; color: string | undefined; pxEach: number },
): Labels {
  return {
    format,
    color,
    position: 'ctr',
    texts: bars.map(({ text }) => text),
    moved: bars.map(({ height, text = '' }) => {
      const toEnd = (height * pxEach) / 2 + LABEL_GAP;
      return horizontal
        ? { x: (toEnd + look.widthOf(text) / 2) / look.width, y: 0 }
        : { x: 0, y: -(toEnd + look.fontSize / 2) / look.height };
    }),
  };
}

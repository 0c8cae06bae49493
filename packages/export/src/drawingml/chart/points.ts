import { el, type Xml } from '../../ooxml/xml.ts';
import { FIRST_AXES, valueAxisXml } from './axes.ts';
import { axisIds, colorOf, marker, seriesHead } from './bars-and-lines.ts';
import type { ChartLook } from './chart-look.ts';
import { abscissas, values } from './data.ts';
import { type Labels, labels, noLabels } from './labels.ts';
import { numberOf, type OptionRecord, recordOf, recordsOf, stringOf } from './option.ts';
import type { Plot, PlotLayout } from './plot.ts';
import type { PointCloud, PointSeries } from './point-series.ts';
import { ticksOf } from './ticks.ts';
import type { ChartSheet, SheetRows } from './workbook.ts';

/** The widest bubble at a scale of 100 %, as a share of the shorter side of the plot. */
const WIDEST_BUBBLE = 0.25;
const MOST_SCALE = 300;
/** Width of a point that says none, px (ECharts' own). */
const POINT = 10;

/** Points as they were typed: in different sizes as bubbles. */
export function points(cloud: PointCloud, option: OptionRecord, look: ChartLook): Plot {
  const sheet = pointSheet(cloud);
  const layout = layoutOf(recordOf(recordsOf(option.grid)[0]), look);
  const { xAxis, yAxis, series } = cloud;
  const all = series.flatMap((one) => one.points);
  const axis = (own: OptionRecord, numbers: readonly number[]) => ({
    format: formatOf(own),
    ticks: ticksOf(numbers, own),
    between: false,
  });
  const { category, value } = FIRST_AXES;
  return {
    sheet,
    legend: legendSide(option),
    layout,
    area: [
      cloud.sizes ? bubbles(cloud, sheet, look, layout) : dots(cloud, sheet, look),
      valueAxisXml(
        xAxis,
        { id: category, crossing: value, side: 'b' },
        look,
        axis(
          xAxis,
          all.map(({ x }) => x),
        ),
      ),
      valueAxisXml(
        yAxis,
        { id: value, crossing: category, side: 'l' },
        look,
        axis(
          yAxis,
          all.map(({ y }) => y),
        ),
      ),
    ],
  };
}

function dots({ series }: PointCloud, sheet: ChartSheet, look: ChartLook): Xml {
  return el(
    'c:scatterChart',
    {},
    el('c:scatterStyle', { val: 'lineMarker' }),
    el('c:varyColors', { val: false }),
    series.map((one, index) => {
      const color = colorOf(one.option, { look }, index);
      const symbolSize = numberOf(one.option.symbolSize) ?? POINT;
      return el(
        'c:ser',
        {},
        seriesHead(sheet, index),
        el('c:spPr', {}, look.noLine()),
        marker({ symbolSize, opacity: opacityOf(one) }, color, { look }),
        labels(namesOf(one), look),
        abscissas(sheet, rowsOf(series, index)),
        values('c:yVal', sheet, index, rowsOf(series, index)),
        el('c:smooth', { val: false }),
      );
    }),
    noLabels(),
    axisIds(FIRST_AXES),
  );
}

function bubbles(cloud: PointCloud, sheet: ChartSheet, look: ChartLook, layout: PlotLayout | undefined): Xml {
  const { series, sizes } = cloud;
  return el(
    'c:bubbleChart',
    {},
    el('c:varyColors', { val: false }),
    series.map((one, index) => {
      const rows = rowsOf(series, index);
      return el(
        'c:ser',
        {},
        seriesHead(sheet, index),
        look.fill(colorOf(one.option, { look }, index), opacityOf(one)),
        el('c:invertIfNegative', { val: false }),
        labels(namesOf(one), look),
        abscissas(sheet, rows),
        values('c:yVal', sheet, index, rows),
        values('c:bubbleSize', sheet, series.length, rows),
        el('c:bubble3D', { val: false }),
      );
    }),
    noLabels(),
    el('c:bubbleScale', { val: bubbleScale(cloud, look, layout) }),
    el('c:showNegBubbles', { val: false }),
    el('c:sizeRepresents', { val: sizes === 'width' ? 'w' : 'area' }),
    axisIds(FIRST_AXES),
  );
}

/** %: the largest bubble is as wide as the page's where that says how wide it is. */
function bubbleScale({ series, sizes }: PointCloud, look: ChartLook, layout: PlotLayout | undefined): number {
  if (sizes !== 'width') return 100;
  const widest = Math.max(...series.flatMap((one) => one.points.map(({ size = 0 }) => size)));
  const { width, height } = layout ?? { width: 1, height: 1 };
  const side = Math.min(look.width * width, look.height * height);
  return Math.min(MOST_SCALE, Math.max(1, Math.round((widest / (side * WIDEST_BUBBLE)) * 100)));
}

/** Points one below the other: where they stand along in the first column, up in their series' own, their sizes in the last. */
export function pointSheet({ series, sizes }: PointCloud): ChartSheet {
  const all = series.flatMap((one) => one.points);
  const columns = series.map((one, index) => {
    const { from } = rowsOf(series, index);
    const own = Array.from({ length: all.length }, (_, row) => one.points[row - from]?.y ?? null);
    return { name: one.name, values: own, format: 'General' };
  });
  const last = sizes ? [{ name: '', values: all.map(({ size = null }) => size), format: 'General' }] : [];
  return { categories: all.map(({ x }) => x), columns: [...columns, ...last] };
}

/** Which rows of the sheet a series has. */
function rowsOf(series: readonly PointSeries[], index: number): SheetRows {
  const from = series.slice(0, index).reduce((sum, { points: own }) => sum + own.length, 0);
  return { from, count: series[index]?.points.length ?? 0 };
}

function namesOf({ option, points: own }: PointSeries): Labels | undefined {
  const { show, color, position } = recordOf(option.label);
  if (show !== true) return undefined;
  const texts = own.map(({ name = '' }) => name);
  return { format: 'General', color: stringOf(color), position: position === 'bottom' ? 'b' : 't', texts };
}

function opacityOf({ option }: PointSeries): number | undefined {
  return numberOf(recordOf(option.itemStyle).opacity);
}

/** Numbers along an axis with the words that the page has beside them. */
function formatOf(axis: OptionRecord): string {
  const pattern = stringOf(recordOf(axis.axisLabel).formatter);
  if (!pattern?.includes('{value}')) return 'General';
  const quoted = (words: string): string => (words === '' ? '' : `"${words.replaceAll('"', '')}"`);
  const [before = '', after = ''] = pattern.split('{value}');
  return `${quoted(before)}General${quoted(after)}`;
}

function legendSide({ legend }: OptionRecord): Plot['legend'] {
  if (legend === undefined) return undefined;
  const own = recordsOf(legend)[0] ?? {};
  if (own.show === false) return undefined;
  if (own.bottom !== undefined) return 'b';
  return own.right !== undefined && own.orient === 'vertical' ? 'r' : 't';
}

/** Where the page's chart has its plot, if the option says so. */
function layoutOf(grid: OptionRecord, look: ChartLook): PlotLayout | undefined {
  const share = (value: unknown, whole: number): number | undefined => {
    const percent = typeof value === 'string' && value.endsWith('%') ? numberOf(Number.parseFloat(value)) : undefined;
    const px = numberOf(value);
    return percent === undefined ? px && px / whole : percent / 100;
  };
  if (grid.containLabel === true) return undefined;
  const left = share(grid.left, look.width);
  const right = share(grid.right, look.width);
  const top = share(grid.top, look.height);
  const bottom = share(grid.bottom, look.height);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined;
  return { x: left, y: top, width: Math.max(0.1, 1 - left - right), height: Math.max(0.1, 1 - top - bottom) };
}

import { mostReadable } from '@pagewright/model/color';
import type { Size } from '@pagewright/model/units';
import { el, type Xml } from '../../ooxml/xml.ts';
import { categoryAxisXml, FIRST_AXES, valueAxisXml } from './axes.ts';
import { axisIds, colorOf, marker, seriesHead } from './bars-and-lines.ts';
import { abscissas, categories, values } from './data.ts';
import { labels, noLabels } from './labels.ts';
import { isShown, numberOf, type OptionRecord, recordOf, recordsOf, stringOf } from './option.ts';
import { axisFormat, formatOf, type Plot, type PlotLayout, type PlottedChart, plainSheet } from './plot.ts';
import { ticksOf } from './ticks.ts';
import type { ChartSheet } from './workbook.ts';

/** Charts without categories along an axis: pies, rings, radars, points. */

const HOLE = 58;
const RADAR_OPACITY = 0.18;
/** Width of the lines between slices, px. */
const SLICE_GAP = 2;

export function pie(chart: PlottedChart): Plot {
  const { look, figures, primitive } = chart;
  const [first] = figures.series;
  const sheet: ChartSheet = { ...plainSheet(chart), columns: plainSheet(chart).columns.slice(0, 1) };
  const ring = figures.shape === 'doughnut';
  const [option = {}] = recordsOf(primitive.option?.series);
  const slices = (first?.values ?? []).map((_, index) => sliceColor(option, index) ?? look.color(index));
  const ground = stringOf(recordOf(option.itemStyle).borderColor) ?? '#ffffff';
  const many = isShown(primitive.option?.legend);
  const format = formatOf(primitive, 0);
  // Rings have their labels within: the names stand beside them.
  const shown = ring
    ? { format, colors: slices.map((color) => mostReadable(color, ['#ffffff', '#14181f'])) }
    : { format, position: 'outEnd' as const, category: !many };
  return {
    sheet,
    legend: ring || many ? 'r' : undefined,
    layout: circleLayout(option, primitive.box),
    area: [
      el(
        ring ? 'c:doughnutChart' : 'c:pieChart',
        {},
        el('c:varyColors', { val: true }),
        el(
          'c:ser',
          {},
          seriesHead(sheet, 0),
          slices.map((color, index) => slice(color, index, ground, chart)),
          labels(shown, look),
          categories(sheet),
          values('c:val', sheet, 0),
        ),
        noLabels(),
        el('c:firstSliceAng', { val: 0 }),
        ring ? el('c:holeSize', { val: HOLE }) : undefined,
      ),
    ],
  };
}

/** The circle where the page has it: what stands in the middle of a ring stays there. */
function circleLayout(option: OptionRecord, { width, height }: Size): PlotLayout {
  const [, outer] = Array.isArray(option.radius) ? option.radius : [undefined, undefined];
  const [across, down] = Array.isArray(option.center) ? option.center : [undefined, undefined];
  const radius = ((shareOf(outer) ?? 0.72) * Math.min(width, height)) / 2;
  const middle = { x: shareOf(across) ?? 0.5, y: shareOf(down) ?? 0.5 };
  return {
    x: Math.max(0, middle.x - radius / width),
    y: Math.max(0, middle.y - radius / height),
    width: Math.min(1, (2 * radius) / width),
    height: Math.min(1, (2 * radius) / height),
  };
}

/** `72%` as a share. */
function shareOf(value: unknown): number | undefined {
  const match = typeof value === 'string' ? /^([\d.]+)%$/.exec(value) : null;
  return match ? Number(match[1]) / 100 : undefined;
}

function slice(color: string, index: number, ground: string, { look }: PlottedChart): Xml {
  return el(
    'c:dPt',
    {},
    el('c:idx', { val: index }),
    el('c:bubble3D', { val: false }),
    el('c:spPr', {}, look.paint(color), look.stroke(ground, SLICE_GAP)),
  );
}

function sliceColor(option: OptionRecord, index: number): string | undefined {
  const data = Array.isArray(option.data) ? option.data : [];
  return stringOf(recordOf(recordOf(data[index]).itemStyle).color);
}

export function radar(chart: PlottedChart): Plot {
  const { look, figures, primitive } = chart;
  const sheet = plainSheet(chart);
  const [web = {}] = recordsOf(primitive.option?.radar);
  return {
    sheet,
    legend: isShown(primitive.option?.legend) ? 't' : undefined,
    legendKeys: 'line',
    area: [
      el(
        'c:radarChart',
        {},
        el('c:radarStyle', { val: 'filled' }),
        el('c:varyColors', { val: false }),
        figures.series.map((_, index) =>
          el(
            'c:ser',
            {},
            seriesHead(sheet, index),
            el('c:spPr', {}, look.paint(look.color(index), RADAR_OPACITY), look.stroke(look.color(index), 2.5)),
            noLabels(),
            categories(sheet),
            values('c:val', sheet, index),
          ),
        ),
        noLabels(),
        axisIds(FIRST_AXES),
      ),
      categoryAxisXml(
        { axisLabel: web.axisName },
        { id: FIRST_AXES.category, crossing: FIRST_AXES.value, side: 'b' },
        look,
      ),
      valueAxisXml(
        { splitLine: web.splitLine, axisLabel: { show: false } },
        { id: FIRST_AXES.value, crossing: FIRST_AXES.category, side: 'l' },
        look,
        { format: axisFormat(chart, 0) },
      ),
    ],
  };
}

/** Points: the first series along, the second up; one alone by its order. */
export function scatter(chart: PlottedChart): Plot {
  const { look, figures, primitive } = chart;
  const [first, second] = figures.series;
  const [option = {}] = recordsOf(primitive.option?.series);
  const own = second ?? first;
  const index = second ? 1 : 0;
  const along = second ? (first?.values ?? []) : (first?.values ?? []).map((_, at) => at + 1);
  const isWhole = (at: number): boolean => along[at] !== null && own?.values[at] !== null;
  const places = along.flatMap((_, at) => (isWhole(at) ? [at] : []));
  const sheet: ChartSheet = {
    categories: places.map((at) => along[at] ?? 0),
    columns: [
      {
        name: own?.name ?? '',
        values: places.map((at) => own?.values[at] ?? null),
        format: formatOf(primitive, index),
      },
    ],
  };
  const named = recordsOf(option.data).some((point) => isShown(point.label));
  const texts = places.map((at) => figures.categories[at] ?? '');
  const axis = (value: unknown): OptionRecord => recordsOf(value)[0] ?? {};
  const ids = FIRST_AXES;
  return {
    sheet,
    area: [
      el(
        'c:scatterChart',
        {},
        el('c:scatterStyle', { val: 'lineMarker' }),
        el('c:varyColors', { val: false }),
        el(
          'c:ser',
          {},
          seriesHead(sheet, 0),
          el('c:spPr', {}, look.noLine()),
          marker({ symbolSize: numberOf(option.symbolSize) }, colorOf(option, chart, 0), chart),
          labels(named ? { format: 'General', position: 't', texts } : undefined, look),
          abscissas(sheet),
          values('c:yVal', sheet, 0),
          el('c:smooth', { val: false }),
        ),
        noLabels(),
        axisIds(ids),
      ),
      valueAxisXml(axis(primitive.option?.xAxis), { id: ids.category, crossing: ids.value, side: 'b' }, look, {
        format: second ? axisFormat(chart, 0) : 'General',
        ticks: ticksOf(
          places.map((at) => along[at] ?? 0),
          axis(primitive.option?.xAxis),
        ),
        between: false,
      }),
      valueAxisXml(axis(primitive.option?.yAxis), { id: ids.value, crossing: ids.category, side: 'l' }, look, {
        format: axisFormat(chart, index),
        ticks: ticksOf(
          places.map((at) => own?.values[at] ?? 0),
          axis(primitive.option?.yAxis),
        ),
        between: false,
      }),
    ],
  };
}

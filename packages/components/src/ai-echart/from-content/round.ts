import { mix, mostReadable, withAlpha } from '@pagewright/model/color';
import type { ChartFigures } from '../figures.ts';
import { brokenAt, type Chart, colorAt, textWidthOf, widestWord } from './chart.ts';
import { withNamedUnit } from './numbers.ts';

/** Charts without axes: shares, funnels, radar, treemap, gauge. */

type Option = Record<string, unknown>;

interface Slice {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

function slicesOf(content: ChartFigures, chart: Chart): Slice[] {
  const series = content.series[0];
  const { language } = chart;
  return content.categories.flatMap((name, index) => {
    const value = series?.values[index];
    return typeof value === 'number'
      ? [{ name, value, text: withNamedUnit(value, series?.unit ?? content.unit, language) }]
      : [];
  });
}

export function pieOption(content: ChartFigures, chart: Chart): Option {
  const slices = slicesOf(content, chart);
  const hole = content.shape === 'doughnut';
  const many = slices.length > 9;
  const lineHeight = Math.round(chart.fontSize * 1.35);
  const { radius, labelWidth } = many ? { radius: widestRadius(chart), labelWidth: 0 } : besideLabels(slices, chart);
  return {
    legend: many ? legendBeside(slices, chart, radius) : { show: false },
    series: [
      {
        type: 'pie',
        radius: hole ? [`${Math.round(radius * 0.58)}%`, `${radius}%`] : ['0%', `${radius}%`],
        center: many ? [`${BESIDE.centre}%`, '50%'] : ['50%', '51%'],
        itemStyle: {
          borderColor: chart.look.background,
          borderWidth: Math.max(2, chart.look.unit * 2),
          borderRadius: Math.min(6, chart.look.barRadius),
        },
        label: {
          show: !many,
          color: chart.look.ink,
          fontSize: chart.fontSize,
          lineHeight,
          width: labelWidth,
          overflow: 'break',
        },
        labelLine: {
          // Right above or below the ring, half of a label of two lines stands between its middle and the ring.
          length: lineHeight,
          length2: chart.fontSize * SIDEWAYS,
          lineStyle: { color: chart.look.soft },
        },
        labelLayout: { hideOverlap: true },
        data: slices.map((slice, index) => ({
          name: slice.name,
          value: slice.value,
          itemStyle: { color: colorAt(chart, index) },
          label: { formatter: `{b}\n${slice.text}` },
        })),
      },
    ],
  };
}

/** How far a label's line goes sideways, in font sizes, and how far the label stands from its end, px (ECharts' `distanceToLabelLine`, and what a label may be wider than measured). */
const SIDEWAYS = 0.7;
const FROM_LINE = 8;
/** Widest label beside a pie, as a share of the chart's width: longer ones are broken. */
const WIDEST_LABEL = 0.24;
/** Smallest radius of a pie, % of half the shorter side: beside it labels are broken within their words. */
const LEAST_RADIUS = 36;

/** % of half the shorter side. */
function widestRadius({ size }: Chart): number {
  return size.width < size.height * 1.35 ? 58 : 72;
}

/** A pie as large as leaves the labels room on both sides: what reaches out of the drawing is cut off. @returns radius in % of half the shorter side, px of a label */
function besideLabels(
  slices: readonly Slice[],
  chart: Chart,
): { readonly radius: number; readonly labelWidth: number } {
  const { width, height } = chart.size;
  const lines = slices.flatMap(({ name, text }) => [name, text]);
  const most = Math.max(width * WIDEST_LABEL, widestWord(lines, chart));
  const widest = Math.min(most, Math.max(0, ...lines.map((line) => textWidthOf(chart, line))));
  const room = width / 2 - chart.fontSize * (1.35 + SIDEWAYS) - FROM_LINE;
  const half = Math.min(width, height) / 2;
  const fitting = Math.floor(((room - widest) / half) * 100);
  const radius = Math.max(LEAST_RADIUS, Math.min(widestRadius(chart), fitting));
  return { radius, labelWidth: Math.floor(Math.min(most, room - (radius / 100) * half)) };
}

/** Where a pie stands that has its names beside it, % of the width, and the sizes that these are tried at, as shares of the chart's. */
const BESIDE = { centre: 38, sizes: [1, 0.85, 0.7] } as const;

/**
 * All names beside the pie: smaller where they are many, then in two columns. Nobody turns the pages of a legend on paper.
 *
 * @param radius of the pie, % of half the shorter side
 */
function legendBeside(slices: readonly Slice[], chart: Chart, radius: number): Option {
  const { width, height } = chart.size;
  const rowsAt = (share: number) => Math.floor((height * 0.96) / (chart.fontSize * share * 1.5));
  const share = BESIDE.sizes.find((one) => rowsAt(one) >= slices.length) ?? BESIDE.sizes.at(-1) ?? 1;
  const columns = Math.ceil(slices.length / Math.max(1, rowsAt(share)));
  const fontSize = Math.round(chart.fontSize * share);
  const room = width * (1 - BESIDE.centre / 100) - (Math.min(width, height) / 2) * (radius / 100) - fontSize;
  const marker = Math.round(fontSize * 0.9);
  return {
    show: true,
    type: 'plain',
    orient: 'vertical',
    right: 0,
    top: 'middle',
    height: Math.round(height * 0.96),
    itemWidth: marker,
    itemHeight: Math.round(fontSize * 0.7),
    itemGap: Math.round(fontSize * 0.45),
    textStyle: {
      color: chart.look.soft,
      fontSize,
      width: Math.floor(room / columns - marker - fontSize),
      overflow: 'truncate',
    },
  };
}

/** Widest that labels beside a funnel may be with their lines, as a share of the chart's width: longer ones are broken. */
const WIDEST_BESIDE_FUNNEL = 0.46;

export function funnelOption(content: ChartFigures, chart: Chart): Option {
  const slices = slicesOf(content, chart);
  const texts = slices.map(({ name, text }) => `${name}  ${text}`);
  // Behind a line and a gap of 5 px.
  const before = chart.fontSize + 8;
  const widest = Math.max(0, ...texts.map((text) => textWidthOf(chart, text)));
  const figure = Math.max(0, ...slices.map(({ text }) => textWidthOf(chart, text)));
  const labelWidth = Math.floor(Math.min(widest, Math.max(figure, chart.size.width * WIDEST_BESIDE_FUNNEL - before)));
  // A figure is never broken: it stands below a name that leaves it no room.
  const between = (text: string) => (textWidthOf(chart, text) > labelWidth ? '\n' : '  ');
  const outside = Math.round(labelWidth + before);
  return {
    legend: { show: false },
    series: [
      {
        type: 'funnel',
        left: 4,
        right: outside,
        top: 8,
        bottom: 8,
        minSize: '12%',
        gap: 3,
        sort: 'descending',
        itemStyle: { borderWidth: 0 },
        label: {
          show: true,
          position: 'right',
          color: chart.look.ink,
          fontSize: chart.fontSize,
          lineHeight: Math.round(chart.fontSize * 1.25),
          width: labelWidth,
          overflow: 'break',
        },
        labelLine: { length: chart.fontSize, lineStyle: { color: chart.look.rule } },
        data: slices.map((slice, index) => ({
          name: slice.name,
          value: slice.value,
          itemStyle: { color: colorAt(chart, index) },
          label: { formatter: `{b}${between(texts[index] ?? '')}${slice.text}` },
        })),
      },
    ],
  };
}

/** px between a radar's corner and its name (ECharts' `axisNameGap`), and the widest name, as a share of the chart's width. */
const FROM_CORNER = 15;
const WIDEST_CORNER = 0.26;
/** Radius of a radar, % of half the shorter side: as far as the names beside it leave it room. */
const RADAR = { widest: 64, least: 30 } as const;

/** A radar as large as leaves its names room on both sides. @returns radius in % of half the shorter side, px of a name */
function besideCorners(
  names: readonly string[],
  chart: Chart,
): { readonly radius: number; readonly nameWidth: number } {
  const { width, height } = chart.size;
  const most = Math.max(width * WIDEST_CORNER, widestWord(names, chart));
  const widest = Math.min(most, Math.max(0, ...names.map((name) => textWidthOf(chart, name))));
  const room = width / 2 - FROM_CORNER - 2;
  const half = Math.min(width, height) / 2;
  const fitting = Math.floor(((room - widest) / half) * 100);
  const radius = Math.max(RADAR.least, Math.min(RADAR.widest, fitting));
  return { radius, nameWidth: Math.min(most, room - (radius / 100) * half) };
}

export function radarOption(content: ChartFigures, chart: Chart): Option {
  const { radius, nameWidth } = besideCorners(content.categories, chart);
  const indicators = content.categories.map((category, index) => {
    const name = brokenAt(category, nameWidth, chart);
    const values = content.series.map((series) => series.values[index] ?? 0);
    return {
      name,
      max: niceCeiling(
        Math.max(...content.series.flatMap((series) => series.values.map((value) => value ?? 0)), ...values),
      ),
    };
  });
  return {
    legend:
      content.series.length > 1
        ? { show: true, top: 0, left: 0, textStyle: { color: chart.look.soft, fontSize: chart.fontSize } }
        : { show: false },
    radar: {
      indicator: indicators,
      radius: `${radius}%`,
      center: ['50%', '54%'],
      splitNumber: 4,
      axisName: { color: chart.look.ink, fontSize: chart.fontSize },
      axisLine: { lineStyle: { color: chart.look.rule } },
      splitLine: { lineStyle: { color: chart.look.rule } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: content.series.map((series, index) => ({
          name: series.name,
          value: series.values.map((value) => value ?? 0),
          itemStyle: { color: colorAt(chart, index) },
          lineStyle: { color: colorAt(chart, index), width: 2.5 },
          areaStyle: { color: withAlpha(colorAt(chart, index), 0.18) },
        })),
      },
    ],
  };
}

/** The next of 1, 2, 2.5, 5, 10 times a power of ten. */
function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
  return step * power;
}

export function treemapOption(content: ChartFigures, chart: Chart): Option {
  const slices = slicesOf(content, chart);
  return {
    legend: { show: false },
    series: [
      {
        type: 'treemap',
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        itemStyle: { borderColor: chart.look.background, borderWidth: 2, gapWidth: 3 },
        label: {
          show: true,
          fontSize: chart.fontSize,
          overflow: 'break',
          lineHeight: Math.round(chart.fontSize * 1.35),
        },
        data: slices.map((slice, index) => {
          const color = colorAt(chart, index);
          return {
            name: slice.name,
            value: slice.value,
            itemStyle: { color },
            label: { color: mostReadable(color, ['#ffffff', '#14181f']), formatter: `{b}\n${slice.text}` },
          };
        }),
      },
    ],
  };
}

export function gaugeOption(content: ChartFigures, chart: Chart): Option {
  const series = content.series[0];
  const value = series?.values.find((entry): entry is number => entry !== null) ?? 0;
  const unit = series?.unit ?? content.unit;
  const color = colorAt(chart, 0);
  const thickness = Math.round(Math.min(chart.size.width, chart.size.height) * 0.07);
  const name = content.categories[0] ?? series?.name ?? '';
  const big = Math.round(Math.min(chart.size.height * 0.16, chart.size.width * 0.1, 84));
  return {
    legend: { show: false },
    series: [
      {
        type: 'gauge',
        startAngle: 205,
        endAngle: -25,
        min: 0,
        max: unit === '%' ? Math.max(100, niceCeiling(value)) : niceCeiling(value * 1.15),
        radius: '92%',
        center: ['50%', '58%'],
        progress: {
          show: true,
          width: thickness,
          itemStyle: { color },
          roundCap: chart.look.radius > 8,
        },
        axisLine: { lineStyle: { width: thickness, color: [[1, mix(chart.look.background, chart.look.ink, 0.1)]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        pointer: { show: false },
        title: {
          show: name !== '',
          offsetCenter: [0, '26%'],
          color: chart.look.soft,
          fontSize: Math.round(chart.fontSize * 1.1),
        },
        detail: {
          offsetCenter: [0, '-4%'],
          color: chart.look.ink,
          fontSize: big,
          fontWeight: 'bold',
          formatter: withNamedUnit(value, unit, chart.language),
        },
        data: [{ value, name }],
      },
    ],
  };
}

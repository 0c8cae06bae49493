import { mix, mostReadable, withAlpha } from '@pagewright/model/color';
import type { ChartFigures } from '../figures.ts';
import { brokenAt, type Chart, colorAt, textWidthOf, widestText, widestWord } from './chart.ts';
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
  const { radius, textWidth } = many ? { radius: widestRadius(chart), textWidth: 0 } : besideLabels(slices, chart);
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
          width: Math.floor(textWidth),
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

function besideLabels(slices: readonly Slice[], chart: Chart): Round {
  return roundBeside(
    slices.flatMap(({ name, text }) => [name, text]),
    chart,
    {
      gap: chart.fontSize * (1.35 + SIDEWAYS) + FROM_LINE,
      share: WIDEST_LABEL,
      least: LEAST_RADIUS,
      widest: widestRadius(chart),
    },
  );
}

/** A round drawing and what is written beside it: its radius in % of half the shorter side, the width of a text in px. */
interface Round {
  readonly radius: number;
  readonly textWidth: number;
}

interface Beside {
  /** px between the drawing and a text. */
  readonly gap: number;
  /** Widest text whose words are not broken, as a share of the chart's width. */
  readonly share: number;
  /** Bounds of the radius, % of half the shorter side. */
  readonly least: number;
  readonly widest: number;
}

/** A drawing as large as leaves the texts room on both sides: what reaches out of the chart is cut off. */
function roundBeside(texts: readonly string[], chart: Chart, { gap, share, least, widest }: Beside): Round {
  const { width, height } = chart.size;
  const most = Math.max(width * share, widestWord(texts, chart));
  const room = width / 2 - gap;
  const half = Math.min(width, height) / 2;
  const fitting = Math.floor(((room - Math.min(most, widestText(texts, chart))) / half) * 100);
  const radius = Math.max(least, Math.min(widest, fitting));
  return { radius, textWidth: Math.min(most, room - (radius / 100) * half) };
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
  const figure = widestText(
    slices.map(({ text }) => text),
    chart,
  );
  const labelWidth = Math.floor(
    Math.min(widestText(texts, chart), Math.max(figure, chart.size.width * WIDEST_BESIDE_FUNNEL - before)),
  );
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

/** px between a radar's corner and its name (ECharts' `axisNameGap`, and a hair), and the widest name, as a share of the chart's width. */
const FROM_CORNER = 17;
const WIDEST_CORNER = 0.26;
/** Radius of a radar, % of half the shorter side: as far as the names beside it leave it room. */
const RADAR = { widest: 64, least: 30 } as const;

export function radarOption(content: ChartFigures, chart: Chart): Option {
  const beside = { gap: FROM_CORNER, share: WIDEST_CORNER, ...RADAR };
  const { radius, textWidth } = roundBeside(content.categories, chart, beside);
  const indicators = content.categories.map((category, index) => {
    const name = brokenAt(category, textWidth, chart);
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

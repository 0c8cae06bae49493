import type { ChartPrimitive } from '@pagewright/components/primitives';
import type { Point, Rect } from '@pagewright/model/units';

type Figures = NonNullable<ChartPrimitive['figures']>;

/** What stands for a value or a series in a sketch of a chart, in page space. */
export type Mark = { readonly color: string /** 0 to 1. */; readonly strength: number } & (
  | { readonly kind: 'bar'; readonly box: Rect }
  | { readonly kind: 'line' | 'surface'; readonly points: readonly Point[] }
  | {
      readonly kind: 'sector';
      readonly middle: Point;
      readonly outer: number;
      readonly inner: number;
      /** Radians clockwise from the right. */
      readonly from: number;
      readonly to: number;
    }
);

interface Plot {
  /** The room for the marks: the chart's box without that of names and legends. */
  readonly area: Rect;
  readonly figures: Figures;
  readonly colorOf: (index: number) => string;
}

/** Share of a chart's sides that names, axes and legends take. */
const MARGIN = 0.1;
/** Share of a category that its bars fill. */
const BARS = 0.64;
/** Strength of areas under lines and of what is left of a gauge. */
const FAINT = 0.3;
/** Radius of a point, px. */
const DOT = 6;
/** Inner radius of rings, as shares of the outer one. */
const RING = { doughnut: 0.58, gauge: 0.8 } as const;

/** The marks of a chart by its figures, without its words; none where it has no figures. */
export function chartMarks({ box, figures, colors }: ChartPrimitive): Mark[] {
  if (!figures || colors.length === 0) return [];
  const area = {
    x: box.x + box.width * MARGIN,
    y: box.y + box.height * MARGIN,
    width: box.width * (1 - 2 * MARGIN),
    height: box.height * (1 - 2 * MARGIN),
  };
  return MARKS[figures.shape]({ area, figures, colorOf: (index) => colors[index % colors.length] ?? 'gray' });
}

const MARKS: Readonly<Record<Figures['shape'], (plot: Plot) => Mark[]>> = {
  bar: (plot) => bars(plot, () => true),
  'bar-horizontal': rows,
  'bar-stacked': stacks,
  waterfall,
  line: (plot) => lines(plot, () => true),
  area: (plot) => [...surfaces(plot), ...lines(plot, () => true)],
  combo(plot) {
    const isLine = (index: number): boolean => plot.figures.series[index]?.as === 'line';
    return [...bars(plot, (index) => !isLine(index)), ...lines(plot, isLine)];
  },
  scatter: dots,
  pie: (plot) => sectors(plot, 0),
  doughnut: (plot) => sectors(plot, RING.doughnut),
  gauge,
  funnel,
  radar: web,
  heatmap: field,
  treemap: strips,
};

type Series = { readonly index: number; readonly values: readonly (number | null)[] };

function seriesOf({ figures }: Plot, isMeant: (index: number) => boolean): Series[] {
  return figures.series.map(({ values }, index) => ({ index, values })).filter(({ index }) => isMeant(index));
}

/** Where a value lies between the ends of the axis, 0 at the lower one; the axis always holds nought. */
function scaleOf(values: readonly (number | null)[]): (value: number) => number {
  const known = values.map((value) => value ?? 0);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return (value) => (most === least ? 0 : (value - least) / (most - least));
}

/** A bar between two heights, given as shares of the area from below. */
function upright(area: Rect, across: { x: number; width: number }, from: number, to: number): Rect {
  return { ...across, y: area.y + area.height * (1 - Math.max(from, to)), height: area.height * Math.abs(to - from) };
}

function bars(plot: Plot, isMeant: (index: number) => boolean): Mark[] {
  const { area, colorOf } = plot;
  const series = seriesOf(plot, isMeant);
  const at = scaleOf(series.flatMap(({ values }) => values));
  const step = area.width / Math.max(1, plot.figures.categories.length);
  const width = (step * BARS) / Math.max(1, series.length);
  return series.flatMap(({ index, values }, order) =>
    values.map((value, place): Mark => {
      const x = area.x + step * (place + (1 - BARS) / 2) + width * order;
      const box = upright(area, { x, width }, at(0), at(value ?? 0));
      return { kind: 'bar', color: colorOf(index), strength: 1, box };
    }),
  );
}

/** Bars that lie: the bars of a turned area, its first category at the top. */
function rows(plot: Plot): Mark[] {
  const { area } = plot;
  const turned = { x: area.y, y: area.x, width: area.height, height: area.width };
  return bars({ ...plot, area: turned }, () => true).map((mark) => {
    if (mark.kind !== 'bar') return mark;
    const { x, y, width, height } = mark.box;
    const left = 2 * area.x + area.width - y - height;
    return { ...mark, box: { x: left, y: x, width: height, height: width } };
  });
}

function stacks(plot: Plot): Mark[] {
  const { area, figures, colorOf } = plot;
  const valueAt = (values: readonly (number | null)[], place: number): number => Math.max(0, values[place] ?? 0);
  const sums = figures.categories.map((_, place) =>
    figures.series.reduce((sum, { values }) => sum + valueAt(values, place), 0),
  );
  const at = scaleOf(sums);
  const step = area.width / Math.max(1, sums.length);
  return sums.flatMap((_, place) => {
    let below = 0;
    return figures.series.map(({ values }, index): Mark => {
      const from = below;
      below += valueAt(values, place);
      const across = { x: area.x + step * (place + (1 - BARS) / 2), width: step * BARS };
      return { kind: 'bar', color: colorOf(index), strength: 1, box: upright(area, across, at(from), at(below)) };
    });
  });
}

/** Each value from where the one before has come to. */
function waterfall({ area, figures, colorOf }: Plot): Mark[] {
  const steps: { from: number; to: number }[] = [];
  for (const value of figures.series[0]?.values ?? []) {
    const from = steps.at(-1)?.to ?? 0;
    steps.push({ from, to: from + (value ?? 0) });
  }
  const at = scaleOf(steps.map(({ to }) => to));
  const width = area.width / Math.max(1, steps.length);
  return steps.map(({ from, to }, place): Mark => {
    const across = { x: area.x + width * (place + (1 - BARS) / 2), width: width * BARS };
    return {
      kind: 'bar',
      color: colorOf(to < from ? 1 : 0),
      strength: 1,
      box: upright(area, across, at(from), at(to)),
    };
  });
}

function pointsOf(area: Rect, values: readonly (number | null)[], at: (value: number) => number): Point[] {
  const step = area.width / Math.max(1, values.length);
  return values.flatMap((value, place) =>
    value === null ? [] : [{ x: area.x + step * (place + 0.5), y: area.y + area.height * (1 - at(value)) }],
  );
}

function lines(plot: Plot, isMeant: (index: number) => boolean): Mark[] {
  const series = seriesOf(plot, isMeant);
  const at = scaleOf(series.flatMap(({ values }) => values));
  return series.map(({ index, values }): Mark => {
    return { kind: 'line', color: plot.colorOf(index), strength: 1, points: pointsOf(plot.area, values, at) };
  });
}

/** What lies between a line and nought. */
function surfaces(plot: Plot): Mark[] {
  const { area, colorOf } = plot;
  const series = seriesOf(plot, () => true);
  const at = scaleOf(series.flatMap(({ values }) => values));
  const ground = area.y + area.height * (1 - at(0));
  return series.flatMap(({ index, values }): Mark[] => {
    const points = pointsOf(area, values, at);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const below = [last, first].map(({ x }) => ({ x, y: ground }));
    return [{ kind: 'surface', color: colorOf(index), strength: FAINT, points: [...points, ...below] }];
  });
}

function dots(plot: Plot): Mark[] {
  const series = seriesOf(plot, () => true);
  const at = scaleOf(series.flatMap(({ values }) => values));
  return series.flatMap(({ index, values }) =>
    pointsOf(plot.area, values, at).map((middle): Mark => {
      const whole = { outer: DOT, inner: 0, from: 0, to: Math.PI * 2 };
      return { kind: 'sector', color: plot.colorOf(index), strength: 1, middle, ...whole };
    }),
  );
}

/** The first series' values, as shares of their sum. */
function sharesOf({ series }: Figures): number[] {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum === 0 ? 0 : value / sum));
}

function circleOf({ x, y, width, height }: Rect): { middle: Point; outer: number } {
  return { middle: { x: x + width / 2, y: y + height / 2 }, outer: Math.min(width, height) / 2 };
}

/** From the top, as charts begin. */
function sectors({ area, figures, colorOf }: Plot, ring: number): Mark[] {
  const circle = circleOf(area);
  let from = -Math.PI / 2;
  return sharesOf(figures).map((share, index): Mark => {
    const begin = from;
    from += share * Math.PI * 2;
    const sector = { ...circle, inner: circle.outer * ring, from: begin, to: from };
    return { kind: 'sector', color: colorOf(index), strength: 1, ...sector };
  });
}

/** Three quarters of a ring, of which the value is a share: a percentage, else of the next power of ten. */
function gauge({ area, figures, colorOf }: Plot): Mark[] {
  const value = Math.max(0, figures.series[0]?.values[0] ?? 0);
  const most = figures.unit === '%' ? 100 : 10 ** Math.ceil(Math.log10(Math.max(1, value)));
  const circle = circleOf(area);
  const from = Math.PI * 0.75;
  const whole = Math.PI * 1.5;
  const ring = { kind: 'sector', color: colorOf(0), ...circle, inner: circle.outer * RING.gauge, from } as const;
  return [
    { ...ring, strength: FAINT, to: from + whole },
    { ...ring, strength: 1, to: from + whole * Math.min(1, value / most) },
  ];
}

function funnel({ area, figures, colorOf }: Plot): Mark[] {
  const values = (figures.series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const most = Math.max(...values, 1);
  const height = area.height / Math.max(1, values.length);
  return values.map((value, index): Mark => {
    const width = (area.width * value) / most;
    const box = { x: area.x + (area.width - width) / 2, y: area.y + height * index, width, height: height * 0.9 };
    return { kind: 'bar', color: colorOf(index), strength: 1, box };
  });
}

function web(plot: Plot): Mark[] {
  const { middle, outer } = circleOf(plot.area);
  const series = seriesOf(plot, () => true);
  const at = scaleOf(series.flatMap(({ values }) => values));
  return series.map(({ index, values }): Mark => {
    const points = values.map((value, place) => {
      const angle = (place / values.length) * Math.PI * 2 - Math.PI / 2;
      const away = outer * at(value ?? 0);
      return { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away };
    });
    return { kind: 'line', color: plot.colorOf(index), strength: 1, points: [...points, ...points.slice(0, 1)] };
  });
}

/** A cell for each value, the stronger the greater. */
function field({ area, figures, colorOf }: Plot): Mark[] {
  const at = scaleOf(figures.series.flatMap(({ values }) => values));
  const height = area.height / Math.max(1, figures.series.length);
  return figures.series.flatMap(({ values }, row) => {
    const width = area.width / Math.max(1, values.length);
    return values.map((value, column): Mark => {
      const box = { x: area.x + width * column, y: area.y + height * row, width, height };
      return { kind: 'bar', color: colorOf(0), strength: 0.15 + 0.85 * at(value ?? 0), box };
    });
  });
}

/** Strips as wide as their shares. */
function strips({ area, figures, colorOf }: Plot): Mark[] {
  let x = area.x;
  return sharesOf(figures).map((share, index): Mark => {
    const box = { x, y: area.y, width: area.width * share, height: area.height };
    x += box.width;
    return { kind: 'bar', color: colorOf(index), strength: 1, box };
  });
}

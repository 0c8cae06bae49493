import type { ChartPrimitive } from '@pagewright/components/primitives';
import { numberOf, type OptionRecord, recordOf, recordsOf, stringOf } from './option.ts';

/** A chart of points that a person typed: rows of two or three numbers, which no table of categories has. */

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** How large it is beside the others, where they differ. */
  readonly size?: number;
  readonly name?: string;
}

export interface PointSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  readonly option: OptionRecord;
}

export interface PointCloud {
  readonly series: readonly PointSeries[];
  readonly xAxis: OptionRecord;
  readonly yAxis: OptionRecord;
  /** What is said of the size of a point: an amount, drawn as its area, or its width on the page. */
  readonly sizes?: 'area' | 'width';
}

const POINT_TYPES: ReadonlySet<unknown> = new Set(['scatter', 'effectScatter']);
/** What office programs draw otherwise or not at all. */
const OTHER_MARKS = ['markLine', 'markArea', 'markPoint', 'encode', 'symbolRotate'] as const;

/** Undefined for charts of other kinds, and for such as are drawn with more than points. */
export function pointCloud({ option, chartType }: ChartPrimitive): PointCloud | undefined {
  if (!option || option.dataset !== undefined) return undefined;
  const [xAxis, ...moreX] = recordsOf(option.xAxis ?? {});
  const [yAxis, ...moreY] = recordsOf(option.yAxis ?? {});
  const axes = [xAxis ?? {}, yAxis ?? {}, ...moreX, ...moreY];
  if (axes.length > 2 || axes.some(({ type = 'value', data }) => type !== 'value' || data !== undefined))
    return undefined;
  if (option.xAxis === undefined || option.yAxis === undefined || !isOfSizeOnly(option.visualMap)) return undefined;
  const options = recordsOf(option.series);
  const plain = options.every((one) => isPlain(one, chartType));
  const read = plain ? options.map(readSeries) : [];
  const series = read.filter((one) => one !== undefined);
  if (series.length === 0 || series.length < options.length) return undefined;
  const sizes = sizesOf(series);
  return { series, xAxis: xAxis ?? {}, yAxis: yAxis ?? {}, ...(sizes ? { sizes } : {}) };
}

function isPlain(series: OptionRecord, chartType: string): boolean {
  const { type = chartType, coordinateSystem = 'cartesian2d', label } = series;
  if (!POINT_TYPES.has(type) || coordinateSystem !== 'cartesian2d') return false;
  if (OTHER_MARKS.some((mark) => series[mark] !== undefined)) return false;
  const { show, formatter } = recordOf(label);
  return show !== true || formatter === '{b}';
}

/** What maps values to colours is drawn; what maps them to sizes is a chart of bubbles. */
function isOfSizeOnly(visualMap: unknown): boolean {
  return recordsOf(visualMap).every(({ inRange, outOfRange, dimension }) => {
    const ranges = [recordOf(inRange), recordOf(outOfRange)].flatMap((range) => Object.keys(range));
    return dimension === 2 && ranges.length > 0 && ranges.every((name) => name === 'symbolSize');
  });
}

function readSeries(option: OptionRecord, index: number): PointSeries | undefined {
  const data: readonly unknown[] = Array.isArray(option.data) ? option.data : [];
  const points = data.map(readPoint);
  const known = points.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < points.length) return undefined;
  const isAlike = numberOf(option.symbolSize) !== undefined && known.every(({ own }) => own === undefined);
  return {
    name: stringOf(option.name) ?? `${index + 1}`,
    option,
    points: known.map(({ x, y, third, own, name }) => {
      const size = isAlike ? undefined : (own ?? third);
      return { x, y, ...(size === undefined ? {} : { size }), ...(name ? { name } : {}) };
    }),
  };
}

/** Undefined for gaps, and for points that look other than the rest in more than their size. */
function readPoint(item: unknown) {
  const { value = item, itemStyle, symbol, symbolSize, label, name } = recordOf(item);
  if (!Array.isArray(value) || itemStyle !== undefined || symbol !== undefined || label !== undefined) return undefined;
  const [x, y, third] = value.map(numberOf);
  if (x === undefined || y === undefined) return undefined;
  return { x, y, third, own: numberOf(symbolSize), name: stringOf(name) };
}

/** All points have a size, or none has. */
function sizesOf(series: readonly PointSeries[]): PointCloud['sizes'] {
  const points = series.flatMap((one) => one.points);
  if (!points.every(({ size }) => size !== undefined && size > 0)) return undefined;
  const own = series.some(({ option }) => recordsOf(option.data).some(({ symbolSize }) => symbolSize !== undefined));
  return own ? 'width' : 'area';
}

import type { ChartShape } from '@pagewright/model/outline';
import type { ChartOption } from '../chart-config.ts';
import { SHAPE_OF_TYPE } from './chart-shapes.ts';
import { readChartTable } from './chart-table.ts';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures } from './figures.ts';

/** The figures of a typed option, as far as it is a chart of categories and series; undefined for all others. */
export function figuresOfOption(option: ChartOption, chartType: EchartType): ChartFigures | undefined {
  const table = readChartTable(option);
  const shape = shapeOf(option, chartType);
  const [first, ...columns] = table?.columns ?? [];
  if (!table || !shape || !first || (first.id !== 'category' && first.id !== 'name')) return undefined;
  if (columns.length === 0 || !columns.every(({ numeric }) => numeric)) return undefined;
  const names = listOf(option.series).map((series) => (typeof series.name === 'string' ? series.name : ''));
  const kinds = listOf(option.series).map(({ type }) => type);
  return {
    shape,
    categories: table.rows.map((row) => String(row[0] ?? '')),
    series: columns.map((column, index) => ({
      name: column.name ?? names[index] ?? '',
      values: table.rows.map((row) => (typeof row[index + 1] === 'number' ? Number(row[index + 1]) : null)),
      ...(shape === 'combo' ? { as: kinds[index] === 'line' ? ('line' as const) : ('bar' as const) } : {}),
    })),
  };
}

function shapeOf(option: ChartOption, chartType: EchartType): ChartShape | undefined {
  const series = listOf(option.series);
  const types = new Set(series.map(({ type }) => (typeof type === 'string' ? type : chartType)));
  if (types.size === 2 && types.has('bar') && types.has('line')) return 'combo';
  const [type] = types;
  if (types.size !== 1 || type === undefined) return undefined;
  if (type === 'bar') {
    if (series.length > 1 && series.every(({ stack }) => stack !== undefined)) return 'bar-stacked';
    return isCategory(option.yAxis) ? 'bar-horizontal' : 'bar';
  }
  if (type === 'line') return series.every(({ areaStyle }) => areaStyle) || chartType === 'area' ? 'area' : 'line';
  if (type === 'pie') return hasHole(series[0]) ? 'doughnut' : 'pie';
  return Object.hasOwn(SHAPE_OF_TYPE, type) ? SHAPE_OF_TYPE[type as EchartType] : undefined;
}

function hasHole(series: ChartOption | undefined): boolean {
  const inner = Array.isArray(series?.radius) ? String(series.radius[0]) : '0';
  return Number.parseFloat(inner) > 0;
}

function isCategory(axis: unknown): boolean {
  return listOf(axis).some((one) => one.type === 'category' || Array.isArray(one.data));
}

/** The objects of a part of an option, which may be one or several. */
export function listOf(value: unknown): ChartOption[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is ChartOption => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
}

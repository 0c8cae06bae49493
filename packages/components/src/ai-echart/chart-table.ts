import type { ChartOption } from '../chart-config.ts';

/**
 * The data of a chart as a table that people can edit beside the JSON. Reading and writing keep everything else of the
 * option; options whose data have no table (trees, maps of lines …) read as undefined.
 */

export type ChartCell = string | number | null;

export interface ChartColumn {
  /** What the column is, for its label. */
  readonly id: ColumnId;
  /** Name given by the chart, which can be changed; absent for fixed columns. */
  readonly name?: string;
  readonly numeric: boolean;
}

export type ColumnId = 'category' | 'series' | 'name' | 'value' | 'source' | 'target' | `d${number}`;

export interface ChartTable {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
  /** Whether columns can be added, removed and renamed: those of series. */
  readonly freeColumns: boolean;
}

interface Shape {
  read(option: ChartOption): ChartTable | undefined;
  write(option: ChartOption, table: ChartTable): ChartOption;
}

/** More rows than this are edited in the JSON only. */
const MAX_ROWS = 500;

export function readChartTable(option: ChartOption): ChartTable | undefined {
  const table = shapeOf(option)?.read(option);
  return table && table.rows.length <= MAX_ROWS ? table : undefined;
}

/** The option with the table's data. An option without a table comes back as it is. */
export function writeChartTable(option: ChartOption, table: ChartTable): ChartOption {
  return shapeOf(option)?.write(option, table) ?? option;
}

/** Text of a cell as a value: a number where the column wants one; empty cells are gaps. */
export function cellValue(text: string, column: ChartColumn): ChartCell {
  const trimmed = text.trim();
  if (!column.numeric) return text;
  if (trimmed === '' || trimmed === '-') return null;
  const plain = trimmed.replace(/[,\s\u00a0]/g, '').replace(/[%％]$/, '');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : null;
}

function shapeOf(option: ChartOption): Shape | undefined {
  return [links, categories, radar, items, tuples].find((shape) => shape.read(option) !== undefined);
}

/** Series over a category axis. */
const categories: Shape = {
  read(option) {
    const axis = categoryAxis(option);
    const series = seriesOf(option);
    if (!axis || series.length === 0 || !series.every((one) => listOf(one.data).every(isScalarItem))) return undefined;
    const labels = listOf(axis.axis.data);
    const count = Math.max(labels.length, ...series.map((one) => listOf(one.data).length));
    return {
      freeColumns: true,
      columns: [
        { id: 'category', numeric: false },
        ...series.map((one, index) => ({
          id: 'series' as const,
          name: textOf(one.name) || `${index + 1}`,
          numeric: true,
        })),
      ],
      rows: Array.from({ length: count }, (_, row) => [
        textOf(valueOf(labels[row])),
        ...series.map((one) => numberOf(valueOf(listOf(one.data)[row]))),
      ]),
    };
  },
  write(option, { columns, rows }) {
    const axis = categoryAxis(option);
    if (!axis) return option;
    const before = seriesOf(option);
    const series = columns.slice(1).map((column, index) => {
      const known = before[index] ?? newSeries(before.at(-1));
      const data = rows.map((row, at) => withValue(listOf(known.data)[at], row[index + 1] ?? null));
      return column.name === undefined ? { ...known, data } : { ...known, name: column.name, data };
    });
    const labels = { ...axis.axis, data: rows.map((row) => String(row[0] ?? '')) };
    const own = option[axis.key];
    return { ...option, [axis.key]: Array.isArray(own) ? own.with(axis.index, labels) : labels, series };
  },
};

/** Named shares: pie, funnel, gauge, map, word cloud. */
const items: Shape = {
  read(option) {
    const [series, ...more] = seriesOf(option);
    const data = listOf(series?.data);
    if (!series || more.length > 0 || data.length === 0) return undefined;
    const isPlain = (item: unknown) => isRecord(item) && 'name' in item && !('children' in item) && isScalarItem(item);
    if (!data.every(isPlain)) return undefined;
    return {
      freeColumns: false,
      columns: [
        { id: 'name', numeric: false },
        { id: 'value', numeric: true },
      ],
      rows: data.map((item) => [textOf((item as ChartOption).name), numberOf(valueOf(item))]),
    };
  },
  write(option, { rows }) {
    return withData(option, (before) =>
      rows.map(([name, value = null], index) => ({
        ...record(withValue(before[index], value)),
        name: String(name ?? ''),
        value,
      })),
    );
  },
};

/** Rows of values: points, boxes, candles, grids. */
const tuples: Shape = {
  read(option) {
    const [series, ...more] = seriesOf(option);
    const data = listOf(series?.data);
    if (!series || more.length > 0 || data.length === 0) return undefined;
    const rows = data.map((item) => valueOf(item)).map((value) => (Array.isArray(value) ? value : [value]));
    const width = rows[0]?.length ?? 0;
    if (!rows.every((row) => row.length === width && row.every(isScalar))) return undefined;
    const labels = listOf(categoryAxis(option)?.axis.data);
    const labelled = labels.length === rows.length && series.type !== 'heatmap';
    const columns = Array.from({ length: width }, (_, column) => ({
      id: (width === 1 ? 'value' : `d${column}`) as ColumnId,
      numeric: rows.every((row) => typeof row[column] !== 'string'),
    }));
    return {
      freeColumns: false,
      columns: labelled ? [{ id: 'category', numeric: false }, ...columns] : columns,
      rows: rows.map((row, index) => [...(labelled ? [textOf(labels[index])] : []), ...(row as ChartCell[])]),
    };
  },
  write(option, { columns, rows }) {
    const labelled = columns[0]?.id === 'category';
    const single = columns.length === 1;
    const values = rows.map((row) => (labelled ? row.slice(1) : [...row]));
    const next = withData(option, (before) =>
      values.map((value, index) => withValue(before[index], single ? (value[0] ?? null) : value)),
    );
    const axis = categoryAxis(option);
    if (!labelled || !axis) return next;
    const labels = { ...axis.axis, data: rows.map((row) => String(row[0] ?? '')) };
    const own = option[axis.key];
    return { ...next, [axis.key]: Array.isArray(own) ? own.with(axis.index, labels) : labels };
  },
};

/** A name whose lines were broken for the drawing; Chinese and Japanese have no space between them. */
function inOneLine(name: string): string {
  return name.replace(/(?<=([\u3040-\u9fff])?)\n(?=([\u3040-\u9fff])?)/gu, (_, before?: string, after?: string) =>
    before && after ? '' : ' ',
  );
}

/** Radar: a row for each indicator, a column for each shape. */
const radar: Shape = {
  read(option) {
    const indicators = listOf((isRecord(option.radar) ? option.radar : {}).indicator);
    const [series] = seriesOf(option);
    const data = listOf(series?.data).filter(isRecord);
    if (indicators.length === 0 || data.length === 0 || !data.every((item) => Array.isArray(item.value)))
      return undefined;
    return {
      freeColumns: true,
      columns: [
        { id: 'category', numeric: false },
        ...data.map((item, index) => ({
          id: 'series' as const,
          name: textOf(item.name) || `${index + 1}`,
          numeric: true,
        })),
      ],
      rows: indicators.map((indicator, row) => [
        inOneLine(textOf(isRecord(indicator) ? (indicator.name ?? indicator.text) : indicator)),
        ...data.map((item) => numberOf(listOf(item.value)[row])),
      ]),
    };
  },
  write(option, { columns, rows }) {
    const area = isRecord(option.radar) ? option.radar : {};
    const before = listOf(area.indicator);
    const indicator = rows.map((row, index) => {
      const own = isRecord(before[index]) ? before[index] : isRecord(before[0]) ? before[0] : {};
      return { ...own, name: String(row[0] ?? '') };
    });
    const next = withData(option, (data) =>
      columns.slice(1).map((column, index) => ({
        ...(isRecord(data[index]) ? data[index] : {}),
        name: column.name ?? '',
        value: rows.map((row) => row[index + 1] ?? 0),
      })),
    );
    return { ...next, radar: { ...area, indicator } };
  },
};

/** Flows between named places: sankey, graph. Places that a row names for the first time are added. */
const links: Shape = {
  read(option) {
    const [series] = seriesOf(option);
    const list = listOf(series?.links ?? series?.edges).filter(isRecord);
    if (!series || list.length === 0) return undefined;
    if (!list.every((link) => typeof link.source === 'string' && typeof link.target === 'string')) return undefined;
    return {
      freeColumns: false,
      columns: [
        { id: 'source', numeric: false },
        { id: 'target', numeric: false },
        { id: 'value', numeric: true },
      ],
      rows: list.map((link) => [textOf(link.source), textOf(link.target), numberOf(link.value)]),
    };
  },
  write(option, { rows }) {
    const [series, ...others] = seriesOf(option);
    if (!series) return option;
    const linkKey = series.links === undefined ? 'edges' : 'links';
    const nodeKey = series.nodes === undefined ? 'data' : 'nodes';
    const before = listOf(series[linkKey]);
    const list = rows.map(([source, target, value], index) => ({
      ...(isRecord(before[index]) ? before[index] : {}),
      source: String(source ?? ''),
      target: String(target ?? ''),
      ...(value === null || value === undefined ? {} : { value }),
    }));
    const nodes = listOf(series[nodeKey]);
    const known = new Set(nodes.map((node) => (isRecord(node) ? textOf(node.name) : '')));
    const named = new Set(list.flatMap((link) => [link.source, link.target]).filter((name) => name !== ''));
    const added = [...named].filter((name) => !known.has(name)).map((name) => ({ name }));
    const next = { ...series, [linkKey]: list, [nodeKey]: [...nodes, ...added] };
    return { ...option, series: Array.isArray(option.series) ? [next, ...others] : next };
  },
};

interface CategoryAxis {
  readonly key: 'xAxis' | 'yAxis' | 'angleAxis' | 'radiusAxis';
  readonly index: number;
  readonly axis: ChartOption;
}

function categoryAxis(option: ChartOption): CategoryAxis | undefined {
  for (const key of ['xAxis', 'yAxis', 'angleAxis', 'radiusAxis'] as const) {
    const list = Array.isArray(option[key]) ? option[key] : [option[key]];
    const index = list.findIndex((axis) => isRecord(axis) && Array.isArray(axis.data));
    if (index >= 0) return { key, index, axis: list[index] as ChartOption };
  }
  return undefined;
}

/** A series like the one beside it, without its data. */
function newSeries(model: ChartOption | undefined): ChartOption {
  const { name: _name, data: _data, itemStyle: _itemStyle, ...rest } = model ?? { type: 'bar' };
  return rest;
}

function withData(option: ChartOption, change: (before: readonly unknown[]) => unknown[]): ChartOption {
  const [first = {}, ...others] = seriesOf(option);
  const next = { ...first, data: change(listOf(first.data)) };
  return { ...option, series: Array.isArray(option.series) ? [next, ...others] : next };
}

/** The item with another value. A label that said the one before says the new one. */
function withValue(before: unknown, value: unknown): unknown {
  if (!isRecord(before)) return value;
  const label = isRecord(before.label) ? labelOf(before.label, before.value, value) : undefined;
  return { ...before, value, ...(label ? { label } : {}) };
}

/** A number as it is written in a label: with or without separators of thousands. */
const WRITTEN_NUMBER = /-?\d[\d,]*(?:\.\d+)?/g;

/** The label for another value; undefined where it does not say the value by itself. */
function labelOf(label: ChartOption, before: unknown, value: unknown): ChartOption | undefined {
  const { formatter } = label;
  if (typeof formatter !== 'string' || typeof before !== 'number' || value === before) return undefined;
  const says = (written: string) => Number(written.replaceAll(',', '')) === before;
  if (!formatter.match(WRITTEN_NUMBER)?.some(says)) return undefined;
  if (typeof value !== 'number') return { ...label, formatter: '' };
  return {
    ...label,
    formatter: formatter.replace(WRITTEN_NUMBER, (written) => (says(written) ? `${value}` : written)),
  };
}

function seriesOf(option: ChartOption): ChartOption[] {
  const { series } = option;
  return (Array.isArray(series) ? series : [series]).filter(isRecord);
}

function isScalarItem(item: unknown): boolean {
  const value = valueOf(item);
  return isScalar(value);
}

function isScalar(value: unknown): value is ChartCell {
  return value === null || typeof value === 'number' || typeof value === 'string';
}

function valueOf(item: unknown): unknown {
  return isRecord(item) ? item.value : item;
}

function numberOf(value: unknown): ChartCell {
  if (typeof value === 'number') return value;
  return value == null || value === '' || value === '-' || Number.isNaN(Number(value)) ? null : Number(value);
}

function record(value: unknown): ChartOption {
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string {
  return value == null ? '' : String(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is ChartOption {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Component, ComponentOf, Page, PropsOf } from '@pagewright/components/models';
import type { FillPlace, FillRefusal, FillWish } from '@pagewright/model/filling';
import type { ChartShape } from '@pagewright/model/outline';
import { roomFor } from './room.ts';

/** What a smart component asks of the sources: its description, and what there is room for. */

/** Least width of a column that is not asked for, px, and most of them; most data rows. */
const TABLE = { columnWidth: 90, columns: 8, rows: 50 } as const;

type EchartType = PropsOf<'aiEchart'>['chartType'];
type MermaidType = PropsOf<'aiChart'>['chartType'];

/** Types of charts that figures of the sources are drawn in. */
const ECHART_SHAPES: Partial<Record<EchartType, ChartShape>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  scatter: 'scatter',
  radar: 'radar',
  funnel: 'funnel',
  heatmap: 'heatmap',
  treemap: 'treemap',
  gauge: 'gauge',
};
const MERMAID_SHAPES: Partial<Record<MermaidType, ChartShape>> = { pie: 'pie', xychart: 'bar' };
const MERMAID_DIAGRAMS: Partial<Record<MermaidType, NonNullable<FillWish['diagram']>>> = {
  flowchart: 'flow',
  mindmap: 'mindmap',
  timeline: 'timeline',
};

/** The wish of a component, or why it has none. */
export function wishOf(component: Component, page: Page): FillWish | FillRefusal {
  const smart = 'smart' in component.props ? component.props.smart : undefined;
  if (!smart) return 'undescribed';
  const base = { ...smart, id: component.id, columns: [], most: { rows: 1, columns: 1 } };
  switch (component.type) {
    case 'aiTextarea':
    case 'aiBorderedTextarea':
      return { ...base, form: 'text' };
    case 'aiTable':
      return { ...base, form: 'table', columns: askedColumns(component.props), most: mostOf(component, page) };
    case 'aiEchart':
      return chartWish(base, ECHART_SHAPES[component.props.chartType]);
    case 'aiChart':
      return mermaidWish(base, component.props.chartType);
    default:
      return 'undescribed';
  }
}

function chartWish(base: Omit<FillWish, 'form'>, shape: ChartShape | undefined): FillWish | FillRefusal {
  return shape ? { ...base, form: 'chart', shape } : 'chart-type';
}

function mermaidWish(base: Omit<FillWish, 'form'>, chartType: MermaidType): FillWish | FillRefusal {
  const diagram = MERMAID_DIAGRAMS[chartType];
  return diagram ? { ...base, form: 'diagram', diagram } : chartWish(base, MERMAID_SHAPES[chartType]);
}

/**
 * The columns that a person has described, or else has named in the head; none where the head is as it was inserted.
 * What an earlier filling has written there is not the person's.
 */
export function askedColumns(props: PropsOf<'aiTable'>): FillWish['columns'] {
  const head = props.headerRow ? (props.cellData[0] ?? []) : [];
  const isOwn = areNamed(head);
  const all = Array.from({ length: props.columns }, (_, column) => {
    const place: FillPlace = props.placeholders[column] ?? { description: '', dataType: 'text', example: '' };
    return { ...place, name: isOwn ? (head[column]?.trim() ?? '') : '' };
  });
  const isDescribed = all.some(({ description }) => description.trim() !== '');
  return isDescribed || (isOwn && isEmptyBelow(props)) ? all : [];
}

/** Names that differ in more than their number: `Column 1`, `Column 2` are not a person's. */
function areNamed(head: readonly string[]): boolean {
  const names = new Set(head.map((name) => name.replace(/\d+/g, '').trim()));
  return names.size > 1 || (head.length === 1 && !/\d/.test(head[0] ?? '') && names.has('') === false);
}

function isEmptyBelow({ cellData, headerRow }: PropsOf<'aiTable'>): boolean {
  return cellData.slice(headerRow ? 1 : 0).every((row) => row.every((text) => text.trim() === ''));
}

function mostOf(table: ComponentOf<'aiTable'>, page: Page): FillWish['most'] {
  const { fontSize, lineHeight, cellPadding, borderWidth, headerRow } = table.props;
  const row = fontSize * lineHeight + 2 * cellPadding + borderWidth;
  const rows = Math.floor(roomFor(table, page) / row) - (headerRow ? 1 : 0);
  const columns = Math.floor(table.size.width / TABLE.columnWidth);
  return {
    rows: Math.min(TABLE.rows, Math.max(1, rows)),
    columns: Math.min(TABLE.columns, Math.max(2, columns)),
  };
}

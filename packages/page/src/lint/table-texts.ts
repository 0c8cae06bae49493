import type { ComponentOf, PropsOf } from '@pagewright/components/models';
import { type TableCellLayout, type TableLayout, tableLayout } from '@pagewright/components/table-layout';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { type MeasuredText, measureText, type TextStyle } from '@pagewright/typography/measure';
import { inkOf, type PlacedText } from './placed-text.ts';

type Table = ComponentOf<'aiTable'>;

/** Weight of header and emphasised cells, as the table draws them. */
const BOLD = 700;

interface MeasuredCell {
  readonly cell: TableCellLayout;
  readonly style: TextStyle;
  readonly measured: MeasuredText;
  /** Width that its text has, px. */
  readonly room: number;
}

/** The rows of a table as they will be drawn: at least as high as set, and as high as their texts need. */
export interface MeasuredTable {
  readonly layout: TableLayout;
  readonly cells: readonly MeasuredCell[];
  /** px. */
  readonly rowHeights: readonly number[];
  /** Sum of the rows, px. */
  readonly height: number;
}

export function measureTable(table: Table, language: Language): MeasuredTable {
  const layout = tableLayout(table.props, table.size);
  const cells = layout.rows.flat().map((cell) => measureCell(cell, layout, table.props, language));
  const rowHeights = [...layout.rowHeights];
  for (const { cell, measured } of cells.filter((one) => one.cell.rowSpan === 1)) {
    rowHeights[cell.row] = Math.max(rowHeights[cell.row] ?? 0, cellHeight(cell, measured, layout, table.props));
  }
  for (const { cell, measured } of cells.filter((one) => one.cell.rowSpan > 1)) {
    const last = Math.min(cell.row + cell.rowSpan, rowHeights.length) - 1;
    const spanned = sum(rowHeights.slice(cell.row, last + 1));
    const lacking = cellHeight(cell, measured, layout, table.props) - spanned;
    if (lacking > 0) rowHeights[last] = (rowHeights[last] ?? 0) + lacking;
  }
  return { layout, cells, rowHeights, height: sum(rowHeights) };
}

function measureCell(
  cell: TableCellLayout,
  layout: TableLayout,
  props: PropsOf<'aiTable'>,
  language: Language,
): MeasuredCell {
  const style: TextStyle = {
    fontFamily: props.fontFamily,
    fontSize: props.fontSize,
    fontWeight: cell.bold ? Math.max(BOLD, props.fontWeight) : props.fontWeight,
    language,
    lineHeight: props.lineHeight,
    textIndent: props.textIndent,
  };
  const width = sum(layout.columnWidths.slice(cell.column, cell.column + cell.colSpan));
  const lastColumn = cell.column + cell.colSpan >= layout.columnWidths.length;
  const rule = props.rules === 'all' && !lastColumn ? ruleWidth(props) : 0;
  const room = Math.max(1, width - 2 * props.cellPadding - rule);
  return { cell, style, room, measured: measureText(cell.text, style, room) };
}

function cellHeight(
  cell: TableCellLayout,
  measured: MeasuredText,
  layout: TableLayout,
  props: PropsOf<'aiTable'>,
): number {
  const lastRow = cell.row + cell.rowSpan >= layout.rows.length;
  const rule = props.rules !== 'none' && !lastRow ? ruleWidth(props) : 0;
  return (cell.text === '' ? 0 : measured.height) + 2 * props.cellPadding + rule;
}

function ruleWidth(props: PropsOf<'aiTable'>): number {
  return props.borderStyle === 'none' ? 0 : props.borderWidth;
}

/** The texts of a table's cells. */
export function tableTexts(table: Table, language: Language): PlacedText[] {
  const { layout, cells, rowHeights } = measureTable(table, language);
  return cells
    .filter(({ cell }) => cell.text.trim() !== '')
    .map(({ cell, style, measured, room }) => {
      const box: Rect = {
        x: table.position.x + sum(layout.columnWidths.slice(0, cell.column)) + table.props.cellPadding,
        y: table.position.y + sum(rowHeights.slice(0, cell.row)) + table.props.cellPadding,
        width: room,
        height: sum(rowHeights.slice(cell.row, cell.row + cell.rowSpan)) - 2 * table.props.cellPadding,
      };
      return {
        text: cell.text,
        style,
        box,
        ink: inkOf(box, measured, { textAlign: cell.align, verticalAlign: 'middle' }),
        measured,
        colors: [{ color: cell.color, fontSize: table.props.fontSize }],
        ...(cell.background !== undefined && { background: cell.background }),
        opacity: table.props.opacity,
      };
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { fontStack } from '@pagewright/typography/catalogue';
import { measureText } from '@pagewright/typography/measure';
import { boxOf, opacityOf, strokeOf } from '../drawing/lower-box.ts';
import type { Lower, LowerContext } from '../lower-context.ts';
import type { PropsOf } from '../models.ts';
import type { PrimitiveParagraph, TablePrimitiveCell } from '../primitives.ts';
import { BOLD_CELL, type TableCellLayout, type TableLayout, tableLayout } from './layout.ts';

type TableProps = PropsOf<'aiTable'>;

export const lowerAiTable: Lower<'aiTable'> = (component, context) => {
  const { props } = component;
  const layout = tableLayout(props, component.size);
  const rule = strokeOf(props);
  const rowHeights = grownHeights(layout, props, context);
  const height = rowHeights.reduce((sum, one) => sum + one, 0);
  return [
    {
      type: 'table',
      box: { ...boxOf(component), height },
      columnWidths: layout.columnWidths,
      rowHeights,
      rows: layout.rows.map((row) => row.map((cell) => lowerCell(cell, props, context))),
      headerRows: props.headerRow ? 1 : 0,
      background: props.backgroundColor,
      rules: props.rules,
      ...(rule && props.rules !== 'none' ? { rule } : {}),
      ...opacityOf(props),
    },
  ];
};

function lowerCell(cell: TableCellLayout, props: TableProps, context: LowerContext): TablePrimitiveCell {
  return {
    paragraphs: cell.text.split('\n').map((line, index) => lowerLine(line, index, cell, props, context)),
    row: cell.row,
    column: cell.column,
    rowSpan: cell.rowSpan,
    colSpan: cell.colSpan,
    header: cell.header,
    padding: props.cellPadding,
    ...(cell.background ? { background: cell.background } : {}),
  };
}

function lowerLine(
  text: string,
  index: number,
  cell: TableCellLayout,
  props: TableProps,
  context: LowerContext,
): PrimitiveParagraph {
  const look = {
    fontFamily: props.fontFamily,
    fontStack: fontStack(props.fontFamily, context.language),
    fontSize: props.fontSize,
    fontWeight: weightOf(cell, props),
    italic: false,
    decoration: 'none',
    color: cell.color,
    letterSpacing: 0,
  } as const;
  return {
    runs: text === '' ? [] : [{ text, look }],
    align: cell.align,
    lineHeight: props.fontSize * props.lineHeight,
    spaceBefore: 0,
    firstIndent: index === 0 ? props.textIndent * props.fontSize : 0,
    hangingIndent: 0,
  };
}

/** Rows grow with their text as they do in the View; cells over several rows are left out of account. */
function grownHeights(layout: TableLayout, props: TableProps, context: LowerContext): number[] {
  return layout.rowHeights.map((least, row) => {
    const cells = (layout.rows[row] ?? []).filter((cell) => cell.rowSpan === 1 && cell.text !== '');
    return Math.max(least, ...cells.map((cell) => cellHeight(cell, layout, props, context)));
  });
}

function cellHeight(cell: TableCellLayout, layout: TableLayout, props: TableProps, context: LowerContext): number {
  const width = layout.columnWidths.slice(cell.column, cell.column + cell.colSpan).reduce((sum, one) => sum + one, 0);
  const { fontFamily, fontSize, lineHeight, textIndent } = props;
  const { language } = context;
  const style = { fontFamily, fontSize, lineHeight, textIndent, language, fontWeight: weightOf(cell, props) };
  return measureText(cell.text, style, width - 2 * props.cellPadding).height + 2 * props.cellPadding;
}

function weightOf(cell: TableCellLayout, props: TableProps): number {
  return cell.bold ? Math.max(BOLD_CELL, props.fontWeight) : props.fontWeight;
}

import type { KindProps } from '../define-kind.ts';
import { boxOf, opacityOf } from '../drawing/lower-box.ts';
import { lowerParagraphs } from '../drawing/lower-paragraphs.ts';
import type { Lower } from '../lower-context.ts';
import type { TablePrimitiveCell } from '../primitives.ts';
import { type TableCellLayout, tableLayout } from './layout.ts';
import type { aiTableModel } from './model.ts';
import { tableLook } from './presets.ts';

export const lowerAiTable: Lower<typeof aiTableModel> = (component, context) => {
  const { props, position } = component;
  const { columnWidths, rowHeights, rows, height, edges, sides } = tableLayout(props, component.size, context.language);
  const look = tableLook(props);
  return [
    {
      type: 'table',
      box: { ...boxOf(component), height },
      columnWidths,
      rowHeights,
      rows: rows.map((row) => row.map((cell) => lowerCell(cell, props, position))),
      headerRows: props.headerRow ? 1 : 0,
      background: props.backgroundColor,
      radius: props.borderRadius,
      edges,
      ...(sides ? { sides } : {}),
      parts: {
        firstColumn: look.firstColumn !== undefined,
        lastRow: look.lastRow !== undefined,
        bands: look.stripe !== undefined,
      },
      ...opacityOf(props),
    },
  ];
};

function lowerCell(
  cell: TableCellLayout,
  props: KindProps<typeof aiTableModel>,
  corner: { readonly x: number; readonly y: number },
): TablePrimitiveCell {
  const { row, column, rowSpan, colSpan, header, text, spans, style, measured, align, color } = cell;
  const box = { ...cell.box, x: corner.x + cell.box.x, y: corner.y + cell.box.y };
  const inner = { ...cell.room, x: corner.x + cell.room.x, y: corner.y + cell.room.y };
  return {
    box,
    inner,
    paragraphs: lowerParagraphs({ text, spans, style, measured, room: inner, align, vertical: 'middle', color }),
    row,
    column,
    rowSpan,
    colSpan,
    header,
    padding: props.cellPadding,
    ...(cell.background ? { background: cell.background } : {}),
  };
}

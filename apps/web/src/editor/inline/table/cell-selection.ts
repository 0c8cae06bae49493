import { type CellArea, cellAt, type Table, type TableProps, wholeArea } from '@pagewright/components/table-editing';

/** Which cells of a table are selected: from where the person began to where they went. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface CellSelection {
  readonly anchor: Cell;
  readonly focus: Cell;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export function single(cell: Cell): CellSelection {
  return { anchor: cell, focus: cell };
}

/** The rectangle of the selected cells, joined ones whole. */
export function selectedArea(props: TableProps, { anchor, focus }: CellSelection): CellArea {
  const row = Math.min(anchor.row, focus.row);
  const column = Math.min(anchor.column, focus.column);
  return wholeArea(props, {
    row,
    column,
    rowSpan: Math.abs(anchor.row - focus.row) + 1,
    colSpan: Math.abs(anchor.column - focus.column) + 1,
  });
}

/** The cell beside another; joined cells are one step. Undefined at the table's edge. */
export function neighbour(table: Table, from: Cell, direction: Direction): Cell | undefined {
  const { props } = table;
  const cell = cellAt(props, from.row, from.column);
  const next = {
    left: { row: from.row, column: cell.column - 1 },
    right: { row: from.row, column: cell.column + cell.colSpan },
    up: { row: cell.row - 1, column: from.column },
    down: { row: cell.row + cell.rowSpan, column: from.column },
  }[direction];
  const rows = props.rows + (props.headerRow ? 1 : 0);
  if (next.row < 0 || next.row >= rows || next.column < 0 || next.column >= props.columns) return undefined;
  const { row, column } = cellAt(props, next.row, next.column);
  return { row, column };
}

/** The next cell in reading order, or the one before. Undefined behind the last and before the first. */
export function inReadingOrder(table: Table, from: Cell, step: 1 | -1): Cell | undefined {
  const { props } = table;
  const rows = props.rows + (props.headerRow ? 1 : 0);
  for (let at = from.row * props.columns + from.column + step; at >= 0 && at < rows * props.columns; at += step) {
    const cell = { row: Math.floor(at / props.columns), column: at % props.columns };
    const drawn = cellAt(props, cell.row, cell.column);
    if (drawn.row === cell.row && drawn.column === cell.column) return cell;
  }
  return undefined;
}

/** The selection kept inside a table that has become smaller. */
export function within(table: Table, { anchor, focus }: CellSelection): CellSelection {
  const rows = table.props.rows + (table.props.headerRow ? 1 : 0);
  const kept = ({ row, column }: Cell) => ({
    row: Math.min(row, rows - 1),
    column: Math.min(column, table.props.columns - 1),
  });
  return { anchor: kept(anchor), focus: kept(focus) };
}

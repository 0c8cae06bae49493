import { isSameValue } from '@pagewright/components/same-value';
import {
  areaTexts,
  type CellArea,
  cellAt,
  clearCells,
  insertRows,
  rowCount,
  setCells,
  type Table,
} from '@pagewright/components/table-editing';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { cellsAsHtml, cellsAsText, clipboardCells } from '../../clipboard/clipboard-cells.ts';
import { type ClipboardFormats, writeToSystem } from '../../clipboard/write-to-system.ts';
import type { Direction as Step } from '../../document/history.ts';
import { isSearch } from '../../keys/search-keys.ts';
import { stepOf } from '../../keys/step-keys.ts';
import { type Cell, type CellSelection, type Direction, inReadingOrder, neighbour, single } from './cell-selection.ts';
import type { CellDraft } from './use-cell-draft.ts';

/** What keys, pointer and clipboard do to a table (spec §4). */
export interface TableControl {
  readonly table: Table;
  readonly selection: CellSelection;
  /** The selected cells, joined ones whole. */
  readonly area: CellArea;
  readonly draft: CellDraft;
  readonly select: (selection: CellSelection) => void;
  /** Writes what is being typed, then changes the table. */
  readonly apply: (change: (table: Table) => Table) => void;
  /** The cell at a point of the screen, px. */
  readonly cellAtScreen: (x: number, y: number) => Cell;
  /** The typing field takes the focus. */
  readonly focus: () => void;
  /** Back to the component as a whole. */
  readonly finish: () => void;
  /** Takes the last step of the document back, or takes it again. */
  readonly step: (direction: Step) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function pressedKey(control: TableControl, event: KeyboardEvent): void {
  if (isSearch(event)) return;
  event.stopPropagation();
  if (event.nativeEvent.isComposing) return;
  const way = stepOf(event);
  if (way) control.step(way);
  const taken = way ?? (control.draft.isEditing ? editingKey(control, event) : selectingKey(control, event));
  if (taken) event.preventDefault();
}

/** Enter and Escape finish the cell, Tab goes on. */
function editingKey(control: TableControl, event: KeyboardEvent): boolean {
  if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) control.draft.flush();
  else if (event.key === 'Tab') tab(control, event.shiftKey ? -1 : 1);
  else return false;
  return true;
}

function selectingKey(control: TableControl, event: KeyboardEvent): boolean {
  const { table, selection, draft } = control;
  const direction = DIRECTIONS[event.key];
  if (direction) {
    const next = neighbour(table, selection.focus, direction);
    if (next) control.select(event.shiftKey ? { ...selection, focus: next } : single(next));
  } else if (event.key === 'Tab') tab(control, event.shiftKey ? -1 : 1);
  else if (event.key === 'Enter' || event.key === 'F2') draft.start(selection.focus);
  else if (event.key === 'Delete' || event.key === 'Backspace') clearSelected(control);
  else if (event.key === 'Escape') control.finish();
  else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') control.select(everything(table));
  else return false;
  return true;
}

function everything(table: Table): CellSelection {
  return { anchor: { row: 0, column: 0 }, focus: { row: rowCount(table) - 1, column: table.props.columns - 1 } };
}

/** To the next cell; behind the last one a new row begins, as in other programs. */
function tab(control: TableControl, step: 1 | -1): void {
  const { table, selection, draft } = control;
  const next = inReadingOrder(table, selection.focus, step);
  if (next) {
    draft.flush();
    control.select(single(next));
  } else if (step > 0) {
    control.apply((now) => insertRows(now, rowCount(now)));
    control.select(single({ row: rowCount(table), column: 0 }));
  } else draft.flush();
}

/** Cells are pasted as cells; one text goes into the cell that is being written in. */
export function pastedCells(control: TableControl, event: ClipboardEvent): void {
  const cells = clipboardCells(event.clipboardData);
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  if (control.draft.isEditing && isOne) return;
  event.preventDefault();
  putCells(control, cells);
}

/** Writes cells from the first selected one on, and selects them. */
export function putCells({ area, apply, select }: TableControl, cells: readonly (readonly string[])[]): void {
  apply((now) => setCells(now, area.row, area.column, cells));
  const width = Math.max(1, ...cells.map((row) => row.length));
  select({
    anchor: { row: area.row, column: area.column },
    focus: { row: area.row + cells.length - 1, column: area.column + width - 1 },
  });
}

export function copiedCells(control: TableControl, event: ClipboardEvent, cuts: boolean): void {
  if (control.draft.isEditing) return;
  event.preventDefault();
  const formats = cellFormats(areaTexts(control.table, control.area));
  for (const [type, text] of Object.entries(formats)) event.clipboardData.setData(type, text);
  if (cuts) clearSelected(control);
}

/** Cells for the clipboard. */
function cellFormats(texts: readonly (readonly string[])[]): ClipboardFormats {
  return { 'text/plain': cellsAsText(texts), 'text/html': cellsAsHtml(texts) };
}

/**
 * Copies the selected cells from a menu, which is no event of the clipboard and takes its time; what is cut is cleared once it
 * stands there, if it still says the same.
 *
 * @param control as it is whenever it is asked for
 * @returns whether the clipboard has them
 */
export async function sendCells(control: () => TableControl, cuts: boolean, write = writeCells): Promise<boolean> {
  const { area, table } = control();
  const texts = areaTexts(table, area);
  const isWritten = await write(texts);
  if (!isWritten || !cuts) return isWritten;
  const now = control();
  if (isSameValue(areaTexts(now.table, area), texts)) clearSelected({ ...now, area });
  return true;
}

function writeCells(texts: readonly (readonly string[])[]): Promise<boolean> | boolean {
  return writeToSystem(cellFormats(texts));
}

export function clearSelected({ area, apply }: TableControl): void {
  apply((now) => clearCells(now, area));
}

/** A press selects a cell, with Shift up to it. */
export function pressedPointer(control: TableControl, event: PointerEvent): void {
  event.stopPropagation();
  if (event.button !== 0) return;
  event.preventDefault();
  const { selection, draft } = control;
  const cell = pointed(control, event);
  if (draft.isEditing && cell.row === selection.focus.row && cell.column === selection.focus.column) return;
  draft.flush();
  control.focus();
  control.select(event.shiftKey ? { ...selection, focus: cell } : single(cell));
  event.currentTarget.setPointerCapture(event.pointerId);
}

/** A menu is about what is selected; pointed at another cell it is about that. */
export function pointedForMenu(control: TableControl, event: MouseEvent): void {
  if (control.draft.isEditing) return;
  const { area, select } = control;
  const cell = pointed(control, event);
  const [down, across] = [cell.row - area.row, cell.column - area.column];
  const isSelected = down >= 0 && down < area.rowSpan && across >= 0 && across < area.colSpan;
  if (!isSelected) select(single(cell));
}

export function draggedPointer(control: TableControl, event: PointerEvent): void {
  if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
  const { selection } = control;
  const focus = pointed(control, event);
  if (focus.row !== selection.focus.row || focus.column !== selection.focus.column)
    control.select({ ...selection, focus });
}

function pointed({ table, cellAtScreen }: TableControl, event: MouseEvent): Cell {
  const place = cellAtScreen(event.clientX, event.clientY);
  const { row, column } = cellAt(table.props, place.row, place.column);
  return { row, column };
}

import type { EditedAs } from '@pagewright/components/panels';
import type { CellArea } from '@pagewright/components/table-editing';
import { tableGrid } from '@pagewright/components/table-grid';
import type { Rect } from '@pagewright/model/units';

/** Where the cells of a drawn table stand, px of the page. */
export interface TablePlaces {
  /** Left edges of the columns, and the right edge of the last. */
  readonly columns: readonly number[];
  /** Upper edges of the rows, and the lower edge of the last. */
  readonly rows: readonly number[];
}

type TableComponent = EditedAs<'table'>;

/** Rows as they are drawn: texts may need more than the heights that the table gives. */
export function placesOf(frame: HTMLElement, { props, size }: TableComponent): TablePlaces {
  const { columnWidths } = tableGrid(props, size);
  const heights = [...frame.querySelectorAll('tr')].map((row) => row.offsetHeight);
  return { columns: edges(columnWidths), rows: edges(heights) };
}

export function areaRect({ columns, rows }: TablePlaces, area: CellArea): Rect {
  const x = columns[area.column] ?? 0;
  const y = rows[area.row] ?? 0;
  const right = columns[Math.min(columns.length - 1, area.column + area.colSpan)] ?? x;
  const bottom = rows[Math.min(rows.length - 1, area.row + area.rowSpan)] ?? y;
  return { x, y, width: right - x, height: bottom - y };
}

/** The cell at a point, px from the table's corner; the nearest where the point lies outside. */
export function cellAtPoint(
  { columns, rows }: TablePlaces,
  point: { x: number; y: number },
): { row: number; column: number } {
  return { row: indexAt(rows, point.y), column: indexAt(columns, point.x) };
}

/** The drawn element of a cell. */
export function cellElement(
  frame: HTMLElement,
  { props, size }: TableComponent,
  row: number,
  column: number,
): HTMLElement | undefined {
  const cells = tableGrid(props, size).rows[row] ?? [];
  const index = cells.findIndex((cell) => cell.column === column);
  const line = frame.querySelectorAll('tr')[row];
  return index < 0 ? undefined : (line?.cells[index] ?? undefined);
}

/** Heights that the texts of each row need, px; cells over several rows are left out. */
export function neededHeights(frame: HTMLElement, { props }: TableComponent): number[] {
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth || 1;
  const line = props.fontSize * props.lineHeight;
  return [...frame.querySelectorAll('tr')].map((row) => {
    const heights = [...row.cells]
      .filter((cell) => cell.rowSpan === 1)
      .map((cell) => Math.max(line, textHeight(cell) / scale) + 2 * props.cellPadding + props.borderWidth);
    return Math.max(0, ...heights);
  });
}

/** Height of the text of an element, px of the screen. */
export function textHeight(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().height;
}

function edges(lengths: readonly number[]): number[] {
  const list = [0];
  for (const length of lengths) list.push((list.at(-1) ?? 0) + length);
  return list;
}

function indexAt(edgeList: readonly number[], value: number): number {
  const index = edgeList.findLastIndex((edge) => edge <= value);
  return Math.min(Math.max(0, index), Math.max(0, edgeList.length - 2));
}

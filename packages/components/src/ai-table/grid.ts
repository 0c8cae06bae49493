import type { KindProps } from '../define-kind.ts';
import type { TextSpan } from '../props/text-style.ts';
import { spansOfCell } from './cell-links.ts';
import type { aiTableModel } from './model.ts';
import { TABLE } from './model.ts';
import { type TableLook, tableLook } from './presets.ts';

type TableProps = KindProps<typeof aiTableModel>;

/** A cell as the table's data give it. */
export interface GridCell {
  readonly text: string;
  /** What of the text leads somewhere. */
  readonly spans: readonly TextSpan[];
  /** Rows and columns from 0, the header row counted. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly colSpan: number;
  readonly header: boolean;
  readonly bold: boolean;
  readonly align: TableProps['textAlign'];
  /** Fill, or undefined where the table's own background shows. */
  readonly background: string | undefined;
  readonly color: string;
}

export interface TableGrid {
  /** px, together the component's width. */
  readonly columnWidths: readonly number[];
  /** Least height of each row, px; the header's first. */
  readonly rowHeights: readonly number[];
  /** Cells of each row from the left; covered ones are left out. */
  readonly rows: readonly (readonly GridCell[])[];
}

/** What stands where in a table before its words are measured. Column and row counts are reconciled with the data (spec §5). */
export function tableGrid(props: TableProps, size: { readonly width: number }): TableGrid {
  const columns = Math.max(props.columns, ...props.cellData.map((row) => row.length));
  const rowCount = Math.max(props.rows + (props.headerRow ? 1 : 0), props.cellData.length);
  const covered = coveredCells(props);
  const look = tableLook(props);
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columns }, (_, column) => column)
      .filter((column) => !covered.has(`${row},${column}`))
      .map((column) => cell(props, look, { row, column, rowCount })),
  );
  return {
    columnWidths: scaledWidths(props.columnWidths, columns, size.width),
    rowHeights: Array.from({ length: rowCount }, (_, row) => props.rowHeights[row] ?? TABLE.rowHeight),
    rows,
  };
}

const NONE: readonly TextSpan[] = [];

interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
}

function cell(props: TableProps, look: TableLook, { row, column, rowCount }: CellPlace): GridCell {
  const header = props.headerRow && row === 0;
  const dataRow = props.headerRow ? row - 1 : row;
  const merge = props.merges.find((area) => area.row === row && area.column === column);
  const isLast = row + (merge?.rowSpan ?? 1) >= rowCount && !header;
  const part = header
    ? look.head
    : ((isLast ? look.lastRow : undefined) ?? (column === 0 ? look.firstColumn : undefined));
  const text = props.cellData[row]?.[column] ?? '';
  return {
    text,
    spans: props.cellLinks.length > 0 ? spansOfCell(props.cellLinks, [row, column], text) : NONE,
    row,
    column,
    rowSpan: merge?.rowSpan ?? 1,
    colSpan: merge?.colSpan ?? 1,
    header,
    bold: part !== undefined || props.emphasisRows.includes(dataRow),
    align: props.columnAligns[column] ?? props.textAlign,
    background: part ? part.background : dataRow % 2 === 1 ? look.stripe : undefined,
    color: part?.color ?? props.color,
  };
}

function coveredCells(props: TableProps): Set<string> {
  const covered = new Set<string>();
  for (const area of props.merges) {
    for (let row = area.row; row < area.row + Math.min(area.rowSpan, TABLE.maxRows + 1); row += 1) {
      for (let column = area.column; column < area.column + Math.min(area.colSpan, TABLE.maxColumns); column += 1) {
        if (row !== area.row || column !== area.column) covered.add(`${row},${column}`);
      }
    }
  }
  return covered;
}

function scaledWidths(given: readonly number[], columns: number, width: number): number[] {
  const widths = Array.from({ length: columns }, (_, column) => given[column] ?? TABLE.columnWidth);
  const total = widths.reduce((sum, one) => sum + one, 0);
  return widths.map((one) => (one / total) * width);
}

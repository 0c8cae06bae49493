import type { FillWish } from '@pagewright/model/filling';
import type { TableContent } from '@pagewright/model/outline';
import { typeset } from '@pagewright/typography/typeset';
import type { FillContext, FilledWith } from '../behaviour/filling.ts';
import { headerText, isNumeric } from './content-columns.ts';
import { measureTable } from './measured-table.ts';
import { type AiTable, type AiTableProps, TABLE } from './model.ts';

/** Longest text of a cell. */
const LONGEST_CELL = 2_000;

/**
 * The table with the content in it: in its own width, as high as its rows need, with as many rows as find room.
 * Undefined where none does.
 */
export function filledTable(
  table: AiTable,
  content: TableContent,
  context: FillContext,
): FilledWith<AiTable> | undefined {
  const { room, wish } = context;
  let shown = content;
  let drawn = drawTable(table, shown, context);
  while (shown.rows.length > 1 && drawn.height > room) {
    shown = withoutLastRow(shown);
    drawn = drawTable(table, shown, context);
  }
  if (shown.rows.length === 0 || drawn.height > room) return undefined;
  const rowHeights = roomy(drawn.rowHeights, room);
  const component = {
    ...table,
    size: { ...table.size, height: sum(rowHeights) },
    origin: [...shown.origins],
    props: {
      ...table.props,
      rows: shown.rows.length,
      columns: shown.columns.length,
      cellData: drawn.cells,
      // Those of what stood there; those of the content are laid on it as on any other words.
      cellLinks: [],
      columnWidths: drawn.columnWidths,
      rowHeights,
      columnAligns: shown.columns.map(({ type }) => (isNumeric(type) ? 'right' : table.props.textAlign)),
      emphasisRows: [...shown.emphasisRows],
      merges: [],
      placeholders: placeholdersOf(table.props, wish),
    },
  };
  const total = Math.max(content.totalRows ?? 0, content.rows.length);
  return shown.rows.length < total ? { component, rows: { shown: shown.rows.length, total } } : { component };
}

/** Columns that were asked for by their names alone are asked for by them again when the table is filled anew. */
function placeholdersOf(props: AiTableProps, { columns }: FillWish): AiTableProps['placeholders'] {
  if (columns.length === 0) return props.placeholders;
  return columns.map(({ name, description, dataType, example }) => ({
    description: description || name.slice(0, 500),
    dataType,
    example,
  }));
}

interface Drawn {
  readonly cells: string[][];
  readonly columnWidths: number[];
  readonly rowHeights: number[];
  /** px. */
  readonly height: number;
}

function drawTable({ props, size }: AiTable, content: TableContent, { language, measures }: FillContext): Drawn {
  const head = props.headerRow ? [content.columns.map(headerText)] : [];
  const cells = [...head, ...content.rows].map((row) =>
    row.map((text) => typeset(text, language).slice(0, LONGEST_CELL)),
  );
  const drawn = {
    ...props,
    cellData: cells,
    columns: content.columns.length,
    emphasisRows: content.emphasisRows,
    merges: [],
  };
  const { columnWidths, rowHeights } = measureTable(drawn, size.width, language, measures);
  return { cells, columnWidths, rowHeights, height: sum(rowHeights) };
}

/** Totals stay as long as there are other rows. */
function withoutLastRow(content: TableContent): TableContent {
  const plain = content.rows.findLastIndex((_, index) => !content.emphasisRows.includes(index));
  const gone = plain === -1 ? content.rows.length - 1 : plain;
  return {
    ...content,
    rows: content.rows.filter((_, index) => index !== gone),
    emphasisRows: content.emphasisRows.filter((row) => row !== gone).map((row) => (row > gone ? row - 1 : row)),
  };
}

/** Rows of the usual height where there is room for them. */
function roomy(rowHeights: readonly number[], room: number): number[] {
  const usual = rowHeights.map((height) => Math.max(TABLE.rowHeight, height));
  return sum(usual) <= room ? usual : [...rowHeights];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { type MeasuredText, measureText, type TextStyle } from '@pagewright/typography/measure';
import type { MeasureText } from '../behaviour/text-measures.ts';
import type { KindProps } from '../define-kind.ts';
import type { Stroke } from '../primitives.ts';
import { type GridCell, tableGrid } from './grid.ts';
import type { aiTableModel } from './model.ts';
import { rowEdges, tableLook } from './presets.ts';

type TableProps = KindProps<typeof aiTableModel>;

/** Least weight of header and emphasised cells. */
const BOLD_CELL = 700;

/** A cell in its place, its text laid out. Boxes are px from the table's corner. */
export interface TableCellLayout extends GridCell {
  readonly box: Rect;
  /** The room that its text has: the box less padding and rules. */
  readonly room: Rect;
  readonly style: TextStyle;
  readonly measured: MeasuredText;
  /** The rules at its right and lower edge, inside the box. */
  readonly ruleRight: Stroke | undefined;
  readonly ruleBelow: Stroke | undefined;
}

/** A table as it is drawn: what designs, checks, exports and the View all go by. */
export interface TableLayout {
  /** px, together the component's width. */
  readonly columnWidths: readonly number[];
  /** px, at least as high as set and as high as their texts need; the header's first. */
  readonly rowHeights: readonly number[];
  /** Sum of the rows, px. */
  readonly height: number;
  /** Cells of each row from the left; covered ones are left out. */
  readonly rows: readonly (readonly TableCellLayout[])[];
  /** The rule at each edge of the rows, those of the table's own upper and lower edge included. */
  readonly edges: readonly (Stroke | undefined)[];
  /** The rule between columns and at both sides. */
  readonly sides: Stroke | undefined;
}

/** Widths, grown rows, rules and spans of a table, and the lines of its cells. */
export function tableLayout(
  props: TableProps,
  size: { readonly width: number },
  language: Language,
  measure: MeasureText = measureText,
): TableLayout {
  const grid = tableGrid(props, size);
  const lefts = edges(grid.columnWidths);
  const rowCount = grid.rows.length;
  const ruled = rowEdges(props, rowCount);
  const { sides } = tableLook(props);
  const cells = grid.rows.map((row) =>
    row.map((cell) => {
      const width = between(lefts, cell.column, cell.colSpan);
      const own = {
        ruleRight: cell.column + cell.colSpan < grid.columnWidths.length ? sides : undefined,
        ruleBelow: cell.row + cell.rowSpan < rowCount ? ruled[cell.row + cell.rowSpan] : undefined,
      };
      const marks = cell.spans.filter(({ baseline }) => baseline !== undefined);
      const plain = cellStyle(props, cell.bold, language, cell.align);
      const style = marks.length > 0 ? { ...plain, spans: marks } : plain;
      const room = Math.max(1, width - 2 * props.cellPadding - widthOf(own.ruleRight));
      // Who remembers what texts measure knows nothing of their parts.
      const measured = (marks.length > 0 ? measureText : measure)(shownText(cell.text), style, room);
      return { ...cell, ...own, style, measured, width, room };
    }),
  );
  const needs = cells.flat().map((cell) => ({
    ...cell,
    needed: (cell.text === '' ? 0 : cell.measured.height) + 2 * props.cellPadding + widthOf(cell.ruleBelow),
  }));
  const rowHeights = grownRows(grid.rowHeights, needs);
  const tops = edges(rowHeights);
  const rows = cells.map((row) =>
    row.map(({ width, room, ...cell }): TableCellLayout => {
      const box = {
        x: lefts[cell.column] ?? 0,
        y: tops[cell.row] ?? 0,
        width,
        height: between(tops, cell.row, cell.rowSpan),
      };
      const height = Math.max(0, box.height - 2 * props.cellPadding - widthOf(cell.ruleBelow));
      return {
        ...cell,
        box,
        room: { x: box.x + props.cellPadding, y: box.y + props.cellPadding, width: room, height },
      };
    }),
  );
  return { columnWidths: grid.columnWidths, rowHeights, height: tops.at(-1) ?? 0, rows, edges: ruled, sides };
}

/** px that a row with one line of words takes. */
export function lineRowHeight({
  fontSize,
  lineHeight,
  cellPadding,
  borderWidth,
}: Pick<TableProps, 'fontSize' | 'lineHeight' | 'cellPadding' | 'borderWidth'>): number {
  return fontSize * lineHeight + 2 * cellPadding + borderWidth;
}

function widthOf(rule: Stroke | undefined): number {
  return rule?.width ?? 0;
}

/** How the text of a table's cell is set. */
export function cellStyle(
  props: Pick<TableProps, 'fontFamily' | 'fontSize' | 'fontWeight' | 'lineHeight' | 'textIndent'>,
  bold: boolean,
  language: Language,
  textAlign: TableProps['textAlign'] = 'left',
): TextStyle {
  const { fontFamily, fontSize, fontWeight, lineHeight, textIndent } = props;
  const weight = bold ? Math.max(BOLD_CELL, fontWeight) : fontWeight;
  return { fontFamily, fontSize, fontWeight: weight, language, lineHeight, textIndent, textAlign };
}

/** A line feed at the end of a cell opens no line (CSS). */
function shownText(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Rows grow with their own cells first; what a cell over several rows lacks then is added to the last of them. */
function grownRows(
  least: readonly number[],
  cells: readonly { readonly row: number; readonly rowSpan: number; readonly needed: number }[],
): number[] {
  const heights = [...least];
  for (const { row, needed } of cells.filter(({ rowSpan }) => rowSpan === 1)) {
    heights[row] = Math.max(heights[row] ?? 0, needed);
  }
  for (const { row, rowSpan, needed } of cells.filter((cell) => cell.rowSpan > 1)) {
    const last = Math.min(row + rowSpan, heights.length) - 1;
    const spanned = heights.slice(row, last + 1).reduce((sum, height) => sum + height, 0);
    if (needed > spanned) heights[last] = (heights[last] ?? 0) + needed - spanned;
  }
  return heights;
}

/** Where each begins, and where the last ends. */
function edges(lengths: readonly number[]): number[] {
  const list = [0];
  for (const length of lengths) list.push((list.at(-1) ?? 0) + length);
  return list;
}

/** From one edge over `span` parts, as far as there are any. */
function between(list: readonly number[], first: number, span: number): number {
  return (list[Math.min(list.length - 1, first + span)] ?? 0) - (list[first] ?? 0);
}

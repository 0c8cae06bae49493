import type { Language } from '@pagewright/model/languages';
import type { TextMeasures } from '../behaviour/text-measures.ts';
import { columnWidthsFor } from './column-widths.ts';
import { tableLayout } from './layout.ts';
import type { AiTable, AiTableProps } from './model.ts';

export interface MeasuredTable {
  /** px. */
  readonly columnWidths: number[];
  /** Whole px. */
  readonly rowHeights: number[];
  /** Whether a word is torn at this width. */
  readonly torn: boolean;
}

/** Column widths by what the cells hold and the row heights that follow, in a table `width` px wide. */
export function measureTable(
  props: AiTableProps,
  width: number,
  language: Language,
  measures: TextMeasures,
): MeasuredTable {
  const { widths, torn } = columnWidthsFor(props, width, language, measures.words);
  const columnWidths = [...widths];
  const rows = props.cellData.length - (props.headerRow ? 1 : 0);
  const unset = { ...props, rows, columnWidths, rowHeights: props.cellData.map(() => 0) };
  const { rowHeights } = tableLayout(unset, { width }, language, measures.lines);
  return { columnWidths, rowHeights: rowHeights.map((height) => Math.ceil(height)), torn };
}

/** The table with its rows as high as they are drawn: where words need more, its box holds them all. */
export function withDrawnRows(table: AiTable, language: Language): AiTable {
  const rowHeights = tableLayout(table.props, table.size, language).rowHeights.map((height) => Math.ceil(height));
  const height = rowHeights.reduce((total, row) => total + row, 0);
  return { ...table, props: { ...table.props, rowHeights }, size: { ...table.size, height } };
}

import type { Language } from '@pagewright/model/languages';
import type { TextMeasures } from '../behaviour/text-measures.ts';
import { columnWidthsFor } from './column-widths.ts';
import { tableLayout } from './layout.ts';
import type { AiTableProps } from './model.ts';

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

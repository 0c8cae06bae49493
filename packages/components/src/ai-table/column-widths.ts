import type { Language } from '@pagewright/model/languages';
import type { WordMeasure } from '../behaviour/text-measures.ts';
import type { KindProps } from '../define-kind.ts';
import { cellStyle } from './layout.ts';
import type { aiTableModel } from './model.ts';
import { type TableLookProps, tableLook } from './presets.ts';

type TableProps = KindProps<typeof aiTableModel>;

/** Narrowest column, px (spec §9 asks for 50). */
const MIN_COLUMN = 56;

export interface ColumnWidths {
  /** Whole px that fill the table. */
  readonly widths: readonly number[];
  /** Whether a word is torn at these widths. */
  readonly torn: boolean;
}

/** Column widths by what stands in a table's cells, all `columns` of them filling `width` px. */
export function columnWidthsFor(
  props: Pick<
    TableProps,
    | 'cellData'
    | 'columns'
    | 'emphasisRows'
    | 'cellPadding'
    | 'fontFamily'
    | 'fontSize'
    | 'fontWeight'
    | 'lineHeight'
    | 'textIndent'
  > &
    TableLookProps,
  width: number,
  language: Language,
  measure: WordMeasure,
): ColumnWidths {
  const drawn = tableLook(props);
  // A px to spare: widths are scaled to the table's, and the last column has no rule.
  const around = props.cellPadding * 2 + (drawn.sides?.width ?? 0) + 1;
  const styles = { plain: cellStyle(props, false, language), bold: cellStyle(props, true, language) };
  const headers = props.headerRow ? 1 : 0;
  const widest = (column: number, widthOf: WordMeasure['text']): number =>
    Math.max(
      0,
      ...props.cellData.map((cells, row) => {
        const isLast = row === props.cellData.length - 1;
        const part = (column === 0 ? drawn.firstColumn : undefined) ?? (isLast ? drawn.lastRow : undefined);
        const bold = row < headers || part !== undefined || props.emphasisRows.includes(row - headers);
        return widthOf(cells[column] ?? '', bold ? styles.bold : styles.plain);
      }),
    );
  const columns = Array.from({ length: props.columns }, (_, column) => column);
  const indent = props.textIndent * props.fontSize;
  const natural = columns.map((column) => Math.max(MIN_COLUMN, widest(column, measure.text) + indent + around));
  const wholeWords = columns.map((column) => widest(column, measure.longestWord) + around);
  const widths = sharedWidths(natural, width, wholeWords);
  return { widths, torn: widths.some((own, column) => own < (wholeWords[column] ?? 0)) };
}

/** Widths that fill `width`: columns that need little get what they need, the others share the rest by need. */
function sharedWidths(natural: readonly number[], width: number, least: readonly number[]): number[] {
  const shared = sharedByNeed(natural, width);
  const lacking = shared.map((own, index) => Math.max(0, (least[index] ?? 0) - own));
  const lack = lacking.reduce((sum, need) => sum + need, 0);
  const spare = shared.map((own, index) => Math.max(0, own - Math.max(MIN_COLUMN, least[index] ?? 0)));
  const room = spare.reduce((sum, own) => sum + own, 0);
  if (lack === 0 || room < lack) return shared;
  return shared.map((own, index) => Math.floor(own + (lacking[index] ?? 0) - ((spare[index] ?? 0) * lack) / room));
}

function sharedByNeed(natural: readonly number[], width: number): number[] {
  const total = natural.reduce((sum, need) => sum + need, 0);
  if (total <= width) {
    const spare = width - total;
    return natural.map((need) => Math.floor(need + spare * (0.5 / natural.length + (0.5 * need) / total)));
  }
  const fair = width / natural.length;
  const small = natural.map((need) => need <= fair);
  const kept = natural.reduce((sum, need, index) => sum + (small[index] ? need : 0), 0);
  const large = natural.reduce((sum, need, index) => sum + (small[index] ? 0 : Math.sqrt(need)), 0);
  return natural.map((need, index) =>
    Math.max(MIN_COLUMN, Math.floor(small[index] ? need : ((width - kept) * Math.sqrt(need)) / large)),
  );
}

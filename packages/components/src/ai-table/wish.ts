import type { FillPlace, FillWish } from '@pagewright/model/filling';
import type { KindComponent, KindProps } from '../define-kind.ts';
import { lineRowHeight } from './layout.ts';
import type { aiTableModel } from './model.ts';

/** What a smart table asks of the sources. */

type Table = KindComponent<typeof aiTableModel>;
type TableProps = KindProps<typeof aiTableModel>;

/** Least width of a column that is not asked for, px, and most of them; most data rows. */
const ASKED = { columnWidth: 90, columns: 8, rows: 50 } as const;

/**
 * The columns that a person has described, or else has named in the head; none where the head is as it was inserted.
 * What an earlier filling has written there is not the person's.
 */
export function askedColumns(props: TableProps): FillWish['columns'] {
  const head = props.headerRow ? (props.cellData[0] ?? []) : [];
  const isOwn = areNamed(head);
  const all = Array.from({ length: props.columns }, (_, column) => {
    const place: FillPlace = props.placeholders[column] ?? { description: '', dataType: 'text', example: '' };
    return { ...place, name: isOwn ? (head[column]?.trim() ?? '') : '' };
  });
  const isDescribed = all.some(({ description }) => description.trim() !== '');
  return isDescribed || (isOwn && isEmptyBelow(props)) ? all : [];
}

/** Names that differ in more than their number: `Column 1`, `Column 2` are not a person's. */
function areNamed(head: readonly string[]): boolean {
  const names = new Set(head.map((name) => name.replace(/\d+/g, '').trim()));
  return names.size > 1 || (head.length === 1 && !/\d/.test(head[0] ?? '') && names.has('') === false);
}

/** Whether nothing stands below the head. */
export function isEmptyBelow({ cellData, headerRow }: TableProps): boolean {
  return cellData.slice(headerRow ? 1 : 0).every((row) => row.every((text) => text.trim() === ''));
}

/** Most rows and columns that have room where the table may become so many px high. */
export function mostThatFits({ props, size }: Table, available: number): FillWish['most'] {
  const rows = Math.floor(available / lineRowHeight(props)) - (props.headerRow ? 1 : 0);
  const columns = Math.floor(size.width / ASKED.columnWidth);
  return {
    rows: Math.min(ASKED.rows, Math.max(1, rows)),
    columns: Math.min(ASKED.columns, Math.max(2, columns)),
  };
}

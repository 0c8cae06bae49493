import type { ListBlock, SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';

/** Fewest rows of a form, of its fields and of its rows over all columns; the longest name of a field or a part. */
const FORM = { rows: 5, fields: 2, wide: 2, name: 24 } as const;
/** Share of the rows that are fields or stand over all columns. */
const OWN = 0.9;

/**
 * Tables that are forms — names beside what was written, and rows over all columns that name a part or are its text, as
 * minutes have them — are entries under the names of their parts. A page of columns would cut what was written.
 */
export function openForms(blocks: readonly SourceBlock[]): SourceBlock[] {
  let level = 1;
  return blocks.flatMap((block): readonly SourceBlock[] => {
    if (block.kind === 'heading') level = block.level;
    if (block.kind !== 'table') return [block];
    const rows = block.rows.map(cellsOf);
    return isForm(rows) ? partsOf(rows, block, level) : [block];
  });
}

function cellsOf(row: readonly TableCell[]): TableCell[] {
  return row.filter(({ colSpan, rowSpan }) => colSpan > 0 && rowSpan > 0);
}

type Rows = readonly (readonly TableCell[])[];

function isForm(rows: Rows): boolean {
  const wide = rows.filter(isWide);
  const fields = rows.filter(isFields);
  const names = fields.flatMap((row) => row.filter((_, index) => index % 2 === 0));
  return (
    rows.length >= FORM.rows &&
    wide.length >= FORM.wide &&
    !isWide(rows[0] ?? []) &&
    // Names that span a table stand over its rows; those of a form over what was written.
    rows.some((row, index) => isWide(row) && isWide(rows[index + 1] ?? [])) &&
    fields.length >= FORM.fields &&
    wide.length + fields.length >= rows.length * OWN &&
    names.every(({ text }) => visualLength(text) <= FORM.name)
  );
}

/** One cell over all columns. */
function isWide(row: readonly TableCell[]): boolean {
  return row.length === 1 && (row[0]?.colSpan ?? 1) > 1;
}

/** Pairs of a name and what was written. */
function isFields(row: readonly TableCell[]): boolean {
  return row.length === 2 || row.length === 4;
}

function partsOf(rows: Rows, { origin, caption, notes = [] }: TableBlock, level: number): SourceBlock[] {
  const blocks: SourceBlock[] = caption ? [{ kind: 'paragraph', text: caption, origin }] : [];
  let items: ListBlock['items'] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', ordered: false, items, origin });
    items = [];
  };
  for (const [index, row] of rows.entries()) {
    const [first] = row;
    const text = first?.text.trim() ?? '';
    if (!isWide(row)) items.push(...entriesOf(row));
    else if (text !== '' && isPartName(row, rows[index + 1], rows[index - 1])) {
      endList();
      blocks.push({ kind: 'heading', level: Math.min(6, level + 1), text: text.replace(/\s*[:：]$/u, ''), origin });
    } else if (text !== '') {
      endList();
      blocks.push({ kind: 'paragraph', text, origin });
    }
  }
  endList();
  return [...withoutEmptyParts(blocks), ...notes.map((text): SourceBlock => ({ kind: 'paragraph', text, origin }))];
}

/** A short text over all columns with something below it that does not name a part in turn, and no such above it. */
function isPartName(
  [own]: readonly TableCell[],
  next: readonly TableCell[] | undefined,
  before: readonly TableCell[] | undefined,
): boolean {
  const isShort = (cell: TableCell | undefined): boolean =>
    cell !== undefined && visualLength(cell.text.trim()) <= FORM.name && !/[。.!?！？]$/u.test(cell.text.trim());
  const isUnderName = before !== undefined && isWide(before) && isShort(before[0]) && before[0]?.text.trim() !== '';
  return isShort(own) && next !== undefined && !isUnderName;
}

/**
 * `Place: Hall`; a number in front counts what was written, and a name without anything beside it says nothing. Of the few
 * rows that are no pairs all cells are one entry.
 */
function entriesOf(row: readonly TableCell[]): ListBlock['items'] {
  if (!isFields(row)) {
    const texts = row.map(({ text }) => text.trim()).filter((text) => text !== '');
    return texts.length === 0 ? [] : [{ text: texts.join(' · '), level: 0 }];
  }
  return [0, 2].flatMap((at) => {
    const [name, value] = [row[at]?.text.trim() ?? '', row[at + 1]?.text.trim() ?? ''];
    if (value === '') return [];
    const label = name.replace(/\s*[:：]$/u, '');
    const mark = /[\u3040-\u9fff]$/u.test(label) ? '：' : ': ';
    return [{ text: /^\d*[.、)]?$/u.test(label) ? value : `${label}${mark}${value}`, level: 0 }];
  });
}

/** Parts that nothing was written under are left out. */
function withoutEmptyParts(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.filter(({ kind }, index) => {
    const next = blocks[index + 1];
    return kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}

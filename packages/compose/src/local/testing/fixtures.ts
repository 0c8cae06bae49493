import { formatOrigin } from '@pagewright/model/origin';
import {
  DOCUMENT_VERSION,
  type SourceBlock,
  type SourceDocument,
  type TableBlock,
  type TableCell,
} from '@pagewright/model/source-document';

/** Small documents of our own making, for tests. */

type WithoutOrigin<Block> = Block extends SourceBlock ? Omit<Block, 'origin'> : never;
/** A block as a test writes it; origins follow from its place. */
export type Draft = WithoutOrigin<SourceBlock>;

export function documentOf(drafts: readonly Draft[], own: Partial<SourceDocument> = {}): SourceDocument {
  const file = own.file ?? 'report.docx';
  return {
    version: DOCUMENT_VERSION,
    kind: 'docx',
    title: 'Report',
    language: 'en-US',
    assets: {},
    warnings: [],
    ...own,
    file,
    blocks: drafts.map((draft, block) => ({ ...draft, origin: formatOrigin({ file, block }) })) as SourceBlock[],
  };
}

export const heading = (text: string, level = 2, numbering?: string): Draft => ({
  kind: 'heading',
  level,
  text,
  ...(numbering ? { numbering } : {}),
});
export const paragraph = (text: string): Draft => ({ kind: 'paragraph', text });
export const list = (items: readonly string[], ordered = false): Draft => ({
  kind: 'list',
  ordered,
  items: items.map((text) => ({ text, level: 0 })),
});

/** A table of texts and figures; the first `headerRows` rows are its head. `12.5%` is a percentage. */
export function table(
  rows: readonly (readonly (string | number)[])[],
  own: Partial<Omit<TableBlock, 'rows' | 'kind' | 'origin'>> = {},
): Extract<Draft, { kind: 'table' }> {
  return { kind: 'table', headerRows: 1, ...own, rows: rows.map((row) => row.map(cell)) };
}

/** The same as a block with an origin, for what works on blocks. */
export function tableBlock(
  rows: readonly (readonly (string | number)[])[],
  own: Partial<Omit<TableBlock, 'rows' | 'kind' | 'origin'>> = {},
): TableBlock {
  return { ...table(rows, own), origin: formatOrigin({ file: 'book.xlsx', block: 0, place: 'Sheet1!A1:Z99' }) };
}

function cell(content: string | number): TableCell {
  const base = { rowSpan: 1, colSpan: 1 };
  if (typeof content === 'number') return { ...base, text: String(content), type: 'number', value: content };
  if (content === '') return { ...base, text: '', type: 'empty', value: null };
  const percent = /^(-?[\d.]+)%$/.exec(content);
  if (percent) return { ...base, text: content, type: 'percent', value: Number(percent[1]) / 100, unit: '%' };
  return { ...base, text: content, type: 'text', value: content };
}

/** Comparable form of a text: letters and digits alone. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

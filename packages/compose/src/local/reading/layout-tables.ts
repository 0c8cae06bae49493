import type { SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';

/** Tables of one row, or of a few cells of running text, lay text out: their cells are paragraphs, or a heading. */
export function openLayoutTables(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block): readonly SourceBlock[] => (block.kind === 'table' ? opened(block) : [block]));
}

function opened(table: TableBlock): SourceBlock[] {
  const cells = table.rows.flat().filter(({ text, colSpan }) => text.trim() !== '' && colSpan !== 0);
  const width = table.rows[0]?.length ?? 0;
  // What has a name is a table, if a small one: opened, its cells would stand under nothing.
  if (table.caption && width > 1) return [table];
  const isLayout = width <= 1 || (cells.length <= 4 && !cells.some(isFigure)) || table.rows.length <= 1;
  if (!isLayout || cells.length > 12) return [table];
  if (cells.some(isFigure) && table.rows.length > 1) return [table];
  const { origin } = table;
  const notes = (table.notes ?? []).map((text): SourceBlock => ({ kind: 'paragraph', text, origin }));
  return [...rowsOf(table).map((text): SourceBlock => paragraphOrHeading(text, table)), ...notes];
}

/** `A-1.` in a cell of its own is the number of what stands beside it. */
function rowsOf(table: TableBlock): string[] {
  return table.rows.flatMap((row) => {
    const texts = row.map(({ text }) => text.trim()).filter(Boolean);
    const [first = '', ...rest] = texts;
    return /^[A-Z\d]{1,2}([-.]\d+)*[.)]?$/.test(first) && rest.length === 1 ? [`${first} ${rest[0]}`] : texts;
  });
}

function paragraphOrHeading(text: string, { origin }: TableBlock): SourceBlock {
  const numbered = /^([A-Z]\.|\d+\.)\s+(\p{Lu}[^.!?]{3,70})$/u.exec(text);
  if (numbered) {
    return { kind: 'heading', level: 2, numbering: numbered[1], text: numbered[2] as string, origin };
  }
  return { kind: 'paragraph', text, origin };
}

function isFigure({ type }: TableCell): boolean {
  return type === 'number' || type === 'percent' || type === 'currency';
}

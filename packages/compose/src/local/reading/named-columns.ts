import type { SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';

/** Fewest rows that show what they share, and fewest columns that have a name of their own. */
const FEWEST = { rows: 2, columns: 2 } as const;
/** What cells of one column begin with, up to their values: `月額3.2万円`, `チャット連携あり`. */
const NAME = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,10}/u;

/** `A社 月額3.2万円 多言語5か国語` over lines alike: a table without a head, whose cells say what their columns are, gets that as its head. */
export function withNamedColumns(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.map((block) => (block.kind === 'table' ? named(block) : block));
}

function named(block: TableBlock): TableBlock {
  const { rows, headerRows } = block;
  const [first = []] = rows;
  const isPlain = rows.every((row) => row.length === first.length && row.every(({ colSpan }) => colSpan === 1));
  if (headerRows > 0 || rows.length < FEWEST.rows || !isPlain) return block;
  const names = first.map((_, column) => (column === 0 ? '' : sharedName(rows.map((row) => row[column]?.text ?? ''))));
  if (names.slice(1).some((name) => name === '') || names.length - 1 < FEWEST.columns) return block;
  const cellOf = (text: string): TableCell => ({ text, rowSpan: 1, colSpan: 1, type: 'text', value: text });
  const body = rows.map((row) =>
    row.map((cell, column) => {
      const name = names[column] ?? '';
      return name === '' ? cell : cellOf(cell.text.slice(name.length).trim());
    }),
  );
  return { ...block, headerRows: 1, rows: [names.map(cellOf), ...body] };
}

/** What stands behind the name of a column: a figure, or whether there is one. */
const VALUE = /^\s?(?:[\d０-９]|[¥￥$€£約约]|あり|なし|有|[無无]|可|不可|是|否|[○◯×✓✗])/u;

/** What all begin with in front of their values: places and companies, `東京都港区` over `東京都北区`, have none. */
function sharedName(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = NAME.exec(first)?.[0].length ?? 0;
  while (length > 0 && !texts.every((text) => text.startsWith(first.slice(0, length)))) length -= 1;
  const name = first.slice(0, length);
  return length >= 2 && texts.every((text) => VALUE.test(text.slice(length))) ? name : '';
}

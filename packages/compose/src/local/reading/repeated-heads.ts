import type { SourceBlock, TableCell } from '@pagewright/model/source-document';

/** Names that a head has at least before another row of the same is taken for it. */
const FEWEST_NAMES = 2;

/** Tables without the heads that come again among their rows, as at the top of each page or screen: they are no entries. */
export function withoutRepeatedHeads(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.map((block) => {
    if (block.kind !== 'table' || block.headerRows < 1) return block;
    const head = block.rows[block.headerRows - 1] ?? [];
    if (head.filter(({ text }) => text.trim() !== '').length < FEWEST_NAMES) return block;
    const rows = block.rows.filter((row, index) => index < block.headerRows || !isSaidBy(row, head));
    return rows.length === block.rows.length || rows.length === block.headerRows ? block : { ...block, rows };
  });
}

function isSaidBy(row: readonly TableCell[], head: readonly TableCell[]): boolean {
  return row.length === head.length && row.every(({ text }, column) => text.trim() === head[column]?.text.trim());
}

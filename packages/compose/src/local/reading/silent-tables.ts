import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';

/** Fewest tables with a name or a head in a workbook from which those without either are data behind its charts. */
const FEWEST_NAMED = 3;

/** Tables of a workbook without those that say nothing: only noughts, or figures that no head names beside tables that have one. */
export function withoutSilentTables(blocks: readonly SourceBlock[]): SourceBlock[] {
  const named = blocks.filter((block) => block.kind === 'table' && isNamed(block)).length;
  return blocks.filter((block) => {
    if (block.kind !== 'table') return true;
    return !isOfNoughts(block) && (named < FEWEST_NAMED || isNamed(block) || !isOfFigures(block));
  });
}

function isNamed({ caption, headerRows }: TableBlock): boolean {
  return caption !== undefined || headerRows > 0;
}

/** No word, and no figure but 0. */
function isOfNoughts({ rows }: TableBlock): boolean {
  return rows.flat().every(({ text, value }) => text.trim() === '' || value === 0);
}

/** Most cells are figures. */
function isOfFigures({ rows }: TableBlock): boolean {
  const filled = rows.flat().filter(({ text }) => text.trim() !== '');
  return filled.filter(({ value }) => typeof value === 'number').length >= filled.length * 0.7;
}

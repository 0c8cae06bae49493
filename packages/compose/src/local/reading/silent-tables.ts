import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';

/** Fewest tables with a name or a head in a workbook from which those without either are data behind its charts. */
const FEWEST_NAMED = 3;

/**
 * Tables of a workbook without those that say nothing: only noughts, a form that nobody filled in, or figures that no
 * head names beside tables that have one. A workbook of nothing else stays as it is.
 */
export function withoutSilentTables(blocks: readonly SourceBlock[]): SourceBlock[] {
  const named = blocks.filter((block) => block.kind === 'table' && isNamed(block)).length;
  const telling = blocks.filter((block) => {
    if (block.kind !== 'table') return true;
    if (isOfNoughts(block) || isUnfilled(block)) return false;
    return named < FEWEST_NAMED || isNamed(block) || !isOfFigures(block);
  });
  return telling.some(({ kind }) => kind !== 'heading') ? telling : [...blocks];
}

function isNamed({ caption, headerRows }: TableBlock): boolean {
  return caption !== undefined || headerRows > 0;
}

/** No figure but 0, and no word but the names of the rows and columns. */
function isOfNoughts({ rows, headerRows }: TableBlock): boolean {
  const body = rows.slice(headerRows);
  const figures = body.flat().filter(({ value }) => typeof value === 'number');
  return (
    figures.length > 0 &&
    figures.every(({ value }) => value === 0) &&
    body.every((row) => row.slice(1).every(({ text, value }) => text.trim() === '' || value === 0))
  );
}

/** Rows of a form, and its columns, from which a remark in one cell fills in nothing. */
const FORM = { rows: 2, columns: 4 } as const;

/** A head over a row or two in which one cell says at most what to write there. */
function isUnfilled({ rows, headerRows }: TableBlock): boolean {
  const body = rows.slice(headerRows);
  const heads = rows[0]?.filter(({ text }) => text.trim() !== '').length ?? 0;
  return (
    headerRows > 0 &&
    heads >= FORM.columns &&
    body.length <= FORM.rows &&
    body.flat().filter(({ text }) => text.trim() !== '').length <= 1
  );
}

/** Most cells are figures. */
function isOfFigures({ rows }: TableBlock): boolean {
  const filled = rows.flat().filter(({ text }) => text.trim() !== '');
  return filled.filter(({ value }) => typeof value === 'number').length >= filled.length * 0.7;
}

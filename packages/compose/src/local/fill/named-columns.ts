import type { TableBlock } from '@pagewright/model/source-document';
import { bodyOf, gridsOf, headOf } from '../tables/grid.ts';
import { isFigure } from '../tables/vocabulary.ts';
import { queryOf } from './found.ts';
import { wordsOf } from './query.ts';
import type { Sources } from './sources.ts';

/** Share of a name's words that a description has to hold for it to name it. */
const NAMED = 0.6;

/** Whether a description names something: `revenue by region` names the column `Revenue (USD m)`. */
export function names(description: string, name: string, sources: Sources): boolean {
  const bare = name.replace(/[(（[][^)）\]]*[)）\]]/g, ' ');
  if (!/\p{L}/u.test(bare)) return false;
  return queryOf(bare, sources).coverage(wordsOf(description)) >= NAMED;
}

/** The columns of labels with those columns of figures that a description names; undefined where it names none, or all. */
export function namedColumns(block: TableBlock, description: string, sources: Sources): number[] | undefined {
  const head = headOf(block);
  const body = bodyOf(block);
  const figures = head.names.flatMap((_, column) => (body.some((row) => isFigure(row[column])) ? [column] : []));
  const [grid] = gridsOf(block);
  const measures = figures.filter((column) => column !== grid?.labelColumn);
  const named = measures.filter((column) => names(description, head.names[column] ?? '', sources));
  if (named.length === 0 || named.length === measures.length) return undefined;
  return head.names.map((_, column) => column).filter((column) => !measures.includes(column) || named.includes(column));
}

/** The table with some of its columns; undefined where names in its head reach over several. */
export function withColumns(block: TableBlock, columns: readonly number[]): TableBlock | undefined {
  const spans = block.rows.slice(0, block.headerRows).some((row) => row.some(({ colSpan }) => colSpan > 1));
  if (spans) return undefined;
  return { ...block, rows: block.rows.map((row) => columns.flatMap((column) => row[column] ?? [])) };
}

import type { TableCell } from '@pagewright/model/source-document';
import { isNumeric } from '../../tables/cells.ts';

type Rows = readonly (readonly TableCell[])[];

/** Fewest rows and columns of a table beside another. */
const FEWEST = { rows: 2, columns: 2 } as const;
/** Share of the rows that are named, each by a name of its own. */
const NAMED = 0.8;
const LONGEST_NAME = 40;

/**
 * Whether what stands left and right of an empty column are two tables: both have a head and name their rows, and measure
 * other things. Under the same heads they are the halves of one, as assets beside liabilities.
 */
export function standBeside(left: Rows, right: Rows): boolean {
  if (haveBanners(left, right)) return true;
  const [own, its] = [tableOf(left), tableOf(right)];
  if (!own || !its) return false;
  if (own.top !== its.top || own.head.slice(1).join('\n') === its.head.slice(1).join('\n')) return false;
  return its.hasFigures;
}

/** Each side under a name of its own in one row, `ASSUMPTIONS` beside `RESULTS`, and the right one with names of its rows. */
function haveBanners(left: Rows, right: Rows): boolean {
  const [own, its] = [bannerOf(left), bannerOf(right)];
  if (own === undefined || own !== its) return false;
  const body = right.slice(its + 1).filter((row) => row.some(({ text }) => text !== ''));
  const names = body.flatMap(([name]) => (name?.type === 'text' ? [name.text] : []));
  return (
    body.length >= FEWEST.rows && names.length >= body.length * NAMED && new Set(names).size >= names.length * NAMED
  );
}

/** The row of a banner: one text alone over two columns or more, first of all rows. */
function bannerOf(rows: Rows): number | undefined {
  const top = rows.findIndex((row) => row.some(({ text }) => text !== ''));
  const [first, ...others] = rows[top]?.filter(({ text }) => text !== '') ?? [];
  const isLone = first?.type === 'text' && others.length === 0 && first === rows[top]?.[0];
  const below = rows[top + 1]?.filter(({ text }) => text !== '').length ?? 0;
  return isLone && (rows[top]?.length ?? 0) >= FEWEST.columns && below >= FEWEST.columns ? top : undefined;
}

interface Side {
  readonly head: readonly string[];
  /** Row of the head. */
  readonly top: number;
  readonly hasFigures: boolean;
}

/** A side as a table of its own: a filled head over rows that begin with their names. */
function tableOf(rows: Rows): Side | undefined {
  const isHead = (row: readonly TableCell[]): boolean => row.every(({ type }) => type === 'text');
  const top = rows.findIndex((row) => row.filter(({ text }) => text !== '').length >= FEWEST.columns);
  const head = rows[top];
  if (!head || head.length < FEWEST.columns || !isHead(head)) return undefined;
  const body = rows.slice(top + 1).filter((row) => row.some(({ text }) => text !== ''));
  const names = body.flatMap(([name]) =>
    name?.type === 'text' && name.text.length <= LONGEST_NAME ? [name.text] : [],
  );
  const areNamed = names.length >= body.length * NAMED && new Set(names).size >= names.length * NAMED;
  if (body.length < FEWEST.rows || !areNamed) return undefined;
  return { head: head.map(({ text }) => text), top, hasFigures: body.some((row) => row.some(isNumeric)) };
}

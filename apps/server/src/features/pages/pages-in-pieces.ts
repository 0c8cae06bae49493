import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { finished } from './page-numbers.ts';
import type { PageRow } from './policy.ts';
import { pages } from './tables.ts';

/** Texts that are read at once, bytes; a page that has more comes alone. */
const PIECE = 2 ** 20;

/** Bytes of a page's three texts, which the database knows without reading them. */
export const textBytes = sql<number>`octet_length(${pages.pageContent}) + octet_length(${pages.generatedText}) + octet_length(${pages.styledText})`;

/** Which of a project's pages: the first so many, those of some ids. */
export interface SomePages {
  readonly limit?: number | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** A project's finished pages in the order that they have now, a few in memory at a time. */
export async function* pagesInPieces(
  db: Queryable,
  projectId: number,
  only: SomePages = {},
): AsyncGenerator<PageRow, void> {
  const { id, pageNumber } = pages;
  const query = db
    .select({ id, bytes: textBytes })
    .from(pages)
    .where(and(finished(projectId), only.ids && inArray(pages.id, [...only.ids])))
    .orderBy(asc(pageNumber), asc(id));
  const all = await (only.limit === undefined ? query : query.limit(only.limit));
  for (const piece of inPieces(all)) {
    const rows = await db.select().from(pages).where(inArray(id, piece)).orderBy(asc(pageNumber), asc(id));
    yield* rows;
  }
}

function* inPieces(all: readonly { readonly id: number; readonly bytes: number }[]): Generator<number[], void> {
  let piece: number[] = [];
  let sum = 0;
  for (const { id, bytes } of all) {
    if (piece.length > 0 && sum + bytes > PIECE) {
      yield piece;
      piece = [];
      sum = 0;
    }
    piece.push(id);
    sum += bytes;
  }
  if (piece.length > 0) yield piece;
}

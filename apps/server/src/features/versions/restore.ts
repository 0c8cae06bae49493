import { textWithPageLinks } from '@pagewright/page/page-links';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { type DocumentState, writeState } from '../history/document-state.ts';
import { asStep } from '../history/steps.ts';
import { deletePages } from '../pages/deleted-pages.ts';
import { finished } from '../pages/page-numbers.ts';
import { boundDeletedPages } from '../pages/room.ts';
import { pages } from '../pages/tables.ts';

/**
 * Makes the document what it was, as one step: its pages are those of then with their ids, and pages that came since are
 * deleted, as pages are. The caller holds the project's row.
 */
export async function restoreState(tx: Transaction, projectId: number, state: DocumentState): Promise<void> {
  const now = await tx.select({ id: pages.id }).from(pages).where(finished(projectId));
  const wanted = new Set(state.pages.map(({ id }) => id));
  const others = now.flatMap(({ id }) => (wanted.has(id) ? [] : [id]));
  const ids = [...new Set([...now.map(({ id }) => id), ...wanted])];
  await asStep(tx, { projectId, kind: 'restore-version', ids }, async () => {
    if (others.length > 0) await deletePages(tx, projectId, others);
    await writeState(tx, projectId, await withLostPages(tx, projectId, state));
    await boundDeletedPages(tx, projectId);
  });
}

/** Pages that are gone for good are made again, under new ids, by which links name them from then on. */
async function withLostPages(tx: Transaction, projectId: number, state: DocumentState): Promise<DocumentState> {
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        eq(pages.projectId, projectId),
        inArray(
          pages.id,
          state.pages.map(({ id }) => id),
        ),
      ),
    );
  const there = new Set(rows.map(({ id }) => id));
  const made = new Map<number, number>();
  for (const { id, isThere: _isThere, ...fields } of state.pages) {
    if (there.has(id)) continue;
    const pageNumber = state.order.indexOf(id) + 1;
    const [row] = await tx
      .insert(pages)
      .values({ projectId, pageNumber, ...fields })
      .returning({ id: pages.id });
    if (row) made.set(id, row.id);
  }
  const newId = (id: number): number => made.get(id) ?? id;
  return {
    ...state,
    order: state.order.map(newId),
    pages: state.pages.map(({ id, styledText, ...page }) => ({
      ...page,
      id: newId(id),
      styledText: textWithPageLinks(styledText, newId),
    })),
  };
}

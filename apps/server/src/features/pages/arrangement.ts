import type { StepKind } from '@pagewright/contract/history';
import type { ArrangedPage } from '@pagewright/contract/pages';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { finished } from './page-numbers.ts';
import { pages } from './tables.ts';

/** What those did who arrange a document's pages so. Pages that are moved into another section are moved. */
export async function arrangementKind(
  tx: Transaction,
  projectId: number,
  wanted: readonly ArrangedPage[],
): Promise<StepKind> {
  const { id, hidden, section, pageNumber } = pages;
  const rows = await tx.select({ id, hidden, section }).from(pages).where(finished(projectId)).orderBy(asc(pageNumber));
  const now = new Map(rows.map((row) => [row.id, row]));
  const differs = (name: 'hidden' | 'section') =>
    wanted.some((page) => page[name] !== undefined && page[name] !== now.get(page.id)?.[name]);
  if (differs('hidden')) return 'hide';
  const isSameOrder = rows.every((row, index) => row.id === wanted[index]?.id);
  return isSameOrder && differs('section') ? 'section' : 'order';
}

/** Hides and shows pages and puts them into sections, as far as that is said of them. They are known to be the project's. */
export async function regroup(tx: Transaction, wanted: readonly ArrangedPage[]): Promise<void> {
  for (const { id, hidden, section } of wanted) {
    if (hidden === undefined && section === undefined) continue;
    await tx.update(pages).set({ hidden, section }).where(eq(pages.id, id));
  }
}

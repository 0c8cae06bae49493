import type { StepKind } from '@pagewright/contract/history';
import type { ArrangedPage } from '@pagewright/contract/pages';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { finished } from './page-numbers.ts';
import { pages } from './tables.ts';

interface Rearrangement {
  /** What those did who arrange the pages so. Pages that are moved into another section are moved. */
  readonly kind: StepKind;
  /** The pages that are not hidden or not in a section as they are to be. */
  readonly regrouped: readonly ArrangedPage[];
}

/** What becomes of a document's pages that are to be arranged so; what is said of others is left out. */
export async function rearrangement(
  tx: Transaction,
  projectId: number,
  wanted: readonly ArrangedPage[],
): Promise<Rearrangement> {
  const { id, hidden, section, pageNumber } = pages;
  const rows = await tx.select({ id, hidden, section }).from(pages).where(finished(projectId)).orderBy(asc(pageNumber));
  const now = new Map(rows.map((row) => [row.id, row]));
  const differing = (name: 'hidden' | 'section') =>
    wanted.filter((page) => {
      const row = now.get(page.id);
      return row !== undefined && page[name] !== undefined && page[name] !== row[name];
    });
  const [shown, moved] = [differing('hidden'), differing('section')];
  const isSameOrder = rows.every((row, index) => row.id === wanted[index]?.id);
  const kind = shown.length > 0 ? 'hide' : isSameOrder && moved.length > 0 ? 'section' : 'order';
  return { kind, regrouped: [...new Set([...shown, ...moved])] };
}

/** Hides and shows pages and puts them into sections, as far as that is said of them. They are known to be the project's. */
export async function regroup(tx: Transaction, regrouped: readonly ArrangedPage[]): Promise<void> {
  for (const { id, hidden, section } of regrouped) {
    await tx.update(pages).set({ hidden, section }).where(eq(pages.id, id));
  }
}

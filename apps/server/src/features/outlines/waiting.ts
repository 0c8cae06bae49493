import type { Outline } from '@pagewright/model/outline';
import { cardSource, composedCards } from '@pagewright/page/outline-cards';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { forgetOutline } from '../generation/stored-outline.ts';
import { outlineCards } from './tables.ts';

/** Outlines that wait for their pages: one a project at most. */

export type CardsRow = typeof outlineCards.$inferSelect;
type Subject = CardsRow['subject'];

export async function cardsRow(db: Queryable, projectId: number, subject: Subject): Promise<CardsRow | undefined> {
  const [row] = await db.select().from(outlineCards).where(isOf(projectId, subject));
  return row;
}

/** Makes an outline the one that waits, with a card for each of its pages. The caller holds the project's row. */
export async function letWait(
  tx: Transaction,
  projectId: number,
  generationId: number,
  { pages }: Outline,
): Promise<void> {
  await forgetWaiting(tx, projectId);
  const arrangement = { cards: composedCards(cardSource(pages)), known: pages.map(({ id }) => id) };
  await tx.insert(outlineCards).values({ projectId, subject: 'waiting', generationId, arrangement, brought: [] });
}

/** Gives up the outline that waits, where there is one. The caller holds the project's row. */
export async function forgetWaiting(tx: Transaction, projectId: number): Promise<void> {
  const gone = await forgetCards(tx, projectId, 'waiting');
  if (gone?.generationId) await forgetOutline(tx, gone.generationId);
}

export async function forgetCards(tx: Transaction, projectId: number, subject: Subject): Promise<CardsRow | undefined> {
  const [gone] = await tx.delete(outlineCards).where(isOf(projectId, subject)).returning();
  return gone;
}

export function isOf(projectId: number, subject: Subject) {
  return and(eq(outlineCards.projectId, projectId), eq(outlineCards.subject, subject));
}

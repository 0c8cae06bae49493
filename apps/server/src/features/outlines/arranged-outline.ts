import { PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import { cardSource, editedOutline } from '@pagewright/page/outline-cards';
import { eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { storedPictures } from '../documents/contents.ts';
import type { GenerationRow } from '../generation/lease.ts';
import { outlineOf, type StoredAssets } from '../generation/stored-outline.ts';
import { generations, outlines } from '../generation/tables.ts';
import type { BroughtStatement } from './tables.ts';
import { type CardsRow, cardsRow } from './waiting.ts';

/** An outline that waits, and what it is to become. */
export interface WaitingOutline {
  readonly row: CardsRow;
  /** As composed. */
  readonly composed: Outline;
  /** Which composed it. */
  readonly generation: GenerationRow;
}

/** @throws PagewrightError `request/not-found` where none waits */
export async function waitingComposed(db: Queryable, projectId: number): Promise<WaitingOutline> {
  const row = await cardsRow(db, projectId, 'waiting');
  const composed = row?.generationId ? await outlineOf(db, row.generationId) : undefined;
  const [generation] = await db
    .select()
    .from(generations)
    .where(eq(generations.id, row?.generationId ?? 0));
  if (!row || !composed || !generation) throw new PagewrightError('request/not-found');
  return { row, composed: composed.outline, generation };
}

/** The outline that waits as the person arranged it, with its pictures. */
export function arrangedOutline({ row, composed }: Pick<WaitingOutline, 'row' | 'composed'>): Outline {
  const { arrangement, brought } = row;
  return withPictures(editedOutline(composed, arrangement.cards, statementsOf(brought)), brought);
}

/** To be made pages of. @throws PagewrightError `request/not-found` where none waits */
export async function waitingOutline(tx: Transaction, blobs: BlobStore, projectId: number) {
  const waiting = await waitingComposed(tx, projectId);
  const outline = arrangedOutline(waiting);
  const [stored] = await tx
    .select({ assets: outlines.assets })
    .from(outlines)
    .where(eq(outlines.generationId, waiting.generation.id));
  const assets = await sharedAssets(tx, blobs, { projectId, outline, known: stored?.assets ?? {} });
  return { outline, assets, generation: waiting.generation, version: waiting.row.version };
}

interface Shared {
  readonly projectId: number;
  readonly outline: Outline;
  /** Pictures of the outline that it was made of. */
  readonly known: StoredAssets;
}

/** The pictures of an outline: those of the one that it was made of, and those of the documents. */
export async function sharedAssets(
  tx: Transaction,
  blobs: BlobStore,
  { projectId, outline, known }: Shared,
): Promise<StoredAssets> {
  const pictures = await storedPictures(tx, projectId);
  const assets: StoredAssets = {};
  for (const [key, { mime, width, height }] of Object.entries(outline.assets)) {
    const reference = known[key] ?? pictures[key];
    if (reference) assets[key] = { ...reference, ...(await blobs.share(reference)), mime, width, height };
  }
  return assets;
}

export function statementsOf(brought: readonly BroughtStatement[]) {
  return brought.map(({ statement }) => statement);
}

/** The pictures of what was brought in are among those of the outline. */
export function withPictures(outline: Outline, brought: readonly BroughtStatement[]): Outline {
  const own = brought.flatMap(({ statement, picture }) =>
    picture && statement.asset ? [[statement.asset, { ...picture, url: '' }] as const] : [],
  );
  return own.length === 0 ? outline : { ...outline, assets: { ...Object.fromEntries(own), ...outline.assets } };
}

export function sourceOf(composed: Outline, brought: readonly BroughtStatement[]) {
  return cardSource(composed.pages, statementsOf(brought));
}

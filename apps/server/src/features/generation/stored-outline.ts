import { randomUUID } from 'node:crypto';
import type { Outline } from '@pagewright/model/outline';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { outlines, type StoredAsset } from './tables.ts';

/** An outline as it is kept: without the bytes of its pictures, which are blobs. */
export interface StoredOutline {
  readonly outline: Outline;
  readonly assets: Record<string, StoredAsset>;
}

/** Takes the pictures out of an outline and stores them. */
export async function storePictures(blobs: BlobStore, outline: Outline): Promise<StoredOutline> {
  const assets: Record<string, StoredAsset> = {};
  const bare: Outline['assets'] = {};
  for (const [name, { mime, url, width, height }] of Object.entries(outline.assets)) {
    const key = `assets/${randomUUID()}`;
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), /;base64,/.test(url.slice(0, 100)) ? 'base64' : 'utf8');
    assets[name] = { key, mime, width, height, ...(await blobs.put(key, bytes)) };
    bare[name] = { mime, url: '', width, height };
  }
  return { outline: { ...outline, assets: bare }, assets };
}

export async function discardPictures(blobs: BlobStore, assets: StoredOutline['assets']): Promise<void> {
  await Promise.all(Object.values(assets).map(({ key }) => blobs.remove(key)));
}

/** Makes it the project's outline and returns those that it replaces. */
export async function replaceOutline(
  tx: Transaction,
  projectId: number,
  generationId: number,
  stored: StoredOutline,
): Promise<StoredOutline['assets'][]> {
  await tx.insert(outlines).values({ generationId, projectId, ...stored });
  const replaced = await tx
    .delete(outlines)
    .where(and(eq(outlines.projectId, projectId), lt(outlines.generationId, generationId)))
    .returning({ assets: outlines.assets });
  return replaced.map(({ assets }) => assets);
}

export async function latestOutline(db: Queryable, projectId: number): Promise<Outline | undefined> {
  const [row] = await db
    .select({ outline: outlines.outline })
    .from(outlines)
    .where(eq(outlines.projectId, projectId))
    .orderBy(desc(outlines.generationId))
    .limit(1);
  return row?.outline;
}

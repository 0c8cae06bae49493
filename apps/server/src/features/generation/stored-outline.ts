import { HISTORY } from '@pagewright/contract/history';
import type { Outline } from '@pagewright/model/outline';
import type { Asset } from '@pagewright/model/source-document';
import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { generations, outlines, type StoredAsset } from './tables.ts';

/** Pictures of an outline by their keys. */
export type StoredAssets = Record<string, StoredAsset>;

/**
 * Stores the pictures of an outline.
 * @param known pictures that are stored already, by their key
 */
export async function storePictures(
  blobs: BlobStore,
  outline: Outline,
  known: Readonly<Record<string, BlobReference>>,
): Promise<StoredAssets> {
  const assets: StoredAssets = {};
  for (const [name, { mime, url, width, height }] of Object.entries(outline.assets)) {
    const kept = url === '' ? known[name] : undefined;
    if (kept) {
      assets[name] = { mime, width, height, ...(await blobs.share(kept)) };
      continue;
    }
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), /;base64,/.test(url.slice(0, 100)) ? 'base64' : 'utf8');
    assets[name] = { mime, width, height, ...(await blobs.put('assets/', bytes)) };
  }
  return assets;
}

interface NewOutline {
  readonly projectId: number;
  /** Null where no engine composed it. */
  readonly generationId: number | null;
  readonly isWhole: boolean;
  readonly outline: Outline;
  readonly assets: StoredAssets;
}

/**
 * Makes it the newest of the project's outlines; one that its generation has stored already grows. The caller holds the
 * project's row.
 */
export async function storeOutline(tx: Transaction, { outline, ...rest }: NewOutline): Promise<void> {
  const { projectId, generationId, isWhole } = rest;
  const bare = withoutPictures(outline);
  if (generationId !== null) {
    const grown = await tx
      .update(outlines)
      .set({ outline: bare, isWhole })
      .where(eq(outlines.generationId, generationId))
      .returning({ version: outlines.version });
    if (grown.length > 0) return;
  }
  const version = (await newestOutlineVersion(tx, projectId)) + 1;
  await tx.insert(outlines).values({ ...rest, outline: bare, version });
}

interface NewPicture {
  readonly projectId: number;
  /** Of the outline. */
  readonly version: number;
  readonly key: string;
  readonly asset: Asset;
  readonly stored: BlobReference;
}

/** Adds a picture to a stored outline, for a page that was made beside those that it composed. */
export async function addPicture(tx: Transaction, blobs: BlobStore, picture: NewPicture): Promise<void> {
  const { projectId, version, key, asset, stored } = picture;
  const one = and(eq(outlines.projectId, projectId), eq(outlines.version, version));
  const [row] = await tx.select().from(outlines).where(one);
  if (!row || Object.hasOwn(row.assets, key)) return;
  const { mime, width, height } = asset;
  const outline = { ...row.outline, assets: { ...row.outline.assets, [key]: { mime, width, height, url: '' } } };
  const assets = { ...row.assets, [key]: { mime, width, height, ...(await blobs.share(stored)) } };
  await tx.update(outlines).set({ outline, assets }).where(one);
}

/** The outline as it is kept: without the bytes of its pictures. */
function withoutPictures(outline: Outline): Outline {
  const bare = Object.entries(outline.assets).map(([name, asset]) => [name, { ...asset, url: '' }] as const);
  return { ...outline, assets: Object.fromEntries(bare) };
}

/** What a generation has stored: all of it, or the beginning. */
export async function outlineOf(
  db: Queryable,
  generationId: number,
): Promise<{ readonly outline: Outline; readonly isWhole: boolean } | undefined> {
  const [row] = await db
    .select({ outline: outlines.outline, isWhole: outlines.isWhole })
    .from(outlines)
    .where(eq(outlines.generationId, generationId));
  return row;
}

/** Forgets what a generation has stored; its pictures go with the sweep of blobs that nothing names. */
export async function forgetOutline(tx: Transaction, generationId: number): Promise<void> {
  await tx.delete(outlines).where(eq(outlines.generationId, generationId));
}

/** The version of a generation's outline. @throws Error where it has stored none */
export async function outlineVersion(db: Queryable, generationId: number): Promise<number> {
  const [row] = await db
    .select({ version: outlines.version })
    .from(outlines)
    .where(eq(outlines.generationId, generationId));
  if (!row) throw new Error(`generation ${generationId} has no outline`);
  return row.version;
}

export async function newestOutlineVersion(db: Queryable, projectId: number): Promise<number> {
  const [newest] = await db
    .select({ version: max(outlines.version) })
    .from(outlines)
    .where(eq(outlines.projectId, projectId));
  return newest?.version ?? 0;
}

/** Forgets outlines that a newer one replaced so long ago that nothing can lead back to them; their pictures go with the sweep. */
export async function forgetOldOutlines(db: Database): Promise<void> {
  await db.execute(sql`
    delete from outlines using (
      select outlines.project_id, max(outlines.version) as version from outlines
      left join generations on generations.id = outlines.generation_id
      where generations.id is null or generations.state = 'done'
      group by outlines.project_id
    ) as newest
    where outlines.project_id = newest.project_id and outlines.version < newest.version
      and outlines.created_at < now() - make_interval(days => ${HISTORY.days})
      and not exists (
        select 1 from pages
        where pages.project_id = outlines.project_id and pages.outline_version = outlines.version)
      and not exists (
        select 1 from document_versions
        where document_versions.project_id = outlines.project_id and outlines.version = any(document_versions.outlines))`);
}

/**
 * What the project's pages say, by the version that a page names; the newest comes last. That of a generation which still
 * runs or failed is not counted.
 */
export async function outlinesOf(db: Queryable, projectId: number): Promise<Map<number, Outline>> {
  const rows = await db
    .select({ version: outlines.version, outline: outlines.outline })
    .from(outlines)
    .leftJoin(generations, eq(generations.id, outlines.generationId))
    .where(and(eq(outlines.projectId, projectId), or(isNull(generations.id), eq(generations.state, 'done'))))
    .orderBy(asc(outlines.version));
  return new Map(rows.map(({ version, outline }) => [version, outline]));
}

import { createHash } from 'node:crypto';
import { VERSIONS, type VersionKind } from '@pagewright/contract/versions';
import { and, asc, desc, eq, inArray, max, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { readState } from '../history/document-state.ts';
import { documentSteps } from '../history/tables.ts';
import { namedImages } from '../images/named-images.ts';
import { finished } from '../pages/page-numbers.ts';
import { pages } from '../pages/tables.ts';
import { documentVersions } from './tables.ts';

/** Most that the versions of one document may take, UTF-16 units: the oldest that were kept by themselves go first. */
const MOST = 128 * 1024 * 1024;

/** What is kept although the newest version is the same: it says more than how the document is. */
const ALWAYS: readonly VersionKind[] = ['generated', 'imported', 'restored', 'named'];

export type VersionRow = Omit<typeof documentVersions.$inferSelect, 'state' | 'images'>;

/**
 * Keeps the document as it is. The caller holds the project's row.
 * @returns undefined where there are no pages, or where the newest version is the same and says all
 */
export async function keepVersion(
  tx: Transaction,
  projectId: number,
  kind: VersionKind,
  name = '',
): Promise<VersionRow | undefined> {
  const rows = await tx.select({ id: pages.id }).from(pages).where(finished(projectId)).orderBy(asc(pages.id));
  if (rows.length === 0) return undefined;
  const state = await readState(
    tx,
    projectId,
    rows.map(({ id }) => id),
  );
  const json = JSON.stringify(state);
  const digest = createHash('sha256').update(json).digest('hex');
  if (!ALWAYS.includes(kind) && (await newestVersion(tx, projectId))?.digest === digest) return undefined;
  const outlines = [...new Set(state.pages.flatMap(({ outlineVersion }) => outlineVersion ?? []))];
  const [step] = await tx
    .select({ last: max(documentSteps.id) })
    .from(documentSteps)
    .where(eq(documentSteps.projectId, projectId));
  const lastStep = step?.last ?? 0;
  const found = { pages: rows.length, outlines, images: namedImages(json), lastStep, length: json.length };
  const [row] = await tx
    .insert(documentVersions)
    .values({ projectId, kind, name, state, digest, ...found })
    .returning(VERSION_COLUMNS);
  await forgetOldest(tx, projectId);
  return row;
}

/** All but what the pages say. */
export const VERSION_COLUMNS = {
  id: documentVersions.id,
  projectId: documentVersions.projectId,
  kind: documentVersions.kind,
  name: documentVersions.name,
  digest: documentVersions.digest,
  pages: documentVersions.pages,
  outlines: documentVersions.outlines,
  lastStep: documentVersions.lastStep,
  length: documentVersions.length,
  createdAt: documentVersions.createdAt,
} as const;

export async function newestVersion(tx: Transaction, projectId: number): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select(VERSION_COLUMNS)
    .from(documentVersions)
    .where(eq(documentVersions.projectId, projectId))
    .orderBy(desc(documentVersions.id))
    .limit(1);
  return row;
}

/** Versions with names stay, and so does the newest of the others. */
async function forgetOldest(tx: Transaction, projectId: number): Promise<void> {
  const own = eq(documentVersions.projectId, projectId);
  const { id, length } = documentVersions;
  const named = await tx
    .select({ length })
    .from(documentVersions)
    .where(and(own, eq(documentVersions.kind, 'named')));
  const others = await tx
    .select({ id, length })
    .from(documentVersions)
    .where(and(own, ne(documentVersions.kind, 'named')))
    .orderBy(desc(id));
  let total = named.reduce((sum, one) => sum + one.length, 0);
  const gone = others.flatMap((one, index) => {
    total += one.length;
    return index >= VERSIONS.automatic || (index > 0 && total > MOST) ? [one.id] : [];
  });
  if (gone.length > 0) await tx.delete(documentVersions).where(inArray(id, gone));
}

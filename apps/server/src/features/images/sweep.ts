import { IMAGE_PATH } from '@pagewright/contract/images';
import { type AnyColumn, and, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { collections } from '../collections/tables.ts';
import { pages } from '../pages/tables.ts';
import { ownTemplates } from '../templates/tables.ts';
import { documentVersions } from '../versions/tables.ts';
import { NAMED_IMAGE } from './named-images.ts';
import { images } from './tables.ts';

/**
 * How long an image stays that no page names, ms: a person may still undo its removal, paste it elsewhere, or come back
 * with pages that were changed without a network.
 */
export const UNUSED_IMAGE_AGE_MS = 7 * 24 * 3_600_000;

/**
 * Forgets images that have belonged to nothing for that long; their files then belong to nothing either, and the sweep of
 * the files takes them. An image counts from when it was first seen unused, not from its upload.
 */
export async function sweepImages(db: Database, unusedForMs = UNUSED_IMAGE_AGE_MS): Promise<void> {
  const used = usedImages(db);
  await db
    .update(images)
    .set({ unusedSince: null })
    .where(and(isNotNull(images.unusedSince), inArray(images.key, used)));
  await db
    .update(images)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(images.unusedSince), notInArray(images.key, used)));
  const longUnused = lt(images.unusedSince, new Date(Date.now() - unusedForMs));
  await db.delete(images).where(and(longUnused, notInArray(images.key, used)));
}

/** The keys in every page's source texts, drafts and deleted pages among them, in the versions of all documents, in templates and in published works. */
function usedImages(db: Database) {
  const texts = [pages.pageContent, pages.generatedText, pages.styledText];
  const anywhere = sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
  return union(
    db
      .selectDistinct({ key: sql<string>`(regexp_matches(${anywhere}, ${NAMED_IMAGE}, 'g'))[1]`.as('key') })
      .from(pages)
      .where(or(...texts.map(namesImages))),
    db.selectDistinct({ key: sql<string>`unnest(${documentVersions.images})`.as('key') }).from(documentVersions),
    db.selectDistinct({ key: sql<string>`unnest(${ownTemplates.images})`.as('key') }).from(ownTemplates),
    db.selectDistinct({ key: sql<string>`unnest(${collections.images})`.as('key') }).from(collections),
  );
}

function namesImages(text: AnyColumn): SQL {
  return sql`strpos(${text}, ${`${IMAGE_PATH}/`}) > 0`;
}

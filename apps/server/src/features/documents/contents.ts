import { asc, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Queryable } from '../../platform/database.ts';
import { documents } from './tables.ts';

/** What was read out of a project's documents when they were uploaded, in their order: SourceDocuments as JSON. */
export async function storedContents(db: Queryable, blobs: BlobStore, projectId: number): Promise<Buffer[]> {
  const rows = await db
    .select({ content: documents.content })
    .from(documents)
    .where(eq(documents.projectId, projectId))
    .orderBy(asc(documents.id));
  return Promise.all(rows.map(({ content }) => blobs.read(content.key, content)));
}

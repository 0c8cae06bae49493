import type { SourceWarning } from '@pagewright/model/source-document';
import { asc, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Queryable } from '../../platform/database.ts';
import { documents, olderDocuments } from './tables.ts';

/** The pictures of a project's documents that are kept apart, by key: it is made of what they show. */
export async function storedPictures(db: Queryable, projectId: number): Promise<Record<string, BlobReference>> {
  const [older, rows] = [
    await db
      .select({ pictures: olderDocuments.pictures })
      .from(olderDocuments)
      .where(eq(olderDocuments.projectId, projectId)),
    await db.select({ pictures: documents.pictures }).from(documents).where(eq(documents.projectId, projectId)),
  ];
  return Object.assign({}, ...[...older, ...rows].map(({ pictures }) => pictures));
}

/** What was read out of a project's documents when they were uploaded, in their order: SourceDocuments as JSON. */
export async function storedContents(db: Queryable, blobs: BlobStore, projectId: number): Promise<Buffer[]> {
  const rows = await db
    .select({ content: documents.content })
    .from(documents)
    .where(eq(documents.projectId, projectId))
    .orderBy(asc(documents.id));
  return Promise.all(rows.map(({ content }) => blobs.read(content)));
}

export interface FileWarnings {
  /** Name of the file. */
  readonly file: string;
  readonly warnings: readonly SourceWarning[];
}

/** What there was to say of a project's documents when they were read, in their order. */
export async function storedWarnings(db: Queryable, projectId: number): Promise<FileWarnings[]> {
  return db
    .select({ file: documents.name, warnings: documents.warnings })
    .from(documents)
    .where(eq(documents.projectId, projectId))
    .orderBy(asc(documents.id));
}

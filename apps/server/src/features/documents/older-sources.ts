import type { SuccessorsByFile } from '@pagewright/model/successors';
import { eq } from 'drizzle-orm';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Queryable } from '../../platform/database.ts';
import { documents, olderDocuments } from './tables.ts';

export interface OlderSources {
  readonly successors: SuccessorsByFile;
  readonly versions: readonly {
    /** What was read out of it. */
    readonly content: BlobReference;
    readonly sourceName: string;
    /** Of the newest version. */
    readonly newest: string;
  }[];
}

/** The files of a project that newer versions took the place of, and where what they say stands in these. */
export async function olderSources(db: Queryable, projectId: number): Promise<OlderSources> {
  const rows = await db
    .select({
      content: olderDocuments.content,
      sourceName: olderDocuments.sourceName,
      successors: olderDocuments.successors,
      newest: documents.sourceName,
    })
    .from(olderDocuments)
    .innerJoin(documents, eq(documents.id, olderDocuments.documentId))
    .where(eq(olderDocuments.projectId, projectId))
    .orderBy(olderDocuments.id);
  return {
    successors: new Map(rows.map(({ sourceName, successors }) => [sourceName, successors])),
    versions: rows.map(({ content, sourceName, newest }) => ({ content, sourceName, newest })),
  };
}

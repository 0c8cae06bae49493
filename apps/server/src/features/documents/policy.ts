import { PagewrightError } from '@pagewright/model/errors';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { projects } from '../projects/tables.ts';
import { documents, olderDocuments } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

/**
 * A document of a person's own project.
 * @throws PagewrightError `request/not-found`
 */
export async function ownDocument(db: Queryable, userId: number, documentId: number): Promise<DocumentRow> {
  const [row] = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(and(eq(documents.id, documentId), eq(projects.userId, userId)));
  if (!row) throw new PagewrightError('request/not-found');
  return row.document;
}

export type OlderDocumentRow = typeof olderDocuments.$inferSelect;

/**
 * An older version of a document of a person's own project.
 * @throws PagewrightError `request/not-found`
 */
export async function ownOlderDocument(db: Queryable, userId: number, olderId: number): Promise<OlderDocumentRow> {
  const [row] = await db
    .select({ older: olderDocuments })
    .from(olderDocuments)
    .innerJoin(projects, eq(projects.id, olderDocuments.projectId))
    .where(and(eq(olderDocuments.id, olderId), eq(projects.userId, userId)));
  if (!row) throw new PagewrightError('request/not-found');
  return row.older;
}

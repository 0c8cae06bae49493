import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documents, olderDocuments } from './tables.ts';
import type { UploadedFile } from './upload-form.ts';

/**
 * Older versions take room as others do.
 * @param more how many documents there will be more
 * @throws PagewrightError `project/full`
 */
export async function requireRoom(
  db: Queryable,
  projectId: number,
  files: readonly UploadedFile[],
  more = files.length,
): Promise<void> {
  const there = await db.select({ file: documents.file }).from(documents).where(eq(documents.projectId, projectId));
  const older = await db
    .select({ file: olderDocuments.file })
    .from(olderDocuments)
    .where(eq(olderDocuments.projectId, projectId));
  const bytes = [...there, ...older, ...files].reduce((sum, { file }) => sum + file.size, 0);
  if (there.length + more > PROJECT_LIMITS.documents || bytes > PROJECT_LIMITS.documentBytes)
    throw new PagewrightError('project/full');
}

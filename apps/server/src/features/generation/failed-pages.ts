import type { FailedPage, GenerationReport } from '@pagewright/contract/projects';
import { isUnmadeText } from '@pagewright/design/page-or-reason';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { projectPages } from '../pages/service.ts';
import { shownText } from '../pages/shown-text.ts';
import { outlines } from './tables.ts';

/**
 * The pages of a document that could not be made as was asked: those whose design failed, and those of its last
 * generation that the language model did not write. One that was made anew since is none of them.
 */
export async function failedPages(
  db: Queryable,
  projectId: number,
  { id: generationId, report }: { readonly id: number; readonly report: GenerationReport },
): Promise<FailedPage[]> {
  const rows = await projectPages(db, projectId);
  const byModel = report.modelUse?.localPages ?? [];
  const [made] =
    byModel.length === 0
      ? []
      : await db
          .select({ version: outlines.version, outline: outlines.outline })
          .from(outlines)
          .where(eq(outlines.generationId, generationId));
  const reasons = new Map(byModel.map(({ page, reason }) => [made?.outline.pages[page - 1]?.id, reason]));
  return rows.flatMap((row): FailedPage[] => {
    const page = { pageId: row.id, pageNumber: row.pageNumber };
    if (isUnmadeText(shownText(row))) return [{ ...page, reason: 'design' }];
    if (row.outlineVersion !== made?.version || row.kept?.brought?.brief) return [];
    const reason = reasons.get(row.briefId ?? undefined);
    return reason ? [{ ...page, reason }] : [];
  });
}

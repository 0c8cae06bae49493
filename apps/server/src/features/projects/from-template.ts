import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { generations, outlines } from '../generation/tables.ts';
import { pages } from '../pages/tables.ts';
import type { PreparedTemplate } from '../templates/service.ts';

/**
 * Copies a template's pages into a new project. They are the person's own from then on, and because their outline comes
 * with them they can be restyled like generated ones.
 */
export async function copyTemplate(
  tx: Transaction,
  { userId, projectId }: { readonly userId: number; readonly projectId: number },
  template: PreparedTemplate,
): Promise<void> {
  const { templateId, settings, outline, pages: prepared } = template;
  const pageCount = prepared.length;
  const [made] = await tx
    .insert(generations)
    .values({
      projectId,
      userId,
      state: 'done',
      request: { supplement: '', text: '', settings },
      pagesTotal: pageCount,
      pagesDone: pageCount,
      finishedAt: sql`now()`,
    })
    .returning({ id: generations.id });
  if (!made) throw new Error('the generation was not inserted');
  await tx.insert(outlines).values({ generationId: made.id, projectId, outline, assets: {} });
  await tx.insert(pages).values(
    prepared.map(({ briefId, pageType, generatedText, pageContent }, index) => ({
      projectId,
      templateId,
      generationId: made.id,
      briefId,
      pageNumber: index + 1,
      pageType,
      pageContent,
      generatedText,
      styledText: generatedText,
    })),
  );
}

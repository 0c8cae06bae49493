import type { Transaction } from '../../platform/database.ts';
import { storeOutline } from '../generation/stored-outline.ts';
import { pages } from '../pages/tables.ts';
import type { PreparedTemplate } from '../templates/service.ts';

/**
 * Copies a template's pages into a new project. They are the person's own from then on, and because their outline comes
 * with them they can be restyled like generated ones.
 */
export async function copyTemplate(tx: Transaction, projectId: number, template: PreparedTemplate): Promise<void> {
  const { templateId, outline, pages: prepared } = template;
  await storeOutline(tx, { projectId, generationId: null, isWhole: true, outline, assets: {} });
  await tx.insert(pages).values(
    prepared.map(({ title: _title, format, generatedText, ...page }, index) => ({
      projectId,
      templateId,
      outlineVersion: 1,
      ...page,
      pageType: format,
      pageNumber: index + 1,
      generatedText,
      styledText: generatedText,
    })),
  );
}

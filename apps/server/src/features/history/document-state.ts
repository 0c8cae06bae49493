import { generationSettings } from '@pagewright/contract/projects';
import { documentStyle } from '@pagewright/model/document-style';
import type { Migrations } from '@pagewright/model/stored';
import { keptChanges } from '@pagewright/page/kept-changes';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { finished } from '../pages/page-numbers.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';

/** A page as a step has to put it back. */
const pageState = z.object({
  id: z.number().int(),
  /** Whether it is one of the project's pages; else it is deleted. */
  isThere: z.boolean(),
  format: z.string(),
  pageContent: z.string(),
  generatedText: z.string(),
  styledText: z.string(),
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  hidden: z.boolean().default(false),
  section: z.string().default(''),
  style: documentStyle.nullable().default(null),
  kept: keptChanges.nullable(),
  generationId: z.number().int().nullable(),
  outlineVersion: z.number().int().nullable().default(null),
  briefId: z.string().nullable(),
});
type PageState = z.infer<typeof pageState>;

/** Some pages of a document, the order of all of them, and what the document is made as. */
export const documentState = z.object({
  pages: z.array(pageState),
  order: z.array(z.number().int()),
  settings: generationSettings,
});
export type DocumentState = z.infer<typeof documentState>;

export const STATE_MIGRATIONS: Migrations = {
  // No page of the first was hidden or in a section.
  1: (old) => old,
  // No page of the second had a style of its own.
  2: (old) => old,
  // No style of the third was in tokens of its own.
  3: (old) => old,
  // The fourth called the format of a page its type, as the table and the API do.
  4: ({ pages, ...old }) => ({ ...old, pages: Array.isArray(pages) ? pages.map(formatOfType) : pages }),
};

function formatOfType({ pageType, ...page }: Record<string, unknown>): Record<string, unknown> {
  return { ...page, format: pageType };
}

/** @param ids of the pages whose content is read */
export async function readState(tx: Transaction, projectId: number, ids: readonly number[]): Promise<DocumentState> {
  const order = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(finished(projectId))
    .orderBy(asc(pages.pageNumber), asc(pages.id));
  const there = new Set(order.map(({ id }) => id));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(pages)
          .where(and(eq(pages.projectId, projectId), inArray(pages.id, [...ids])))
          .orderBy(asc(pages.id));
  const [project] = await tx.select({ settings: projects.settings }).from(projects).where(eq(projects.id, projectId));
  // In the order of the schema, so that states can be compared as texts.
  return documentState.parse({
    order: order.map(({ id }) => id),
    settings: project?.settings ?? {},
    pages: rows.map(({ id, pageType, pageContent, generatedText, styledText, name, description, prompt, ...row }) => {
      const { hidden, section, style, kept, generationId, outlineVersion, briefId } = row;
      const texts = { format: pageType, pageContent, generatedText, styledText, name, description, prompt };
      return {
        id,
        isThere: there.has(id),
        ...texts,
        hidden,
        section,
        style,
        kept,
        generationId,
        outlineVersion,
        briefId,
      };
    }),
  });
}

/** Makes the document so. Pages that are gone for good stay away. The caller holds the project's row. */
export async function writeState(tx: Transaction, projectId: number, state: DocumentState): Promise<void> {
  for (const page of state.pages) await writePage(tx, projectId, page);
  await putInOrder(tx, projectId, state.order);
  await tx.update(projects).set({ settings: state.settings, updatedAt: new Date() }).where(eq(projects.id, projectId));
}

async function writePage(
  tx: Transaction,
  projectId: number,
  { id, isThere, format, ...fields }: PageState,
): Promise<void> {
  await tx
    .update(pages)
    .set({
      ...fields,
      pageType: format,
      deletedAt: isThere ? null : sql`coalesce(${pages.deletedAt}, now())`,
      version: sql`${pages.version} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(pages.id, id), eq(pages.projectId, projectId)));
}

/** Pages that the order does not name come last. */
async function putInOrder(tx: Transaction, projectId: number, order: readonly number[]): Promise<void> {
  const places = new Map(order.map((id, place) => [id, place]));
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(finished(projectId))
    .orderBy(asc(pages.pageNumber), asc(pages.id));
  const ids = rows
    .map(({ id }) => id)
    .sort((a, b) => (places.get(a) ?? order.length) - (places.get(b) ?? order.length));
  if (ids.length === 0) return;
  await tx.execute(sql`
    update pages set page_number = wanted.page_number
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, page_number)
    where pages.id = wanted.id`);
}

/** Whether two states of the same document are one and the same, as far as both say. */
export function isSameState(one: DocumentState, other: DocumentState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

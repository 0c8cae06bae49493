import { IMAGE_PATH } from '@pagewright/contract/images';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import { ownTemplates } from '../templates/tables.ts';
import { documentVersions } from '../versions/tables.ts';

/** Why an uploaded picture cannot be deleted, and where it is. */
export type PictureUse =
  | { readonly code: 'image/in-use'; readonly params: { project: string; page: number; more?: number } }
  | { readonly code: 'image/kept'; readonly params: { project: string } };

/** Who shows an uploaded picture: pages that are seen before those that can come back. */
export async function useOf(db: Database, userId: number, key: string): Promise<PictureUse | undefined> {
  const path = `${IMAGE_PATH}/${key}`;
  const texts = [pages.pageContent, pages.generatedText, pages.styledText];
  const showing = await db
    .select({ project: projects.name, page: pages.pageNumber, draft: pages.draft, deletedAt: pages.deletedAt })
    .from(pages)
    .innerJoin(projects, eq(pages.projectId, projects.id))
    .where(and(eq(projects.userId, userId), or(...texts.map((text) => sql`strpos(${text}, ${path}) > 0`))))
    .orderBy(asc(pages.projectId), asc(pages.pageNumber));
  const [first, ...rest] = showing.filter(({ draft, deletedAt }) => !draft && !deletedAt);
  if (first) {
    const more = rest.length > 0 ? { more: rest.length } : {};
    return { code: 'image/in-use', params: { project: first.project, page: first.page, ...more } };
  }
  const kept = showing[0] ?? (await inVersions(db, userId, key))[0] ?? (await inTemplates(db, userId, key))[0];
  return kept && { code: 'image/kept', params: { project: kept.project } };
}

function inVersions(db: Database, userId: number, key: string): Promise<{ project: string }[]> {
  return db
    .select({ project: projects.name })
    .from(documentVersions)
    .innerJoin(projects, eq(documentVersions.projectId, projects.id))
    .where(and(eq(projects.userId, userId), sql`${key} = any(${documentVersions.images})`))
    .limit(1);
}

/** Named like the projects that keep pictures: the person sees it under that name as well. */
function inTemplates(db: Database, userId: number, key: string): Promise<{ project: string }[]> {
  return db
    .select({ project: ownTemplates.name })
    .from(ownTemplates)
    .where(and(eq(ownTemplates.userId, userId), sql`${key} = any(${ownTemplates.images})`))
    .limit(1);
}

import type { BodyOf } from '@pagewright/contract/endpoint';
import type { addPage, editPage, ProjectPage } from '@pagewright/contract/pages';
import { PagewrightError } from '@pagewright/model/errors';
import { parsePage } from '@pagewright/page/source-text';
import { and, asc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { ownPage, type PageRow } from './policy.ts';
import { pages } from './tables.ts';

export class Pages {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async list(userId: number, projectId: number): Promise<ProjectPage[]> {
    await ownProject(this.#db, userId, projectId);
    const rows = await projectPages(this.#db, projectId);
    return rows.map((row) => describePage(row, userId));
  }

  async get(userId: number, id: number): Promise<ProjectPage> {
    return describePage(await ownPage(this.#db, userId, id), userId);
  }

  /** @throws PagewrightError `page/…` where a text is not page source */
  async add(userId: number, body: BodyOf<typeof addPage>): Promise<ProjectPage> {
    const { projectId, pageType, pageContent = '', generatedText = '', styledText = '' } = body;
    checkSource([pageContent, generatedText, styledText]);
    const row = await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const end = await lastNumber(tx, projectId);
      const pageNumber = Math.min(body.pageNumber ?? end + 1, end + 1);
      await shift(tx, projectId, pageNumber, end, 1);
      const [added] = await tx
        .insert(pages)
        .values({ projectId, pageNumber, pageType, pageContent, generatedText, styledText })
        .returning();
      await touchProject(tx, projectId);
      return added;
    });
    if (!row) throw new Error('the page was not inserted');
    return describePage(row, userId);
  }

  /**
   * Saves a page over the version that the person saw.
   * @throws PagewrightError `request/conflict` where there is a newer one, `page/…` where the text is not page source
   */
  async edit(userId: number, body: BodyOf<typeof editPage>): Promise<ProjectPage> {
    const { id, version, pageType, styledText } = body;
    checkSource([styledText ?? '']);
    const { projectId } = await ownPage(this.#db, userId, id);
    const row = await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const [saved] = await tx
        .update(pages)
        .set({ pageType, styledText, version: sql`${pages.version} + 1`, updatedAt: new Date() })
        .where(and(eq(pages.id, id), eq(pages.version, version)))
        .returning();
      if (!saved) throw new PagewrightError('request/conflict');
      await touchProject(tx, projectId);
      return body.pageNumber === undefined ? saved : movePage(tx, saved, body.pageNumber);
    });
    return describePage(row, userId);
  }

  /** Deletes all of them or, where one is not the person's, none. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    await this.#db.transaction(async (tx) => {
      const projectIds = new Set<number>();
      for (const id of wanted) projectIds.add((await ownPage(tx, userId, id)).projectId);
      // Always in the same order, so that two requests never wait for each other.
      for (const projectId of [...projectIds].sort((a, b) => a - b)) {
        await ownProject(tx, userId, projectId, 'lock');
        await tx.delete(pages).where(and(eq(pages.projectId, projectId), inArray(pages.id, wanted)));
        await closeGaps(tx, projectId);
        await touchProject(tx, projectId);
      }
    });
  }
}

/** A project's finished pages in their order. */
export async function projectPages(db: Queryable, projectId: number): Promise<PageRow[]> {
  return db.select().from(pages).where(finished(projectId)).orderBy(asc(pages.pageNumber), asc(pages.id));
}

export function describePage(row: PageRow, userId: number): ProjectPage {
  const { id, pageNumber, pageType, projectId, generatedText, pageContent, styledText, templateId, version } = row;
  const createTime = row.createdAt.toISOString();
  return {
    id,
    pageNumber,
    pageType,
    projectId,
    generatedText,
    pageContent,
    styledText,
    createTime,
    templateId,
    userId,
    version,
  };
}

/** The text that previews and exports show (spec §3). */
export function shownText(page: Pick<PageRow, 'styledText' | 'generatedText' | 'pageContent'>): string {
  return page.styledText || page.generatedText || page.pageContent;
}

function checkSource(texts: readonly string[]): void {
  for (const text of texts) if (text !== '') parsePage(text);
}

function finished(projectId: number) {
  return and(eq(pages.projectId, projectId), eq(pages.draft, false));
}

async function lastNumber(tx: Transaction, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(pages.pageNumber) })
    .from(pages)
    .where(finished(projectId));
  return row?.last ?? 0;
}

/** Moves the pages numbered `from` to `to` up or down by one. */
async function shift(tx: Transaction, projectId: number, from: number, to: number, by: 1 | -1): Promise<void> {
  await tx
    .update(pages)
    .set({ pageNumber: sql`${pages.pageNumber} + ${by}` })
    .where(and(finished(projectId), gte(pages.pageNumber, from), lte(pages.pageNumber, to)));
}

async function movePage(tx: Transaction, page: PageRow, wanted: number): Promise<PageRow> {
  const { id, projectId, pageNumber } = page;
  const target = Math.min(wanted, await lastNumber(tx, projectId));
  if (target > pageNumber) await shift(tx, projectId, pageNumber + 1, target, -1);
  if (target < pageNumber) await shift(tx, projectId, target, pageNumber - 1, 1);
  const [moved] = await tx.update(pages).set({ pageNumber: target }).where(eq(pages.id, id)).returning();
  return moved ?? page;
}

async function closeGaps(tx: Transaction, projectId: number): Promise<void> {
  const rows = await tx
    .select({ id: pages.id, pageNumber: pages.pageNumber })
    .from(pages)
    .where(finished(projectId))
    .orderBy(asc(pages.pageNumber));
  for (const [index, { id, pageNumber }] of rows.entries()) {
    if (pageNumber !== index + 1)
      await tx
        .update(pages)
        .set({ pageNumber: index + 1 })
        .where(eq(pages.id, id));
  }
}

async function touchProject(tx: Transaction, projectId: number): Promise<void> {
  await tx.update(projects).set({ updatedAt: new Date() }).where(eq(projects.id, projectId));
}

import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type {
  addPage,
  editPage,
  PageHead,
  ProjectPage,
  restorePages,
  saveArrangement,
} from '@pagewright/contract/pages';
import { PagewrightError } from '@pagewright/model/errors';
import { textWithPageLinks } from '@pagewright/page/page-links';
import { parsePage } from '@pagewright/page/source-text';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { asStep } from '../history/steps.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { rearrangement, regroup } from './arrangement.ts';
import type { BoundedPictures } from './bounded-pictures.ts';
import { bringBack, deletePages, projectsOf } from './deleted-pages.ts';
import { shownHead, startOfText } from './page-heads.ts';
import { closeGaps, finished, makePlace, movePage, renumber } from './page-numbers.ts';
import { pagesInPieces, type SomePages } from './pages-in-pieces.ts';
import { ownPage, type PageRow } from './policy.ts';
import { boundDeletedPages, requireRoomForPage } from './room.ts';
import { pages } from './tables.ts';

type EditBody = BodyOf<typeof editPage>;

export class Pages {
  readonly #db: Database;
  readonly #pictures: BoundedPictures;

  constructor(db: Database, pictures: BoundedPictures) {
    this.#db = db;
    this.#pictures = pictures;
  }

  /**
   * The pages in their order, read a few at a time: their texts together may be more than there is memory for.
   * @param only the first so many of them, or those of the given ids; all where nothing is said
   * @throws PagewrightError `request/not-found` before the first page
   */
  async list(userId: number, projectId: number, only: SomePages = {}): Promise<AsyncIterable<ProjectPage>> {
    await ownProject(this.#db, userId, projectId);
    const rows = pagesInPieces(this.#db, projectId, only);
    return (async function* () {
      for await (const row of rows) yield describePage(row, userId);
    })();
  }

  async heads(userId: number, projectId: number): Promise<PageHead[]> {
    await ownProject(this.#db, userId, projectId);
    const { id, pageNumber, pageType, name, hidden, section, version } = pages;
    const rows = await this.#db
      .select({ id, pageNumber, pageType, name, hidden, section, version, start: startOfText })
      .from(pages)
      .where(finished(projectId))
      .orderBy(asc(pageNumber), asc(id));
    return rows.map(({ start, ...row }) => ({ ...row, ...shownHead(start) }));
  }

  async get(userId: number, id: number): Promise<ProjectPage> {
    return describePage(await ownPage(this.#db, userId, id), userId);
  }

  /** @throws PagewrightError `page/…` where a text is not page source, or shows too many pictures */
  async add(userId: number, body: BodyOf<typeof addPage>): Promise<ProjectPage> {
    const {
      projectId,
      pageType,
      pageContent = '',
      generatedText = '',
      styledText = '',
      name,
      description,
      prompt,
    } = body;
    checkSource([pageContent, generatedText, styledText]);
    await this.#pictures.require(userId, projectId, [pageContent, generatedText, styledText]);
    const row = await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await requireRoomForPage(tx, projectId, [pageContent, generatedText, styledText]);
      return asStep(tx, { projectId, kind: 'add', ids: [] }, async () => {
        const place = await makePlace(tx, projectId, body.pageNumber);
        const texts = { pageContent, generatedText, styledText };
        const [added] = await tx
          .insert(pages)
          .values({ projectId, ...place, pageType, ...texts, name, description, prompt })
          .returning();
        await touchProject(tx, projectId);
        return added;
      });
    });
    if (!row) throw new Error('the page was not inserted');
    return describePage(row, userId);
  }

  /**
   * Saves a page over the version that the person saw. The same change once more, over a version that is older by now,
   * changes nothing: its answer was lost, or a window was closed over it.
   * @throws PagewrightError `request/conflict` with the newest version where it is another one, `page/…` with line and
   * column where the text is not page source, or where it shows too many pictures
   */
  async edit(userId: number, body: EditBody): Promise<ProjectPage> {
    const { id, version, pageType, styledText, together, name, description, prompt } = body;
    checkSource([styledText ?? '']);
    const { projectId } = await ownPage(this.#db, userId, id);
    await this.#pictures.require(userId, projectId, [styledText ?? '']);
    const row = await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const there = await ownPage(tx, userId, id);
      if (version < there.version && hasAlready(there, body)) return there;
      const kind = styledText === undefined && pageType === undefined ? 'describe' : 'edit';
      return asStep(tx, { projectId, kind, ids: [id], together }, async () => {
        if (styledText) await requireRoomForPage(tx, projectId, [styledText], id);
        const [saved] = await tx
          .update(pages)
          .set({
            pageType,
            styledText,
            name: emptied(name),
            description: emptied(description),
            prompt: emptied(prompt),
            version: sql`${pages.version} + 1`,
            updatedAt: new Date(),
          })
          .where(and(eq(pages.id, id), eq(pages.version, version)))
          .returning();
        if (!saved) throw new PagewrightError('request/conflict', { version: there.version });
        await touchProject(tx, projectId);
        return body.pageNumber === undefined ? saved : movePage(tx, saved, body.pageNumber);
      });
    });
    return describePage(row, userId);
  }

  /**
   * Copies pages of a project, all or none, each right after its page and saved on its own from then on.
   * @returns the copies, in the order of the ids
   * @throws PagewrightError `request/not-found`, `project/full`
   */
  async duplicate(userId: number, ids: readonly number[]): Promise<ProjectPage[]> {
    const wanted = [...new Set(ids)];
    const { projectId } = await ownPage(this.#db, userId, wanted[0] ?? 0);
    const rows = await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      return asStep(tx, { projectId, kind: 'duplicate', ids: [] }, async () => {
        const copies = new Map<number, PageRow>();
        for (const id of wanted) {
          const original = await ownPage(tx, userId, id);
          if (original.projectId !== projectId) throw new PagewrightError('request/not-found');
          copies.set(id, await copied(tx, original));
        }
        await touchProject(tx, projectId);
        return followed(tx, copies);
      });
    });
    return rows.map((row) => describePage(row, userId));
  }

  /** @throws PagewrightError `request/conflict` where the ids are not exactly the project's pages */
  async arrange(userId: number, body: BodyOf<typeof saveArrangement>): Promise<DataOf<typeof saveArrangement>> {
    const { projectId } = body;
    const all = body.pages.map(({ id }) => id);
    await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const { kind, regrouped } = await rearrangement(tx, projectId, body.pages);
      // Only their content is read: a page that is merely moved may be large.
      await asStep(tx, { projectId, kind, ids: regrouped.map(({ id }) => id) }, async () => {
        await renumber(tx, projectId, all);
        await regroup(tx, regrouped);
        await touchProject(tx, projectId);
      });
    });
    return all.map((id, index) => ({ id, pageNumber: index + 1 }));
  }

  /** Deletes all of them or, where one is not the person's, none. They can be restored for a while. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    await this.#db.transaction(async (tx) => {
      const projectIds = new Set<number>();
      for (const id of wanted) projectIds.add((await ownPage(tx, userId, id)).projectId);
      // Always in the same order, so that two requests never wait for each other.
      for (const projectId of [...projectIds].sort((a, b) => a - b)) {
        await ownProject(tx, userId, projectId, 'lock');
        await asStep(tx, { projectId, kind: 'delete', ids: wanted }, async () => {
          await deletePages(tx, projectId, wanted);
          await boundDeletedPages(tx, projectId);
          await closeGaps(tx, projectId);
          await touchProject(tx, projectId);
        });
      }
    });
  }

  /**
   * Brings back all of them, each as it was and where it was, or, where one is not the person's, none. One that is there
   * stays where it is.
   * @throws PagewrightError `request/not-found`
   */
  async restore(userId: number, ids: readonly number[]): Promise<DataOf<typeof restorePages>> {
    return this.#db.transaction(async (tx) => {
      for (const projectId of await projectsOf(tx, userId, ids)) {
        await ownProject(tx, userId, projectId, 'lock');
        await asStep(tx, { projectId, kind: 'restore', ids }, async () => {
          await bringBack(tx, projectId, ids);
          await touchProject(tx, projectId);
        });
      }
      const { id, pageNumber } = pages;
      return tx
        .select({ id, pageNumber })
        .from(pages)
        .where(inArray(id, [...ids]))
        .orderBy(asc(pageNumber));
    });
  }
}

/** A project's finished pages in their order. */
export async function projectPages(db: Queryable, projectId: number, limit?: number): Promise<PageRow[]> {
  const rows = db.select().from(pages).where(finished(projectId)).orderBy(asc(pages.pageNumber), asc(pages.id));
  return limit === undefined ? rows : rows.limit(limit);
}

export function describePage(row: PageRow, userId: number): ProjectPage {
  const { id, pageNumber, pageType, projectId, generatedText, pageContent, styledText, templateId, version } = row;
  const { name, description, prompt, hidden, section, style } = row;
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
    name,
    description,
    prompt,
    hidden,
    section,
    style: style ?? '',
    version,
    briefId: row.briefId ?? '',
  };
}

/** @throws PagewrightError `project/full` */
async function copied(tx: Transaction, original: PageRow): Promise<PageRow> {
  const { projectId, hidden, style, pageType, pageContent, generatedText, styledText, kept } = original;
  const { name, description, prompt, templateId, generationId, outlineVersion, briefId } = original;
  await requireRoomForPage(tx, projectId, [pageContent, generatedText, styledText]);
  const place = await makePlace(tx, projectId, original.pageNumber + 1);
  const texts = { pageContent, generatedText, styledText, kept };
  const origin = { templateId, generationId, outlineVersion, briefId };
  const [copy] = await tx
    .insert(pages)
    .values({ projectId, ...place, hidden, style, pageType, ...texts, name, description, prompt, ...origin })
    .returning();
  if (!copy) throw new Error('the page was not inserted');
  return copy;
}

/** Links from one to another of the pages that were copied lead from copy to copy; all others lead where they did. */
async function followed(tx: Transaction, copies: ReadonlyMap<number, PageRow>): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const copy of copies.values()) {
    const styledText = textWithPageLinks(copy.styledText, (page) => copies.get(page)?.id ?? page);
    // Copies that came after it have moved it on.
    const [row] = await tx.update(pages).set({ styledText }).where(eq(pages.id, copy.id)).returning();
    rows.push(row ?? copy);
  }
  return rows;
}

function checkSource(texts: readonly string[]): void {
  for (const text of texts) if (text !== '') parsePage(text);
}

async function touchProject(tx: Transaction, projectId: number): Promise<void> {
  await tx.update(projects).set({ updatedAt: new Date() }).where(eq(projects.id, projectId));
}

/** Whether a page is as an edit would leave it. */
function hasAlready(row: PageRow, edit: EditBody): boolean {
  const { pageNumber = row.pageNumber, pageType = row.pageType, styledText = row.styledText } = edit;
  return (
    pageNumber === row.pageNumber &&
    pageType === row.pageType &&
    styledText === row.styledText &&
    (emptied(edit.name) ?? row.name) === row.name &&
    (emptied(edit.description) ?? row.description) === row.description &&
    (emptied(edit.prompt) ?? row.prompt) === row.prompt
  );
}

/** What is not filled in is an empty text; what is not given stays. */
function emptied(text: string | null | undefined): string | undefined {
  return text === null ? '' : text;
}

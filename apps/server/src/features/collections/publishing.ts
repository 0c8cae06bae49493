import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { COLLECTION_LIMITS, type editCollection, type publishCollection } from '@pagewright/contract/collections';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { type GenerationSettings, generationSettings } from '@pagewright/contract/projects';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { withPageLinks } from '@pagewright/page/page-links';
import { shownOnly } from '@pagewright/page/shown-only';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { carryPictures, picturesOf } from '../images/carried-pictures.ts';
import { namedImages } from '../images/named-images.ts';
import type { Images } from '../images/service.ts';
import { pagesInPieces } from '../pages/pages-in-pieces.ts';
import type { Pictures } from '../pages/pictures.ts';
import type { PageRow } from '../pages/policy.ts';
import { shownText } from '../pages/shown-text.ts';
import { ownProject } from '../projects/policy.ts';
import { shownPages } from '../sharing/shown-pages.ts';
import { requireComplete } from './complete-pages.ts';
import { collectionPages, collections } from './tables.ts';

interface Parts {
  readonly db: Database;
  readonly images: Images;
  readonly pictures: Pictures;
}

/** A work as it is written. */
interface Work extends Omit<BodyOf<typeof publishCollection>, 'projectId' | 'collectionId'> {
  readonly projectId: number;
  readonly settings: GenerationSettings;
  readonly images: string[];
  readonly pages: readonly Omit<typeof collectionPages.$inferInsert, 'collectionId'>[];
}

/** The works that a person publishes, changes and takes back. Another person's does not exist for them. */
export class Publishing {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Publishes what visitors of a share link would see of a project, as it is now, as a new work or in the place of one.
   * @returns the work's id
   * @throws PagewrightError `request/not-found`, `publish/no-pages`, `publish/incomplete`, `publish/unreadable`,
   * `publish/too-many`, `project/full`
   */
  async publish(userId: number, body: BodyOf<typeof publishCollection>): Promise<number> {
    const { db } = this.#parts;
    const { projectId, collectionId, ...told } = body;
    const { settings } = await ownProject(db, userId, projectId);
    if (collectionId !== undefined) await this.#requireOwn(userId, collectionId);
    const pages = await this.#pagesOf(userId, projectId);
    const { style, format, customSize } = settings;
    const work: Work = {
      ...told,
      projectId,
      settings: generationSettings.parse({ style, format, ...(customSize ? { customSize } : {}) }),
      images: namedImages(pages.map(({ text }) => text).join('\n')),
      pages,
    };
    return db.transaction(async (tx) => {
      const id =
        collectionId === undefined ? await insert(tx, userId, work) : await replace(tx, userId, collectionId, work);
      for (const page of pages) await tx.insert(collectionPages).values({ collectionId: id, ...page });
      return id;
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async edit(userId: number, { collectionId, ...told }: BodyOf<typeof editCollection>): Promise<void> {
    await this.#requireOwn(userId, collectionId);
    if (Object.keys(told).length === 0) return;
    await this.#parts.db.update(collections).set(told).where(isOwn(userId, collectionId));
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    const gone = await this.#parts.db.delete(collections).where(isOwn(userId, id)).returning({ id: collections.id });
    if (gone.length === 0) throw new PagewrightError('request/not-found');
  }

  async #requireOwn(userId: number, id: number): Promise<void> {
    if ((await this.#parts.db.$count(collections, isOwn(userId, id))) === 0)
      throw new PagewrightError('request/not-found');
  }

  async #pagesOf(userId: number, projectId: number): Promise<Work['pages']> {
    const { db, images } = this.#parts;
    const ids = await shownPages(db, projectId);
    if (ids.length === 0) throw new PagewrightError('publish/no-pages');
    await requireComplete(db, ids);
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    const found: Work['pages'][number][] = [];
    let bytes = 0;
    for await (const row of pagesInPieces(db, projectId, { ids })) {
      const page = publishedPage(row, places);
      const text = printPage(page);
      bytes += Buffer.byteLength(text);
      if (bytes > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
      const { name, description, prompt, section } = row;
      found.push({ pageNumber: found.length + 1, name, description, prompt, section, pageType: page.format, text });
      await nextTurn();
    }
    const shown = found.map(({ text }) => text);
    const pictures = await picturesOf(this.#parts, { userId, projectId }, shown);
    const texts = await carryPictures(images, pictures, { userId }, shown);
    return found.map((page, index) => ({ ...page, text: texts[index] ?? '' }));
  }
}

/** What everybody sees of a page. @throws PagewrightError `publish/unreadable` */
function publishedPage(row: PageRow, places: ReadonlyMap<number, number>): Page {
  try {
    return withPageLinks(shownOnly(parsePage(shownText(row))), (id) => places.get(id));
  } catch (error) {
    if (!isPagewrightError(error)) throw error;
    throw new PagewrightError('publish/unreadable', { page: row.pageNumber }, { cause: error });
  }
}

async function insert(tx: Transaction, userId: number, { pages, ...work }: Work): Promise<number> {
  // Two at once are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const max = COLLECTION_LIMITS.collections;
  if ((await tx.$count(collections, eq(collections.userId, userId))) >= max) {
    throw new PagewrightError('publish/too-many', { max });
  }
  const [made] = await tx
    .insert(collections)
    .values({ userId, pageCount: pages.length, ...work })
    .returning({ id: collections.id });
  if (!made) throw new Error('the work was not inserted');
  return made.id;
}

/** @throws PagewrightError `request/not-found` */
async function replace(tx: Transaction, userId: number, id: number, { pages, ...work }: Work): Promise<number> {
  const changed = await tx
    .update(collections)
    .set({ ...work, pageCount: pages.length, publishedAt: new Date() })
    .where(isOwn(userId, id))
    .returning({ id: collections.id });
  if (changed.length === 0) throw new PagewrightError('request/not-found');
  await tx.delete(collectionPages).where(eq(collectionPages.collectionId, id));
  return id;
}

function isOwn(userId: number, id: number) {
  return and(eq(collections.id, id), eq(collections.userId, userId));
}

import type { projectFromCollection } from '@pagewright/contract/collections';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { Project } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { textWithPageLinks } from '@pagewright/page/page-links';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { grantPoints, postedPoints, postPage, reservePoints } from '../billing/ledger.ts';
import { carryPictures } from '../images/carried-pictures.ts';
import type { Images } from '../images/service.ts';
import { fillNewProject, newPageIds } from '../pages/new-pages.ts';
import type { Projects } from '../projects/service.ts';
import { PAID_JOB } from './published-works.ts';
import { collectionPages, collections } from './tables.ts';

interface Parts {
  readonly db: Database;
  readonly images: Images;
  readonly projects: Projects;
}

type WorkRow = typeof collections.$inferSelect;

/** Documents that people make of published works. */
export class WorkUse {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Makes a project of a work. What was paid for once is paid for: also where making it fails, or when it is made again.
   * @throws PagewrightError `request/not-found`, `publish/price-changed`, `account/points-short`, `project/full`,
   * `generation/cancelled`
   */
  async use(
    userId: number,
    { collectionId, price }: BodyOf<typeof projectFromCollection>,
    signal: AbortSignal,
  ): Promise<Project> {
    const work = await this.#parts.db.transaction((tx) => pay(tx, userId, collectionId, price));
    const { projects } = this.#parts;
    const project = await projects.add(userId, {
      name: work.name,
      description: work.description,
      projectStatus: 'active',
      startDate: null,
      endDate: null,
      module: 'local',
      settings: work.settings,
    });
    try {
      await this.#fill(userId, project.id, work, signal);
      return await projects.get(userId, project.id);
    } catch (error) {
      await projects.remove(userId, [project.id]);
      throw error;
    }
  }

  async #fill(
    userId: number,
    projectId: number,
    { id, userId: publisherId }: WorkRow,
    signal: AbortSignal,
  ): Promise<void> {
    const { db, images } = this.#parts;
    const pages = await db
      .select()
      .from(collectionPages)
      .where(eq(collectionPages.collectionId, id))
      .orderBy(asc(collectionPages.pageNumber));
    const shown = pages.map(({ text }) => text);
    const found = await images.usedIn(publisherId, shown);
    const texts = await carryPictures(images, found, { userId, projectId }, shown);
    const ids = await newPageIds(db, pages.length);
    const rows = pages.map(({ pageNumber, pageType, name, description, prompt, section }, index) => ({
      id: ids[index],
      projectId,
      pageNumber,
      pageType,
      name,
      description,
      prompt,
      section,
      styledText: textWithPageLinks(texts[index] ?? '', (place) => ids[place - 1]),
    }));
    await fillNewProject(db, projectId, rows, signal);
  }
}

/** Moves the price from who makes something of a work to who published it, once; nobody pays themselves. */
async function pay(tx: Transaction, userId: number, id: number, price: number): Promise<WorkRow> {
  const [work] = await tx.select().from(collections).where(eq(collections.id, id)).for('share');
  if (!work) throw new PagewrightError('request/not-found');
  if (work.userId === userId) return work;
  const job = `${PAID_JOB}${id}`;
  // Both in one order, so that two who use each other's works do not wait for one another.
  const both = inArray(users.id, [userId, work.userId]);
  await tx.select({ id: users.id }).from(users).where(both).orderBy(asc(users.id)).for('update');
  if ((await postedPoints(tx, userId, job)) > 0) return work;
  if (work.price !== price) throw new PagewrightError('publish/price-changed', { price: work.price });
  if (price === 0) return work;
  await reservePoints(tx, userId, job, price);
  await postPage(tx, userId, job, 0, price);
  await grantPoints(tx, work.userId, `sale:${id}:${userId}`, price);
  return work;
}

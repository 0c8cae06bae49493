import type { Collection, CollectionPage, listCollections } from '@pagewright/contract/collections';
import type { DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, arrayContains, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { users } from '../accounts/tables.ts';
import { ledger } from '../billing/tables.ts';
import type { Images } from '../images/service.ts';
import { collectionPages, collections } from './tables.ts';

/** Who asks: undefined for visitors. */
type Asker = number | undefined;

/** Pages that are read at once. */
const PAGES_AT_ONCE = 8;

/** What people have published, as everybody sees it. */
export class PublishedWorks {
  readonly #db: Database;
  readonly #images: Images;

  constructor(db: Database, images: Images) {
    this.#db = db;
    this.#images = images;
  }

  async list(asker: Asker, wanted: QueryOf<typeof listCollections>): Promise<DataOf<typeof listCollections>> {
    const { page, size, search, industry, category, price } = wanted;
    const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
    const fits = and(
      ...words.map((word) => sql`strpos(lower(${SEARCHED}), ${word}) > 0`),
      industry && eq(collections.industry, industry),
      category && eq(collections.category, category),
      price === 'free' ? eq(collections.price, 0) : undefined,
      price === 'paid' ? gt(collections.price, 0) : undefined,
    );
    const [found] = await this.#db
      .select({ total: count() })
      .from(collections)
      .innerJoin(users, eq(users.id, collections.userId))
      .where(fits);
    const rows = await describedRows(this.#db, asker, fits)
      .limit(size)
      .offset((page - 1) * size);
    return { total: found?.total ?? 0, collections: rows.map((row) => told(row, asker)) };
  }

  /** Those of a person. */
  async own(userId: number): Promise<Collection[]> {
    const rows = await describedRows(this.#db, userId, eq(collections.userId, userId));
    return rows.map((row) => told(row, userId));
  }

  /** @throws PagewrightError `request/not-found` */
  async get(asker: Asker, id: number): Promise<Collection> {
    const [row] = await describedRows(this.#db, asker, eq(collections.id, id));
    if (!row) throw new PagewrightError('request/not-found');
    return told(row, asker);
  }

  /** A few at a time: their texts together may be more than there is memory for. @throws PagewrightError `request/not-found` */
  async pages(id: number, limit?: number): Promise<AsyncGenerator<CollectionPage, void>> {
    const [row] = await this.#db.select({ id: collections.id }).from(collections).where(eq(collections.id, id));
    if (!row) throw new PagewrightError('request/not-found');
    return this.#pagesOf(id, limit ?? Number.POSITIVE_INFINITY);
  }

  /** An image that a work shows. @throws PagewrightError `request/not-found` */
  async image(id: number, key: string): Promise<FileAnswer> {
    const [row] = await this.#db
      .select({ userId: collections.userId })
      .from(collections)
      .where(and(eq(collections.id, id), arrayContains(collections.images, [key])));
    if (!row) throw new PagewrightError('request/not-found');
    return this.#images.get(row.userId, key);
  }

  async *#pagesOf(id: number, limit: number): AsyncGenerator<CollectionPage, void> {
    for (let last = 0; last < limit; last += PAGES_AT_ONCE) {
      const { pageNumber, name, description, section, text } = collectionPages;
      const rows = await this.#db
        .select({ pageNumber, name, description, section, text })
        .from(collectionPages)
        .where(and(eq(collectionPages.collectionId, id), gt(pageNumber, last)))
        .orderBy(asc(pageNumber))
        .limit(Math.min(PAGES_AT_ONCE, limit - last));
      yield* rows;
      if (rows.length < PAGES_AT_ONCE) return;
    }
  }
}

const PUBLISHER = sql<string>`coalesce(nullif(${users.nickName}, ''), ${users.userName})`;
const SEARCHED = sql`concat_ws(' ', ${collections.name}, ${collections.description}, ${PUBLISHER})`;

function describedRows(db: Queryable, asker: Asker, condition: SQL | undefined) {
  const { id, userId, projectId, name, description, industry, category, price, settings } = collections;
  const { pageCount, publishedAt } = collections;
  const own = { id, userId, projectId, name, description, industry, category, price, settings, pageCount, publishedAt };
  return db
    .select({ ...own, publisher: PUBLISHER, isPaid: asker === undefined ? sql<boolean>`false` : hasPaid(asker) })
    .from(collections)
    .innerJoin(users, eq(users.id, userId))
    .where(condition)
    .orderBy(desc(publishedAt), desc(id))
    .$dynamic();
}

function hasPaid(userId: number): SQL<boolean> {
  const job = sql`${PAID_JOB} || ${collections.id}`;
  return sql<boolean>`exists (select 1 from ${ledger} where ${ledger.userId} = ${userId} and ${ledger.job} = ${job} and ${ledger.kind} = 'post')`;
}

/** Begins the names of the ledger's jobs by which works are paid for; behind it stands the work's id. */
export const PAID_JOB = 'work:';

type Described = Awaited<ReturnType<typeof describedRows>>[number];

function told({ id, userId, projectId, settings, publishedAt, ...rest }: Described, asker: Asker): Collection {
  const isOwn = userId === asker;
  return {
    ...rest,
    collectionId: id,
    format: settings.format,
    publishTime: publishedAt.toISOString(),
    isOwn,
    projectId: isOwn ? projectId : null,
  };
}

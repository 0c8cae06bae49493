import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import type { bringIn, listLeftOut } from '@pagewright/contract/left-out';
import { type BroughtTo, GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { LeftOut } from '@pagewright/model/left-out';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { BroughtIn } from '@pagewright/pipeline/stored-document';
import { and, eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { type Database, rowsOf, type Transaction } from '../../platform/database.ts';
import { storedPictures } from '../documents/contents.ts';
import { addPicture } from '../generation/stored-outline.ts';
import { lookOf } from '../generation/stored-pages.ts';
import { asStep } from '../history/steps.ts';
import { makePlace } from '../pages/page-numbers.ts';
import type { PageRow } from '../pages/policy.ts';
import { requireRoomForPage } from '../pages/room.ts';
import { pages } from '../pages/tables.ts';
import { ownProject } from '../projects/policy.ts';
import { partOf } from './list.ts';
import { type ShownDocument, shownDocument } from './shown-document.ts';

/** Lists that are kept, so that whoever pages through one or searches in it waits once. */
const KEPT = 4;

interface LeftOutParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
}

/** What the documents of a project say and no page shows, and how it gets onto one. */
export class LeftOutStatements {
  readonly #parts: LeftOutParts;
  /** By what they were made from; the one that was asked for last is the last. */
  readonly #lists = new Map<string, Promise<LeftOut>>();

  constructor(parts: LeftOutParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `request/not-found`, `request/overloaded` */
  async list(
    userId: number,
    projectId: number,
    query: QueryOf<typeof listLeftOut>,
  ): Promise<DataOf<typeof listLeftOut>> {
    const { db } = this.#parts;
    await ownProject(db, userId, projectId);
    const key = await stateOf(db, projectId);
    const list = this.#lists.get(key) ?? this.#make(projectId);
    this.#lists.delete(key);
    this.#lists.set(key, list);
    for (const [oldest] of [...this.#lists].slice(0, -KEPT)) this.#lists.delete(oldest);
    try {
      return partOf(await list, query);
    } catch (error) {
      this.#lists.delete(key);
      throw error;
    }
  }

  async #make(projectId: number): Promise<LeftOut> {
    const { db, blobs, maker } = this.#parts;
    const { sources, stored } = await shownDocument(db, blobs, projectId);
    return maker.leftOut(sources, stored);
  }

  /**
   * Puts a statement on a page, as one step. One that a page shows already stays where it is.
   * @throws PagewrightError `request/not-found`, `generation/running`, `project/full`, `request/conflict` where a page was
   * saved meanwhile
   */
  async bringIn(userId: number, { projectId, id }: BodyOf<typeof bringIn>): Promise<BroughtTo> {
    const { db, blobs, maker } = this.#parts;
    const { status, settings } = await ownProject(db, userId, projectId);
    if (status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const document = await shownDocument(db, blobs, projectId);
    const { rows, sources, stored, outlineVersion } = document;
    if (!stored.outline) throw new PagewrightError('request/not-found');
    const brought = await maker.bringIn(sources, { ...stored, look: lookOf(settings), id });
    if (!brought) throw new PagewrightError('request/not-found');
    if (brought.is === 'shown') return whereIs(rows[brought.index]);
    const ids = brought.is === 'there' ? [rows[brought.index]?.id ?? 0] : [];
    return db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      return asStep(tx, { projectId, kind: 'bring-in', ids }, async () => {
        if (brought.is === 'there') return saveThere(tx, rows[brought.index], brought.page);
        if (brought.asset && outlineVersion !== undefined) {
          const { key, asset } = brought.asset;
          const stored = (await storedPictures(tx, projectId))[key];
          if (stored) await addPicture(tx, blobs, { projectId, version: outlineVersion, key, asset, stored });
        }
        return addAfter(tx, document, projectId, brought, settings.format);
      });
    });
  }
}

/** What a list is made from: another one is another list. */
async function stateOf(db: Database, projectId: number): Promise<string> {
  const [row] = await rowsOf<{ state: string }>(
    db,
    sql`
    select concat_ws('/', ${projectId}::int,
      (select string_agg(pages.id || '.' || pages.version, ',' order by pages.id) from pages
        where pages.project_id = ${projectId} and not pages.draft and pages.deleted_at is null),
      (select string_agg(documents.id || '.' || documents.source_name || '.' || md5(documents.content), ',' order by documents.id) from documents
        where documents.project_id = ${projectId}),
      (select max(generations.id) from generations
        where generations.project_id = ${projectId} and generations.state = 'done')) as state`,
  );
  return row?.state ?? '';
}

function whereIs(row: PageRow | undefined): BroughtTo {
  if (!row) throw new PagewrightError('request/conflict');
  return { pageId: row.id, pageNumber: row.pageNumber, isNew: false };
}

type There = Extract<BroughtIn, { is: 'there' }>;
type OnNewPages = Extract<BroughtIn, { is: 'new' }>;

/** @throws PagewrightError `request/conflict` where the page has a newer version */
async function saveThere(tx: Transaction, row: PageRow | undefined, page: There['page']): Promise<BroughtTo> {
  const { generatedText, styledText, kept } = page;
  const [saved] = await tx
    .update(pages)
    .set({
      generatedText,
      styledText,
      kept: kept ?? null,
      version: sql`${pages.version} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(pages.id, row?.id ?? 0), eq(pages.version, row?.version ?? 0)))
    .returning();
  if (!saved) throw new PagewrightError('request/conflict');
  return whereIs(saved);
}

/** @throws PagewrightError `project/full` */
async function addAfter(
  tx: Transaction,
  { rows, outlineVersion }: ShownDocument,
  projectId: number,
  brought: OnNewPages,
  format: string,
): Promise<BroughtTo> {
  const first = (rows[brought.after]?.pageNumber ?? 0) + 1;
  let answer: BroughtTo | undefined;
  for (const [offset, { generatedText, styledText, kept }] of brought.pages.entries()) {
    await requireRoomForPage(tx, projectId, [generatedText, styledText]);
    const place = await makePlace(tx, projectId, first + offset);
    const texts = { pageContent: generatedText, generatedText, styledText };
    const [added] = await tx
      .insert(pages)
      // The outline that it is designed beside is kept with it: its pictures stand there.
      .values({ projectId, ...place, pageType: format, ...texts, kept, outlineVersion: outlineVersion ?? null })
      .returning({ id: pages.id });
    answer ??= { pageId: added?.id ?? 0, pageNumber: place.pageNumber, isNew: true };
  }
  if (!answer) throw new PagewrightError('request/not-found');
  return answer;
}

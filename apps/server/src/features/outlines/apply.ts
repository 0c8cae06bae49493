import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { applyOutline } from '@pagewright/contract/outlines';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { cardFault, editedOutline, type OutlineCards } from '@pagewright/page/outline-cards';
import { titledAsDesigned } from '@pagewright/page/titled-as-designed';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { briefPage } from '../generation/brief-page.ts';
import { newestOutlineVersion, storeOutline } from '../generation/stored-outline.ts';
import { lookOf, storedPage } from '../generation/stored-pages.ts';
import { outlines } from '../generation/tables.ts';
import { asStep } from '../history/steps.ts';
import { deletedPagesOf, deletePages } from '../pages/deleted-pages.ts';
import { renumber } from '../pages/page-numbers.ts';
import { requireRoomForPage } from '../pages/room.ts';
import { projectPages } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { ownProject, type ProjectRow } from '../projects/policy.ts';
import { sharedAssets, sourceOf, statementsOf, withPictures } from './arranged-outline.ts';
import { cardsNow, type DocumentOutline, documentOutline } from './document-outline.ts';
import { cardsRow, forgetCards } from './waiting.ts';

type PageRow = DocumentOutline['rows'][number];
type Redesigned = Awaited<ReturnType<PageMaker['redesign']>>[number];

/** A page as its card wants it. */
interface Wanted {
  /** The page that lives on in it; undefined for a new one. */
  readonly row: PageRow | undefined;
  /** Undefined for a page that was made by hand. */
  readonly brief: PageBrief | undefined;
  /** Only where it is designed anew. */
  readonly made: Redesigned | undefined;
}

interface ApplierParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
}

/** Makes documents what the cards of their outlines say. */
export class OutlineApplier {
  readonly #parts: ApplierParts;

  constructor(parts: ApplierParts) {
    this.#parts = parts;
  }

  /**
   * Only pages whose briefs are others are designed anew, with what the person made of them; nothing is composed, and it
   * costs nothing. Where the new design has no place for something of theirs, nothing is changed before they have
   * accepted that it is set aside.
   * @throws PagewrightError `request/not-found`, `generation/running`, `request/conflict` where the cards or a page were
   * changed meanwhile, `project/full`
   */
  async apply(userId: number, body: BodyOf<typeof applyOutline>): Promise<DataOf<typeof applyOutline>> {
    const { db } = this.#parts;
    const { projectId, version, accept } = body;
    const project = await ownProject(db, userId, projectId);
    if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const document = await documentOutline(db, projectId);
    const row = await cardsRow(db, projectId, 'document');
    if ((row?.version ?? 0) !== version) throw new PagewrightError('request/conflict', { version: row?.version ?? 0 });
    const brought = row?.brought ?? [];
    const cards = cardsNow(document, row?.arrangement);
    const fault = cardFault(sourceOf(document.outline, brought), cards);
    if (fault) throw new PagewrightError('request/invalid', { field: 'cards' }, { detail: fault });
    const outline = withPictures(editedOutline(document.outline, cards, statementsOf(brought)), brought);
    const wanted = await this.#design(project, document, outline, cards);
    const unplaced = wanted.flatMap(({ row: page, made }) =>
      (made?.unplaced ?? []).map((one) => ({ ...one, pageId: page?.id ?? 0, pageNumber: page?.pageNumber ?? 0 })),
    );
    const isApplied = accept || unplaced.length === 0;
    if (isApplied) await this.#save(userId, project, document, { outline, wanted, version });
    const now = await projectPages(db, projectId);
    return {
      isApplied,
      unplaced,
      pages: now.map(({ id, pageNumber, styledText, version: own }) => ({ id, pageNumber, styledText, version: own })),
    };
  }

  async #design(
    { settings }: ProjectRow,
    { rows, from, outline: before, own }: DocumentOutline,
    outline: Outline,
    cards: OutlineCards,
  ): Promise<Wanted[]> {
    const byId = new Map(rows.map((row) => [`${row.id}`, row]));
    const composed = new Map(before.pages.map((brief) => [brief.id, brief]));
    const pagesOf = outline.pages.map((brief, index) => {
      const row = byId.get(cards[index]?.id ?? '');
      const was = row && composed.get(brief.id);
      const isNew = !own.has(brief.id) && JSON.stringify(was) !== JSON.stringify(brief);
      return { row, brief, was, index, isNew };
    });
    const look = lookOf(settings);
    const changed = pagesOf.filter(({ isNew }) => isNew);
    const made = await this.#parts.maker.redesign({
      outline,
      from: look,
      to: look,
      pages: changed.map(({ row, brief, was, index }) => ({
        ...(row ? renamed(storedPage(row, from), was, brief) : NEW_PAGE),
        briefIndex: index,
        sameBrief: isSameContent(was, brief),
        pageNumber: index + 1,
      })),
    });
    const madeOf = new Map(changed.map(({ index }, place) => [index, made[place]]));
    return pagesOf.map(({ row, brief, index }) => ({
      row,
      brief: own.has(brief.id) ? undefined : brief,
      made: madeOf.get(index),
    }));
  }

  async #save(
    userId: number,
    { id: projectId, settings }: ProjectRow,
    { rows, outline: before, from }: DocumentOutline,
    { outline, wanted, version }: { outline: Outline; wanted: readonly Wanted[]; version: number },
  ): Promise<void> {
    const { db, blobs } = this.#parts;
    await db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const now = await projectPages(tx, projectId);
      const isSame = JSON.stringify(now.map(versionOf)) === JSON.stringify(rows.map(versionOf));
      if (!isSame || ((await cardsRow(tx, projectId, 'document'))?.version ?? 0) !== version) {
        throw new PagewrightError('request/conflict');
      }
      const lives = new Set(wanted.flatMap(({ row }) => row?.id ?? []));
      const gone = rows.filter(({ id }) => !lives.has(id));
      const earlier = await earlierDeleted(tx, projectId, rows);
      const ids = [...rows.map(({ id }) => id), ...earlier.map(({ id }) => id)];
      await asStep(tx, { projectId, kind: 'outline', ids }, async () => {
        const dropped = before.pages.filter(({ id }) =>
          gone.some((row) => `${row.id}` === id && from.indexes.has(row.id)),
        );
        const own = wanted.flatMap(({ brief }) => brief ?? []);
        // What was taken away is remembered with the rest: the next generation knows of it.
        const all = { ...outline, pages: [...own, ...dropped, ...earlier.map(({ brief }) => brief)] };
        const known = Object.assign({}, ...(await storedAssets(tx, projectId)));
        const assets = await sharedAssets(tx, blobs, { projectId, outline: all, known });
        await storeOutline(tx, { projectId, generationId: null, isWhole: true, outline: all, assets });
        const outlineVersion = await newestOutlineVersion(tx, projectId);
        for (const { id, brief } of earlier) await tell(tx, id, { outlineVersion, briefId: brief.id });
        for (const row of gone) {
          if (from.indexes.has(row.id)) await tell(tx, row.id, { outlineVersion, briefId: `${row.id}` });
        }
        if (gone.length > 0)
          await deletePages(
            tx,
            projectId,
            gone.map(({ id }) => id),
          );
        const order: number[] = [];
        let section = rows[0]?.section ?? '';
        for (const [index, page] of wanted.entries()) {
          section = page.row?.section ?? section;
          order.push(await savePage(tx, { page, section, index, projectId, outlineVersion, settings, outline }));
        }
        await renumber(tx, projectId, order);
        await forgetCards(tx, projectId, 'document');
      });
    });
  }
}

const NEW_PAGE = { generatedText: '', styledText: '', kept: undefined } as const;

/** A title that is given on the card holds, whatever was written over it on the page. */
function renamed(page: ReturnType<typeof storedPage>, was: PageBrief | undefined, now: PageBrief) {
  if (!was || was.title.text === now.title.text) return page;
  return { ...page, styledText: titledAsDesigned(page.generatedText, page.styledText) };
}

/** Whether all fields of a brief but those around it are where they were. */
function isSameContent(was: PageBrief | undefined, now: PageBrief): boolean {
  if (!was) return true;
  const bare = ({ title: _title, section: _section, subtitle: _subtitle, ...rest }: PageBrief) =>
    JSON.stringify({ ...rest, number: 0 });
  return bare(was) === bare(now);
}

function versionOf({ id, version }: PageRow): readonly [number, number] {
  return [id, version];
}

function storedAssets(tx: Transaction, projectId: number) {
  return tx
    .select({ assets: outlines.assets })
    .from(outlines)
    .where(eq(outlines.projectId, projectId))
    .then((found) => found.map(({ assets }) => assets));
}

/** What the pages said that had been deleted before, under ids that no other brief has. */
async function earlierDeleted(tx: Transaction, projectId: number, rows: readonly PageRow[]) {
  const version = Math.max(0, ...rows.map(({ outlineVersion }) => outlineVersion ?? 0));
  const deleted = await deletedPagesOf(tx, projectId, version);
  const [stored] = await tx
    .select({ outline: outlines.outline })
    .from(outlines)
    .where(and(eq(outlines.projectId, projectId), eq(outlines.version, version)));
  return deleted.flatMap(({ id, briefId }) => {
    const brief = stored?.outline.pages.find((one) => one.id === briefId);
    return brief ? [{ id, brief: { ...brief, id: `deleted-${id}` } }] : [];
  });
}

/** Says which brief a page shows, or showed. */
async function tell(
  tx: Transaction,
  id: number,
  values: { readonly outlineVersion: number; readonly briefId: string },
): Promise<void> {
  await tx
    .update(pages)
    .set(values)
    .where(inArray(pages.id, [id]));
}

interface Saving {
  readonly page: Wanted;
  readonly projectId: number;
  readonly section: string;
  /** From 0. */
  readonly index: number;
  readonly outlineVersion: number;
  readonly settings: ProjectRow['settings'];
  readonly outline: Outline;
}

/** Gives the page's id. @throws PagewrightError `project/full` */
async function savePage(tx: Transaction, saving: Saving): Promise<number> {
  const { page, projectId, section, index, outlineVersion, settings, outline } = saving;
  const { row, brief, made } = page;
  const told = brief ? { outlineVersion, briefId: brief.id } : {};
  const texts = made && {
    generatedText: made.generatedText,
    styledText: made.styledText,
    kept: made.kept ?? null,
    ...(brief ? { pageContent: briefPage(brief, { ...settings, language: outline.language }) } : {}),
  };
  if (row) {
    const anew = texts ? { ...texts, version: sql`${pages.version} + 1`, updatedAt: new Date() } : {};
    if (brief)
      await tx
        .update(pages)
        .set({ ...told, ...anew })
        .where(eq(pages.id, row.id));
    return row.id;
  }
  await requireRoomForPage(tx, projectId, [texts?.generatedText ?? '', texts?.styledText ?? '']);
  const values = { projectId, pageNumber: index + 1, section, pageType: settings.format, ...told, ...texts };
  const [added] = await tx.insert(pages).values(values).returning({ id: pages.id });
  if (!added) throw new Error('the page was not inserted');
  return added.id;
}

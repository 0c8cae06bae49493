import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { and, eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { briefPage } from '../generation/brief-page.ts';
import { newestOutlineVersion, storeOutline } from '../generation/stored-outline.ts';
import { outlines } from '../generation/tables.ts';
import { asStep } from '../history/steps.ts';
import { deletedPagesOf, deletePages } from '../pages/deleted-pages.ts';
import { renumber } from '../pages/page-numbers.ts';
import type { PageRow } from '../pages/policy.ts';
import { requireRoomForPage } from '../pages/room.ts';
import { projectPages } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { ownProject, type ProjectRow } from '../projects/policy.ts';
import { sharedAssets } from './arranged-outline.ts';
import { type DocumentOutline, designedBrief } from './document-outline.ts';
import { cardsRow, forgetCards } from './waiting.ts';

/** A page as its card wants it. */
export interface Wanted {
  /** The page that lives on in it; undefined for a new one. */
  readonly row: PageRow | undefined;
  /** What the outline is to have for it; undefined for a page that goes on having no brief there. */
  readonly brief: PageBrief | undefined;
  /** Only where it is designed anew. */
  readonly made: Awaited<ReturnType<PageMaker['redesign']>>[number] | undefined;
}

interface Arranged {
  readonly userId: number;
  readonly project: ProjectRow;
  /** As it was when the pages were designed. */
  readonly document: DocumentOutline;
  /** What the document says as its cards have it. */
  readonly outline: Outline;
  readonly wanted: readonly Wanted[];
  /** Of the cards. */
  readonly version: number;
}

/**
 * Makes pages that were designed of cards those of their document, as one step.
 * @throws PagewrightError `request/not-found`, `generation/running`, `request/conflict` where the cards or a page were changed meanwhile,
 * `project/full`
 */
export async function saveArranged(
  { db, blobs }: { readonly db: Database; readonly blobs: BlobStore },
  { userId, project, document, outline, wanted, version }: Arranged,
): Promise<void> {
  const { id: projectId, settings } = project;
  const { rows, from } = document;
  await db.transaction(async (tx) => {
    const { status } = await ownProject(tx, userId, projectId, 'lock');
    if (status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
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
      const dropped = gone.flatMap((row) => designedBrief(from, row) ?? []);
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
  await tx.update(pages).set(values).where(eq(pages.id, id));
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

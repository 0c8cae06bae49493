import { isSameValue } from '@pagewright/components/same-value';
import type { StepReceipt } from '@pagewright/contract/history';
import type { GenerationSettings } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { objectDifference, receiptOf, withChosenObjects } from '@pagewright/page/object-difference';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Transaction } from '../../platform/database.ts';
import { requirePermission } from '../accounts/policy.ts';
import { postPage, reservePoints } from '../billing/ledger.ts';
import { storedPictures } from '../documents/contents.ts';
import { addPicture, outlinesOf } from '../generation/stored-outline.ts';
import { lookOf } from '../generation/stored-pages.ts';
import { asStep } from '../history/steps.ts';
import { deletePages } from '../pages/deleted-pages.ts';
import { closeGaps, lastNumber, makePlace, renumber } from '../pages/page-numbers.ts';
import type { PageRow } from '../pages/policy.ts';
import { boundDeletedPages, requireRoomForPage } from '../pages/room.ts';
import { projectPages } from '../pages/service.ts';
import { shownText } from '../pages/shown-text.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import type { Accepted } from './accepted.ts';
import type { HeldPage } from './tables.ts';

interface Applying {
  readonly userId: number;
  readonly projectId: number;
  readonly proposalId: number;
  readonly settings: GenerationSettings;
  readonly blobs: BlobStore;
  /** What each generated page costs. */
  readonly pointsPerPage: number;
}

type Changed = Extract<HeldPage, { is: 'changed' }>;
type New = Extract<HeldPage, { is: 'new' }>;

/**
 * Makes a proposal what the document is, as one step. The caller holds the project's row.
 * @throws PagewrightError `assistant/stale`, `project/full`, `account/points-short`, `account/invitation-needed`
 */
export async function applyProposal(tx: Transaction, applying: Applying, accepted: Accepted): Promise<StepReceipt> {
  const { projectId, settings } = applying;
  const rows = await projectPages(tx, projectId);
  requireFresh(rows, settings, accepted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const of = <Is extends HeldPage['is']>(is: Is) =>
    accepted.pages.filter((page): page is Extract<HeldPage, { is: Is }> => page.is === is);
  const changed = of('changed').map((page) => ({
    row: rowOf(byId, page.id),
    made: shownAfter(rowOf(byId, page.id), page, accepted),
  }));
  const gone = of('gone').map(({ id }) => rowOf(byId, id));
  const made = of('new');
  const generated = accepted.pages.filter((page) => page.is !== 'gone' && page.isGenerated).length;
  if (generated > 0) await pay(tx, applying, generated);
  const receipt = receiptFor(changed, gone, made);
  const ids = [...changed.map(({ row }) => row.id), ...gone.map(({ id }) => id)];
  await asStep(tx, { projectId, kind: accepted.kind ?? 'assist', ids, receipt }, async () => {
    const look = { ...settings, ...accepted.look };
    await tx.update(projects).set({ settings: look, updatedAt: new Date() }).where(eq(projects.id, projectId));
    for (const { row, made: own } of changed) await savePage(tx, row, own, look.format);
    for (const page of of('changed')) await arrange(tx, page);
    if (gone.length > 0) {
      await deletePages(
        tx,
        projectId,
        gone.map(({ id }) => id),
      );
      await boundDeletedPages(tx, projectId);
      await closeGaps(tx, projectId);
    }
    const outlineVersion = await addPictures(tx, applying, accepted);
    const added = await addPages(tx, applying, made, { rows: byId, format: look.format, outlineVersion });
    await putInOrder(tx, projectId, accepted, added);
  });
  return receipt;
}

/**
 * Pages that it changes are those that it was made for; where it gives them an order, all pages are. New pages look as
 * the document does.
 */
function requireFresh(
  rows: readonly PageRow[],
  settings: GenerationSettings,
  { pages: proposed, order, madeFor, madeIn, look }: Accepted,
): void {
  const now = new Map(rows.map(({ id, version }) => [id, version]));
  const then = new Map(madeFor.map(({ id, version }) => [id, version]));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const isStale = proposed.some(
    (page) =>
      page.is !== 'new' && (now.get(page.id) !== then.get(page.id) || isArrangedAnew(rowsById.get(page.id), page)),
  );
  const isMoved = rows.length !== madeFor.length || rows.some(({ id }, index) => madeFor[index]?.id !== id);
  const isAboutAll = order !== undefined || look.format !== undefined || look.style !== undefined;
  const isOther = madeIn !== undefined && !isSameValue(madeIn, lookOf(settings));
  const hasNew = proposed.some(({ is }) => is === 'new');
  if (isStale || (isAboutAll && isMoved) || (hasNew && isOther)) throw new PagewrightError('assistant/stale');
}

/** Hiding a page and putting it into a section give it no new version. */
function isArrangedAnew(row: PageRow | undefined, page: HeldPage): boolean {
  const { hidden, section } = (page.is === 'changed' && page.arranged) || {};
  return (hidden && row?.hidden !== hidden.from) || (section && row?.section !== section.from) || false;
}

function rowOf(rows: ReadonlyMap<number, PageRow>, id: number): PageRow {
  const row = rows.get(id);
  if (!row) throw new PagewrightError('assistant/stale');
  return row;
}

type Texts = Pick<Changed, 'generatedText' | 'styledText' | 'kept' | 'style'>;

/**
 * Where only some objects are accepted, the page is as if the person had changed these by hand; of one that was generated
 * again, as if they had kept the others by hand.
 */
function shownAfter(row: PageRow, page: Changed, { objects }: Accepted): Texts {
  const chosen = objects.get(page.id);
  if (!chosen) return page;
  const mixed = withChosenObjects(parsePage(shownText(row)), parsePage(page.styledText), chosen);
  const { generatedText, kept, style } = page.isGenerated ? page : row;
  return { generatedText, styledText: printPage(mixed), kept: kept ?? undefined, style };
}

function receiptFor(
  changed: readonly { readonly row: PageRow; readonly made: Texts }[],
  gone: readonly PageRow[],
  made: readonly New[],
): StepReceipt {
  const nothing = { components: [] };
  return receiptOf([
    ...changed.map(({ row, made: own }) =>
      objectDifference(parsePage(shownText(row)), parsePage(own.styledText || own.generatedText)),
    ),
    ...gone.map((row) => objectDifference(shownText(row) === '' ? nothing : parsePage(shownText(row)), nothing)),
    ...made.map((own) => objectDifference(nothing, parsePage(own.styledText))),
  ]);
}

/** @throws PagewrightError `account/invitation-needed`, `account/points-short` */
async function pay(
  tx: Transaction,
  { userId, projectId, proposalId, pointsPerPage }: Applying,
  count: number,
): Promise<void> {
  await requirePermission(tx, userId, 'generation:run');
  // The proposal itself is gone afterwards: the history of points tells whose it was by the job's name.
  const job = `assistant:${proposalId}:${projectId}`;
  await reservePoints(tx, userId, job, count * pointsPerPage);
  for (let page = 1; page <= count; page += 1) await postPage(tx, userId, job, page, pointsPerPage);
}

async function savePage(
  tx: Transaction,
  row: PageRow,
  { generatedText, styledText, kept, style }: Texts,
  format: string,
) {
  await requireRoomForPage(tx, row.projectId, [generatedText, styledText], row.id);
  const texts = { generatedText, styledText, kept: kept ?? null, style, pageType: format };
  await tx
    .update(pages)
    .set({ ...texts, version: sql`${pages.version} + 1`, updatedAt: new Date() })
    .where(eq(pages.id, row.id));
}

async function arrange(tx: Transaction, { id, arranged }: Changed): Promise<void> {
  if (!arranged) return;
  const { hidden, section } = arranged;
  const to = { ...(hidden ? { hidden: hidden.to } : {}), ...(section ? { section: section.to } : {}) };
  await tx.update(pages).set(to).where(eq(pages.id, id));
}

/** The pictures that its pages show go to the newest outline. @returns the version of that */
async function addPictures(
  tx: Transaction,
  { projectId, blobs }: Applying,
  { assets }: Accepted,
): Promise<number | null> {
  const [version = null] = [...(await outlinesOf(tx, projectId)).keys()].slice(-1);
  const wanted = Object.entries(assets);
  if (wanted.length === 0 || version === null) return version;
  const pictures = await storedPictures(tx, projectId);
  for (const [key, asset] of wanted) {
    const stored = pictures[key];
    if (stored) await addPicture(tx, blobs, { projectId, version, key, asset, stored });
  }
  return version;
}

interface Beside {
  readonly rows: ReadonlyMap<number, PageRow>;
  readonly format: string;
  readonly outlineVersion: number | null;
}

/** @returns their ids, by those that they have in the proposal */
async function addPages(
  tx: Transaction,
  { projectId }: Applying,
  made: readonly New[],
  { rows, format, outlineVersion }: Beside,
): Promise<Map<number, number>> {
  const added = new Map<number, number>();
  for (const { id, generatedText, styledText, kept, from } of made) {
    await requireRoomForPage(tx, projectId, [generatedText, styledText]);
    const beside = rows.get(from ?? -1);
    const place = await makePlace(tx, projectId, (await lastNumber(tx, projectId)) + 1);
    const own = beside ? { section: beside.section, style: beside.style, hidden: beside.hidden } : {};
    const texts = { pageContent: generatedText, generatedText, styledText, kept: kept ?? null };
    const [row] = await tx
      .insert(pages)
      .values({ projectId, ...place, ...own, pageType: format, ...texts, outlineVersion })
      .returning({ id: pages.id });
    if (row) added.set(id, row.id);
  }
  return added;
}

async function putInOrder(
  tx: Transaction,
  projectId: number,
  { order }: Accepted,
  added: ReadonlyMap<number, number>,
): Promise<void> {
  if (!order) return;
  const there = new Set((await projectPages(tx, projectId)).map(({ id }) => id));
  const wanted = order.map((id) => added.get(id) ?? id).filter((id) => there.has(id));
  const missing = [...there].filter((id) => !wanted.includes(id));
  await renumber(tx, projectId, [...wanted, ...missing]);
}

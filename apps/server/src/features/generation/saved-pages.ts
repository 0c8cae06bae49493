import type { Page } from '@pagewright/components/models';
import { GENERATION_STATUS, type GenerationReport, PROJECT_NAME_LENGTH } from '@pagewright/contract/projects';
import { isUnmade, isUnmadeText } from '@pagewright/design/page-or-reason';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import { shortened } from '@pagewright/model/shortened';
import { printPage } from '@pagewright/page/source-text';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { postedPoints, postPage, refundPoints, releasePoints, reservePoints } from '../billing/ledger.ts';
import { forgetCards, forgetWaiting, letWait } from '../outlines/waiting.ts';
import { pages } from '../pages/tables.ts';
import { isDefaultName } from '../projects/default-name.ts';
import { projects } from '../projects/tables.ts';
import { briefPage } from './brief-page.ts';
import { resetStatus } from './ending.ts';
import { ledgerJob } from './jobs.ts';
import type { GenerationRow } from './lease.ts';
import { publishNote } from './notes.ts';
import { propertiesIn } from './page-properties.ts';
import { forgetOutline, outlineVersion } from './stored-outline.ts';
import { generations } from './tables.ts';

/** Where a stage stands in the whole, 0 to 1. */
export const FRACTION = { reading: 0.02, composing: 0.1, designing: 0.4, saving: 0.98 } as const;

/** 0 to 1 over a whole generation of which pages are made. */
export function fractionAt(pagesDone: number, pagesTotal: number): number {
  const done = pagesTotal > 0 ? pagesDone / pagesTotal : 0;
  return FRACTION.designing + (FRACTION.saving - FRACTION.designing) * done;
}

/**
 * How many pages there will be, once it is known: they have to be as many as were asked for, and points for all of them
 * are held. @throws PagewrightError `generation/failed`, `account/points-short`
 */
export async function expectPages(tx: Transaction, generation: GenerationRow, total: number): Promise<void> {
  const { id, pointsReserved, pointsPerPage } = generation;
  const { pageCount } = generation.request.settings;
  if (pageCount !== 'auto' && pageCount !== total) throw new PagewrightError('generation/failed');
  // An outline costs nothing.
  if (generation.purpose === 'outline') return;
  const missing = total * pointsPerPage - pointsReserved;
  // Whatever was held before names other pages: 0 for those asked for, the page itself for those that came one by one.
  if (missing > 0) await reservePoints(tx, generation.userId, ledgerJob(id), missing, total + 1);
  await tx
    .update(generations)
    .set({ pagesTotal: total, pointsReserved: pointsReserved + Math.max(0, missing) })
    .where(eq(generations.id, id));
}

export interface MadePage {
  readonly page: Page;
  /** From 0. */
  readonly index: number;
  /** Whose page it is, as far as it is known. */
  readonly outline: Outline;
}

/** Saves one page and charges it, both or neither. A page that an earlier try has paid for is not paid again. */
export async function savePage(
  tx: Transaction,
  generation: GenerationRow,
  { page, index, outline }: MadePage,
): Promise<void> {
  const { id, projectId, pagesTotal, request } = generation;
  const brief = outline.pages[index];
  if (!brief || index !== generation.pagesDone) throw new PagewrightError('generation/failed');
  const source = printPage(page);
  const isReason = isUnmade(page);
  const [saved] = await tx
    .insert(pages)
    .values({
      projectId,
      generationId: id,
      briefId: brief.id,
      outlineVersion: await outlineVersion(tx, id),
      draft: true,
      pageNumber: index + 1,
      pageType: page.format,
      // What cannot be designed may not be drawn plainly either.
      pageContent: isReason ? source : briefPage(brief, { ...request.settings, language: outline.language }),
      generatedText: source,
      styledText: source,
      ...propertiesIn(brief, { template: request.settings.template, language: outline.language }),
    })
    .returning({ id: pages.id });
  if (!saved) throw new Error('the page was not inserted');
  // Only what was made costs points.
  const paid = isReason ? {} : await payPage(tx, generation, index + 1);
  await tx
    .update(generations)
    .set({ ...paid, pagesDone: index + 1 })
    .where(eq(generations.id, id));
  const fraction = fractionAt(index + 1, pagesTotal);
  const about = { projectId, generationId: id };
  await publishNote(tx, { type: 'progress', ...about, stage: 'designing', fraction, pagesTotal });
  await publishNote(tx, { type: 'page', ...about, pageId: saved.id });
}

/** Indexes of the pages of a generation that say why they could not be made. */
export async function unmadePages(db: Queryable, generationId: number): Promise<number[]> {
  const rows = await db
    .select({ pageNumber: pages.pageNumber, text: pages.generatedText })
    .from(pages)
    .where(and(eq(pages.generationId, generationId), eq(pages.draft, true)));
  return rows.flatMap(({ pageNumber, text }) => (isUnmadeText(text) ? [pageNumber - 1] : []));
}

/** @param number of the page, from 1 */
async function payPage(tx: Transaction, generation: GenerationRow, number: number) {
  const { userId, pagesPaid, pointsPerPage, pointsReserved } = generation;
  if (number <= pagesPaid) return {};
  const job = ledgerJob(generation.id);
  const missing = number * pointsPerPage - pointsReserved;
  if (missing > 0) await reservePoints(tx, userId, job, missing, number);
  await postPage(tx, userId, job, number, pointsPerPage);
  return { pagesPaid: number, pointsReserved: pointsReserved + Math.max(0, missing) };
}

/** Forgets what an earlier try made of an outline that it did not get whole: a second one is never mixed with it. */
export async function startAnew(tx: Transaction, { id }: GenerationRow): Promise<void> {
  await tx.delete(pages).where(and(eq(pages.generationId, id), eq(pages.draft, true)));
  await forgetOutline(tx, id);
  await tx.update(generations).set({ pagesDone: 0, pagesTotal: 0 }).where(eq(generations.id, id));
}

/** Ends a generation that was to make an outline: it waits for the person, and the project is as it was before. */
export async function keepOutline(tx: Transaction, { id, projectId }: GenerationRow, outline: Outline): Promise<void> {
  await tx
    .update(generations)
    .set({ state: 'outlined', finishedAt: new Date(), leaseUntil: null })
    .where(eq(generations.id, id));
  await letWait(tx, projectId, id, outline);
  await resetStatus(tx, projectId);
  await nameProject(tx, projectId, outline.title);
  await publishNote(tx, { type: 'outlined', projectId, generationId: id });
}

interface SettledWith {
  readonly report: GenerationReport;
  readonly title: string;
  /** Indexes of the pages that the person does not get, as they had deleted them. */
  readonly leftOut: readonly number[];
  /** Indexes of the pages that could not be made. */
  readonly unmade: readonly number[];
}

/** Ends a generation whose pages have taken the place of those that the project had; what was held for more is given back. */
export async function settle(
  tx: Transaction,
  generation: GenerationRow,
  { report, title, leftOut, unmade }: SettledWith,
): Promise<void> {
  const { id, projectId, userId, pagesDone, pagesTotal, pointsReserved, pointsPerPage } = generation;
  if (pagesDone !== pagesTotal || pagesTotal === 0) throw new PagewrightError('generation/failed');
  const spent = await postedPoints(tx, userId, ledgerJob(id));
  const delivered = pagesDone - new Set([...leftOut, ...unmade]).size;
  await releasePoints(tx, userId, ledgerJob(id), pointsReserved - spent);
  await refundPoints(tx, userId, ledgerJob(id), spent - delivered * pointsPerPage);
  await tx
    .update(generations)
    .set({ state: 'done', report, finishedAt: new Date(), leaseUntil: null })
    .where(eq(generations.id, id));
  await tx
    .update(projects)
    .set({ status: GENERATION_STATUS.generated, settings: generation.request.settings, updatedAt: new Date() })
    .where(eq(projects.id, projectId));
  // Both were arranged of what there was until now.
  await forgetWaiting(tx, projectId);
  await forgetCards(tx, projectId, 'document');
  await nameProject(tx, projectId, title);
  await publishNote(tx, { type: 'done', projectId, generationId: id, pagesTotal });
}

/** A project that nobody has named is called what its document is called. */
async function nameProject(tx: Transaction, projectId: number, title: string): Promise<void> {
  const name = shortenedName(title.trim());
  const [project] = await tx.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  if (!project || name === '' || !isDefaultName(project.name)) return;
  await tx.update(projects).set({ name }).where(eq(projects.id, projectId));
}

/** A title that is longer than names may be ends with whole words, and says that it goes on. */
function shortenedName(title: string): string {
  return title.length > PROJECT_NAME_LENGTH ? `${shortened(title, PROJECT_NAME_LENGTH - 1)}…` : title;
}

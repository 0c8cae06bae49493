import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { printPage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { readText } from '@pagewright/source/read';
import { and, eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { postPage, releasePoints, reservePoints } from '../billing/ledger.ts';
import { storedContents } from '../documents/contents.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import { briefPage } from './brief-page.ts';
import { endGeneration } from './ending.ts';
import { generateJob, ledgerJob } from './jobs.ts';
import { claim, type GenerationRow, HEARTBEAT_SECONDS, type Lease, LeaseLost, renew, underLease } from './lease.ts';
import { type Notes, publishNote } from './notes.ts';
import { reportOf } from './report.ts';
import { discardPictures, replaceOutline, type StoredOutline, storePictures } from './stored-outline.ts';
import { generations } from './tables.ts';

/** Tries of one generation, and the pauses after the first and the second, s (shared reliability requirements). */
export const MAX_ATTEMPTS = 3;
const PAUSES = [2, 8] as const;

/** Where a stage stands in the whole, 0 to 1. */
const FRACTION = { reading: 0.02, composing: 0.1, designing: 0.4, saving: 0.98 } as const;

export interface RunnerParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly queue: Queue;
  readonly notes: Notes;
  readonly maker: PageMaker;
  readonly onError: (error: unknown) => void;
}

/** Makes the pages of generations, one call a job. */
export class GenerationRunner {
  readonly #parts: RunnerParts;
  #stopping = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** From now on what fails does so because the process ends: it goes back to the queue and costs no try. */
  stop(): void {
    this.#stopping = true;
  }

  /** Never rejects for what goes wrong in a generation: that is told to the person, or tried again. */
  async run(generationId: number): Promise<void> {
    const { db, notes, onError } = this.#parts;
    const generation = await claim(db, generationId);
    if (!generation) return;
    const { projectId, fence } = generation;
    const lease: Lease = { generationId, projectId, fence };
    const stop = new AbortController();
    const heartbeat = setInterval(() => {
      renew(db, lease).catch((error: unknown) => error instanceof LeaseLost && stop.abort());
    }, HEARTBEAT_SECONDS * 1000);
    const unfollow = notes.follow(projectId, (note) => {
      if (note.type === 'failed' && note.generationId === generationId) stop.abort();
    });
    try {
      await this.#make(generation, lease, stop.signal);
    } catch (error) {
      if (error instanceof LeaseLost || stop.signal.aborted) return;
      if (!this.#stopping) onError(error);
      await this.#giveUpOrRetry(generation, lease, error);
    } finally {
      clearInterval(heartbeat);
      unfollow();
    }
  }

  async #make(generation: GenerationRow, lease: Lease, signal: AbortSignal): Promise<void> {
    const { db, maker } = this.#parts;
    const { settings, supplement, text } = generation.request;
    await this.#progress(lease, 'reading', FRACTION.reading);
    const sources = await this.#sources(generation.projectId);
    const all = text.trim() ? [...sources, readText(text)] : sources;
    const request = { prompt: supplement, ...settings };
    await this.#progress(lease, 'composing', FRACTION.composing);
    const { outline } = await maker.make(all, request, {
      signal,
      onPage: async (page, index, total) => {
        await underLease(db, lease, (tx, current) => savePage(tx, current, { page, index, total }));
        // The embedded database works in this thread: between two pages everyone else gets their turn.
        await nextTurn();
      },
    });
    await this.#progress(lease, 'saving', FRACTION.saving);
    await this.#finish(generation, lease, outline, sources);
  }

  /** What was read out of the project's documents when they were uploaded. */
  async #sources(projectId: number): Promise<SourceDocument[]> {
    const { db, blobs } = this.#parts;
    const texts = await storedContents(db, blobs, projectId);
    return texts.map((bytes) => JSON.parse(bytes.toString('utf8')) as SourceDocument);
  }

  async #finish(
    generation: GenerationRow,
    lease: Lease,
    outline: Outline,
    sources: readonly SourceDocument[],
  ): Promise<void> {
    const { db, blobs } = this.#parts;
    const { settings } = generation.request;
    const look = { ...settings, language: outline.language };
    const briefs = outline.pages.map((brief) => ({ id: brief.id, pageContent: briefPage(brief, look) }));
    const stored = await storePictures(blobs, outline);
    let replaced: StoredOutline['assets'][];
    try {
      replaced = await underLease(db, lease, async (tx, current) => {
        const old = await replaceOutline(tx, lease.projectId, lease.generationId, stored);
        await replacePages(tx, current, briefs);
        await settle(tx, current, reportOf(outline, sources));
        return old;
      });
    } catch (error) {
      await discardPictures(blobs, stored.assets);
      throw error;
    }
    for (const assets of replaced) await discardPictures(blobs, assets);
  }

  /** What the person can act on ends it; anything else is tried again a few times. */
  async #giveUpOrRetry(generation: GenerationRow, lease: Lease, error: unknown): Promise<void> {
    const { db, queue } = this.#parts;
    const reason = isPagewrightError(error) ? error : new PagewrightError('generation/failed');
    const attempts = this.#stopping ? generation.attempts - 1 : generation.attempts;
    const isFinal = reason.code !== 'generation/failed' || attempts >= MAX_ATTEMPTS;
    const afterSeconds = PAUSES[attempts - 1] ?? 0;
    await underLease(db, lease, async (tx) => {
      if (isFinal) return endGeneration(tx, lease.projectId, 'failed', reason);
      await tx
        .update(generations)
        .set({ state: 'queued', attempts, leaseUntil: null, nextTryAt: new Date(Date.now() + afterSeconds * 1000) })
        .where(eq(generations.id, lease.generationId));
      return queue.send(tx, generateJob, { generationId: lease.generationId }, { afterSeconds });
    }).catch((lost: unknown) => {
      if (!(lost instanceof LeaseLost)) throw lost;
    });
  }

  async #progress(lease: Lease, stage: keyof typeof FRACTION, fraction: number): Promise<void> {
    const { projectId, generationId } = lease;
    await publishNote(this.#parts.db, { type: 'progress', projectId, generationId, stage, fraction });
  }
}

interface Made {
  readonly page: Page;
  readonly index: number;
  readonly total: number;
}

/** Saves one page and charges it, both or neither. Pages of an earlier try that was cut short are left as they are. */
async function savePage(tx: Transaction, generation: GenerationRow, { page, index, total }: Made): Promise<void> {
  const { id, projectId, userId, pagesDone } = generation;
  const job = ledgerJob(id);
  const isKnown = generation.pagesTotal > 0;
  if (isKnown && generation.pagesTotal !== total) throw new PagewrightError('generation/failed');
  if (!isKnown) {
    const { pageCount } = generation.request.settings;
    if (pageCount !== 'auto' && pageCount !== total) throw new PagewrightError('generation/failed');
    const pointsReserved = total * POINTS_PER_PAGE;
    // Points for an asked number of pages are held since the request.
    if (generation.pointsReserved === 0) await reservePoints(tx, userId, job, pointsReserved);
    await tx.update(generations).set({ pagesTotal: total, pointsReserved }).where(eq(generations.id, id));
  }
  if (index < pagesDone) return;
  const source = printPage(page);
  const [saved] = await tx
    .insert(pages)
    .values({
      projectId,
      generationId: id,
      draft: true,
      pageNumber: index + 1,
      pageType: page.format,
      generatedText: source,
      styledText: source,
    })
    .returning({ id: pages.id });
  if (!saved) throw new Error('the page was not inserted');
  await postPage(tx, userId, job, index + 1, POINTS_PER_PAGE);
  await tx
    .update(generations)
    .set({ pagesDone: index + 1 })
    .where(eq(generations.id, id));
  const fraction = FRACTION.designing + ((FRACTION.saving - FRACTION.designing) * (index + 1)) / total;
  const about = { projectId, generationId: id };
  await publishNote(tx, { type: 'progress', ...about, stage: 'designing', fraction, pagesTotal: total });
  await publishNote(tx, { type: 'page', ...about, pageId: saved.id });
}

/** The generation's pages take the place of those that the project had. */
async function replacePages(
  tx: Transaction,
  { id, projectId }: GenerationRow,
  briefs: readonly { readonly id: string; readonly pageContent: string }[],
): Promise<void> {
  await tx.delete(pages).where(and(eq(pages.projectId, projectId), eq(pages.draft, false)));
  const ids = sql.param(briefs.map((brief) => brief.id));
  const contents = sql.param(briefs.map(({ pageContent }) => pageContent));
  await tx.execute(sql`
    update pages set draft = false, brief_id = made.brief_id, page_content = made.page_content
    from unnest(${ids}::text[], ${contents}::text[]) with ordinality as made(brief_id, page_content, page_number)
    where pages.generation_id = ${id} and pages.page_number = made.page_number`);
}

async function settle(
  tx: Transaction,
  generation: GenerationRow,
  report: NonNullable<GenerationRow['report']>,
): Promise<void> {
  const { id, projectId, userId, pagesDone, pagesTotal, pointsReserved } = generation;
  if (pagesDone !== pagesTotal || pagesTotal === 0) throw new PagewrightError('generation/failed');
  await releasePoints(tx, userId, ledgerJob(id), pointsReserved - pagesDone * POINTS_PER_PAGE);
  await tx
    .update(generations)
    .set({ state: 'done', report, finishedAt: new Date(), leaseUntil: null })
    .where(eq(generations.id, id));
  await tx
    .update(projects)
    .set({ status: GENERATION_STATUS.generated, settings: generation.request.settings, updatedAt: new Date() })
    .where(eq(projects.id, projectId));
  await publishNote(tx, { type: 'done', projectId, generationId: id, pagesTotal });
}

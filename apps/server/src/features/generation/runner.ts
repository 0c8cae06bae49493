import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { PipelineEvents } from '@pagewright/pipeline/pipeline';
import { eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { storedContents, storedPictures, storedWarnings } from '../documents/contents.ts';
import { wantedTemplate } from '../templates/wanted-template.ts';
import { endGeneration } from './ending.ts';
import { jobOf } from './jobs.ts';
import { claim, type GenerationRow, HEARTBEAT_SECONDS, type Lease, LeaseLost, renew, underLease } from './lease.ts';
import { type Notes, publishNote } from './notes.ts';
import { reportOf } from './report.ts';
import {
  expectPages,
  FRACTION,
  keepOutline,
  type MadePage,
  savePage,
  settle,
  startAnew,
  unmadePages,
} from './saved-pages.ts';
import { outlineOf, type StoredAssets, storeOutline, storePictures } from './stored-outline.ts';
import { generations } from './tables.ts';
import { succession, takeOver } from './take-over.ts';

/** Tries of one generation, and the pauses after the first and the second, s (shared reliability requirements). */
export const MAX_ATTEMPTS = 3;
const PAUSES = [2, 8] as const;
/** Of the whole, 0 to 1. */
const TELL_STEP = 0.05;

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
    const { db } = this.#parts;
    await this.#progress(lease, 'reading', FRACTION.reading);
    const stored = await outlineOf(db, lease.generationId);
    const isOutline = generation.purpose === 'outline';
    const whole = stored?.isWhole ? stored.outline : undefined;
    if (isOutline) {
      const composed = whole ?? (await this.#compose(generation, lease, signal));
      return underLease(db, lease, (tx, current) => keepOutline(tx, current, composed));
    }
    const outline = whole ? await this.#design(whole, lease, signal) : await this.#compose(generation, lease, signal);
    await this.#progress(lease, 'saving', FRACTION.saving);
    await this.#finish(generation, lease, outline);
  }

  async #finish({ request: { settings }, purpose }: GenerationRow, lease: Lease, outline: Outline): Promise<void> {
    const { db } = this.#parts;
    const { projectId, generationId } = lease;
    const report = reportOf(outline, await storedWarnings(db, projectId));
    const unmade = await unmadePages(db, generationId);
    for (let isDone = false; !isDone; ) {
      const isArranged = purpose === 'arranged';
      const successors = await succession(this.#parts, { projectId, outline, settings, isArranged });
      isDone = await underLease(db, lease, (tx, current) =>
        takeOver(tx, projectId, generationId, successors, () =>
          settle(tx, current, { report, title: outline.title, leftOut: successors.leftOut, unmade }),
        ),
      );
    }
  }

  /** Designs what is missing of an outline that an earlier try has stored. */
  async #design(outline: Outline, lease: Lease, signal: AbortSignal): Promise<Outline> {
    const { db, maker } = this.#parts;
    const { request, pagesDone } = await underLease(db, lease, async (_tx, current) => current);
    const onPage = (page: Page, index: number) => this.#save(lease, { page, index, outline });
    await maker.design(outline, request.settings, { signal, onPage }, pagesDone);
    return outline;
  }

  /** The outline is stored before the first of its pages is designed, or each of its pages before that one is. */
  async #compose(
    { engine, request, projectId, userId, purpose }: GenerationRow,
    lease: Lease,
    signal: AbortSignal,
  ): Promise<Outline> {
    const { db, blobs, maker } = this.#parts;
    await underLease(db, lease, startAnew);
    const { prompt, text, settings } = request;
    const contents = await storedContents(db, blobs, projectId);
    await this.#progress(lease, 'composing', FRACTION.composing);
    const outlineOnly = purpose === 'outline';
    let newest: Outline | undefined;
    let assets: StoredAssets | undefined;
    const onOutline = async (outline: Outline, isWhole: boolean): Promise<void> => {
      const pictures = assets ?? (await storePictures(blobs, outline, await storedPictures(db, lease.projectId)));
      assets = pictures;
      newest = outline;
      await underLease(db, lease, async (tx, current) => {
        await storeOutline(tx, { ...lease, isWhole, outline, assets: pictures });
        if (isWhole) await expectPages(tx, current, outline.pages.length);
      });
    };
    const onPage = async (page: Page, index: number): Promise<void> => {
      if (newest) await this.#save(lease, { page, index, outline: newest });
    };
    const sources = { contents, text };
    const template = await wantedTemplate(db, userId, settings);
    const wanted = { engine, prompt, ...settings, template, outlineOnly };
    // Where pages are designed meanwhile, these say how far it is.
    const onProgress = outlineOnly ? this.#tellComposing(lease) : undefined;
    const { outline } = await maker.make(sources, wanted, { signal, onProgress, onOutline, onPage });
    return outline;
  }

  /** Says how much of an outline is composed, a step of a twentieth at a time: whoever composes may say it very often. */
  #tellComposing(lease: Lease): PipelineEvents['onProgress'] {
    let told = 0;
    return (_stage, fraction) => {
      const now = FRACTION.composing + (FRACTION.saving - FRACTION.composing) * fraction;
      if (now < told + TELL_STEP) return;
      told = now;
      this.#progress(lease, 'composing', now).catch(this.#parts.onError);
    };
  }

  async #save(lease: Lease, made: MadePage): Promise<void> {
    await underLease(this.#parts.db, lease, (tx, current) => savePage(tx, current, made));
    // The embedded database works in this thread: between two pages everyone else gets their turn.
    await nextTurn();
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
      return queue.send(tx, jobOf(generation), { generationId: lease.generationId }, { afterSeconds });
    }).catch((lost: unknown) => {
      if (!(lost instanceof LeaseLost)) throw lost;
    });
  }

  async #progress(lease: Lease, stage: keyof typeof FRACTION, fraction: number): Promise<void> {
    const { projectId, generationId } = lease;
    await publishNote(this.#parts.db, { type: 'progress', projectId, generationId, stage, fraction });
  }
}

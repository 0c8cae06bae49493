import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { PipelineEvents } from '@pagewright/pipeline/pipeline';
import { warmMaker } from '@pagewright/pipeline/testing/warm-maker';
import { eq, sql } from 'drizzle-orm';
import { GENERATION_QUEUES } from '../features/generation/jobs.ts';
import { GenerationRunner } from '../features/generation/runner.ts';
import { generations } from '../features/generation/tables.ts';
import { startWorking } from '../features/generation/worker.ts';
import { openQueue } from '../platform/queue.ts';
import type { TestServer } from './test-server.ts';

/** Engines that are never the same twice, besides the product's own. */
const TEST_ENGINES = new URL(import.meta.resolve('@pagewright/compose/testing/engines'));

/**
 * Works on a generation until so many of its pages are saved, then is never heard of again. With 0 it dies when the
 * outline, or the first page of one that comes page by page, is stored.
 */
export async function diesAfterPages(server: TestServer, generationId: number, count: number): Promise<void> {
  const { database, services, settings } = server;
  const maker = warmMaker({ engines: TEST_ENGINES, settings });
  const queue = await openQueue(database, GENERATION_QUEUES, () => undefined);
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  const works: Promise<unknown>[] = [];
  let isDead = false;
  /** Its thread ends what it is at, unheard: it is not stopped in the middle, so that the next test need not start one. */
  const dying = (events: PipelineEvents): PipelineEvents => ({
    ...events,
    onOutline: async (...outline): Promise<void> => {
      if (!isDead) await events.onOutline?.(...outline);
    },
    onPage: async (...page): Promise<void> => {
      if (page[1] < count) return events.onPage?.(...page);
      isDead = true;
      die();
    },
  });
  /** The dead say nothing, not even that they failed. */
  const silent = async (work: Promise<unknown>): Promise<never> => {
    works.push(work);
    return new Promise(() => undefined);
  };
  const mortal: PageMaker = {
    ...maker,
    make: (sources, request, events = {}) => silent(maker.make(sources, request, dying(events))),
    design: (outline, request, events = {}, from) => silent(maker.design(outline, request, dying(events), from)),
  };
  const runner = new GenerationRunner({
    db: database.db,
    blobs: services.blobs,
    notes: services.notes,
    queue,
    maker: mortal,
    onError: () => undefined,
  });
  void runner.run(generationId);
  await died;
  await Promise.allSettled(works);
  await maker.close();
  await queue.stop();
  await database.db
    .update(generations)
    // Its heart beats no more: a beat that came later would hold what the next one is to take.
    .set({ leaseUntil: sql`now() - interval '1 second'`, fence: sql`${generations.fence} + 1` })
    .where(eq(generations.id, generationId));
}

/** Has a living worker while something is tested. */
export async function works(server: TestServer, test: () => Promise<void>): Promise<void> {
  const { database, services, settings } = server;
  const queue = await openQueue(database, GENERATION_QUEUES, () => undefined);
  const stop = await startWorking({
    db: database.db,
    blobs: services.blobs,
    notes: services.notes,
    queue,
    onError: () => undefined,
    alone: false,
    engines: TEST_ENGINES,
    settings,
    newMaker: warmMaker,
  });
  try {
    await test();
  } finally {
    await stop();
    await queue.stop();
  }
}

import type { Page } from '@pagewright/components/models';
import { createPageMaker, type PageMaker } from '@pagewright/pipeline/page-maker';
import { eq, sql } from 'drizzle-orm';
import { generateJob } from '../features/generation/jobs.ts';
import { GenerationRunner } from '../features/generation/runner.ts';
import { generations } from '../features/generation/tables.ts';
import { startWorking } from '../features/generation/worker.ts';
import { FolderBlobs } from '../platform/folder-blobs.ts';
import { openQueue } from '../platform/queue.ts';
import type { TestServer } from './test-server.ts';

/** Works on a generation until so many of its pages are saved, then is never heard of again. */
export async function diesAfterPages(server: TestServer, generationId: number, count: number): Promise<void> {
  const { database, services, blobFolder } = server;
  const maker = createPageMaker();
  const queue = await openQueue(database, [generateJob], () => undefined);
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  const dying: PageMaker = {
    ...maker,
    make: (documents, request, events = {}) => {
      const onPage = async (page: Page, index: number, total: number): Promise<void> => {
        if (index < count) return events.onPage?.(page, index, total);
        die();
        return new Promise(() => undefined);
      };
      maker.make(documents, request, { ...events, onPage }).catch(() => undefined);
      // The dead say nothing, not even that they failed.
      return new Promise(() => undefined);
    },
  };
  const runner = new GenerationRunner({
    db: database.db,
    blobs: new FolderBlobs(blobFolder),
    notes: services.notes,
    queue,
    maker: dying,
    onError: () => undefined,
  });
  void runner.run(generationId);
  await died;
  await maker.close();
  await queue.stop();
  await database.db
    .update(generations)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(generations.id, generationId));
}

/** Has a living worker while something is tested. */
export async function works(server: TestServer, test: () => Promise<void>): Promise<void> {
  const { database, services, blobFolder } = server;
  const queue = await openQueue(database, [generateJob], () => undefined);
  const stop = await startWorking({
    db: database.db,
    blobs: new FolderBlobs(blobFolder),
    notes: services.notes,
    queue,
    onError: () => undefined,
    alone: false,
  });
  try {
    await test();
  } finally {
    await stop();
    await queue.stop();
  }
}

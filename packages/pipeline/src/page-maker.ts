import { Worker } from 'node:worker_threads';
import type { Page } from '@pagewright/components/models';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { FilledPage } from './fill-page.ts';
import type { FillTask, MakeReply, MakeTask, Task } from './make-messages.ts';
import { readSources } from './read-sources.ts';
import type { MadePages, MakeRequest, PipelineEvents, PipelineRequest, PipelineResult } from './request.ts';

/** Memory of a worker's heap, MB. */
const MEMORY_MB = 1024;

export interface PageMaker {
  /** As `runPipeline`, in worker threads. */
  run(request: PipelineRequest, events?: PipelineEvents): Promise<PipelineResult>;
  /** Composes and designs documents that were read before. */
  make(documents: readonly SourceDocument[], request: MakeRequest, events?: PipelineEvents): Promise<MadePages>;
  /** Designs an outline again: another style or format, without composing. */
  design(outline: Outline, request: MakeRequest, events?: PipelineEvents): Promise<MadePages>;
  /** Fills smart components of a page from documents as they are stored. */
  fillPage(task: FillTask): Promise<FilledPage>;
  close(): Promise<void>;
}

/**
 * Makes pages in worker threads that are kept warm, so that the thread which serves people keeps answering. More
 * requests than workers wait in order.
 */
export function createPageMaker({ workers = 1 }: { workers?: number } = {}): PageMaker {
  const pool = new WorkerPool(workers);
  const make = (documents: readonly SourceDocument[], request: MakeRequest, events: PipelineEvents = {}) =>
    pool.run((worker) => runTask(worker, { from: { documents }, request: plain(request) }, events));
  return {
    make,
    design: (outline, request, events = {}) =>
      pool.run((worker) => runTask(worker, { from: { outline }, request: plain(request) }, events)),
    fillPage: (task) => pool.run((worker) => runFill(worker, task)),
    async run(request, events = {}) {
      const documents = await readSources(request.files, request.text, events);
      return { documents, ...(await make(documents, request, events)) };
    },
    close: () => pool.close(),
  };
}

class WorkerPool {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(size: number) {
    this.#free = size;
    this.#idle.push(this.#start());
  }

  async run<T>(work: (worker: Worker) => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    const worker = this.#idle.pop() ?? this.#start();
    try {
      const made = await work(worker);
      this.#idle.push(worker);
      return made;
    } catch (error) {
      // Whatever it still does, nobody waits for it.
      this.#all.delete(worker);
      void worker.terminate();
      throw error;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./make-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // A worker that dies while nobody listens must not end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#all.delete(worker);
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    this.#all.add(worker);
    return worker;
  }
}

async function runTask(worker: Worker, task: MakeTask, events: PipelineEvents): Promise<MadePages> {
  const { signal, onProgress, onPage } = events;
  const pages: Page[] = [];
  // Pages are handed over one after the other, however slowly they are taken.
  let handedOver: Promise<void> = Promise.resolve();
  return ask<MadePages>(worker, task, signal, (reply, resolve, reject) => {
    if (reply.type === 'progress') onProgress?.(reply.stage, reply.fraction);
    else if (reply.type === 'done') handedOver.then(() => resolve({ outline: reply.outline, pages }), reject);
    else if (reply.type === 'page') {
      pages.push(reply.page);
      handedOver = handedOver.then(() => onPage?.(reply.page, reply.index, reply.total));
      handedOver.catch(reject);
    }
  });
}

function runFill(worker: Worker, task: FillTask): Promise<FilledPage> {
  return ask<FilledPage>(worker, task, undefined, (reply, resolve) => {
    if (reply.type === 'filled') resolve(reply.filled);
  });
}

type Reply = Exclude<MakeReply, { type: 'failed' }>;

/** Sends a worker a task and hears its replies until one of them settles it, or it fails, dies or is cancelled. */
function ask<T>(
  worker: Worker,
  task: Task,
  signal: AbortSignal | undefined,
  hear: (reply: Reply, resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new PagewrightError('generation/cancelled'));
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onMessage = (reply: MakeReply): void => {
    if (reply.type === 'failed') reject(new PagewrightError(reply.code, reply.params, { detail: reply.detail }));
    else hear(reply, resolve, reject);
  };
  const onAbort = (): void => reject(new PagewrightError('generation/cancelled'));
  const onDeath = (error?: unknown): void => reject(new PagewrightError('generation/failed', {}, { cause: error }));
  signal?.addEventListener('abort', onAbort);
  worker.on('message', onMessage).on('error', onDeath).on('exit', onDeath);
  worker.ref();
  worker.postMessage(task, []);
  return promise.finally(() => {
    signal?.removeEventListener('abort', onAbort);
    worker.off('message', onMessage).off('error', onDeath).off('exit', onDeath);
    worker.unref();
  });
}

/** A request may carry more than can be sent to a worker. */
function plain({ prompt, pageCount, mode, format, customSize, style }: MakeRequest): MakeRequest {
  return { prompt, pageCount, mode, format, customSize, style };
}

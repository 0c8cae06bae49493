import { Worker } from 'node:worker_threads';
import type { ZipEntry, ZipFile } from './zip-entry.ts';

/** What the thread is asked for, and what it answers. */
export interface CompressTask {
  readonly id: number;
  readonly files: readonly ZipFile[];
}
export interface CompressReply {
  readonly id: number;
  readonly entries: readonly ZipEntry[];
}

type Waiting = PromiseWithResolvers<readonly ZipEntry[]>;

/** One thread for all archives, started with the first large one. */
let thread: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = 0;

/** The entries of some files of an archive, compressed in another thread. */
export function deflatedBeside(files: readonly ZipFile[]): Promise<readonly ZipEntry[]> {
  const answer: Waiting = Promise.withResolvers();
  lastId += 1;
  waiting.set(lastId, answer);
  thread ??= startThread();
  // It holds the process only as long as somebody waits for it.
  thread.ref();
  thread.postMessage({ id: lastId, files } satisfies CompressTask);
  return answer.promise;
}

function startThread(): Worker {
  const started = new Worker(new URL('./compress-thread.ts', import.meta.url));
  const fail = (error: Error): void => {
    if (thread !== started) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('message', ({ id, entries }: CompressReply) => {
    waiting.get(id)?.resolve(entries);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', fail);
  started.once('exit', () => fail(new Error('the thread that compresses files ended')));
  return started;
}

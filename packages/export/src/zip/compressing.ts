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
const encoder = new TextEncoder();

/** The entries of some files of an archive, compressed in another thread. */
export function deflatedBeside(files: readonly ZipFile[]): Promise<readonly ZipEntry[]> {
  const answer: Waiting = Promise.withResolvers();
  lastId += 1;
  waiting.set(lastId, answer);
  thread ??= startThread();
  // It holds the process only as long as somebody waits for it.
  thread.ref();
  const { task, own } = written(lastId, files);
  thread.postMessage(task, own);
  return answer.promise;
}

/**
 * A task with its texts as bytes, which are handed over and not copied: a text is put together of a thousand pieces, and
 * these are gone through once.
 */
function written(id: number, files: readonly ZipFile[]): { task: CompressTask; own: ArrayBuffer[] } {
  const own: ArrayBuffer[] = [];
  const inBytes = files.map(({ path, content }) => {
    if (typeof content !== 'string') return { path, content };
    const bytes = encoder.encode(content);
    own.push(bytes.buffer);
    return { path, content: bytes };
  });
  return { task: { id, files: inBytes }, own };
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

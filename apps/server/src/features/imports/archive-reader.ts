import { Worker } from 'node:worker_threads';
import { type ErrorCode, type ErrorParams, PagewrightError } from '@pagewright/model/errors';
import type { ArchiveKeeper, ReadArchive } from './read-archive.ts';

export interface ArchiveTask {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the thread says: what it asks for, how far it is, and how it ended. */
export type ArchiveReport =
  | { readonly picture: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } }
  | { readonly pages: number }
  | { readonly progress: number }
  | { readonly archive: ReadArchive }
  | { readonly failed: { readonly code: ErrorCode; readonly params: ErrorParams; readonly detail: string } };
export type ArchiveAnswer = { readonly named: string } | { readonly ids: readonly number[] };

/** Memory of the thread's heap, MB: the texts of the fullest project, and one page parsed. */
const MEMORY_MB = 1024;

/**
 * Reads an archive in a thread of its own, which ends with it, so that the caller goes on meanwhile.
 * @throws PagewrightError as `readArchive`, `file/memory`, and whatever the keeper throws
 */
export async function readArchiveApart(
  task: ArchiveTask,
  keeper: ArchiveKeeper,
  signal: AbortSignal,
): Promise<ReadArchive> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ReadArchive>();
  const worker = new Worker(new URL('./archive-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 8 },
  });
  const answer = (asked: Promise<ArchiveAnswer>): unknown => asked.then((said) => worker.postMessage(said), reject);
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('message', (said: ArchiveReport) => {
    if ('archive' in said) return resolve(said.archive);
    if ('failed' in said) {
      const { code, params, detail } = said.failed;
      return reject(new PagewrightError(code, params, { detail }));
    }
    if ('progress' in said) return keeper.progress(said.progress);
    if ('pages' in said) return answer(keeper.pageIds(said.pages).then((ids) => ({ ids })));
    return answer(keeper.keepPicture(said.picture.name, said.picture.bytes).then((named) => ({ named })));
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return reject(error);
    reject(new PagewrightError('file/memory', { file: task.name, megabytes: MEMORY_MB }, { cause: error }));
  });
  worker.once('exit', () => reject(new Error('the thread that reads an archive ended')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}

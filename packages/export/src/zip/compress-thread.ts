import { parentPort } from 'node:worker_threads';
import type { CompressReply, CompressTask } from './compressing.ts';
import { deflatedEntry } from './zip-entry.ts';

parentPort?.on('message', ({ id, files }: CompressTask) => {
  parentPort?.postMessage({ id, entries: files.map(deflatedEntry) } satisfies CompressReply);
});

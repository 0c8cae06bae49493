// Takes as many megabytes as it is told, in one go, as a decoder of pictures may: its own thread looks at nothing else.
import { Worker } from 'node:worker_threads';

const BUSY_MS = 3_000;

const guard = new Worker(new URL('../ocr/guard.ts', import.meta.url));
guard.once('online', () => {
  const taken = Buffer.alloc(Number(process.argv[2]) * 2 ** 20, 1);
  const end = Date.now() + BUSY_MS;
  while (Date.now() < end) taken.fill(2, 0, 4096);
  process.exit(0);
});

import { parentPort, workerData } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import type { ArchiveAnswer, ArchiveReport, ArchiveTask } from './archive-reader.ts';
import { type ArchiveKeeper, readArchive } from './read-archive.ts';

/** Reads one archive and ends. It holds no connection to anything: what it is to store it hands over. */

/** What was asked last: one thing is, at a time. */
let asked: PromiseWithResolvers<ArchiveAnswer> | undefined;
parentPort?.on('message', (answer: ArchiveAnswer) => asked?.resolve(answer));

function ask(question: Extract<ArchiveReport, { picture: unknown } | { pages: number }>): Promise<ArchiveAnswer> {
  asked = Promise.withResolvers();
  report(question, 'picture' in question ? [question.picture.bytes.buffer] : []);
  return asked.promise;
}

function report(said: ArchiveReport, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(said, transferred);
}

/** Each is told on its own, so a hundred pages are told of as often as ten thousand. */
const TOLD_STEPS = 20;
let told = 0;

const keeper: ArchiveKeeper = {
  async keepPicture(name, bytes) {
    const answer = await ask({ picture: { name, bytes: new Uint8Array(bytes) } });
    return 'named' in answer ? answer.named : '';
  },
  async pageIds(count) {
    const answer = await ask({ pages: count });
    return 'ids' in answer ? answer.ids : [];
  },
  progress(share) {
    const step = Math.floor(share * TOLD_STEPS);
    if (step > told) report({ progress: share });
    told = step;
  },
};

async function read({ name, bytes }: ArchiveTask): Promise<void> {
  try {
    const archive = await readArchive(name, bytes, keeper);
    report(
      { archive },
      archive.texts.map(({ buffer }) => buffer),
    );
  } catch (error) {
    if (!isPagewrightError(error)) throw error;
    report({ failed: { code: error.code, params: error.params, detail: String(error.cause ?? '').slice(0, 500) } });
  }
}

await read(workerData as ArchiveTask);

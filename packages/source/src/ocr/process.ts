// The process that draws and reads the pages of one file: it is given the file's bytes and hands back words. It lives no
// longer than whoever started it, and its guard ends it where it takes more than it may.
import { Worker } from 'node:worker_threads';
import type { OcrAnswer, OcrTask } from './ocr-messages.ts';
import { drawPage, encoded, openForDrawing, showsOnePicture } from './page-picture.ts';
import { PageReader } from './page-reader.ts';
import { Recogniser } from './recogniser.ts';
import { isDoubtful, type ScannedPage, type UnreadPage } from './scanned-page.ts';

type OpenFile = Awaited<ReturnType<typeof openForDrawing>>;

let file: OpenFile | undefined;
let reader: PageReader | undefined;

const guard = new Worker(new URL('./guard.ts', import.meta.url));

process.on('disconnect', () => process.exit());
process.on('message', async (task: OcrTask) => {
  guard.postMessage('begun');
  process.send?.(await answer(task).catch((error: unknown): OcrAnswer => ({ failed: String(error).slice(0, 500) })));
});

async function answer(task: OcrTask): Promise<OcrAnswer> {
  if ('open' in task) {
    file = await openForDrawing(new Uint8Array(task.open));
    reader = new PageReader(new Recogniser(), task.expected);
    return { opened: true };
  }
  if (!file || !reader) throw new Error('no file is open');
  return { page: await read(file, reader, task.read) };
}

async function read(from: OpenFile, by: PageReader, { number, letters }: UnreadPage): Promise<ScannedPage | undefined> {
  const page = await from.getPage(number);
  try {
    if (letters > 0 && !(await showsOnePicture(page))) return undefined;
    const drawn = await drawPage(page);
    const scanned = await by.read(number, drawn);
    return isDoubtful(scanned) ? { ...scanned, picture: await encoded(drawn) } : scanned;
  } finally {
    page.cleanup();
  }
}

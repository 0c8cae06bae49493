import { parentPort } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import type { ScanReader } from './ocr/scanned-page.ts';
import { withOriginName } from './origin-name.ts';
import { buffersOf, packDocument } from './packed.ts';
import type { ReadMessage, ReadReply, ReadTask } from './read.ts';
import { readBytes } from './read-bytes.ts';

/** Who waits for what stands on scans: another process reads them, started by whoever started this thread. */
let waiting: PromiseWithResolvers<Awaited<ReturnType<ScanReader>>> | undefined;

parentPort?.on('message', async (message: ReadMessage) => {
  if ('scanned' in message) return waiting?.resolve(message.scanned);
  const reply = await answer(message);
  parentPort?.postMessage(reply, 'packed' in reply ? buffersOf(reply.packed) : []);
});

const askForScans: ScanReader = (request) => {
  waiting = Promise.withResolvers();
  parentPort?.postMessage({ scans: request } satisfies ReadReply);
  return waiting.promise;
};

async function answer({ name, bytes, packed, canReadScans, originName = name }: ReadTask): Promise<ReadReply> {
  try {
    const read = await readBytes(name, bytes, canReadScans ? askForScans : undefined);
    const document = withOriginName(read, originName);
    return packed ? { packed: packDocument(document) } : { document };
  } catch (error) {
    if (isPagewrightError(error)) {
      return { error: { code: error.code, params: error.params, detail: String(error.cause ?? '').slice(0, 500) } };
    }
    return { error: { code: 'file/corrupt', params: { file: name }, detail: String(error).slice(0, 500) } };
  }
}

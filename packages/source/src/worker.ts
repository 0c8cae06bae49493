import { parentPort } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import { buffersOf, packDocument } from './packed.ts';
import type { ReadReply, ReadTask } from './read.ts';
import { readBytes } from './read-bytes.ts';

parentPort?.on('message', async (task: ReadTask) => {
  const reply = await answer(task);
  parentPort?.postMessage(reply, 'packed' in reply ? buffersOf(reply.packed) : []);
});

async function answer({ name, bytes, packed }: ReadTask): Promise<ReadReply> {
  try {
    const document = await readBytes(name, bytes);
    return packed ? { packed: packDocument(document) } : { document };
  } catch (error) {
    if (isPagewrightError(error)) {
      return { error: { code: error.code, params: error.params, detail: String(error.cause ?? '').slice(0, 500) } };
    }
    return { error: { code: 'file/corrupt', params: { file: name }, detail: String(error).slice(0, 500) } };
  }
}

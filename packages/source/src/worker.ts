import { parentPort } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import type { ReadReply, ReadTask } from './read.ts';
import { readBytes } from './read-bytes.ts';

parentPort?.on('message', async (task: ReadTask) => {
  parentPort?.postMessage(await answer(task));
});

async function answer({ name, bytes }: ReadTask): Promise<ReadReply> {
  try {
    return { document: await readBytes(name, bytes) };
  } catch (error) {
    if (isPagewrightError(error)) {
      return { error: { code: error.code, params: error.params, detail: String(error.cause ?? '').slice(0, 500) } };
    }
    return { error: { code: 'file/corrupt', params: { file: name }, detail: String(error).slice(0, 500) } };
  }
}

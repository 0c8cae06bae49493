import { parentPort } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import type { MakeReply, MakeTask } from './make-messages.ts';
import { designPages, makePages } from './make-pages.ts';
import type { PipelineEvents } from './request.ts';

/** The worker thread of a page maker: composes and designs, and holds no connection to anything. */

function reply(message: MakeReply): void {
  parentPort?.postMessage(message, []);
}

const events: PipelineEvents = {
  onProgress: (stage, fraction) => reply({ type: 'progress', stage, fraction }),
  onPage: (page, index, total) => reply({ type: 'page', page, index, total }),
};

async function make({ from, request }: MakeTask): Promise<void> {
  if ('documents' in from) {
    const { outline } = await makePages(from.documents, request, events);
    reply({ type: 'done', outline });
  } else {
    await designPages(from.outline, request, events);
    reply({ type: 'done', outline: from.outline });
  }
}

parentPort?.on('message', (task: MakeTask) => {
  make(task).catch((error: unknown) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const { code, params } = isPagewrightError(error) ? error : { code: 'generation/failed' as const, params: {} };
    reply({ type: 'failed', code, params, detail });
  });
});

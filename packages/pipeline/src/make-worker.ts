import { parentPort } from 'node:worker_threads';
import { isPagewrightError } from '@pagewright/model/errors';
import type { SourceDocument } from '@pagewright/model/source-document';
import { readText } from '@pagewright/source/read';
import { fillPage } from './fill-page.ts';
import type { FillTask, MakeReply, MakeTask, Task } from './make-messages.ts';
import { designPages, makePages } from './make-pages.ts';
import type { PipelineEvents } from './request.ts';

/** The worker thread of a page maker: composes, designs and fills, and holds no connection to anything. */

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

async function fill({ contents, text, fill: request }: FillTask): Promise<void> {
  const read = new TextDecoder();
  const documents = contents.map((bytes) => JSON.parse(read.decode(bytes)) as SourceDocument);
  const all = text.trim() ? [...documents, readText(text)] : documents;
  reply({ type: 'filled', filled: fillPage(all, request) });
}

parentPort?.on('message', (task: Task) => {
  ('fill' in task ? fill(task) : make(task)).catch((error: unknown) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const { code, params } = isPagewrightError(error) ? error : { code: 'generation/failed' as const, params: {} };
    reply({ type: 'failed', code, params, detail });
  });
});

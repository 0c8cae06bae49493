import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { composeLocal } from '@pagewright/compose/local';
import { designPage } from '@pagewright/design/design';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { throwIfCancelled } from './cancellation.ts';
import type { MadePages, MakeRequest, PipelineEvents } from './request.ts';

/**
 * Composes and designs in this thread.
 * @throws PagewrightError `compose/…`, `generation/cancelled`
 */
export async function makePages(
  documents: readonly SourceDocument[],
  request: MakeRequest,
  events: PipelineEvents = {},
): Promise<MadePages> {
  throwIfCancelled(events.signal);
  events.onProgress?.('composing', 0);
  const { prompt, pageCount, mode, format, customSize } = request;
  const outline = composeLocal({
    documents: [...documents],
    prompt,
    pageCount,
    mode,
    format,
    ...(customSize ? { customSize } : {}),
  });
  events.onProgress?.('composing', 1);
  return { outline, pages: await designPages(outline, request, events) };
}

/** Designs a finished outline page by page; between pages others get their turn, and a cancellation is heard. */
export async function designPages(
  outline: Outline,
  { format, customSize, style }: Pick<MakeRequest, 'format' | 'customSize' | 'style'>,
  { signal, onProgress, onPage }: PipelineEvents = {},
): Promise<Page[]> {
  const look = { format, style, ...(customSize ? { customSize } : {}) };
  const total = outline.pages.length;
  const pages: Page[] = [];
  for (let index = 0; index < total; index += 1) {
    throwIfCancelled(signal);
    const page = designPage(outline, index, look);
    pages.push(page);
    await onPage?.(page, index, total);
    onProgress?.('designing', (index + 1) / total);
    if (signal) await nextTurn();
  }
  return pages;
}

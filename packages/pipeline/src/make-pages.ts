import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { type Engine, type EngineEvents, isStreamed, type StreamedOutline } from '@pagewright/compose/engine';
import { LATEST_EDITION } from '@pagewright/design/design';
import { pageOrReason } from '@pagewright/design/page-or-reason';
import { tokensOf } from '@pagewright/design/styles';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { throwIfCancelled } from './cancellation.ts';
import type { DesignRequest, MadePages, MakeRequest, PipelineEvents } from './request.ts';

/**
 * Composes and designs in this thread: first the outline, then its pages.
 * @throws PagewrightError `compose/…`, `generation/cancelled`
 */
export async function makePages(
  engine: Engine,
  documents: readonly SourceDocument[],
  request: MakeRequest,
  events: PipelineEvents = {},
): Promise<MadePages> {
  const { signal, onProgress, onOutline } = events;
  throwIfCancelled(signal);
  onProgress?.('composing', 0);
  const { prompt, pageCount, mode, format, customSize } = request;
  const composed =
    request.template === undefined
      ? await engine.compose(
          documents,
          { prompt, pageCount, mode, format, ...(customSize ? { customSize } : {}) },
          { signal, onProgress: (fraction) => onProgress?.('composing', fraction) },
        )
      : await fillFrom(engine, documents, request, request.template, {
          signal,
          onProgress: (fraction) => onProgress?.('composing', fraction),
        });
  throwIfCancelled(signal);
  if (isStreamed(composed)) return streamPages(composed, request, events);
  onProgress?.('composing', 1);
  // What is made now keeps the layouts that there are now.
  const outline = { ...composed, edition: LATEST_EDITION };
  await onOutline?.(outline, true);
  return { outline, pages: request.outlineOnly ? [] : await designPages(outline, request, events) };
}

/** @throws PagewrightError `template/unknown`, `compose/no-content` */
async function fillFrom(
  engine: Engine,
  documents: readonly SourceDocument[],
  { prompt, format }: MakeRequest,
  wanted: NonNullable<MakeRequest['template']>,
  events: EngineEvents,
): Promise<Outline> {
  if (documents.length === 0) throw new PagewrightError('compose/no-content');
  if (typeof wanted === 'object') {
    const { fillDrawn } = await import('./drawn-template.ts');
    return { ...(await fillDrawn(engine, documents, wanted, prompt, events)), format };
  }
  // Loaded where one is used: whoever composes starts sooner without them.
  const { builtInTemplate, fillTemplate } = await import('@pagewright/compose/templates');
  const template = builtInTemplate(wanted);
  if (!template) throw new PagewrightError('template/unknown', { id: wanted });
  return { ...(await fillTemplate(engine, documents, template, prompt, events)), format };
}

/** Designs each page when its brief is there, before the next brief is. */
async function streamPages(
  { frame, total, briefs, end }: StreamedOutline,
  request: MakeRequest,
  { signal, onProgress, onOutline, onPage }: PipelineEvents,
): Promise<MadePages> {
  let outline: Outline = { ...frame, edition: LATEST_EDITION, pages: [] };
  const pages: Page[] = [];
  for await (const brief of briefs) {
    throwIfCancelled(signal);
    const index = outline.pages.length;
    outline = { ...outline, pages: [...outline.pages, brief] };
    await onOutline?.(outline, false);
    if (total && request.outlineOnly) onProgress?.('composing', Math.min(1, (index + 1) / total));
    if (request.outlineOnly) continue;
    const page = pageOrReason(outline, index, lookOf(request));
    pages.push(page);
    await onPage?.(page, index, total);
    if (total) onProgress?.('designing', Math.min(1, (index + 1) / total));
  }
  if (outline.pages.length === 0) throw new PagewrightError('compose/no-content');
  outline = { ...outline, ...end?.() };
  await onOutline?.(outline, true);
  return { outline, pages };
}

/**
 * Designs a finished outline page by page; between pages others get their turn, and a cancellation is heard.
 * @param from index of the first page: those before it are there already
 */
export async function designPages(
  outline: Outline,
  request: DesignRequest,
  { signal, onProgress, onPage }: PipelineEvents = {},
  from = 0,
): Promise<Page[]> {
  const total = outline.pages.length;
  const pages: Page[] = [];
  for (let index = from; index < total; index += 1) {
    throwIfCancelled(signal);
    const page = pageOrReason(outline, index, lookOf(request));
    pages.push(page);
    await onPage?.(page, index, total);
    onProgress?.('designing', (index + 1) / total);
    if (signal) await nextTurn();
  }
  return pages;
}

function lookOf({ format, customSize, style }: DesignRequest) {
  return { format, style: tokensOf(style), ...(customSize ? { customSize } : {}) };
}

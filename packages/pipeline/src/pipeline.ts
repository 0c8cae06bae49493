import type { Page } from '@pagewright/components/models';
import { composeLocal } from '@pagewright/compose/local';
import { designPage, type Look } from '@pagewright/design/design';
import { PagewrightError } from '@pagewright/model/errors';
import type { FormatId } from '@pagewright/model/formats';
import type { ComposeMode, Outline, PageCount } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import { readSource, readText } from '@pagewright/source/read';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is made of the sources. */
export interface MakeRequest {
  readonly prompt: string;
  readonly pageCount: PageCount;
  readonly mode: ComposeMode;
  readonly format: FormatId;
  readonly customSize?: Size | undefined;
  readonly style: StyleId;
}

export interface PipelineRequest extends MakeRequest {
  readonly files: readonly SourceFile[];
  /** Text typed beside, or instead of, files. */
  readonly text?: string;
}

export type Stage = 'reading' | 'composing' | 'designing';

export interface PipelineEvents {
  readonly signal?: AbortSignal;
  /** `done` of `total` steps of a stage are over; `file` is the one being read. */
  readonly onProgress?: (progress: { stage: Stage; done: number; total: number; file?: string }) => void;
  /** Called with each page as soon as it is designed. */
  readonly onPage?: (page: Page, index: number, total: number) => void | Promise<void>;
}

export interface PipelineResult {
  readonly documents: SourceDocument[];
  readonly outline: Outline;
  readonly pages: Page[];
}

/** Files read at the same time: each one has a worker of its own. */
const PARALLEL_READS = 2;

/**
 * Sources → outline → pages.
 * @throws PagewrightError `file/…` naming the file, `compose/…`, `generation/cancelled`
 */
export async function runPipeline(request: PipelineRequest, events: PipelineEvents = {}): Promise<PipelineResult> {
  const documents = await readSources(request.files, request.text, events);
  const outline = composeOutline(documents, request, events);
  const pages = await designPages(outline, request, events);
  return { documents, outline, pages };
}

/** Reads all files, in their order, and the typed text last. */
export async function readSources(
  files: readonly SourceFile[],
  text: string | undefined,
  events: PipelineEvents = {},
): Promise<SourceDocument[]> {
  const documents: (SourceDocument | undefined)[] = files.map(() => undefined);
  let next = 0;
  let done = 0;
  const readNext = async (): Promise<void> => {
    while (next < files.length) {
      const index = next;
      next += 1;
      const file = files[index] as SourceFile;
      events.onProgress?.({ stage: 'reading', done, total: files.length, file: file.name });
      documents[index] = await readSource(file, events.signal ? { signal: events.signal } : {});
      done += 1;
      throwIfCancelled(events.signal);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_READS }, readNext));
  const read = documents.filter((document) => document !== undefined);
  return text?.trim() ? [...read, readText(text)] : read;
}

/** What the pages say. */
export function composeOutline(
  documents: readonly SourceDocument[],
  request: MakeRequest,
  events: PipelineEvents = {},
): Outline {
  throwIfCancelled(events.signal);
  events.onProgress?.({ stage: 'composing', done: 0, total: 1 });
  const { prompt, pageCount, mode, format, customSize } = request;
  return composeLocal({ documents: [...documents], prompt, pageCount, mode, format, ...(customSize ? { customSize } : {}) });
}

/** What the pages look like; gives way to other work between pages. */
export async function designPages(
  outline: Outline,
  request: Pick<MakeRequest, 'format' | 'customSize' | 'style'>,
  events: PipelineEvents = {},
): Promise<Page[]> {
  const { format, customSize, style } = request;
  const look: Look = { format, style, ...(customSize ? { customSize } : {}) };
  const total = outline.pages.length;
  const pages: Page[] = [];
  for (let index = 0; index < total; index += 1) {
    throwIfCancelled(events.signal);
    const page = designPage(outline, index, look);
    pages.push(page);
    await events.onPage?.(page, index, total);
    events.onProgress?.({ stage: 'designing', done: index + 1, total });
  }
  return pages;
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PagewrightError('generation/cancelled');
}

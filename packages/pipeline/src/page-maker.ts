import { MessageChannel } from 'node:worker_threads';
import type { Page } from '@pagewright/components/models';
import type { EngineSettings } from '@pagewright/compose/engines';
import type { RedesignedPage, RedesignRequest } from '@pagewright/design/redesign';
import type { RegeneratedPage, RegenerateRequest } from '@pagewright/design/regenerate';
import { PagewrightError } from '@pagewright/model/errors';
import type { LeftOut } from '@pagewright/model/left-out';
import type { Outline } from '@pagewright/model/outline';
import { Tinypool } from 'tinypool';
import type { AgainRequest } from './again/again.ts';
import type { AssistRequest, Proposal } from './assist/assistant.ts';
import type { ComparedSources } from './compare-sources.ts';
import type { FilledPage, FillRequest } from './fill-page.ts';
import type {
  AgainTask,
  AssistByModelTask,
  AssistTask,
  BringInTask,
  CompareTask,
  DesignTask,
  FillTask,
  FromEngines,
  LeftOutOfOutlineTask,
  LeftOutTask,
  MakeNote,
  MakeTask,
  Outcome,
  RedesignTask,
  RefreshTask,
  RegenerateTask,
  StatementsTask,
  StoredOlderSource,
  StoredSources,
} from './make-messages.ts';
import type { Refreshed, RefreshRequest } from './refresh/refresh.ts';
import type { DesignRequest, MadePages, MakeRequest, PipelineEvents } from './request.ts';
import type { FoundStatement } from './source-statements.ts';
import type { BringInOrder, BroughtIn, StoredDocument } from './stored-document.ts';

export type { StoredSources } from './make-messages.ts';
export type { FoundStatement } from './source-statements.ts';

/** What somebody waits for on the screen. */
type AnsweredTask =
  | RedesignTask
  | RegenerateTask
  | FillTask
  | LeftOutTask
  | LeftOutOfOutlineTask
  | StatementsTask
  | BringInTask
  | AssistTask
  | AssistByModelTask
  | CompareTask
  | RefreshTask
  | AgainTask;

/** Memory of a worker's heap, MB. */
const MEMORY_MB = 1024;
/** How long a worker beyond the first is kept without work, ms. */
const IDLE_MS = 60_000;

/** How long a person who looks at the screen waits for another style or a filled component at most, queueing included, ms. */
const ANSWER_MS = 60_000;

/** How long a language model may take for a proposal, ms. */
const TALK_MS = 300_000;
/** Documents and proposals that language models are asked for at once: that waits more than it works. */
export const AT_ONCE_BY_MODEL = 3;

export interface PageMaker {
  /** Composes documents that were read before, and designs what came of it. */
  make(sources: StoredSources, request: MakeRequest, events?: PipelineEvents): Promise<MadePages>;
  /**
   * Designs an outline that stands: another style or format, or what is missing of it.
   * @param from index of the first page
   */
  design(outline: Outline, request: DesignRequest, events?: PipelineEvents, from?: number): Promise<Page[]>;
  /** Stored pages in another style or format, without composing, with what people did to them. */
  redesign(request: RedesignRequest): Promise<RedesignedPage[]>;
  /** The pages of a document that was composed anew, with what people had made of the earlier ones. */
  regenerate(request: RegenerateRequest): Promise<RegeneratedPage[]>;
  /** Fills smart components of a page. */
  fillPage(sources: StoredSources, request: FillRequest, signal?: AbortSignal): Promise<FilledPage>;
  /** Everything that the documents say and no page shows. */
  leftOut(sources: StoredSources, stored: StoredDocument): Promise<LeftOut>;
  /** Everything that the documents say and no page of an outline does. */
  leftOutOf(sources: StoredSources, outline: Outline, prompt: string): Promise<LeftOut>;
  /** The statements of the documents that have these ids, each with the picture that it shows. */
  statements(sources: StoredSources, ids: readonly string[]): Promise<FoundStatement[]>;
  /** Where a statement that no page shows goes; undefined where the documents have none of its id. */
  bringIn(sources: StoredSources, order: BringInOrder): Promise<BroughtIn | undefined>;
  /** What a person wants of a stored document, as changes that nobody has accepted yet. Stops when it is aborted. */
  assist(sources: StoredSources, request: AssistRequest, signal?: AbortSignal): Promise<Proposal>;
  /** How two versions of a file differ: SourceDocuments as JSON. */
  compareSources(older: Uint8Array, newer: Uint8Array, signal?: AbortSignal): Promise<ComparedSources>;
  /** What newer versions of files change on the pages of a stored document, as changes that nobody has accepted yet. */
  refresh(
    sources: StoredSources,
    older: readonly StoredOlderSource[],
    request: RefreshRequest,
    signal?: AbortSignal,
  ): Promise<Refreshed>;
  /** Pages of a stored document told anew by an engine, as changes that nobody has accepted yet. */
  again(sources: StoredSources, engine: string, request: AgainRequest, signal?: AbortSignal): Promise<Proposal>;
  close(): Promise<void>;
}

export interface PageMakerOptions {
  readonly workers?: number;
  /** For redesigning, regenerating and filling, ms; whoever waits longer hears `request/overloaded`. */
  readonly answerWithinMs?: number;
  /** A module that exports `createEngines`; workers import it. */
  readonly engines?: URL;
  /** What its engines are made with, asked with each task. */
  readonly settings?: () => EngineSettings;
}

/**
 * Makes pages in worker threads that are kept warm, so that the thread which serves people keeps answering. More
 * requests than workers wait in order; one that is cancelled ends its worker.
 */
export function createPageMaker(options: PageMakerOptions = {}): PageMaker {
  const from = (): FromEngines => ({
    engines: options.engines?.href ?? import.meta.resolve('@pagewright/compose/engines'),
    settings: options.settings?.() ?? {},
  });
  const pool = workers(1, options.workers ?? 1);
  let talking: Tinypool | undefined;
  // Whoever waits for a model must not keep others from another style, or from pages that are made in seconds.
  const talks = (): Tinypool => {
    talking ??= workers(0, AT_ONCE_BY_MODEL);
    return talking;
  };
  /** As a proposal by a model: it waits more than it works. */
  const waiting = (engine: string) => (engine === 'local' ? undefined : { pool: talks(), ms: TALK_MS });
  const answer = async <Result>(
    name: string,
    task: AnsweredTask,
    cancel?: AbortSignal,
    { pool: own, ms } = { pool, ms: options.answerWithinMs ?? ANSWER_MS },
  ): Promise<Result> => {
    const late = AbortSignal.timeout(ms);
    const signal = cancel ? AbortSignal.any([late, cancel]) : late;
    try {
      return resultOf<Result>(await own.run(task, { name, signal }));
    } catch (error) {
      if (cancel?.aborted) throw new PagewrightError('generation/cancelled');
      if (!late.aborted) throw error;
      throw new PagewrightError('request/overloaded', { seconds: 5 }, { cause: error });
    }
  };
  return {
    async make(sources, request, events = {}) {
      const heard = new Heard(events);
      const own = request.engine === 'local' ? pool : talks();
      await heard.while<MakeTask>(own, 'make', { ...from(), sources, request: plain(request) });
      if (!heard.outline) throw new PagewrightError('generation/failed');
      return { outline: heard.outline, pages: heard.pages };
    },
    async design(outline, { format, customSize, style }, events = {}, from = 0) {
      const heard = new Heard(events);
      await heard.while<DesignTask>(pool, 'design', { outline, request: { format, customSize, style }, from });
      return heard.pages;
    },
    async redesign(redesign) {
      const task: RedesignTask = { redesign };
      return answer<RedesignedPage[]>('redesignPages', task);
    },
    async regenerate(regenerate) {
      const task: RegenerateTask = { regenerate };
      return answer<RegeneratedPage[]>('regeneratePages', task);
    },
    async fillPage(sources, fill, cancel) {
      const task: FillTask = { ...from(), sources, fill };
      return answer<FilledPage>('fill', task, cancel, waiting(fill.engine));
    },
    async leftOut(sources, stored) {
      const task: LeftOutTask = { sources, stored };
      return answer<LeftOut>('listLeftOut', task);
    },
    async leftOutOf(sources, outline, prompt) {
      const task: LeftOutOfOutlineTask = { sources, outline, prompt };
      return answer<LeftOut>('listLeftOutOfOutline', task);
    },
    async statements(sources, ids) {
      const task: StatementsTask = { sources, ids };
      return answer<FoundStatement[]>('findStatements', task);
    },
    async bringIn(sources, order) {
      const task: BringInTask = { sources, order };
      return answer<BroughtIn | undefined>('bringIn', task);
    },
    async assist(sources, request, cancel) {
      const task: AssistTask = { ...from(), sources, assist: request };
      const local = await answer<Proposal>('assist', task, cancel);
      if (local.rest.length === 0 || !request.byModel || !task.settings.cloud) return local;
      const asked: AssistByModelTask = { ...task, local };
      return answer<Proposal>('assistByModel', asked, cancel, { pool: talks(), ms: TALK_MS });
    },
    async close() {
      await Promise.all([pool.destroy(), talking?.destroy()]);
    },
    async compareSources(older, newer, cancel) {
      const task: CompareTask = { older, newer };
      return answer<ComparedSources>('compare', task, cancel);
    },
    async refresh(sources, older, request, cancel) {
      const task: RefreshTask = { ...from(), sources, older, refresh: request };
      return answer<Refreshed>('refreshPages', task, cancel);
    },
    async again(sources, engine, request, cancel) {
      const task: AgainTask = { ...from(), sources, engine, again: request };
      return answer<Proposal>('makeAgain', task, cancel, waiting(engine));
    },
  };
}

function workers(minThreads: number, maxThreads: number): Tinypool {
  return new Tinypool({
    filename: new URL('./make-worker.ts', import.meta.url).href,
    minThreads,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}

/** What a worker says while it makes pages, handed over one after the other, however slowly it is taken. */
class Heard {
  readonly pages: Page[] = [];
  outline: Outline | undefined;
  readonly #events: PipelineEvents;

  constructor(events: PipelineEvents) {
    this.#events = events;
  }

  /** Runs a task until its last word is taken; where that fails, the worker is stopped. */
  async while<Task extends MakeTask | DesignTask>(pool: Tinypool, name: string, task: Omit<Task, 'port'>) {
    const { signal } = this.#events;
    if (signal?.aborted) throw new PagewrightError('generation/cancelled');
    const { port1, port2 } = new MessageChannel();
    const failure = new AbortController();
    const ended = Promise.withResolvers<void>();
    let taken: Promise<void> = Promise.resolve();
    port1.on('message', (note: MakeNote) => {
      taken = taken.then(() =>
        note.type === 'end' ? ended.resolve() : this.#take(note, () => port1.postMessage(null)),
      );
      taken.catch((error: unknown) => failure.abort(error));
    });
    const stop = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
    try {
      resultOf<null>(await pool.run({ ...task, port: port2 }, { name, signal: stop, transferList: [port2] }));
      await Promise.race([ended.promise, aborted(stop)]);
    } catch (error) {
      if (signal?.aborted) throw new PagewrightError('generation/cancelled');
      if (failure.signal.aborted) throw failure.signal.reason;
      throw error instanceof PagewrightError ? error : new PagewrightError('generation/failed', {}, { cause: error });
    } finally {
      port1.close();
    }
  }

  async #take(note: Exclude<MakeNote, { type: 'end' }>, answer: () => void): Promise<void> {
    const { onProgress, onOutline, onPage } = this.#events;
    switch (note.type) {
      case 'progress':
        return onProgress?.(note.stage, note.fraction);
      case 'page':
        this.pages.push(note.page);
        return onPage?.(note.page, note.index, note.total);
      case 'outline':
        this.outline = { ...note.outline, assets: this.outline?.assets ?? note.outline.assets };
        await onOutline?.(this.outline, note.isWhole);
        return answer();
    }
  }
}

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** @throws PagewrightError */
function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('result' in outcome) return outcome.result;
  const { code, params, detail } = outcome.failed;
  throw new PagewrightError(code, params, { detail });
}

/** A request may carry more than can be sent to a worker. */
function plain(request: MakeRequest): MakeRequest {
  const { engine, prompt, pageCount, mode, format, customSize, style, template, outlineOnly } = request;
  return { engine, prompt, pageCount, mode, format, customSize, style, template, outlineOnly };
}

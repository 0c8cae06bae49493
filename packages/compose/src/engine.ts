import { PagewrightError } from '@pagewright/model/errors';
import type { Filling, FillWish } from '@pagewright/model/filling';
import type { FormatId } from '@pagewright/model/formats';
import type { Language } from '@pagewright/model/languages';
import type { ComposeMode, ModelFailure, ModelUse, Outline, PageBrief, PageCount } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { Size } from '@pagewright/model/units';

/**
 * What makes outlines of documents and fills smart components. Whoever generates is given one; nobody but the registry
 * knows which there are.
 */
export interface Engine {
  /** As a generation's row, a request and an outline name it. */
  readonly id: string;
  /**
   * @throws PagewrightError `compose/no-content`, `compose/page-count`, `generation/cancelled`; also while pages of a
   * streamed outline are awaited
   */
  compose(
    documents: readonly SourceDocument[],
    request: ComposeRequest,
    events?: EngineEvents,
  ): Composed | Promise<Composed>;
  /**
   * @param prompt the person's prompt, which may leave parts of the documents out
   * @throws PagewrightError `generation/cancelled`
   */
  fill(
    wishes: readonly FillWish[],
    documents: readonly SourceDocument[],
    prompt: string,
    events?: EngineEvents,
  ): Filled | Promise<Filled>;
  /**
   * What one page says, told anew from the blocks that it rests on.
   * @throws PagewrightError `generation/cancelled`
   */
  rewrite(
    documents: readonly SourceDocument[],
    request: RewriteRequest,
    events?: Pick<EngineEvents, 'signal'>,
  ): Rewritten | Promise<Rewritten>;
}

export interface Filled {
  /** One a wish, in their order. */
  readonly fillings: readonly Filling[];
  /** Where a language model was asked. */
  readonly model?: FillingModel | undefined;
}

export interface FillingModel {
  /** What that took. */
  readonly use: Omit<ModelUse, 'fills'>;
  /** Places that it was asked about. */
  readonly asked: number;
  /** Statements of its that were dropped: their blocks do not bear them out. */
  readonly dropped: number;
  /** Places that the local engine filled in its stead. */
  readonly local: readonly LocalFill[];
}

export interface LocalFill {
  /** Of the wishes of the place. */
  readonly ids: readonly string[];
  readonly description: string;
  readonly reason: ModelFailure;
}

export interface RewriteRequest extends Omit<ComposeRequest, 'pageCount'> {
  /** As it is. */
  readonly page: PageBrief;
  /** Of what it says. */
  readonly language: Language;
}

export interface Rewritten {
  /** Undefined where nothing is to be said: its blocks are gone, or it says nothing of the sources. */
  readonly page: PageBrief | undefined;
  /** Where a language model was asked: what that took, and why nothing came of it. */
  readonly model?: { readonly use: ModelUse; readonly failure?: ModelFailure | undefined } | undefined;
}

export interface ComposeRequest {
  /** The person's prompt; may be empty. */
  readonly prompt: string;
  readonly pageCount: PageCount;
  readonly mode: ComposeMode;
  readonly format: FormatId;
  /** px, for the format `custom`. */
  readonly customSize?: Size | undefined;
}

export interface EngineEvents {
  /** What takes long stops when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** `fraction` of the composing that is done, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A whole outline, or one whose pages come one by one. */
export type Composed = Outline | StreamedOutline;

/** Everything of an outline but its pages. */
export type OutlineFrame = Omit<Outline, 'pages'>;

export interface StreamedOutline {
  /** What is known before the first page; all pictures, so that a page can show them when it is there. */
  readonly frame: OutlineFrame;
  /** How many pages there will be, where that is known. */
  readonly total?: number | undefined;
  /** In their order. The next one is asked for when the page of the last one is there. */
  readonly briefs: AsyncIterable<PageBrief>;
  /** What is known only after the last page. */
  readonly end?: (() => Partial<Omit<OutlineFrame, 'assets'>>) | undefined;
}

export function isStreamed(composed: Composed): composed is StreamedOutline {
  return 'briefs' in composed;
}

/** The engines of an installation, by id. */
export type Engines = Readonly<Record<string, Engine>>;

/** @throws PagewrightError `engine/unknown` */
export function engineOf(engines: Engines, id: string): Engine {
  const engine = Object.hasOwn(engines, id) ? engines[id] : undefined;
  if (!engine) throw new PagewrightError('engine/unknown', { engine: id });
  return engine;
}

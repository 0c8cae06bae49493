import type { MessagePort } from 'node:worker_threads';
import type { Page } from '@pagewright/components/models';
import type { EngineSettings } from '@pagewright/compose/engines';
import type { RedesignRequest } from '@pagewright/design/redesign';
import type { RegenerateRequest } from '@pagewright/design/regenerate';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { Successors } from '@pagewright/model/successors';
import type { AgainRequest } from './again/again.ts';
import type { AssistRequest, Proposal } from './assist/assistant.ts';
import type { FillRequest } from './fill-page.ts';
import type { RefreshRequest } from './refresh/refresh.ts';
import type { DesignRequest, MakeRequest, WorkStage } from './request.ts';
import type { BringInOrder, StoredDocument } from './stored-document.ts';

/** Documents as they are stored, and what was typed. */
export interface StoredSources {
  /** SourceDocuments as JSON in UTF-8: the worker reads them. */
  readonly contents: readonly Uint8Array[];
  /** Text typed beside, or instead of, files. */
  readonly text: string;
}

/** Where a worker has its engines from. */
export interface FromEngines {
  /** URL of a module that exports `createEngines`. */
  readonly engines: string;
  readonly settings: EngineSettings;
}

/** To compose documents and to design what came of it. */
export interface MakeTask extends FromEngines {
  readonly sources: StoredSources;
  readonly request: MakeRequest;
  readonly port: MessagePort;
}

/** To design an outline that stands, from a page on. */
export interface DesignTask {
  readonly outline: Outline;
  readonly request: DesignRequest;
  readonly from: number;
  readonly port: MessagePort;
}

/** To fill smart components of a page. */
export interface FillTask extends FromEngines {
  readonly sources: StoredSources;
  readonly fill: FillRequest;
}

/** To lay what people did to stored pages over other designs of them. */
export interface RedesignTask {
  readonly redesign: RedesignRequest;
}

/** To lay what people had made of earlier pages over those that were composed anew. */
export interface RegenerateTask {
  readonly regenerate: RegenerateRequest;
}

/** To list what no page of a stored document shows. */
export interface LeftOutTask {
  readonly sources: StoredSources;
  readonly stored: StoredDocument;
}

/** To list what no page of an outline says. */
export interface LeftOutOfOutlineTask {
  readonly sources: StoredSources;
  readonly outline: Outline;
  /** What it was composed with. */
  readonly prompt: string;
}

/** To find statements of documents by their ids. */
export interface StatementsTask {
  readonly sources: StoredSources;
  readonly ids: readonly string[];
}

/** To bring a statement into a stored document. */
export interface BringInTask {
  readonly sources: StoredSources;
  readonly order: BringInOrder;
}

/** To compare two versions of a file: SourceDocuments as JSON in UTF-8. */
export interface CompareTask {
  readonly older: Uint8Array;
  readonly newer: Uint8Array;
}

/** A version of a file that another one took the place of, as it is stored. */
export interface StoredOlderSource extends Successors {
  readonly content: Uint8Array;
  /** Name that origins give to the newest version. */
  readonly newest: string;
}

/** To propose what newer versions of files change on the pages of a stored document. */
export interface RefreshTask extends FromEngines {
  readonly sources: StoredSources;
  readonly older: readonly StoredOlderSource[];
  readonly refresh: RefreshRequest;
}

/** To have pages of a stored document told anew, by the engine of its project. */
export interface AgainTask extends FromEngines {
  readonly sources: StoredSources;
  readonly again: AgainRequest;
  /** Id of the engine. */
  readonly engine: string;
}

/** To propose what a person wants of a stored document. */
export interface AssistTask extends FromEngines {
  readonly sources: StoredSources;
  readonly assist: AssistRequest;
}

/** To have a language model propose what the local assistant did not understand. */
export interface AssistByModelTask extends AssistTask {
  readonly local: Proposal;
}

/** What a worker says over the port while it makes pages; `end` comes last. An `outline` waits for an answer. */
export type MakeNote =
  | { readonly type: 'progress'; readonly stage: WorkStage; readonly fraction: number }
  /** Pictures are sent the first time only. */
  | { readonly type: 'outline'; readonly outline: Outline; readonly isWhole: boolean }
  | { readonly type: 'page'; readonly page: Page; readonly index: number; readonly total: number | undefined }
  | { readonly type: 'end' };

/** How a task came out: errors lose what they are on their way between threads. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failed: { readonly code: ErrorCode; readonly params: ErrorParams; readonly detail: string } };

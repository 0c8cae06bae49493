import type { Page } from '@pagewright/components/models';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { FilledPage, FillRequest } from './fill-page.ts';
import type { MakeRequest, Stage } from './request.ts';

/** What a worker is asked: to make pages, or to fill smart components of one. */
export type Task = MakeTask | FillTask;

/** To compose documents, or to design an outline that stands. */
export interface MakeTask {
  readonly from: { readonly documents: readonly SourceDocument[] } | { readonly outline: Outline };
  readonly request: MakeRequest;
}

export interface FillTask {
  /** Documents as they are stored, JSON in UTF-8: the worker reads them. */
  readonly contents: readonly Uint8Array[];
  /** Text typed beside, or instead of, files. */
  readonly text: string;
  readonly fill: FillRequest;
}

/** What it answers: any number of `progress` and `page`, then `done`, `filled` or `failed`. */
export type MakeReply =
  | { readonly type: 'progress'; readonly stage: Stage; readonly fraction: number }
  | { readonly type: 'page'; readonly page: Page; readonly index: number; readonly total: number }
  | { readonly type: 'done'; readonly outline: Outline }
  | { readonly type: 'filled'; readonly filled: FilledPage }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly params: ErrorParams; readonly detail: string };

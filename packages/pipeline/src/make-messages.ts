import type { Page } from '@pagewright/components/models';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { MakeRequest, Stage } from './request.ts';

/** What a worker is asked: to compose documents, or to design an outline that stands. */
export interface MakeTask {
  readonly from: { readonly documents: readonly SourceDocument[] } | { readonly outline: Outline };
  readonly request: MakeRequest;
}

/** What it answers: any number of `progress` and `page`, then `done` or `failed`. */
export type MakeReply =
  | { readonly type: 'progress'; readonly stage: Stage; readonly fraction: number }
  | { readonly type: 'page'; readonly page: Page; readonly index: number; readonly total: number }
  | { readonly type: 'done'; readonly outline: Outline }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly params: ErrorParams; readonly detail: string };

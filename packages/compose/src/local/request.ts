import type { ComposeNote, PageBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { ComposeRequest as Request } from '../engine.ts';

export interface ComposeRequest extends Request {
  readonly documents: readonly SourceDocument[];
}

/** What a way of composing gives back. */
export interface Composed {
  readonly pages: PageBrief[];
  readonly countReason: ComposeNote;
}

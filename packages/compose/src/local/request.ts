import type { FormatId } from '@pagewright/model/formats';
import type { ComposeMode, ComposeNote, PageBrief, PageCount } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { Size } from '@pagewright/model/units';

export interface ComposeRequest {
  readonly documents: readonly SourceDocument[];
  /** The supplementary prompt. */
  readonly prompt: string;
  readonly pageCount: PageCount;
  readonly mode: ComposeMode;
  readonly format: FormatId;
  readonly customSize?: Size;
}

/** What a way of composing gives back. */
export interface Composed {
  readonly pages: PageBrief[];
  readonly countReason: ComposeNote;
}

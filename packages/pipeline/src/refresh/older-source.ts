import type { SourceDocument } from '@pagewright/model/source-document';
import type { Successors } from '@pagewright/model/successors';

/** A version of a file that another one took the place of. */
export interface OlderSource extends Successors {
  readonly document: SourceDocument;
  /** Name that origins give to the newest version. */
  readonly newest: string;
}

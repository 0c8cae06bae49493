import type { Engine } from '@pagewright/compose/engine';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { AssistRequest } from './assistant.ts';
import type { Shadow } from './shadow.ts';

/** What one command has to work with. */
export interface Doing {
  readonly shadow: Shadow;
  readonly documents: readonly SourceDocument[];
  readonly request: AssistRequest;
  /** Composes the pages of attached files. */
  readonly engine: Engine;
  /** Ids of the pages that are meant, which exist. */
  readonly ids: readonly number[];
}

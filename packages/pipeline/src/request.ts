import type { Page } from '@pagewright/components/models';
import type { FormatId } from '@pagewright/model/formats';
import type { ComposeMode, Outline, PageCount } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is made of the sources. */
export interface MakeRequest {
  /** The person's supplementary prompt; may be empty. */
  readonly prompt: string;
  readonly pageCount: PageCount;
  readonly mode: ComposeMode;
  readonly format: FormatId;
  /** px, for the format `custom`. */
  readonly customSize?: Size | undefined;
  readonly style: StyleId;
}

export interface PipelineRequest extends MakeRequest {
  readonly files: readonly SourceFile[];
  /** Text typed beside, or instead of, files. */
  readonly text?: string | undefined;
}

export type Stage = 'reading' | 'composing' | 'designing';

export interface PipelineEvents {
  readonly signal?: AbortSignal | undefined;
  /** `fraction` of the stage that is done, 0 to 1; `file` is the one being read. */
  readonly onProgress?: ((stage: Stage, fraction: number, file?: string) => void) | undefined;
  /** Called with each page as soon as it is designed, in order. The next one waits for the promise. */
  readonly onPage?: ((page: Page, index: number, total: number) => void | Promise<void>) | undefined;
}

export interface MadePages {
  readonly outline: Outline;
  readonly pages: Page[];
}

export interface PipelineResult extends MadePages {
  readonly documents: SourceDocument[];
}

import type { Page } from '@pagewright/components/models';
import type { ComposeRequest } from '@pagewright/compose/engine';
import type { DocumentStyle } from '@pagewright/model/document-style';
import type { Language } from '@pagewright/model/languages';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { DrawnTemplate } from './drawn-template.ts';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a design needs to know besides the outline. */
export interface DesignRequest extends Pick<ComposeRequest, 'format' | 'customSize'> {
  readonly style: DocumentStyle;
}

/** What is made of the sources, and by which engine. */
export interface MakeRequest extends ComposeRequest, DesignRequest {
  /** Id of an engine. */
  readonly engine: string;
  /**
   * A template of ours, by its id, or one that a person made: its places are filled, in place of an outline of the
   * documents' own.
   */
  readonly template?: number | DrawnTemplate | undefined;
  /** Whether no page is designed of the outline. */
  readonly outlineOnly?: boolean | undefined;
}

export interface PipelineRequest extends MakeRequest {
  readonly files: readonly SourceFile[];
  /** Text typed beside, or instead of, files. */
  readonly text?: string | undefined;
  /** Of the person: the likely one of a scan. */
  readonly language?: Language | undefined;
}

export type WorkStage = 'reading' | 'composing' | 'designing';

/** The file that is being read and, of a scan, which of its pages. */
export interface FileInHand {
  readonly name: string;
  readonly scan?: { readonly page: number; readonly pages: number };
}

export interface PipelineEvents {
  readonly signal?: AbortSignal | undefined;
  /** `fraction` of the stage that is done, 0 to 1. */
  readonly onProgress?: ((stage: WorkStage, fraction: number, file?: FileInHand) => void) | undefined;
  /**
   * Called with an outline before any page of it is designed, which waits for the promise. An engine that gives its
   * pages one by one has it called for each, with the outline so far, and once more when it `isWhole`.
   */
  readonly onOutline?: ((outline: Outline, isWhole: boolean) => void | Promise<void>) | undefined;
  /**
   * Called with each page as soon as it is designed, in order. The next one waits for the promise.
   * @param total undefined while only the engine knows how many there will be
   */
  readonly onPage?: ((page: Page, index: number, total: number | undefined) => void | Promise<void>) | undefined;
}

export interface MadePages {
  readonly outline: Outline;
  readonly pages: Page[];
}

export interface PipelineResult extends MadePages {
  readonly documents: SourceDocument[];
}

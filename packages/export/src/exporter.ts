import type { Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import type { Fidelity } from './fidelity.ts';
import type { Press } from './press.ts';
import type { ArchivedDocument } from './source/source-archive.ts';

/** What an exporter stands on beside the pages. */
export interface ExportContext {
  /** Title in the file's properties. */
  readonly title: string;
  readonly language: Language;
  /** What the pages are drawn with, where that is known. */
  readonly style?: Pick<StyleTokens, 'palette' | 'dark' | 'fonts'>;
  /** What the document that the pages are of says beside them; for the format that is imported again. */
  readonly document?: ArchivedDocument;
  /** The bytes of a picture of the document by its key, or of an uploaded one by its path; undefined where there is none. */
  picture(key: string): Promise<Uint8Array | undefined>;
  /** For the formats that a browser writes, and for what a format has no objects for. */
  readonly press: Press;
  readonly signal?: AbortSignal;
  /** Told how far it is, 0 to 1. */
  readonly progress?: (share: number) => void;
}

export interface ExportResult {
  readonly bytes: Uint8Array;
  readonly fidelity: Fidelity;
}

/** Makes the file of a format. @throws PagewrightError `print/…`, or the reason of `signal` when it is stopped */
export type RunExport<Options> = (
  pages: readonly Page[],
  options: Options,
  context: ExportContext,
) => Promise<ExportResult>;

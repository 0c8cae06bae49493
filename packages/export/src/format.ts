import type { z } from 'zod';

/** What is known of a format without making a file of it. */
export interface ExportFormat<Options extends z.ZodType> {
  readonly id: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** What a person may choose. */
  readonly options: Options;
  /** Whether a file holds one page or all of a document. */
  readonly scope: 'page' | 'all';
}

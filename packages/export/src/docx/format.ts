import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const docxOptions = z.object({
  /** `safe` names fonts that come with every office suite, `designed` the document's own, which readers have to install. */
  fonts: z.enum(['safe', 'designed']).default('safe'),
  /** Whether a table of contents stands at its beginning. */
  contents: z.boolean().default(true),
});
export type DocxOptions = z.output<typeof docxOptions>;

/** A text document to go on writing in: what the pages say in reading order, by styles, without their boxes. */
export const docxFormat = {
  id: 'docx',
  rank: 20,
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  options: docxOptions,
  scope: 'all',
  needsBrowser: false,
} as const satisfies ExportFormat<typeof docxOptions>;

import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const docxOptions = z.object({
  /** `designed` names the document's own fonts, `safe` such as come with every office suite. */
  fonts: z.enum(['designed', 'safe']).default('designed'),
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

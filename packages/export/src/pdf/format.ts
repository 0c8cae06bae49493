import { PAPER_SIZES } from '@pagewright/model/paper-sizes';
import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const pdfOptions = z.object({
  paper: z.enum(PAPER_SIZES).default('designed'),
  /** Whether the file is read back, and what was found told. */
  proof: z.boolean().default(false),
});
export type PdfOptions = z.output<typeof pdfOptions>;

/** Pages to read and print: vector, tagged, their fonts within. */
export const pdfFormat = {
  id: 'pdf',
  rank: 30,
  extension: 'pdf',
  mediaType: 'application/pdf',
  options: pdfOptions,
  scope: 'all',
  needsBrowser: true,
} as const satisfies ExportFormat<typeof pdfOptions>;

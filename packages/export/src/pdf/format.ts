import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const pdfOptions = z.object({});
export type PdfOptions = z.output<typeof pdfOptions>;

/** Pages to read and print: vector, tagged, their fonts within. */
export const pdfFormat = {
  id: 'pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  options: pdfOptions,
  scope: 'all',
  needsBrowser: true,
} as const satisfies ExportFormat<typeof pdfOptions>;

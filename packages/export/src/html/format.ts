import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const htmlOptions = z.object({});
export type HtmlOptions = z.output<typeof htmlOptions>;

/** All pages in one file that every browser shows, with its fonts and pictures within. */
export const htmlFormat = {
  id: 'html',
  rank: 40,
  extension: 'html',
  mediaType: 'text/html; charset=utf-8',
  options: htmlOptions,
  scope: 'all',
  needsBrowser: true,
} as const satisfies ExportFormat<typeof htmlOptions>;

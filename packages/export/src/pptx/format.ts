import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

export const pptxOptions = z.object({
  /**
   * `auto` leaves a text to break by itself where that surely gives our lines, `kept` keeps every line as it is, `free` none.
   */
  lines: z.enum(['auto', 'kept', 'free']).default('auto'),
  /**
   * `safe` names fonts that come with every office suite, spaced to the widths of the page, `designed` has the document's own
   * in the file, which PowerPoint shows, `google-slides` names those that Google Slides has, in their own weights. Programs
   * that pass over fonts in a file take wider ones, and lines run into each other: so `safe` unless asked.
   */
  fonts: z.enum(['safe', 'designed', 'google-slides']).default('safe'),
});
export type PptxOptions = z.output<typeof pptxOptions>;

/** A presentation to go on writing in: texts, shapes, tables and charts as objects. */
export const pptxFormat = {
  id: 'pptx',
  rank: 10,
  extension: 'pptx',
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  options: pptxOptions,
  scope: 'all',
  needsBrowser: false,
} as const satisfies ExportFormat<typeof pptxOptions>;

import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

export const pptxOptions = z.object({
  /**
   * `auto` leaves a text to break by itself where that surely gives our lines, `kept` keeps every line as it is, `free` none.
   */
  lines: z.enum(['auto', 'kept', 'free']).default('auto'),
  /**
   * `designed` names the document's own fonts, `safe` such as come with every office suite, `google-slides` those that Google
   * Slides has, in their own weights.
   */
  fonts: z.enum(['designed', 'safe', 'google-slides']).default('designed'),
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

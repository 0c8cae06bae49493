import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

/** Picture px for each page px; the current page is exported at 2 (spec §9). */
const scale = z.literal([1, 2, 3, 4]).default(2);

export const pngOptions = z.object({ scale });
export type PngOptions = z.output<typeof pngOptions>;

/** A page as a picture, long images whole. */
export const pngFormat = {
  id: 'png',
  rank: 50,
  extension: 'png',
  mediaType: 'image/png',
  options: pngOptions,
  scope: 'page',
  needsBrowser: true,
} as const satisfies ExportFormat<typeof pngOptions>;

import type { ExportFormat } from '../format.ts';
import { type PngOptions, pngFormat, type pngOptions } from '../png/format.ts';

export type PngZipOptions = PngOptions;

/** A picture of each page in one archive. */
export const pngZipFormat = {
  ...pngFormat,
  id: 'png-zip',
  rank: 60,
  extension: 'png.zip',
  mediaType: 'application/zip',
  scope: 'all',
} as const satisfies ExportFormat<typeof pngOptions>;

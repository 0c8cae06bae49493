import { FORMATS, type FormatOptions } from './registry/formats.ts';

/** The formats that documents go out in, as data: what contract and web read. What makes them is in `exporters.ts`. */
export const EXPORT_FORMATS = FORMATS;

export type ExportFormatId = keyof typeof EXPORT_FORMATS;

/** The options of each format, as they are after reading. */
export type ExportOptions = FormatOptions;

/** In the order that people choose from. */
export const EXPORT_FORMAT_IDS = (Object.keys(EXPORT_FORMATS) as ExportFormatId[]).sort(
  (a, b) => EXPORT_FORMATS[a].rank - EXPORT_FORMATS[b].rank,
);

import { type PptxOptions, pptxFormat } from './pptx/format.ts';

/** The formats that documents go out in, as data: what contract and web read. What makes them is in `exporters.ts`. */
export const EXPORT_FORMATS = { pptx: pptxFormat } as const;

export type ExportFormatId = keyof typeof EXPORT_FORMATS;

/** The options of each format, as they are after reading. */
export interface ExportOptions {
  readonly pptx: PptxOptions;
}

export const EXPORT_FORMAT_IDS = Object.keys(EXPORT_FORMATS) as ExportFormatId[];

export function isExportFormat(id: string): id is ExportFormatId {
  return Object.hasOwn(EXPORT_FORMATS, id);
}

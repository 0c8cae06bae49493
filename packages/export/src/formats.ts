import { type DocxOptions, docxFormat } from './docx/format.ts';
import { type HtmlOptions, htmlFormat } from './html/format.ts';
import { type PdfOptions, pdfFormat } from './pdf/format.ts';
import { type PngOptions, pngFormat, pngZipFormat } from './png/format.ts';
import { type PptxOptions, pptxFormat } from './pptx/format.ts';
import { type SourceOptions, sourceFormat } from './source/format.ts';
import { type XlsxOptions, xlsxFormat } from './xlsx/format.ts';

/** The formats that documents go out in, as data: what contract and web read. What makes them is in `exporters.ts`. */
export const EXPORT_FORMATS = {
  pptx: pptxFormat,
  docx: docxFormat,
  pdf: pdfFormat,
  html: htmlFormat,
  png: pngFormat,
  'png-zip': pngZipFormat,
  xlsx: xlsxFormat,
  source: sourceFormat,
} as const;

export type ExportFormatId = keyof typeof EXPORT_FORMATS;

/** The options of each format, as they are after reading. */
export interface ExportOptions {
  readonly pptx: PptxOptions;
  readonly docx: DocxOptions;
  readonly pdf: PdfOptions;
  readonly html: HtmlOptions;
  readonly png: PngOptions;
  readonly 'png-zip': PngOptions;
  readonly xlsx: XlsxOptions;
  readonly source: SourceOptions;
}

export const EXPORT_FORMAT_IDS = Object.keys(EXPORT_FORMATS) as ExportFormatId[];

// Made from the folders by tools/generate-format-registries.ts.
import { type DocxOptions, docxFormat } from '../docx/format.ts';
import { type HtmlOptions, htmlFormat } from '../html/format.ts';
import { type PdfOptions, pdfFormat } from '../pdf/format.ts';
import { type PngOptions, pngFormat } from '../png/format.ts';
import { type PngZipOptions, pngZipFormat } from '../png-zip/format.ts';
import { type PptxOptions, pptxFormat } from '../pptx/format.ts';
import { type SourceOptions, sourceFormat } from '../source/format.ts';
import { type XlsxOptions, xlsxFormat } from '../xlsx/format.ts';

/** Every format's data, by its id. */
export const FORMATS = {
  docx: docxFormat,
  html: htmlFormat,
  pdf: pdfFormat,
  png: pngFormat,
  'png-zip': pngZipFormat,
  pptx: pptxFormat,
  source: sourceFormat,
  xlsx: xlsxFormat,
} as const;

/** The options of each format, as they are after reading. */
export interface FormatOptions {
  readonly docx: DocxOptions;
  readonly html: HtmlOptions;
  readonly pdf: PdfOptions;
  readonly png: PngOptions;
  readonly 'png-zip': PngZipOptions;
  readonly pptx: PptxOptions;
  readonly source: SourceOptions;
  readonly xlsx: XlsxOptions;
}

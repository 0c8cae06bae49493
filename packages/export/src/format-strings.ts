import { docxStrings } from './docx/strings.ts';
import type { FormatStrings } from './format.ts';
import type { ExportFormatId, ExportOptions } from './formats.ts';
import { htmlStrings } from './html/strings.ts';
import { pdfStrings } from './pdf/strings.ts';
import { pngStrings, pngZipStrings } from './png/strings.ts';
import { pptxStrings } from './pptx/strings.ts';
import { sourceStrings } from './source/strings.ts';
import { xlsxStrings } from './xlsx/strings.ts';

/** What people read of each format. */
export const FORMAT_STRINGS: { readonly [Id in ExportFormatId]: FormatStrings<ExportOptions[Id]> } = {
  pptx: pptxStrings,
  docx: docxStrings,
  pdf: pdfStrings,
  html: htmlStrings,
  png: pngStrings,
  'png-zip': pngZipStrings,
  xlsx: xlsxStrings,
  source: sourceStrings,
};

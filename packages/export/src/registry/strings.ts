// Made from the folders by tools/generate-format-registries.ts.
import { docxStrings } from '../docx/strings.ts';
import type { FormatStrings } from '../format.ts';
import { htmlStrings } from '../html/strings.ts';
import { pdfStrings } from '../pdf/strings.ts';
import { pngStrings } from '../png/strings.ts';
import { pngZipStrings } from '../png-zip/strings.ts';
import { pptxStrings } from '../pptx/strings.ts';
import { sourceStrings } from '../source/strings.ts';
import { xlsxStrings } from '../xlsx/strings.ts';
import type { FormatOptions } from './formats.ts';

/** What people read of each format. */
export const STRINGS: { readonly [Id in keyof FormatOptions]: FormatStrings<FormatOptions[Id]> } = {
  docx: docxStrings,
  html: htmlStrings,
  pdf: pdfStrings,
  png: pngStrings,
  'png-zip': pngZipStrings,
  pptx: pptxStrings,
  source: sourceStrings,
  xlsx: xlsxStrings,
};

import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Where a folder of what pdf.js loads beside its code lies on this machine, as pdf.js wants it: with a stroke behind. */
export function pdfjsFolder(name: 'cmaps' | 'iccs' | 'standard_fonts' | 'wasm'): string {
  return join(FOLDER, name) + sep;
}

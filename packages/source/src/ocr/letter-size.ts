import { weightedMedian } from '../weighted-median.ts';
import type { HocrLine, HocrWord } from './hocr.ts';

/** How high letters stand, as shares of the font size. */
const HAN = 0.9;
const CAPITAL = 0.72;
const SMALL = 0.52;
const BELOW_LINE = 0.21;

/**
 * The font size in which a line is set, px: by the boxes of its words, some of which reach into the line above, but no
 * larger than Tesseract takes it for, who goes by the lines around it.
 */
export function sizeOfLine({ words, height }: HocrLine): number {
  return Math.min(height, sizeOfWords(words));
}

function sizeOfWords(words: readonly HocrWord[]): number {
  const sizes = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, top, bottom }) => ({ value: (bottom - top) / heightOf(text), weight: text.length }));
  return weightedMedian(sizes) ?? Math.max(0, ...words.map(({ top, bottom }) => bottom - top));
}

function heightOf(text: string): number {
  if (/[\u2e80-\u9fff\uf900-\ufaff]/.test(text)) return HAN;
  const above = /[\p{Lu}\p{N}bdfhkltßâàéèêëîïôûùç()/]/u.test(text) ? CAPITAL : SMALL;
  return above + (/[gjpqyçQ,;()/]/.test(text) ? BELOW_LINE : 0);
}

import type { Language } from '@pagewright/model/languages';

/** A number with the format that writes it as it was written. */
export interface CellNumber {
  readonly value: number;
  readonly format: string;
}

/** Signs that group digits and that stand before fractions; any space groups in French. */
const GROUPED: Readonly<Record<'point' | 'comma', RegExp>> = {
  point: /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s?(%|％)?$/,
  comma: /^([-−]?)(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?\s?(%|％)?$/,
};
/** More digits than a spreadsheet keeps. */
const MOST_DIGITS = 15;

/**
 * The number that a cell's text is, in the way that the language writes them; undefined for words, for numbers with a
 * unit, and for what only looks like one: codes that begin with 0 and more digits than are kept.
 */
export function cellNumber(text: string, language: Language): CellNumber | undefined {
  const given = text.normalize('NFKC').trim();
  const [, bracketed] = BRACKETED.exec(given) ?? [];
  if (bracketed === undefined) return plainNumber(given, language);
  const number = plainNumber(bracketed, language);
  return number && { value: -number.value, format: `${number.format};(${number.format})` };
}

/** How accounts write what is below nought. */
const BRACKETED = /^\((\d.*)\)$/;

function plainNumber(text: string, language: Language): CellNumber | undefined {
  const match = GROUPED[language === 'fr-FR' ? 'comma' : 'point'].exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', percent] = match;
  const digits = whole.replace(/\D/g, '');
  if (/^0\d/.test(digits) || digits.length + fraction.length > MOST_DIGITS) return undefined;
  const number = Number(`${sign ? '-' : ''}${digits}${fraction && `.${fraction}`}`);
  const pattern = `${digits === whole ? '0' : '#,##0'}${fraction && `.${'0'.repeat(fraction.length)}`}`;
  // Shares are kept as such; their last digit is that of the text.
  const value = percent ? Number((number / 100).toFixed(fraction.length + 2)) : number;
  return { value, format: `${pattern}${percent ? '%' : ''}` };
}

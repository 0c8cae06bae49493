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
const GROUPED_FORMAT = '#,##0';

/** How accounts write what is below nought. */
const BRACKETED = /^\((\d.*)\)$/;
/** Four digits that are not grouped: among figures that are, a year. */
const LONGEST_UNGROUPED = 999;

/**
 * The number that a cell's text is, in the way that the language writes them; undefined for words, for numbers with a
 * unit, and for what only looks like one: codes that begin with 0 and more digits than are kept.
 * @param isAccount whether what stands in brackets in its column is below nought
 */
export function cellNumber(text: string, language: Language, isAccount = false): CellNumber | undefined {
  const given = text.normalize('NFKC').trim();
  const bracketed = bracketedNumber(given, language);
  if (!bracketed) return plainNumber(given, language);
  const { value, format } = bracketed;
  if (!isAccount || (value > LONGEST_UNGROUPED && !isGrouped(bracketed))) return undefined;
  return { value: -value, format: `${format};(${format})` };
}

/**
 * Whether figures in brackets in a column are below nought: one of them has grouped digits. Others may be notes, years, shares
 * or errors of the figures above them, which no sign in them tells from losses.
 */
export function isAccountColumn(texts: readonly string[], language: Language): boolean {
  return texts.some((text) => {
    const number = bracketedNumber(text.normalize('NFKC').trim(), language);
    return number !== undefined && isGrouped(number);
  });
}

/** The figure between the brackets, as if it had none. */
function bracketedNumber(text: string, language: Language): CellNumber | undefined {
  const [, inside] = BRACKETED.exec(text) ?? [];
  return inside === undefined ? undefined : plainNumber(inside, language);
}

function isGrouped({ format }: CellNumber): boolean {
  return format.startsWith(GROUPED_FORMAT);
}

function plainNumber(text: string, language: Language): CellNumber | undefined {
  const match = GROUPED[language === 'fr-FR' ? 'comma' : 'point'].exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', percent] = match;
  const digits = whole.replace(/\D/g, '');
  if (/^0\d/.test(digits) || digits.length + fraction.length > MOST_DIGITS) return undefined;
  const number = Number(`${sign ? '-' : ''}${digits}${fraction && `.${fraction}`}`);
  const pattern = `${digits === whole ? '0' : GROUPED_FORMAT}${fraction && `.${'0'.repeat(fraction.length)}`}`;
  // Shares are kept as such; their last digit is that of the text.
  const value = percent ? Number((number / 100).toFixed(fraction.length + 2)) : number;
  return { value, format: `${pattern}${percent ? '%' : ''}` };
}

import type { Language } from '@pagewright/model/languages';

/** A number with the format that writes it as it was written. */
export interface CellNumber {
  readonly value: number;
  readonly format: string;
}

/** Signs that group digits and that stand before fractions; any space groups in French. */
const GROUPED: Readonly<Record<'point' | 'comma', RegExp>> = {
  point: /^([-−+]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s?(%|％)?$/,
  comma: /^([-−+]?)(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?\s?(%|％)?$/,
};
/** A currency's sign in front of a figure (`$5`, `-US$ 5`) or behind it (`5 €`). */
const MONEY = /^([-−+]?)([A-Z]{0,3}\p{Sc}\s?)(\d.*)$|^(.*\d)(\s?\p{Sc})$/u;
/** More digits than a spreadsheet keeps. */
const MOST_DIGITS = 15;
const GROUPED_FORMAT = '#,##0';

/** How accounts write what is below nought. */
const BRACKETED = /^\(((?:[A-Z]{0,3}\p{Sc}\s?)?\d.*)\)$/u;
/** Four digits that are not grouped: among figures that are, a year. */
const LONGEST_UNGROUPED = 999;

/**
 * The number that a cell's text is, in the way that the language writes them; undefined for words, for numbers with
 * another unit than the sign of a currency, and for what only looks like one: codes that begin with 0 and more digits than are kept.
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
  return format.includes(GROUPED_FORMAT);
}

/** A figure of money or of anything else. */
function plainNumber(text: string, language: Language): CellNumber | undefined {
  const [, sign = '', front = '', behindSign, beforeSign, behind = ''] = MONEY.exec(text) ?? [];
  const figure = bareNumber(behindSign === undefined ? (beforeSign ?? text) : sign + behindSign, language);
  if (!figure || (front === '' && behind === '')) return figure;
  // There are no shares of money.
  if (figure.format.includes('%')) return undefined;
  const format = figure.format.replace(NUMBER_FORMAT, (number) => `${literal(front)}${number}${literal(behind)}`);
  return { ...figure, format };
}

/** The number itself in each part of a format. */
const NUMBER_FORMAT = /(?:#,##)?0(?:\.0+)?/g;

/** Words of a format, which stand for themselves. */
function literal(words: string): string {
  return words === '' ? '' : `"${words}"`;
}

function bareNumber(text: string, language: Language): CellNumber | undefined {
  const match = GROUPED[language === 'fr-FR' ? 'comma' : 'point'].exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', percent] = match;
  const digits = whole.replace(/\D/g, '');
  if (/^0\d/.test(digits) || digits.length + fraction.length > MOST_DIGITS) return undefined;
  const isPlus = sign === '+';
  // Without any of these it may be called by phone.
  if (isPlus && digits === whole && fraction === '' && !percent) return undefined;
  const number = Number(`${sign && !isPlus ? '-' : ''}${digits}${fraction && `.${fraction}`}`);
  const pattern = `${digits === whole ? '0' : GROUPED_FORMAT}${fraction && `.${'0'.repeat(fraction.length)}`}`;
  // Shares are kept as such; their last digit is that of the text.
  const value = percent ? Number((number / 100).toFixed(fraction.length + 2)) : number;
  const format = `${pattern}${percent ? '%' : ''}`;
  return { value, format: isPlus ? `+${format};-${format}` : format };
}

import { CURRENCY_SIGNS } from '@pagewright/model/currency-signs';
import type { CellType, TableCell } from '@pagewright/model/source-document';

const CURRENCY = `${CURRENCY_SIGNS}|USD|EUR|GBP|CNY|RMB|JPY|CHF|人民币`;
const NUMBER = String.raw`\d{1,3}(?:[,\u00a0\u202f ’']\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const NUMERIC = new RegExp(
  `^([(（]?)\\s*([-−–+]?)\\s*(${CURRENCY})?\\s*([-−–+]?)\\s*(${NUMBER})\\s*(%|‰|％|${CURRENCY}|万元|亿元|億円|万円|千円|元|円|万|亿|億)?\\s*[)）]?$`,
);
const DATES: readonly RegExp[] = [
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?$/,
  /^(\d{4})[-/](\d{1,2})$/,
];

/** A cell with the type and value that its text has. */
export function typedCell(text: string): TableCell {
  const trimmed = text.trim();
  const base = { text: trimmed, rowSpan: 1, colSpan: 1 };
  if (trimmed === '' || /^[-–—―－]+$/.test(trimmed)) return { ...base, type: 'empty', value: null };
  const date = dateOf(trimmed);
  if (date) return { ...base, type: 'date', value: date };
  const number = numberOf(trimmed);
  return number ? { ...base, ...number } : { ...base, type: 'text', value: trimmed };
}

function dateOf(text: string): string | undefined {
  for (const pattern of DATES) {
    const match = pattern.exec(text);
    const [, year, month, day] = match ?? [];
    if (year && month && Number(month) >= 1 && Number(month) <= 12 && Number(day ?? 1) <= 31) {
      return [year, month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
    }
  }
  return undefined;
}

function numberOf(text: string): { type: CellType; value: number; unit?: string } | undefined {
  const match = NUMERIC.exec(text);
  if (!match) return undefined;
  const [, bracket, signBefore, currencyBefore, signAfter, digits = '', behind] = match;
  const magnitude = parseDigits(digits);
  const negative = Boolean(bracket) || /[-−–]/.test(`${signBefore}${signAfter}`);
  const value = negative ? -magnitude : magnitude;
  if (behind === '%' || behind === '％') return { type: 'percent', value: value / 100, unit: '%' };
  if (behind === '‰') return { type: 'percent', value: value / 1000, unit: '‰' };
  const unit = currencyBefore ?? behind;
  if (unit) return { type: 'currency', value, unit };
  return { type: 'number', value };
}

/** Both `1,234.5` and `1 234,5`: the last separator with other than three digits behind it is the decimal one. */
function parseDigits(text: string): number {
  const plain = text.replace(/[\u00a0\u202f ’']/g, '');
  const comma = plain.lastIndexOf(',');
  const dot = plain.lastIndexOf('.');
  if (comma > dot) {
    const thousands = /^\d{1,3}(,\d{3})+$/.test(plain);
    return Number(thousands ? plain.replaceAll(',', '') : plain.replaceAll('.', '').replace(',', '.'));
  }
  return Number(plain.replaceAll(',', ''));
}

export function isNumeric(cell: TableCell): boolean {
  return cell.type === 'number' || cell.type === 'percent' || cell.type === 'currency';
}

/**
 * Formatters that a configuration names by id: `percent` (0.125 as 12.5%), `wan` (12000 as 1.2万), `currency:CNY`,
 * `number:fr-FR` (12000 as 12 000).
 * They are ours, so they may be functions.
 */
export type NumberFormat = (value: unknown) => string;

const LOCALE = /^number:([a-z]{2}-[A-Z]{2})$/;
const CURRENCY = /^currency:([A-Z]{3})$/;

/** The formatter of an id, or undefined where the text is an ordinary template. */
export function numberFormat(id: string): NumberFormat | undefined {
  const currency = CURRENCY.exec(id)?.[1];
  if (currency) return (value) => format(value, (number) => inCurrency(number, currency));
  const locale = LOCALE.exec(id)?.[1];
  if (locale) return (value) => format(value, (number) => new Intl.NumberFormat(locale).format(number));
  if (id === 'percent') return (value) => format(value, (number) => `${rounded(number * 100, 1)}%`);
  if (id === 'wan') return (value) => format(value, (number) => `${rounded(number / 10_000, 2)}万`);
  return undefined;
}

/** Axis labels pass the number, series labels an object that holds it. */
function format(value: unknown, write: (number: number) => string): string {
  const held = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  const number = Array.isArray(held) ? held.at(-1) : held;
  return typeof number === 'number' ? write(number) : String(number ?? '');
}

function inCurrency(number: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 2 }).format(number);
  } catch {
    return `${currency} ${number}`;
  }
}

function rounded(number: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(number * scale) / scale;
}

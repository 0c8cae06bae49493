import { type CellObject, SSF } from '@e965/xlsx';
import { CURRENCY_SIGNS } from '@pagewright/model/currency-signs';
import type { TableCell } from '@pagewright/model/source-document';
import { typedCell } from '../../tables/cells.ts';
import { tidyLine } from '../../tidy.ts';

/** Workbooks of old Macs count days from 1904 on. */
export interface DateSystem {
  readonly date1904: boolean;
}

/** A cell as the sheet shows it, with the value behind. */
export function cellOf(cell: CellObject | undefined, dates: DateSystem): TableCell {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'z' || cell.t === 'e') return emptyCell();
  const shown = tidyLine(String(cell.w ?? cell.v));
  const base = { text: shown, rowSpan: 1, colSpan: 1 };
  if (typeof cell.v === 'boolean') return { ...base, type: 'boolean', value: cell.v };
  if (typeof cell.v === 'number') return numberCell(base, cell.v, String(cell.z ?? ''), dates);
  return shown === '' ? emptyCell() : { ...typedCell(shown), text: shown };
}

export function emptyCell(): TableCell {
  return { text: '', type: 'empty', value: null, rowSpan: 1, colSpan: 1 };
}

const MONEY_SIGN = new RegExp(`${CURRENCY_SIGNS}|元`);

type Base = Pick<TableCell, 'text' | 'rowSpan' | 'colSpan'>;

function numberCell(base: Base, value: number, format: string, dates: DateSystem): TableCell {
  if (format !== 'General' && format !== '' && SSF.is_date(format)) return dateCell(base, value, format, dates);
  if (format.includes('%') || base.text.endsWith('%')) return { ...base, type: 'percent', value, unit: '%' };
  const currency = MONEY_SIGN.exec(base.text)?.[0] ?? currencyOfFormat(format);
  if (currency) return { ...base, type: 'currency', value, unit: currency };
  const text = LONG_FRACTION.test(base.text) ? shortened(value) : base.text;
  return { ...base, text, type: 'number', value };
}

/** A general format shows a reckoned figure with as many decimals as find room in its column. */
const LONG_FRACTION = /^-?\d+[.,]\d{5,}$/;

/** Two decimals, and of what is less than ten four significant digits. */
function shortened(value: number): string {
  return String(Math.abs(value) >= 10 ? Number(value.toFixed(2)) : Number(value.toPrecision(4)));
}

/** `[$€-407]` and `[$CHF]` name a currency; `[$-409]` only a language. */
function currencyOfFormat(format: string): string | undefined {
  return /\[\$([^\]-]+)/.exec(format)?.[1]?.trim() || undefined;
}

/** Formats that follow the reader's computer (`m/d/yy`) and times of day beside whole days say nothing: ISO 8601 does. */
function dateCell(base: Base, value: number, format: string, { date1904 }: DateSystem): TableCell {
  const parts = SSF.parse_date_code(value, { date1904 });
  if (!parts) return { ...base, type: 'number', value };
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${parts.y}-${two(parts.m)}-${two(parts.d)}`;
  const time = `${two(parts.H)}:${two(parts.M)}${parts.S > 0 ? `:${two(Math.floor(parts.S))}` : ''}`;
  const showsDay = /[yde]/i.test(format.replace(/\[[^\]]*\]|"[^"]*"/g, ''));
  if (!showsDay && value < 1) return { ...base, text: base.text || time, type: 'text', value: time };
  const local = /^m\/d\/yy( h:mm)?$/i.test(format) || !showsDay || base.text === '';
  const hasTime = value % 1 > 0.00001;
  const iso = hasTime ? `${day}T${time}` : day;
  return { ...base, text: local ? iso.replace('T', ' ') : base.text, type: 'date', value: day };
}

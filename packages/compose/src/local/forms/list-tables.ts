import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import type { ItemAtom } from '../material/atoms.ts';

/** `48,000 tonnes`, `12.5 %`, `¥1,200`: a figure alone, with its unit in front or behind. */
const VALUE =
  /^(?:约|about |ca\.? |environ |約)?([$€£¥￥])?\s?([-+−]?\d{1,3}(?:[,\u202f\u00a0 ]\d{3})+|[-+−]?\d+)([.,]\d+)?\s?([^\d\s.,;；。][^\d.,;；。]{0,18})?[.;；。]?$/u;

/**
 * A list whose every entry is a name and a figure (`Timber: 48,000 tonnes`) as a table of two columns, in the words and
 * with the origin of the list; undefined where it is none, or where the units differ.
 * @param measure what the figures are, from the line that leads to the list
 */
export function listAsTable(items: readonly ItemAtom[], measure: string): TableBlock | undefined {
  const [first] = items;
  const rows = items.map(({ item }) => rowOf(item.lead, item.text));
  if (!first || rows.length < 2 || !rows.every((row) => row !== undefined)) return undefined;
  const units = new Set(rows.map(([, value]) => value?.unit ?? ''));
  if (units.size > 1) return undefined;
  const name = measure.replace(/[:：]\s*$/, '').trim();
  const head: TableCell[] = [cell('', null, 'empty'), cell(name, name, 'text')];
  return { kind: 'table', origin: first.origin, headerRows: 1, rows: [head, ...rows] };
}

function rowOf(lead: string | undefined, text: string): TableCell[] | undefined {
  const match = VALUE.exec(text.trim());
  if (!lead || !match) return undefined;
  const [, symbol, whole = '', decimals = '', behind] = match;
  const value = Number(`${whole.replace(/[,\s]/g, '').replace('−', '-')}${decimals.replace(',', '.')}`);
  const unit = symbol ?? behind?.trim();
  const isPercent = unit === '%' || unit === '％';
  const figure = cell(
    text.trim().replace(/[.;；。]$/, ''),
    isPercent ? value / 100 : value,
    isPercent ? 'percent' : 'number',
  );
  return [cell(lead, lead, 'text'), unit ? { ...figure, unit: isPercent ? '%' : unit } : figure];
}

function cell(text: string, value: TableCell['value'], type: TableCell['type']): TableCell {
  return { text, value, type, rowSpan: 1, colSpan: 1 };
}

import { characters, el, type Xml } from '../../ooxml/xml.ts';
import { allRows, type ChartSheet, categoryReference, nameReference, valueReference } from './workbook.ts';

/** What a chart part keeps of its sheet, so that it is drawn without opening it. */

export function seriesName(sheet: ChartSheet, index: number): Xml {
  return el(
    'c:tx',
    {},
    el('c:strRef', {}, formula(nameReference(index)), strings('c:strCache', [sheet.columns[index]?.name ?? ''])),
  );
}

export function categories(sheet: ChartSheet): Xml {
  const names = sheet.categories.map(String);
  return el('c:cat', {}, el('c:strRef', {}, formula(categoryReference(sheet)), strings('c:strCache', names)));
}

/** The values of a series. @param name `c:val`, or `c:yVal` of points. @param rows that the series has */
export function values(name: string, sheet: ChartSheet, index: number, rows = allRows(sheet)): Xml {
  const column = sheet.columns[index];
  return el(
    name,
    {},
    el(
      'c:numRef',
      {},
      formula(valueReference(sheet, index, rows)),
      numbers((column?.values ?? []).slice(rows.from, rows.from + rows.count), column?.format ?? 'General'),
    ),
  );
}

/** Where points stand along the horizontal axis: what the first column of the sheet has. */
export function abscissas(sheet: ChartSheet, rows = allRows(sheet)): Xml {
  const own = sheet.categories.slice(rows.from, rows.from + rows.count);
  const places = own.map((one) => (typeof one === 'number' ? one : null));
  return el('c:xVal', {}, el('c:numRef', {}, formula(categoryReference(sheet, rows)), numbers(places, 'General')));
}

function formula(reference: string): Xml {
  return el('c:f', {}, characters(reference));
}

function strings(name: string, texts: readonly string[]): Xml {
  const points = texts.map((text, idx) => el('c:pt', { idx }, el('c:v', {}, characters(text))));
  return el(name, {}, el('c:ptCount', { val: texts.length }), points);
}

function numbers(list: readonly (number | null)[], format: string): Xml {
  const points = list.map((value, idx) =>
    value === null ? undefined : el('c:pt', { idx }, el('c:v', {}, characters(String(value)))),
  );
  return el(
    'c:numCache',
    {},
    el('c:formatCode', {}, characters(format)),
    el('c:ptCount', { val: list.length }),
    points,
  );
}

import type { Origin } from '@pagewright/model/origin';
import { visualLength } from '../language/text.ts';
import { leadOf } from './leads.ts';
import type { SourceText } from './source-text.ts';

/** Things built alike: a name each, and the same fields in the same order. */
export interface RecordTable {
  readonly fields: readonly string[];
  /** A name and the value of each field. */
  readonly rows: readonly (readonly string[])[];
  readonly origins: readonly Origin[];
}

/** Fewest fields that make lines records. */
const FEWEST_FIELDS = 2;
/** Longest value, in comparable units. */
const LONGEST = 60;

/** `甲：报价36万，工期45天`, `乙：报价41万，工期30天`: lines whose clauses begin with the same words. */
export function recordsOf(lines: readonly SourceText[]): RecordTable | undefined {
  const leads = lines.map((line) => leadOf(line));
  if (lines.length < 2 || !leads.every((lead) => lead !== undefined && lead.mark !== 'space')) return undefined;
  const cells = leads.map((lead) =>
    (lead?.rest ?? '').split(/\s*[，,；;、]\s*/u).map((cell) => cell.replace(/[。.]$/u, '').trim()),
  );
  const width = Math.min(...cells.map(({ length }) => length));
  const fields: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const name = commonStart(cells.map((row) => row[column] ?? ''));
    if (name === '') break;
    fields.push(name);
  }
  if (fields.length < FEWEST_FIELDS || cells.some((row) => row.length > fields.length + 1)) return undefined;
  const hasRest = cells.some((row) => row.length > fields.length);
  const rows = cells.map((row, index) => [
    leads[index]?.lead ?? '',
    ...fields.map((field, column) => (row[column] ?? '').slice(field.length).replace(/^[\s:：]+/u, '')),
    ...(hasRest ? [row[fields.length] ?? ''] : []),
  ]);
  if (rows.flat().some((cell) => visualLength(cell) > LONGEST)) return undefined;
  return { fields: hasRest ? [...fields, ''] : fields, rows, origins: [...new Set(lines.map(({ origin }) => origin))] };
}

/** The words that all texts begin with, whole words in scripts with spaces; empty where one says nothing behind them. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  let name = first.slice(0, length).replace(/[\d.,\s:：$€£¥+-]+$/u, '');
  if (/\p{Script=Latin}$/u.test(name) && /^\p{Script=Latin}/u.test(first.slice(name.length)))
    name = name.replace(/\s?\p{Script=Latin}+$/u, '');
  const isName = /\p{L}{2}/u.test(name) && texts.every((text) => text.length > name.length);
  return isName ? name : '';
}

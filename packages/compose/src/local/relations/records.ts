import type { Origin } from '@pagewright/model/origin';
import { visualLength } from '../language/text.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Quantity } from '../spans/quantities.ts';
import { type Lead, leadOf } from './leads.ts';
import { type SourceText, stretchOf } from './source-text.ts';

/** Things built alike: a name each, and the same fields in the same order. */
export interface RecordTable {
  readonly fields: readonly string[];
  /** A name and the value of each field. */
  readonly rows: readonly (readonly string[])[];
  readonly origins: readonly Origin[];
  /** The values of all fields as figures, where the names are times and the values nothing else. */
  readonly measured?: readonly (readonly Quantity[])[];
}

/** Fewest fields that make lines records. */
const FEWEST_FIELDS = 2;
/** Longest value, in comparable units. */
const LONGEST = 60;

/** `甲：报价36万，工期45天`, `乙：报价41万，工期30天`: lines whose clauses begin with the same words. */
export function recordsOf(lines: readonly SourceText[], fewest = 2): RecordTable | undefined {
  const marked = lines.map((line) => leadOf(line) ?? datedLead(line));
  const isMarked = marked.every((lead) => lead !== undefined && lead.mark !== 'space');
  const leads = isMarked ? marked : lines.map(spacedLead);
  if (lines.length < fewest || !leads.every((lead) => lead !== undefined)) return undefined;
  const cells = lines.map((line, index) =>
    cellsOf(stretchOf(line, line.text.length - (leads[index]?.rest.length ?? 0), line.text.length)),
  );
  const width = Math.min(...cells.map(({ length }) => length));
  const fields: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const own = cells.map((row) => row[column]).filter((cell) => cell !== undefined);
    const name = commonStart(own.map(({ text }) => text)) || behindDates(own);
    if (name === '' && !areOfOneUnit(own)) break;
    fields.push(name);
  }
  if (
    fields.length < FEWEST_FIELDS ||
    (!isMarked && lines.length > 1 && fields.includes('')) ||
    cells.some((row, index) => restOf(row, fields.length, lines[index]).length > MOST_REST)
  )
    return undefined;
  const hasRest = cells.some((row) => row.length > fields.length);
  const rows = cells.map((row, index) => [
    leads[index]?.lead ?? '',
    ...fields.map((field, column) => valueOf(row[column]?.text ?? '', field)),
    ...(hasRest ? [restOf(row, fields.length, lines[index])] : []),
  ]);
  if (rows.flat().some((cell) => visualLength(cell) > LONGEST)) return undefined;
  const figures = cells.map((row) => fields.flatMap((field, column) => figureBehind(row[column], field) ?? []));
  const isMeasured =
    !hasRest && lines.every((line) => datedLead(line)) && figures.every(({ length }) => length === fields.length);
  return {
    ...(isMeasured ? { measured: figures } : {}),
    fields: hasRest ? [...fields, ''] : fields,
    rows,
    origins: [...new Set(lines.map(({ origin }) => origin))],
  };
}

/** `9月1日开工` above `10月25日开工`: the words that all cells have behind their dates; empty where they differ. */
function behindDates(cells: readonly SourceText[]): string {
  const [first, ...others] = cells.map(({ text, dates: [date] }) =>
    date?.start === 0 ? text.slice(date.end).trim() : '',
  );
  return first !== undefined && /\p{L}{2}/u.test(first) && others.every((own) => own === first) ? first : '';
}

/** A cell without the name of its field, which begins it or ends it. */
function valueOf(text: string, field: string): string {
  return text.startsWith(field) || field === ''
    ? text.slice(field.length).replace(/^[\s:：]+/u, '')
    : text.slice(0, -field.length).trim();
}

/** Fewest lines and fewest fields of each that dashes make a table of. */
const DASHED = { lines: 2, fields: 3 } as const;
const DASH = /\s[–—-]\s/u;

/** `Refund flow – Ana – 60%`, `Mandates – Joost – 35%`: lines that dashes between blanks divide into as many fields. */
export function dashedRecordsOf(lines: readonly SourceText[]): RecordTable | undefined {
  const rows = lines.map(({ text }) => text.split(DASH).map((field) => field.trim()));
  const [first] = rows;
  const width = first?.length ?? 0;
  const areFields = rows.every(
    (row) => row.length === width && row.every((field) => field !== '' && visualLength(field) <= LONGEST),
  );
  if (lines.length < DASHED.lines || width < DASHED.fields || !areFields) return undefined;
  return {
    fields: Array.from({ length: width - 1 }, () => ''),
    rows,
    origins: [...new Set(lines.map(({ origin }) => origin))],
  };
}

/** Longest that is said of one behind its fields, in letters. */
const MOST_REST = 56;

/** What stands behind the fields that all have, as it is written. */
function restOf(row: readonly SourceText[], fields: number, line: SourceText | undefined): string {
  const rest = row.slice(fields);
  const length = rest.reduce((sum, { text }) => sum + text.length, 0);
  const at = line?.text.lastIndexOf(rest[0]?.text ?? '', line.text.length - length) ?? -1;
  return rest.length > 0 && line && at >= 0 ? line.text.slice(at).replace(/[。.]$/u, '') : '';
}

/** The figure that a cell is, behind the name of its field. */
function figureBehind(cell: SourceText | undefined, field: string): Quantity | undefined {
  const only = cell?.quantities[0];
  if (!cell || !only || cell.quantities.length > 1 || only.number === undefined) return undefined;
  const isWhole = only.end === cell.text.length && !/\p{L}/u.test(cell.text.slice(field.length, only.start));
  return isWhole ? only : undefined;
}

/** `1月 营业额21.3万 利润2.1万`: a date is the name of what is measured then. */
function datedLead({ text, language }: SourceText): Lead | undefined {
  const lead = leadDateOf(text, language);
  return lead && lead.rest < text.length
    ? { lead: lead.date.text, rest: text.slice(lead.rest), mark: 'colon' }
    : undefined;
}

/** `甲公司 报价86万 工期60天`: where spaces divide everything, the first word is the name. */
function spacedLead({ text, words }: SourceText): Lead | undefined {
  const [, lead = '', rest = ''] = /^(\S{1,10})\s+(\p{sc=Han}.*)$/su.exec(text) ?? [];
  const isName = /\p{L}/u.test(lead) && !/[:：,，;；。]/u.test(lead) && !words.slice(0, lead.length).includes('\uE000');
  return isName ? { lead, rest, mark: 'space' } : undefined;
}

/** The clauses of a line; the comma of a figure divides none. */
function cellsOf(source: SourceText): SourceText[] {
  const cells: SourceText[] = [];
  let start = 0;
  const take = (end: number): void => {
    const open = stretchOf(source, start, end);
    cells.push(stretchOf(open, 0, open.text.replace(/[。.]$/u, '').length));
  };
  for (const match of source.words.matchAll(/\s*[，,；;、]\s*|。(?=\S)|(?<=\uE000)\s+(?=\p{sc=Han})/gu)) {
    take(match.index);
    start = match.index + match[0].length;
  }
  take(source.text.length);
  return cells;
}

/** `399 euros` below `449 euros`, `2 kg every two weeks` below `250 g every month`: what stands around the figure, or what it measures, says what the column is. */
function areOfOneUnit(cells: readonly SourceText[]): boolean {
  const [first] = cells;
  const kind = first?.quantities[0]?.kind;
  const isMeasured = kind === 'measure' || kind === 'money';
  if (isMeasured && cells.every(({ quantities: [own] }) => own?.start === 0 && own.kind === kind)) return true;
  const units = cells.map(({ text }) => text.replace(/\d+(?:[.,\u00a0\u202f ]\d+)*/u, ''));
  return cells.every(({ text }, index) => units[index] !== '' && units[index] === units[0] && /\d/u.test(text));
}

/** `no`, `de`: short words by themselves name no field. */
const SHORT_WORD = /^\p{Ll}{1,3}$/u;

/** The words that all texts begin with, whole words in scripts with spaces; empty where one says nothing behind them. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  let name = first.slice(0, length).replace(/[\d.,\s:：$€£¥+-]+$/u, '');
  if (/\p{Script=Latin}$/u.test(name) && texts.some((text) => /^\p{Script=Latin}/u.test(text.slice(name.length))))
    name = name.replace(/\s?\p{Script=Latin}+$/u, '');
  const isName = /\p{L}{2}/u.test(name) && !SHORT_WORD.test(name) && texts.every((text) => text.length > name.length);
  return isName ? name : '';
}

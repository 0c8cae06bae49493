import type { HeadingBlock, SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { isTotalLabel } from '../tables/vocabulary.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

/** Sheets side by side, their rows and the measures of each: of more a page shows too little. Periods follow each other. */
const MOST = { sheets: 4, rows: 16, measures: 4, periods: 8 } as const;
const FEWEST_ROWS = 2;
/** Share of the rows that sheets must have in common, and of a column's cells that must be figures. */
const COMMON = 0.8;
const FIGURES = 0.6;

/**
 * Of neighbouring sheets with the same head and the same rows, each measure as one table with a column for each sheet:
 * what they say is how one year, place or plan differs from another.
 */
export function withComparedSheets(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sheets = sheetsOf(blocks);
  const [first] = sheets;
  if (!first) return [...blocks];
  const before = blocks.slice(0, blocks.indexOf(first.heading));
  const result: SourceBlock[] = [...before];
  for (let start = 0; start < sheets.length; ) {
    const run = runFrom(sheets, start);
    const tables = run.length > 1 ? comparedOf(run) : undefined;
    const [own] = run as [Sheet, ...Sheet[]];
    if (tables) {
      const text = run.map(({ heading }) => heading.text).join(JOINT);
      const heading: HeadingBlock = { ...own.heading, text };
      result.push(heading, ...tables);
    } else for (const { blocks: all } of run) result.push(...all);
    start += run.length;
  }
  return result;
}

const JOINT = ' · ';

function runFrom(sheets: readonly Sheet[], start: number): readonly Sheet[] {
  const first = sheets[start] as Sheet;
  let end = start + 1;
  while (end < sheets.length && areAlike(first, sheets[end] as Sheet)) end += 1;
  return sheets.slice(start, end);
}

/** One table each and nothing else, under one head, with about the same rows. */
function areAlike(one: Sheet, other: Sheet): boolean {
  const [own, its] = [onlyTable(one), onlyTable(other)];
  if (!own || !its) return false;
  const heads = [own, its].map(({ rows }) => (rows[0] ?? []).map(({ text }) => squeeze(text)).join('\n'));
  if (heads[0] !== heads[1] || haveOtherUnits(one, other)) return false;
  const labels = labelsOf(own);
  const others = labelsOf(its);
  // Of two rows with one name the second would be lost.
  if ([labels, others].some((names) => new Set(names).size < names.length)) return false;
  const common = labels.filter((label) => others.includes(label)).length;
  return common >= Math.max(labels.length, others.length) * COMMON;
}

function onlyTable({ blocks, table }: Sheet): TableBlock | undefined {
  const isAlone = blocks.length === 2 && table?.headerRows === 1;
  const rows = (table?.rows.length ?? 0) - 1;
  return isAlone && rows >= FEWEST_ROWS && rows <= MOST.rows ? table : undefined;
}

function labelsOf({ rows, headerRows }: TableBlock): string[] {
  return rows.slice(headerRows).map(([label]) => squeeze(label?.text ?? ''));
}

function comparedOf(run: readonly Sheet[]): TableBlock[] | undefined {
  const tables = run.flatMap((sheet) => onlyTable(sheet) ?? []);
  const [first] = tables;
  if (!first || run.length > MOST.sheets) return undefined;
  const head = first.rows[0] ?? [];
  const measures = head.flatMap((_, column) =>
    column > 0 && tables.every((own) => isMeasure(own, column)) ? [column] : [],
  );
  // A column of words would be lost.
  if (measures.length === 0 || measures.length > MOST.measures || measures.length < head.length - 1) return undefined;
  return measures.map((column) => tableOfMeasure(run, tables, column));
}

/** The totals of sheets alike under a heading of their names, or nothing where not one column tells them. */
export function totalsOver(run: readonly Sheet[]): SourceBlock[] {
  const [first, ...others] = run;
  const tables = run.flatMap((sheet) => onlyTable(sheet) ?? []);
  const areComparable = first && tables.length === run.length && others.every((sheet) => areAlike(first, sheet));
  if (!areComparable || run.length > MOST.periods) return [];
  const head = tables[0]?.rows[0] ?? [];
  const totals = head.flatMap(({ text }, column) =>
    column > 0 && isTotalLabel(text) && tables.every((own) => isMeasure(own, column)) ? [column] : [],
  );
  const [column, ...further] = totals;
  if (column === undefined || further.length > 0) return [];
  const names = run.map(({ heading }) => heading.text);
  const heading: HeadingBlock = { ...first.heading, text: [names[0], names.at(-1)].join(JOINT) };
  return [heading, tableOfMeasure(run, tables, column)];
}

/** One column of all tables, with a column for each sheet. */
function tableOfMeasure(run: readonly Sheet[], tables: readonly TableBlock[], column: number): TableBlock {
  const [first] = tables as [TableBlock];
  const head = first.rows[0] ?? [];
  const names = run.map(({ heading }) => wordCell(heading.text));
  const labels = [
    ...new Map(tables.flatMap((own) => own.rows.slice(1)).map(([cell]) => [squeeze(cell?.text ?? ''), cell])).values(),
  ];
  const ends = new Set(tables.map(endOfCaption));
  const shared = ends.size === 1 ? [...ends] : [];
  const rows = labels.flatMap((label) =>
    label ? [[label, ...tables.map((own) => rowOf(own, label)?.[column] ?? EMPTY)]] : [],
  );
  const { caption: _, ...base } = first;
  const caption = [head[column]?.text.trim(), ...shared].filter(Boolean).join(CAPTION_JOINT);
  const notes = [...new Set(tables.flatMap((own) => own.notes ?? []))];
  return {
    ...base,
    ...(caption ? { caption } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    rows: [[head[0] ?? EMPTY, ...names], ...rows],
    further: [...tables.slice(1).map(({ origin }) => origin), ...run.map(({ heading }) => heading.origin)],
  };
}

/** What joins the parts of a caption where a sheet says its title and its unit above the table. */
const CAPTION_JOINT = ' – ';

/** The last part of a caption: its unit, where it has one. */
function endOfCaption({ caption = '' }: TableBlock): string {
  return caption.split(CAPTION_JOINT).at(-1) ?? '';
}

/** `in thousands` of one sheet and `in millions` of the other; a year or the sheet's own name is no unit. */
function haveOtherUnits(one: Sheet, other: Sheet): boolean {
  const units = [one, other].map(({ heading, table }) => {
    const end = table?.caption?.includes(CAPTION_JOINT) ? endOfCaption(table) : '';
    return /\d/u.test(end) || squeeze(heading.text).includes(squeeze(end)) ? '' : end;
  });
  return units[0] !== units[1];
}

function isMeasure({ rows, headerRows }: TableBlock, column: number): boolean {
  const cells = rows.slice(headerRows).map((row) => row[column]);
  const figures = cells.filter((cell) => typeof cell?.value === 'number').length;
  return figures >= cells.length * FIGURES;
}

function rowOf({ rows, headerRows }: TableBlock, label: TableCell): readonly TableCell[] | undefined {
  const key = squeeze(label.text);
  return rows.slice(headerRows).find(([own]) => squeeze(own?.text ?? '') === key);
}

const EMPTY: TableCell = { text: '', type: 'empty', value: null, rowSpan: 1, colSpan: 1 };

function wordCell(text: string): TableCell {
  return { text, type: 'text', value: text, rowSpan: 1, colSpan: 1 };
}

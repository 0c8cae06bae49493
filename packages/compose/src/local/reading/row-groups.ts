import type { SourceBlock, TableBlock, TableCell } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { bodyOf, headOf, type Row } from '../tables/grid.ts';
import { withoutLabel } from '../tables/vocabulary.ts';

/** Rows from which a table is divided where its rows stand in groups. */
const LONG_TABLE = 14;
/** Groups that a table is divided into, and the fewest rows that they have on average. */
const GROUPS = { min: 2, max: 40, rows: 1.8 } as const;
const LONGEST_NAME = 70;

/**
 * Long tables whose rows stand in groups — under a name that spans them, under a row of its own, under a first numbering —
 * become a table for each group, under its name. Two lists side by side are one below the other.
 */
export function divideTables(blocks: readonly SourceBlock[]): SourceBlock[] {
  let level = 1;
  return blocks.flatMap((block): readonly SourceBlock[] => {
    if (block.kind === 'heading') level = block.level;
    if (block.kind !== 'table' || bodyOf(block).length <= LONG_TABLE) return [block];
    const halves = halvesOf(block);
    const parts = halves.flatMap((half) => groupedTables(half, level));
    return parts.length > halves.length ? parts : [block];
  });
}

/** The two lists of a table whose head says the same twice. */
function halvesOf(block: TableBlock): TableBlock[] {
  const { names } = headOf(block);
  const width = names.length / 2;
  const isTwice =
    Number.isInteger(width) && width >= 2 && names.slice(0, width).join('|') === names.slice(width).join('|');
  if (!isTwice || block.rows.flat().some(({ colSpan }) => colSpan > 1)) return [block];
  return [block.rows.map((row) => row.slice(0, width)), block.rows.map((row) => row.slice(width))].map((rows) => ({
    ...block,
    rows: rows.filter((row, index) => index < block.headerRows || row.some(({ text }) => text.trim() !== '')),
  }));
}

interface RowGroup {
  readonly name: string;
  readonly rows: readonly Row[];
  /** The column in which its name stands and nothing else: the heading says it. */
  readonly column?: number;
}

function groupedTables(block: TableBlock, level: number): SourceBlock[] {
  const body = bodyOf(block);
  const groups = spannedGroups(body) ?? headedGroups(body) ?? numberedGroups(body);
  if (!groups) return [block];
  const head = block.rows.slice(0, block.rows.length - body.length >= 0 ? block.headerRows : 0);
  const { caption, notes, ...rest } = block;
  const named: SourceBlock[] = caption
    ? [{ kind: 'heading', level: Math.min(6, level + 1), text: withoutLabel(caption), origin: block.origin }]
    : [];
  const tables = groups.flatMap(({ name, rows, column }, index): SourceBlock[] => [
    { kind: 'heading', level: Math.min(6, level + 1 + named.length), text: name, origin: block.origin },
    {
      ...rest,
      rows: withoutColumn([...head.map((row) => [...row]), ...rows.map((row) => withoutSpans(row))], column),
      ...(index === groups.length - 1 && notes ? { notes } : {}),
    },
  ]);
  return [...named, ...tables];
}

/** Cells that span rows of another part would cover nothing there. */
function withoutSpans(row: Row): TableCell[] {
  return row.map((cell) => (cell.rowSpan === 1 ? cell : { ...cell, rowSpan: 1 }));
}

/** Columns that a table keeps at least, beside that of the names of its groups. */
const FEWEST_LEFT = 2;

function withoutColumn(rows: TableCell[][], column: number | undefined): TableCell[][] {
  const isApart = column !== undefined && rows.every((row) => (row[column]?.colSpan ?? 1) <= 1);
  const isSpared = isApart && (rows[0]?.length ?? 0) > FEWEST_LEFT;
  return isSpared ? rows.map((row) => row.filter((_, other) => other !== column)) : rows;
}

/** A name in one of the first columns, and nothing below it as far as it reaches. */
function spannedGroups(body: readonly Row[]): RowGroup[] | undefined {
  for (const column of [0, 1, 2]) {
    const named = body.filter((row) => isName(row[column]));
    const filled = body.filter((row) => row[column]?.text.trim());
    const isFilledBeside = (body[0] ?? []).some(
      (_, other) => other > column && body.filter((row) => row[other]?.text.trim()).length >= body.length * 0.7,
    );
    if (filled.length > named.length * 1.1 || named.length > body.length * 0.6 || !isFilledBeside) continue;
    const groups = grouped(body, (row) => (isName(row[column]) ? (row[column] as TableCell).text.trim() : undefined));
    if (isGrouping(groups, body)) return groups.map((group) => ({ ...group, column }));
  }
  return undefined;
}

/** Rows from which an order shows, and the share of them that keep to it. */
const ORDER = { rows: 12, share: 0.8 } as const;
const COLLATOR = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Names from A to Z through the whole table, those of the rows of one text too: these are of the list without figures,
 * and no headings of those below them, among which an order would begin again.
 */
function isInOrder(body: readonly Row[]): boolean {
  const names = body.map((row) => row.find(({ text }) => text.trim() !== '')?.text.trim() ?? '');
  const follows = names.map((name, index) => index === 0 || COLLATOR.compare(names[index - 1] ?? '', name) <= 0);
  const lone = body.flatMap((row, index) => (row.filter(({ text }) => text.trim() !== '').length === 1 ? [index] : []));
  const between = lone.filter((index) => follows[index] && (follows[index + 1] ?? true));
  return (
    names.length >= ORDER.rows &&
    follows.filter(Boolean).length >= names.length * ORDER.share &&
    between.length >= lone.length * ORDER.share
  );
}

/** Rows of one text over rows of several cells. */
function headedGroups(body: readonly Row[]): RowGroup[] | undefined {
  if (isInOrder(body)) return undefined;
  const groups = grouped(body, (row) => {
    const filled = row.filter(({ text }) => text.trim() !== '');
    return filled.length === 1 && isName(filled[0]) ? filled[0]?.text.trim() : undefined;
  });
  const own = groups.map(({ name, rows }) => ({ name, rows: rows.slice(1) })).filter(({ rows }) => rows.length > 0);
  return own.length >= groups.length * 0.7 && isGrouping(own, body) ? own : undefined;
}

/** Numberings that the first of several levels has: `一、`, `I.`, `A.`. */
const FIRST_LEVEL = [/^[一二三四五六七八九十]{1,3}[、．.]/, /^(?:[IVX]{1,4})[.)、]\s/, /^[A-Z][.)、]\s/] as const;

function numberedGroups(body: readonly Row[]): RowGroup[] | undefined {
  for (const pattern of FIRST_LEVEL) {
    const labelOf = (row: Row): string | undefined =>
      row
        .slice(0, 3)
        .map(({ text }) => text.trim())
        .find((text) => pattern.test(text));
    const groups = grouped(body, labelOf).map(({ name, rows }) => ({
      name: name.replace(pattern, '').trim() || name,
      rows,
    }));
    if (isGrouping(groups, body)) return groups;
  }
  return undefined;
}

function grouped(body: readonly Row[], nameOf: (row: Row) => string | undefined): RowGroup[] {
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of body) {
    const name = nameOf(row);
    if (name !== undefined && name !== groups.at(-1)?.name) groups.push({ name, rows: [row] });
    else groups.at(-1)?.rows.push(row);
  }
  return groups;
}

/** Several groups of several rows that hold nearly all of the table. */
function isGrouping(groups: readonly RowGroup[], body: readonly Row[]): boolean {
  const held = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const names = new Set(groups.map(({ name }) => name));
  return (
    groups.length >= GROUPS.min &&
    groups.length <= GROUPS.max &&
    names.size >= groups.length * 0.8 &&
    held >= body.length * 0.85 &&
    held >= groups.length * GROUPS.rows
  );
}

function isName(cell: TableCell | undefined): boolean {
  return (
    cell !== undefined &&
    cell.type === 'text' &&
    /\p{L}{2}/u.test(cell.text) &&
    visualLength(cell.text.trim()) <= LONGEST_NAME
  );
}

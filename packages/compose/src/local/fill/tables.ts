import type { FillWish } from '@pagewright/model/filling';
import type { TableContent } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { bodyOf, gridsOf, type Head, headOf } from '../tables/grid.ts';
import { tableContent } from '../tables/table-content.ts';
import { figureKindOf, isOfKind, notedUnit } from './figure-kinds.ts';
import { type Found, isDescribed, isSpokenOf, LEAST, queryOf } from './found.ts';
import { namedColumns } from './named-columns.ts';
import { type Query, wordsOf } from './query.ts';
import type { Sources, Tabled } from './sources.ts';

/** The table that answers best, with the columns that are asked for or those that tell most. */
export function tableFor(wish: FillWish, query: Query, sources: Sources): Found {
  const answering = answeringTables(query, sources);
  if (answering.length === 0) return isSpokenOf(query, sources) ? 'no-data' : 'not-found';
  if (wish.columns.length === 0) return wholeTable(wish, (answering as [Tabled])[0].block, sources);
  const [best] = answering
    .map(({ block }) => ({ block, columns: matched(block, wish, sources) }))
    .toSorted((a, b) => countOf(b.columns) - countOf(a.columns));
  if (!best || countOf(best.columns) === 0) return 'no-data';
  return withAsked(wish, best.block, best.columns);
}

/**
 * A table that was chosen for a wish.
 * @param named what the source calls the columns that are asked for, in their order; empty where that is not known
 */
export function chosenTable(wish: FillWish, block: TableBlock, named: readonly string[], sources: Sources): Found {
  if (wish.columns.length === 0) return wholeTable(wish, block, sources);
  const { names } = headOf(block);
  const told = wish.columns.map(({ dataType }, at) => {
    const own = squeeze(named[at] ?? '');
    const column = own ? names.findIndex((name) => squeeze(name) === own) : -1;
    return column >= 0 && isFitting(block, column, dataType) ? column : undefined;
  });
  const columns = countOf(told) > 0 ? told : matched(block, wish, sources);
  return countOf(columns) > 0 ? withAsked(wish, block, columns) : 'no-data';
}

function wholeTable(wish: FillWish, block: TableBlock, sources: Sources): Found {
  const columns = namedColumns(block, wish.description, sources);
  const part = columns && columns.length <= wish.most.columns ? { columns } : {};
  return { is: 'table', id: wish.id, table: tableContent(block, wish.most, part), missing: [] };
}

/** Tables that answer, best first; of equals the one with more rows. */
export function answeringTables(query: Query, { tables }: Sources): Tabled[] {
  return tables
    .map((tabled) => ({ tabled, score: query.coverage(tabled.words, tabled.context) }))
    .filter(({ score, tabled }) => score >= LEAST && bodyOf(tabled.block).length > 0)
    .toSorted((a, b) => b.score - a.score || b.tabled.block.rows.length - a.tabled.block.rows.length)
    .map(({ tabled }) => tabled);
}

/** A column of the source for every column that is asked for, in their order. */
type Matched = readonly (number | undefined)[];

function countOf(columns: Matched): number {
  return columns.filter((column) => column !== undefined).length;
}

/** Each source column answers once, the best matches first; the rows' names stand in for a first column of words. */
function matched(block: TableBlock, { columns }: FillWish, sources: Sources): Matched {
  const head = headOf(block);
  const pairs = columns.flatMap((asked, at) => {
    // The source may use the word of either.
    const queries = [asked.name, asked.description].filter((text) => text.trim()).map((text) => queryOf(text, sources));
    return head.names.flatMap((_, column) => {
      const own = wordsOf(nameOf(head, column));
      const isOfType = isFitting(block, column, asked.dataType);
      const score = isOfType ? Math.max(0, ...queries.map((query) => query.coverage(own))) : 0;
      return score >= LEAST ? [{ at, column, score }] : [];
    });
  });
  const result: (number | undefined)[] = columns.map(() => undefined);
  for (const { at, column } of pairs.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
    if (result[at] === undefined && !result.includes(column)) result[at] = column;
  }
  const label = gridsOf(block)[0]?.labelColumn ?? 0;
  const wantsNames = result[0] === undefined && countOf(result) > 0 && columns[0]?.dataType === 'text';
  return wantsNames && !result.includes(label) ? result.with(0, label) : result;
}

function nameOf({ names, groups }: Head, column: number): string {
  return `${groups[column] ?? ''}\n${names[column] ?? ''}`;
}

/** Whether most of a column is of the kind of data that is asked for. */
function isFitting(block: TableBlock, column: number, dataType: string): boolean {
  const kind = figureKindOf(dataType);
  if (!kind) return true;
  const cells = bodyOf(block).flatMap((row) => row[column] ?? []);
  const filled = cells.filter(({ text }) => text.trim());
  const noted = notedUnit(block);
  return filled.filter((cell) => isOfKind(cell, kind, noted)).length >= filled.length * 0.5 && filled.length > 0;
}

/** The asked columns in their order: those that no source has stay empty. */
function withAsked(wish: FillWish, block: TableBlock, columns: Matched): Found {
  const known = columns.filter((column) => column !== undefined);
  const content = tableContent(block, { rows: wish.most.rows, columns: known.length }, { columns: known });
  const places = columns.map((column) => (column === undefined ? -1 : known.indexOf(column)));
  const missing = wish.columns.flatMap((asked, at) => (places[at] === -1 ? [asked.name || asked.description] : []));
  const table: TableContent = {
    ...content,
    columns: places.map((place, at) => asAsked(wish, at, content.columns[place])),
    rows: content.rows.map((row) => places.map((place) => row[place] ?? '')),
  };
  return { is: 'table', id: wish.id, table, missing };
}

/** A column under the name that it was asked for by, with what the source's name says of its figures: `（万元）`. */
function asAsked(
  { columns }: FillWish,
  at: number,
  column: TableContent['columns'][number] = { label: '', type: 'text' },
): TableContent['columns'][number] {
  const { name = '', description = '' } = columns[at] ?? {};
  if (!name) return { ...column, label: column.label || description };
  if (squeeze(column.label).includes(squeeze(name))) return column;
  const measure = /\s*[(（][^()（）]+[)）]\s*$/.exec(column.label)?.[0] ?? '';
  return { ...column, label: `${name}${measure.trimEnd()}` };
}

/** What is asked of a table: its own description, or those of its columns where it has none. */
export function questionOf(wish: FillWish): string {
  if (isDescribed(wish)) return wish.description;
  return wish.columns.map(({ name, description }) => `${name} ${description}`).join('\n');
}

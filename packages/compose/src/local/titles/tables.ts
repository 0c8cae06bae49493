import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { capitalised, isTitleLength, isWide, squeeze, visualLength } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { statement, type TableAtom } from '../material/atoms.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import { chartsOf } from '../tables/charts.ts';
import { bodyOf, headOf, type Row } from '../tables/grid.ts';
import { filledColumns, isReadWhole, nameColumnOf } from '../tables/table-content.ts';
import { isHeadNote, isSilentName, isTime, withoutLabel, withoutNoteMark } from '../tables/vocabulary.ts';
import { shortenedTitle } from './length.ts';
import { tidiedTitle } from './tidied.ts';

/** Names of pages about tables: their captions, what a view of them shows, the periods that tell them apart. */

/** What a table is called, and of its further views what they show. */
export function* titlesOfTables(group: Group, documentTitle: string): Generator<Statement> {
  for (const atom of tablesOf(group)) {
    const { view, block } = atom;
    const name = nameOf(atom, group, documentTitle);
    if (view.as === 'chart') yield* titlesOfChart(atom, name, documentTitle);
    else yield* named(name, undefined, block.origin);
    const period = periodOf(block);
    if (view.as !== 'chart' && name && period) yield* named(name, period, block.origin);
  }
}

/** Whether a page shows the table of a view that another page has: it is numbered rather than named anew. */
export function isFurtherTable(group: Group): boolean {
  return tablesOf(group).some(({ view }) => view.as === 'table') && atomsOfGroup(group).length === 1;
}

/** Letters of a column's name that names its table among others. */
const OWN_HEAD = { least: 4, most: 34 } as const;

/** What the head of a table names that no other table under its heading has: `Roadmap · Secure design`. */
export function* ownHeadsOfTables(group: Group, documentTitle: string): Generator<Statement> {
  for (const { view, block } of tablesOf(group)) {
    const name = nameOfTable(group, documentTitle);
    if (view.as === 'chart' || !name) continue;
    const others = group.parts
      .flatMap(({ passage }) => passage.blocks)
      .filter((other): other is TableBlock => other.kind === 'table' && other !== block);
    if (others.length === 0) continue;
    const known = new Set(others.flatMap((other) => headOf(other).names));
    // What stands over the names of the rows says what these are.
    const own = headOf(block)
      .names.slice(1)
      .find((text) => !known.has(text) && /\p{L}{2}/u.test(text) && !isTime(text) && isOfLength(text));
    if (own) yield* named(name, own, block.origin);
  }
}

function isOfLength(text: string): boolean {
  const width = visualLength(text);
  return width >= OWN_HEAD.least && width <= OWN_HEAD.most;
}

/** The period in the head of a table, for one whose heading another page has. */
export function* periodsOfTables(group: Group): Generator<Statement> {
  for (const { view, block } of tablesOf(group)) {
    const period = periodOf(block);
    const heading = group.parts[0]?.passage.heading;
    if (view.as === 'chart' || !period) continue;
    if (heading) yield* named(heading, period, block.origin);
    yield statement(period, block.origin, 1);
  }
}

/** What tells a table from others of its name: what all its columns stand under, its first and last period or row. */
export function* rangesOfTables(group: Group, documentTitle: string): Generator<Statement> {
  for (const { view, block } of tablesOf(group)) {
    const name = nameOfTable(group, documentTitle);
    if (!name) continue;
    if (view.as === 'chart') {
      const drawn = listed(view.chart.series.map((own) => own.name));
      if (isTitleLength(`${name} · ${drawn}`)) yield* named(name, drawn, block.origin);
      continue;
    }
    const head = headOf(block);
    const { groups } = head;
    const above = new Set(groups.filter((text) => text !== ''));
    const [only] = above;
    if (above.size === 1 && only) yield* named(name, only, block.origin);
    const part = view.as === 'table' ? view.part?.rows : undefined;
    const body = part ? bodyOf(block).slice(part.from, part.to) : bodyOf(block);
    // Months to come stand in the head already.
    const columns = (view.as === 'table' ? view.part?.columns : undefined) ?? filledColumns(head, body);
    const names = columns.map((column) => head.names[column] ?? '');
    const heads = [...new Set(columns.map((column) => groups[column] ?? ''))].filter((text) => text !== '');
    const isPartOfHeads = view.as === 'table' && view.part?.columns !== undefined && heads.length < above.size;
    if (isPartOfHeads && isTitleLength(`${name} · ${listed(heads)}`)) yield* named(name, listed(heads), block.origin);
    const times = names.filter((text) => isTime(text));
    const [first, last] = [times[0], times.at(-1)];
    // Quarters under several years: from the first to the last of them says nothing without these.
    const isTold = new Set(times).size === times.length;
    if (first && last && isTold && times.length >= names.length / 2) yield* range(name, first, last, block.origin);
    const keys = keysOf(body);
    const [from, to] = [keys[0], keys.at(-1)];
    // The names of all rows tell a table from no other, unless they are times.
    const isPart = part !== undefined || keys.every((key) => isTime(key));
    if (isPart && from && to) yield* range(name, from, to, block.origin);
    const drawn = drawnIn(view, block);
    const key = view.as === 'table' && view.part?.columns ? columns.indexOf(nameColumnOf(block)) : 0;
    const others = names.filter((_, index) => index !== key);
    const shown = (drawn ?? others).map(withoutNoteMark).filter((text) => /\p{L}/u.test(text));
    if (shown.length > 0 && isTitleLength(`${name} · ${listed(shown)}`))
      yield* named(name, listed(shown), block.origin);
    // Of columns on a page of their own the first and the last say which they are.
    const [left, right] = [shown[0], shown.at(-1)];
    if (view.as === 'table' && view.part?.columns && left && right) yield* range(name, left, right, block.origin);
  }
}

/** Names one behind the other, with the comma of their script. */
function listed(names: readonly string[]): string {
  return names.join(names.every(isWide) ? '、' : ', ');
}

/** What the chart draws that a page shows of itself where its table has one: the other columns stand on no page of this name. */
function drawnIn(view: TableAtom['view'], block: TableBlock): readonly string[] | undefined {
  if (view.as !== 'auto' || isReadWhole(block)) return undefined;
  return chartsOf(block)[0]?.series.map(({ name }) => name);
}

/** From one to another. Numbers of rows are no range of figures. */
function* range(name: string, from: string, to: string, origin: Origin): Generator<Statement> {
  if (from === to) return;
  const between = /\p{L}/u.test(from + to) ? ' – ' : ' … ';
  const text = `${name} · ${from}${between}${to}`;
  if (isTitleLength(text)) yield statement(capitalised(text), origin, 1);
}

/** Letters of a key that still names a row; longer ones say something. */
const LONGEST_KEY = 24;
/** Share of the rows that have a name of their own in a column of names. */
const NAMED = 0.8;

/** What the rows are called, in the first column that names them. */
function keysOf(rows: readonly Row[]): string[] {
  for (const column of [0, 1]) {
    const texts = rows
      .map((row) => row[column]?.text.trim().replace(/\s*[:：]$/u, '') ?? '')
      .filter((text) => text !== '');
    const isDistinct = texts.length > 1 && new Set(texts).size >= rows.length * NAMED;
    if (isDistinct && (texts.every(isRowName) || areCounted(texts))) return texts;
  }
  return [];
}

/** A word, a year, the number of a clause. */
function isRowName(text: string): boolean {
  return (
    visualLength(text) <= LONGEST_KEY &&
    (/^[^,，:：]*\p{L}[^,，:：]*$/u.test(text) || isTime(text) || /^\d+(?:\.\d+)+$/.test(text))
  );
}

/** Numbers of rows, which grow: others are figures. */
function areCounted(texts: readonly string[]): boolean {
  return texts.every((text, index) => /^\d{1,4}$/.test(text) && Number(text) > Number(texts[index - 1] ?? -1));
}

function tablesOf(group: Group): TableAtom[] {
  return atomsOfGroup(group).filter((atom) => atom.kind === 'table');
}

/** Most series that name a chart together. */
const MOST_DRAWN = 3;

function* titlesOfChart(
  { view, block }: TableAtom,
  name: string | undefined,
  documentTitle: string,
): Generator<Statement> {
  if (view.as !== 'chart') return;
  const { valueName, categoryName, series, notes, caption } = view.chart;
  const isTally = Object.values(LABELS).some(({ rowCount }) => rowCount === valueName);
  const period = notes[0] && !block.notes?.includes(notes[0]) ? notes[0] : undefined;
  const drawn = listed(series.map((own) => own.name));
  // Where nothing names the table, what is drawn does.
  const isNamed = name !== undefined || series.length > MOST_DRAWN || /^\W*$/u.test(drawn);
  const measured = isNamed && series.length !== 1 ? undefined : drawn;
  const shown = isTally ? categoryName : (valueName ?? measured);
  if (name || shown || period) yield* named(name, shown ?? period, block.origin);
  for (const text of [shown, period]) if (text) yield statement(text, block.origin, 1);
  if (caption && caption !== block.caption) yield* named(captionName(caption, documentTitle), undefined, block.origin);
}

/** One or two names as a title. */
function* named(first: string | undefined, second: string | undefined, origin: Origin): Generator<Statement> {
  const parts = [first, second].filter((part) => part !== undefined && part !== '');
  if (parts.length > 0) yield statement(capitalised(shortenedTitle(parts.join(' · '))), origin, 1);
}

/** What a further page about a table is called and numbered by: the table's name, else the document's. */
export function nameOfTable(group: Group, documentTitle: string): string | undefined {
  const [atom] = tablesOf(group);
  if (!atom) return undefined;
  const period = periodOf(atom.block);
  const name = nameOf(atom, group, documentTitle);
  if (name && period && atom.view.as === 'table' && !atom.block.caption) return shortenedTitle(`${name} · ${period}`);
  const heading = group.parts[0]?.passage.heading;
  return name ?? (heading && !isSilentName(heading) ? heading : documentTitle);
}

/** Its caption, else that of the table before it in its passage: tables under one caption share it. */
function nameOf({ block }: TableAtom, group: Group, documentTitle: string): string | undefined {
  if (block.caption) return captionName(block.caption, documentTitle);
  const blocks = group.parts.flatMap(({ passage }) => passage.blocks);
  const before = blocks
    .slice(0, blocks.indexOf(block))
    .findLast((other): other is TableBlock => other.kind === 'table' && other.caption !== undefined);
  return before?.caption && sameHead(before, block) ? captionName(before.caption, documentTitle) : undefined;
}

function sameHead(one: TableBlock, other: TableBlock): boolean {
  return one.rows[0]?.length === other.rows[0]?.length && one.headerRows === other.headerRows;
}

/** `3. Analyses by segment – 3.1 Operating segments`: the part that is not the document's title, without its number. */
function captionName(caption: string, documentTitle: string): string | undefined {
  const parts = withoutLabel(caption).split(/\s+[–—-]\s+/);
  const named = parts
    .map(tidiedTitle)
    .filter((part) => /\p{L}/u.test(part) && !isHeadNote(part) && !FORM_NUMBER.test(part));
  const apart = named.filter((part) => !isSame(part, documentTitle));
  const own = apart.length > 0 ? apart : named.map(shortenedTitle);
  const name = unnumbered(own.join(' – '));
  return name === '' || isSame(name, documentTitle) ? undefined : capitalised(shortenedTitle(name));
}

function isSame(one: string, other: string): boolean {
  return squeeze(unnumbered(one)) === squeeze(unnumbered(other));
}

function unnumbered(text: string): string {
  return text.replace(/^\d+(?:\.\d+)*\.?\s+/, '');
}

/** The number of a form: `会企01表`, `T 12`. */
const FORM_NUMBER = /^\p{L}{0,3}\s?\d+\p{L}?$/u;

/** A period tells two tables of one section apart. */
function periodOf({ rows, headerRows }: TableBlock): string | undefined {
  const cells = rows.slice(0, headerRows).flat();
  const periods = cells.filter(({ text }) => /(?:19|20)\d{2}/.test(text) && /\p{L}/u.test(text) && !isHeadNote(text));
  return new Set(periods.map(({ text }) => text)).size === 1 ? periods[0]?.text : undefined;
}

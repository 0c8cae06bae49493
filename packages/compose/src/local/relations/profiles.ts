import { isStopWord } from '../language/stop-words.ts';
import { capitalised, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { changesOf } from './changes.ts';
import type { RecordTable } from './records.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** Sentences in a row that say the same of one thing each. */
export interface Profiles {
  readonly records: RecordTable;
  /** How many sentences. */
  readonly count: number;
}

/** Fewest sentences, and fewest things that all of them say. */
const FEWEST = { sentences: 2, measures: 2 } as const;
/** Most sentences that are one table. */
const MOST_SENTENCES = 12;
/** Longest name, measure and value, in comparable units. */
const LONGEST = { name: 28, measure: 40, value: 48 } as const;

const ARTICLE = `(?:(?:${anyOf('articles')})\\s|l[’'])`;
const LEADS = new RegExp(`^(?:(?:and|but|et|mais|while)\\s)?`, 'iu');
const BREAK = /[,，、;；]\s?|\s(?=(?:and|but|et|mais)\s\p{Ll})/gu;
const END = new RegExp(`(?<![\\s。.!！,，、])(?:[\\s。.!！,，、]|(?:${anyOf('finals')})|(?<=\\p{L}|\\uE000)で)+$`, 'u');
/** `甲店没有卖出40台`: a name that denies is none. */
const DENIES = new RegExp(`(?:${anyOf('denials')}|${anyOf('undone')})$`, 'iu');
const KIND = new RegExp(`^(?:${anyOf('kinds')})(?=\\p{sc=Han}{2})`, 'u');
/** Words that say nothing of what is measured. */
const EMPTY =
  /^(?:(?:is|are|has|have|had|was|were|with|an?|the|a|ont|est|sont|avec|une?|il|elle|it|有|是|为|為)\s?)*$/iu;

/**
 * `The Brenn costs £389 and uses 9 litres. The Osta costs £465 and uses 8 litres.`: what the first sentence says of its
 * thing, in the same words with other figures, the next ones say of theirs.
 */
export function profilesFrom(sentences: readonly SourceText[], start: number): Profiles | undefined {
  const first = sentences[start];
  if (!first || first.quantities.length < FEWEST.measures) return undefined;
  let best: Profiles | undefined;
  const pieces: SourceText[][] = [];
  for (let end = start; end < sentences.length && end - start < MOST_SENTENCES; end += 1) {
    const own = sentences[end] as SourceText;
    if (own.quantities.length === 0 || changesOf(own).length > 0) break;
    pieces.push(piecesOf(own));
    if (pieces.length < FEWEST.sentences) continue;
    const records = tableOf(pieces, sentences.slice(start, end + 1));
    if (!records) break;
    best = { records, count: end + 1 - start };
  }
  return best;
}

function piecesOf(source: SourceText): SourceText[] {
  const pieces: SourceText[] = [];
  let start = 0;
  const take = (end: number): void => {
    const raw = stretchOf(source, start, end);
    const lead = LEADS.exec(raw.text)?.[0].length ?? 0;
    const whole = raw.words.replace(END, '').length;
    if (whole > lead) pieces.push(stretchOf(raw, lead, whole));
  };
  for (const match of source.words.matchAll(BREAK)) {
    take(match.index);
    start = match.index + match[0].length;
  }
  take(source.text.length);
  return pieces;
}

function tableOf(all: readonly (readonly SourceText[])[], sentences: readonly SourceText[]): RecordTable | undefined {
  const openings = all.map(([piece]) => piece && openingOf(piece));
  if (!openings.every((opening) => opening !== undefined)) return undefined;
  const shared = withoutKind(commonEnd(openings.map(({ front }) => front)));
  const names = openings.map(({ front }) => nameIn(front.slice(0, front.length - shared.length)));
  const fields = [measureOf(shared)];
  if (names.some((name) => name === '' || DENIES.test(name)) || new Set(names).size < names.length || fields[0] === '')
    return undefined;
  const rows = names.map((name, index) => [name, openings[index]?.value ?? '']);
  const rest = all.map((pieces) => pieces.slice(1));
  for (const piece of all[0]?.slice(1) ?? []) {
    const column = columnOf(piece, rest);
    if (!column) continue;
    fields.push(column.measure);
    for (const [index, { at, value }] of column.cells.entries()) {
      rows[index]?.push(value);
      rest[index] = rest[index]?.filter((_, place) => place !== at) ?? [];
    }
  }
  if (fields.length < FEWEST.measures) return undefined;
  const others = rest.map((pieces) => pieces.map(({ text }) => text).join(', '));
  const hasOthers = others.some((text) => text !== '');
  const table = rows.map((row, index) => (hasOthers ? [...row, others[index] ?? ''] : row));
  if (table.flat().some((cell) => visualLength(cell) > LONGEST.value)) return undefined;
  return {
    fields: [...fields.map(capitalised), ...(hasOthers ? [''] : [])],
    rows: table,
    origins: [...new Set(sentences.map(({ origin }) => origin))],
  };
}

/** The first clause up to its last figure, and the figure with what stands behind it. */
function openingOf(piece: SourceText): { readonly front: string; readonly value: string } | undefined {
  const last = piece.quantities.at(-1);
  if (!last || piece.dates.length > 0) return undefined;
  return { front: piece.text.slice(0, last.start), value: piece.text.slice(last.start) };
}

/** What is said of the thing: the clause that begins with the same words in every sentence. */
function columnOf(
  piece: SourceText,
  rest: readonly (readonly SourceText[])[],
):
  | { readonly measure: string; readonly cells: readonly { readonly at: number; readonly value: string }[] }
  | undefined {
  const [word = ''] = /^[\p{Script=Latin}’']+\s?|^[^\p{Script=Latin}\uE000\d]{2}/u.exec(piece.words) ?? [];
  if (word === '') return undefined;
  const found = rest.map((pieces) => pieces.findIndex(({ words }) => words.startsWith(word)));
  if (found.includes(-1)) return undefined;
  const texts = found.map((at, index) => rest[index]?.[at]?.text ?? '');
  const start = commonStart(texts);
  const isNamed = !EMPTY.test(start.trim());
  const end = isNamed ? '' : commonEnd(texts.map((text) => text.slice(start.length)));
  const measure = measureOf(isNamed ? start : end);
  const cells = texts.map((text, index) => ({
    at: found[index] as number,
    value: text.slice(start.length, text.length - end.length).replace(/^[\s:：]+|\s+$/gu, ''),
  }));
  const areValues = cells.every(({ value }) => value !== '') && new Set(cells.map(({ value }) => value)).size > 1;
  return measure !== '' && areValues ? { measure, cells } : undefined;
}

/** `甲方案成本12万元`, `乙方案成本15万元`: what kind of thing it is belongs to the name. */
function withoutKind(shared: string): string {
  return shared.replace(KIND, '');
}

function measureOf(text: string): string {
  const measure = trimmedPhrase(text).replace(/(?<=\p{L})[はがの的是为為]$/u, '');
  return /\p{L}{2}/u.test(measure) && visualLength(measure) <= LONGEST.measure && !EMPTY.test(measure) ? measure : '';
}

function nameIn(text: string): string {
  const name = trimmedPhrase(text.replace(new RegExp(`^${ARTICLE}`, 'iu'), '')).replace(/[のはが的]$/u, '');
  const isLone = !name.includes(' ') && isStopWord(name.toLowerCase());
  return /\p{L}/u.test(name) && visualLength(name) <= LONGEST.name && !isLone ? name : '';
}

/** What all texts begin with: whole words in scripts with spaces, no digit of a figure. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  const shared = first.slice(0, length).replace(/[\d.,$€£¥]+$/u, '');
  const isCut = texts.some((text) => /^[\p{Script=Latin}\p{M}]/u.test(text.slice(shared.length)));
  return isCut && /\p{Script=Latin}$/u.test(shared) ? shared.replace(/\p{Script=Latin}+$/u, '') : shared;
}

/** What all texts end with: whole words in scripts with spaces; in others it begins behind the particle of a name. */
function commonEnd(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text.at(-1 - length) === first.at(-1 - length))) length += 1;
  const shared = first.slice(first.length - length);
  const front = first.slice(0, first.length - length);
  const isCut =
    /[\p{Script=Latin}\d]$/u.test(front) ||
    texts.some((text) => /[\p{Script=Latin}\d]$/u.test(text.slice(0, text.length - length)));
  const whole =
    isCut && !/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(shared) ? shared.replace(/^[^\s]*/u, '') : shared;
  const particle = /^[^\s]*?[のがは的](?=\p{L}{2})/u.exec(whole)?.[0] ?? '';
  return whole.slice(particle.length);
}

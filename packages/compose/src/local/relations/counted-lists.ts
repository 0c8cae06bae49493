import type { Item } from '@pagewright/model/outline';
import { capitalised, isWide, visualLength } from '../language/text.ts';
import { anyOf, LEXICONS, wordsIn } from '../lexicon/words.ts';
import { smallNumber } from '../spans/small-numbers.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';
import { tellsToDo } from './told-steps.ts';

/** Sentences behind one that says how many things follow, each one of them or all of them in one. */
export interface CountedList {
  readonly list: List;
  /** Where the sentence that counts stands, and the first one behind the entries. */
  readonly from: number;
  readonly to: number;
}

/** Longest sentence that only counts, and longest entry, in comparable units. */
const LONGEST = { head: 44, entry: 120 } as const;
const FEWEST = 2;
const MOST = 9;

/** `要望は3つ。`, `说三点体会。`: a number with what it counts ends the sentence. */
const WIDE =
  /(?<count>[一二两兩三四五六七八九2-9２-９])(?:つ|[个個]|[点點]|[件項项条條种種]|方面|件事)[\p{sc=Han}]{0,4}(?:です|ある|あります)?[。：:.]?$/u;
/** `Three wishes I have.`, `There are two reasons:`. */
const LATIN = new RegExp(
  `(?:^|\\s)(?<count>${anyOf('countWords')}|[2-9])\\s\\p{Ll}{3,}(?:\\s\\p{L}+){0,3}\\s?[.:]?$`,
  'iu',
);
/** `First, …`, `第二に、…`, `三つ目は…`: it stands in front of an entry. */
const COUNTS_ENTRY = new RegExp(
  `^(?:(?:${anyOf('ordinals')})(?!\\p{Script=Latin})[,，、:：]?|第[一二三四五六七八九]に?[、，,]|[一二三四五六七八九1-9]つ目[はに]、?)\\s*`,
  'iu',
);
const COUNTED_STEPS = new RegExp(anyOf('countedSteps'), 'iu');

/** `Three wishes I have. First, …. Second, …. Third, …`, `要望は3つ。納期を2週間に、請求書をPDFで、…`. */
export function countedList(sentences: readonly SourceText[]): CountedList | undefined {
  for (const [from, sentence] of sentences.entries()) {
    const count = countOf(sentence);
    if (count === undefined) continue;
    const head = told(sentence, trimmedPhrase(sentence.text.replace(/[.。]$/u, '')));
    const entries = entriesBehind(sentences, from + 1, count);
    if (entries) {
      const items = entries.map(itemOf);
      return { list: { kind: 'list', head, items }, from, to: from + 1 + entries.flat().length };
    }
    const all = sentences.slice(from + 1);
    if (all.length === count && count >= FEWEST_SAID && areSaid(all))
      return { list: { kind: 'list', head, items: all.map(entryOf) }, from, to: sentences.length };
    // In scripts with spaces a comma divides clauses too.
    const next = isWide(sentence.text) ? sentences[from + 1] : undefined;
    const pieces = next ? piecesOf(next) : [];
    if (pieces.length !== count || pieces.some(({ text }) => visualLength(text) > LONGEST.entry / 2)) continue;
    return { list: { kind: 'list', head, items: pieces.map(entryOf) }, from, to: from + 2 };
  }
  return undefined;
}

/** Fewest sentences that are what a sentence before them counts: of two things more is said by chance. */
const FEWEST_SAID = 3;

/** `We looked at three suspects.` before as many sentences: they are what was counted, unless each tells a figure of its own. */
function areSaid(sentences: readonly SourceText[]): boolean {
  const figured = sentences.filter(({ quantities }) => quantities.length > 0).length;
  return figured * 2 <= sentences.length && sentences.every(({ text }) => visualLength(text) <= LONGEST.entry);
}

/** `第一件是…`, `二つ目は…`: what counts a paragraph that says one of several things. */
const COUNTS_PARAGRAPH =
  /^(?:第(?<han>[一二三四五六七八])(?:件事|[个個]方面|[件个個点點条條项項])?(?:是|[，、：:]|则是|則是)|(?<kana>[一二三四五六1-6１-６])つ目は、?)\s*(?=\S)/u;
/** `First, fewer meetings. …`, `Deuxièmement, …`: the same in words, in their order. */
const IN_WORDS = Array.from({ length: Math.max(...LEXICONS.map((own) => own.paragraphCounts.length)) }, (_, index) => {
  const words = LEXICONS.flatMap(({ paragraphCounts }) => paragraphCounts[index] ?? []);
  return new RegExp(`^(?:${words.join('|')})\\s?[,:]\\s*(?=\\S)`, 'iu');
});

/** The mark in front of a paragraph that counts itself as the one at a place, from 0. */
function countAt(text: string, index: number): { readonly mark: string; readonly isInWords: boolean } | undefined {
  const { 0: mark, groups } = COUNTS_PARAGRAPH.exec(text) ?? {};
  if (mark !== undefined) {
    const count = smallNumber((groups?.['han'] ?? groups?.['kana'] ?? '').normalize('NFKC'));
    return count === index + 1 ? { mark, isInWords: false } : undefined;
  }
  const word = IN_WORDS[index]?.exec(text)?.[0];
  return word === undefined ? undefined : { mark: word, isInWords: true };
}

/** Longest paragraph that is one entry with what is said of it, in comparable units. */
const LONGEST_PARAGRAPH = 400;

/** Paragraphs that count themselves, some of them of several sentences: what each says first, with the others below it. */
export function countedParagraphs(
  lines: Iterable<SourceText>,
): { readonly list: List; readonly count: number } | undefined {
  const items: Item[] = [];
  let isLong = false;
  for (const line of lines) {
    const count = countAt(line.text, items.length);
    if (!count || visualLength(line.text) > LONGEST_PARAGRAPH) break;
    const [first, ...rest] = sentencesOf(stretchOf(line, count.mark.length, line.text.length));
    // `First, take the wheel off. …`: what is done one after the other are steps.
    if (!first || (count.isInWords && tellsToDo(first))) break;
    isLong ||= rest.length > 0;
    items.push({
      ...told(first, trimmedPhrase(first.text)),
      ...(rest.length > 0 && { children: rest.map((own) => told(own, own.text)) }),
    });
  }
  return items.length >= FEWEST && isLong ? { list: { kind: 'list', items }, count: items.length } : undefined;
}

/** The sentences of each entry: the one that counts itself, and what is said of it up to the next one. */
function entriesBehind(sentences: readonly SourceText[], start: number, count: number): Entry[] | undefined {
  const places = sentences.flatMap(({ text }, index) => (index >= start && COUNTS_ENTRY.test(text) ? [index] : []));
  if (places.length !== count || places[0] !== start) return undefined;
  // Where each is one sentence, what stands behind the last one is said of them all.
  const areAlone = places.at(-1) === start + count - 1;
  const entries = places.map((place, at) => {
    const end = areAlone ? place + 1 : (places[at + 1] ?? sentences.length);
    return sentences.slice(place, end) as [SourceText, ...SourceText[]];
  });
  const isShort = ([own, ...rest]: Entry): boolean =>
    visualLength(own.text) <= LONGEST.entry && rest.length <= MOST_BEHIND;
  return entries.every(isShort) ? entries : undefined;
}

type Entry = readonly [SourceText, ...SourceText[]];

/** Most sentences that are said of one entry: more are a text of their own. */
const MOST_BEHIND = 3;

function itemOf([own, ...rest]: Entry): Item {
  const item = entryOf(own);
  return rest.length === 0 ? item : { ...item, children: rest.map((each) => told(each, each.text)) };
}

/** `No more than three nights in a row.`: what is bounded is not told behind it. */
const BOUNDED =
  /(?:(?<!\p{L})(?:(?:more|less|fewer) than|at (?:least|most)|up to|within|(?:plus|moins) de|au (?:moins|plus)|jusqu[’']à)\s?|最[多少]|至少|不超[过過]|不少[于於]|多くても|少なくとも)$/iu;

/** How many things a short sentence says that follow: `We looked at three models.` */
export function countOf({ text, language }: Pick<SourceText, 'text' | 'language'>): number | undefined {
  if (visualLength(text) > LONGEST.head || COUNTED_STEPS.test(text)) return undefined;
  const isHan = language !== 'en-US' && language !== 'fr-FR';
  const counted = (isHan ? WIDE : LATIN).exec(text);
  const said = counted?.groups?.['count']?.toLowerCase().normalize('NFKC');
  if (!counted || said === undefined || BOUNDED.test(text.slice(0, text.indexOf(counted[0]) + 1))) return undefined;
  const words = wordsIn('countWords', language).slice('(?:'.length, -1).split('|');
  const count = smallNumber(said) || words.indexOf(said) + 1;
  return count >= FEWEST && count <= MOST ? count : undefined;
}

function piecesOf(source: SourceText): SourceText[] {
  const marks = [/\s*[；;]\s*/gu, /\s*[、,，]\s*/gu];
  for (const mark of marks) {
    const pieces: SourceText[] = [];
    let start = 0;
    for (const match of source.words.matchAll(mark)) {
      pieces.push(stretchOf(source, start, match.index));
      start = match.index + match[0].length;
    }
    pieces.push(stretchOf(source, start, source.text.length));
    if (pieces.length > 1) return pieces;
  }
  return [];
}

function entryOf(source: SourceText): Item {
  const lead = COUNTS_ENTRY.exec(source.text)?.[0].length ?? 0;
  const text = trimmedPhrase(source.text.slice(lead).replace(/[.。]$/u, ''));
  return told(source, capitalised(text) || source.text);
}

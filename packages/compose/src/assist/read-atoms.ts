import type { FormatId } from '@pagewright/model/formats';
import type { ChartShape } from '@pagewright/model/outline';
import type { StyleId } from '@pagewright/model/styles';
import {
  type AssistWords,
  type Form,
  type Place,
  SCALES,
  type Scale,
  type Script,
  type UnitSystem,
  type Verb,
} from './words/atoms.ts';
import { CHINESE } from './words/chinese.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { JAPANESE } from './words/japanese.ts';

/** A meaning in a text, at a place of it. */
export type Atom = { readonly at: number; readonly end: number } & (
  | { readonly is: 'verb'; readonly value: Verb }
  | { readonly is: 'form'; readonly value: Form }
  | { readonly is: 'shape'; readonly value: ChartShape }
  | { readonly is: 'place'; readonly value: Place }
  | { readonly is: 'units'; readonly value: UnitSystem | Scale }
  | { readonly is: 'script'; readonly value: Script }
  | { readonly is: 'style'; readonly value: StyleId }
  | { readonly is: 'format'; readonly value: FormatId }
  | { readonly is: 'pages'; readonly value: readonly number[] }
  | { readonly is: 'parts'; readonly value: number }
  | { readonly is: 'quote'; readonly value: string }
  | { readonly is: 'position'; readonly value: number }
  | { readonly is: 'order'; readonly value: readonly number[] }
  /** Page that another one goes together with. */
  | { readonly is: 'joining' }
  | { readonly is: 'all' }
);

const LANGUAGES: readonly AssistWords[] = [JAPANESE, CHINESE, ENGLISH, FRENCH];
/** Words of these languages stand between spaces. */
const SPACED: ReadonlySet<AssistWords> = new Set([ENGLISH, FRENCH]);

function patternsOf(source: (words: AssistWords) => string | undefined): readonly (readonly [AssistWords, RegExp])[] {
  return LANGUAGES.flatMap((words) => {
    const own = source(words);
    if (!own) return [];
    const whole = SPACED.has(words) ? `(?<![\\p{L}\\p{N}])(?:${own})(?![\\p{L}\\p{N}])` : `(?:${own})`;
    return [[words, new RegExp(whole, 'giu')] as const];
  });
}

type Patterns = ReturnType<typeof patternsOf>;

/** Names of a group in the order in which they are looked for: what holds another's word comes first. */
function groupOf<Name extends string>(
  names: readonly Name[],
  source: (words: AssistWords, name: Name) => string | undefined,
): readonly (readonly [Name, Patterns])[] {
  return names.map((name) => [name, patternsOf((words) => source(words, name))] as const);
}

const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, string>>>): Name[] =>
  Object.keys(record) as Name[];

const WHOLE_VERBS = ['add-pages', 'picture-in', 'bring-in', 'chart-type', 'layout'] as const;
const PLAIN_VERBS = [
  'fix',
  'split',
  'merge-previous',
  'merge',
  'earlier',
  'later',
  'swap',
  'move',
  'remove',
  'shorter',
  'longer',
] as const;

const ABOUT = patternsOf(({ about }) => about);
const ORDER = patternsOf(({ order }) => order);
const POSITION = patternsOf(({ position }) => position);
const JOINING = patternsOf(({ joining }) => joining);
const PARTS = patternsOf(({ parts }) => parts);
const PAGES = patternsOf(({ pages }) => pages);
const FIRST_PAGE = patternsOf(({ firstPage }) => firstPage);
const LAST_PAGE = patternsOf(({ lastPage }) => lastPage);
const ALL = patternsOf(({ all }) => all);
const STYLE_WORD = patternsOf(({ style }) => style);
const FORMAT_WORD = patternsOf(({ format }) => format);
const FILLERS = patternsOf(({ fillers }) => fillers);
const CONJUNCTIONS = patternsOf(({ and }) => and);
const NEGATION = patternsOf(({ negation }) => negation);
const FIRST_WANTED = patternsOf(({ firstWanted }) => firstWanted);
const VERBS_WITH_NOUNS = groupOf<Verb>(WHOLE_VERBS, ({ verbs }, name) => verbs[name]);
const VERBS = groupOf<Verb>(PLAIN_VERBS, ({ verbs }, name) => verbs[name]);
const FORMS = groupOf(namesOf(ENGLISH.forms), ({ forms }, name) => forms[name]);
const SHAPES = groupOf(namesOf(ENGLISH.shapes), ({ shapes }, name) => shapes[name]);
const PLACES = groupOf(namesOf(ENGLISH.places), ({ places }, name) => places[name]);
const UNITS = groupOf(namesOf(ENGLISH.units), ({ units }, name) => units[name]);
const COUNTED_IN = groupOf(SCALES, ({ scales }, name) => scales[name]);
const SCRIPTS = groupOf(namesOf(ENGLISH.scripts), ({ scripts }, name) => scripts[name]);
const STYLES = groupOf(namesOf(ENGLISH.styles), ({ styles }, name) => styles[name]);
const FORMATS = groupOf(namesOf(ENGLISH.formats), ({ formats }, name) => formats[name]);

/** Longest text that is read, UTF-16 units: a wish is a sentence or two. */
const MOST = 2_000;
const QUOTES = /“([^“”]+)”|"([^"]+)"|「([^「」]+)」|『([^『』]+)』|«\s*([^«»]+?)\s*»/gu;

/** The meanings of a text in their order, and whether nothing else stands in it. */
export function readAtoms(written: string): { readonly atoms: readonly Atom[]; readonly isWhole: boolean } {
  const text = new Remaining(plain(written).slice(0, MOST));
  for (const { match, at } of text.takeAll(QUOTES, '“”')) {
    const value = match.slice(1).find((own) => own !== undefined) ?? '';
    text.add({ is: 'quote', value, ...at });
  }
  for (const { match, at } of text.take(ABOUT)) {
    text.add({ is: 'verb', value: 'bring-in', ...at });
    text.add({ is: 'quote', value: match.groups?.['words']?.trim() ?? '', ...at });
  }
  for (const { match, words, at } of text.take(ORDER))
    text.add({ is: 'order', value: numbersIn(match.groups?.['order'] ?? '', words), ...at });
  for (const { match, words, at } of text.take(POSITION)) {
    const { at: number = '1', moves } = match.groups ?? {};
    if (moves) text.add({ is: 'verb', value: 'move', ...at });
    text.add({ is: 'position', value: numberOf(number, words), ...at });
  }
  for (const { match, words, at } of text.take(PARTS)) {
    const { parts = '2', splits } = match.groups ?? {};
    if (splits) text.add({ is: 'verb', value: 'split', ...at });
    text.add({ is: 'parts', value: numberOf(parts, words), ...at });
  }
  for (const { match, words, at } of text.take(PAGES, '#'))
    text.add({ is: 'pages', value: pagesIn(match, words), ...at });
  for (const { at } of text.take(FIRST_PAGE, '#')) text.add({ is: 'pages', value: [1], ...at });
  for (const { at } of text.take(LAST_PAGE, '#')) text.add({ is: 'pages', value: [-1], ...at });
  for (const at of text.placesOf(JOINING)) text.add({ is: 'joining', ...at });
  text.takeGroup(FORMATS, (value, at) => ({ is: 'format', value, ...at }));
  const namesStyle = text.drop(STYLE_WORD);
  if (namesStyle) text.takeGroup(STYLES, (value, at) => ({ is: 'style', value, ...at }));
  text.takeGroup(VERBS_WITH_NOUNS, (value, at) => ({ is: 'verb', value, ...at }));
  const isRefused = text.drop(NEGATION);
  for (const { at } of text.take(ALL)) text.add({ is: 'all', ...at });
  text.takeGroup(SCRIPTS, (value, at) => ({ is: 'script', value, ...at }));
  text.takeGroup(SHAPES, (value, at) => ({ is: 'shape', value, ...at }));
  text.takeGroup(FORMS, (value, at) => ({ is: 'form', value, ...at }));
  text.takeGroup(UNITS, (value, at) => ({ is: 'units', value, ...at }));
  text.takeGroup(COUNTED_IN, (value, at) => ({ is: 'units', value, ...at }));
  text.takeGroup(VERBS, (value, at) => ({ is: 'verb', value, ...at }));
  if (!namesStyle) text.takeGroup(STYLES, (value, at) => ({ is: 'style', value, ...at }));
  text.takeGroup(PLACES, (value, at) => ({ is: 'place', value, ...at }));
  text.drop(FORMAT_WORD);
  text.drop(CONJUNCTIONS);
  // What was hidden behind another filler may be one itself.
  while (text.drop(FILLERS)) text.drop(CONJUNCTIONS);
  return { atoms: text.atoms.toSorted((a, b) => a.at - b.at), isWhole: !isRefused && !/[\p{L}\p{N}]/u.test(text.rest) };
}

/** Whether the first of two is the wanted one, by what stands between them. */
export function isFirstWanted(between: string): boolean {
  return FIRST_WANTED.some(([, pattern]) => between.search(pattern) >= 0);
}

/** Words that other wishes may hold without changing them, but whoever removes them does not mean the page. */
const CONTENT =
  /(?<!\p{L})(?:texts?|contents?|characters|chinese|numbers?|figures?|values?|units?|temperatures?|distances?|weights?|amounts?|lengths?|areas?|data|problems?|issues?|faults?|findings?|errors?|warnings?|textes?|contenus?|chiffres?|nombres?|valeurs?|unités?|données|problèmes?|erreurs?)(?!\p{L})|内容|內容|文字|[数數][据據字值]|信息|[资資][讯訊料]|[问問][题題]|[错錯][误誤]|毛病|[单單]位|中文|テキスト|文章|数字|数値|値|データ|単位|問題|エラー|(?<!\p{L})but\s/iu;

export function namesContent(text: string): boolean {
  return CONTENT.test(plain(text));
}

const SENTENCE_ENDS = /[.。;；!！?？\n]+\s*/u;
const COMMAS = /[,，、]\s*/u;

/** A text in its sentences, each in its wishes. */
export function piecesOf(text: string): string[] {
  const marked = CONJUNCTIONS.reduce((own, [, pattern]) => own.replaceAll(pattern, '\n'), plain(text));
  return marked
    .split(new RegExp(`${SENTENCE_ENDS.source}|${COMMAS.source}`, 'u'))
    .filter((piece) => /\p{L}/u.test(piece));
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/[\uff10-\uff19\uff21-\uff5a\uff1a]/gu, (sign) => sign.normalize('NFKC'));
}

interface Taken {
  readonly match: RegExpExecArray;
  readonly words: AssistWords;
  readonly at: { readonly at: number; readonly end: number };
}

/** A text of which meanings are taken one after the other; what was taken is blank. */
class Remaining {
  readonly atoms: Atom[] = [];
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  add(atom: Atom): void {
    this.atoms.push(atom);
  }

  /** Of what several languages find in one place the longest is meant: `A4 portrait` rather than `A4`. */
  take(patterns: Patterns, mark = ''): Taken[] {
    const taken: Taken[] = [];
    for (const one of this.#found(patterns).toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
      if (taken.some(({ at }) => at.at < one.at.end && one.at.at < at.end)) continue;
      taken.push(one);
      this.#blank(one.at, mark);
    }
    return taken.toSorted((a, b) => a.at.at - b.at.at);
  }

  /** Where something stands, which is left there. */
  placesOf(patterns: Patterns): Taken['at'][] {
    return this.#found(patterns).map(({ at }) => at);
  }

  #found(patterns: Patterns): Taken[] {
    return patterns.flatMap(([words, pattern]) =>
      [...this.rest.matchAll(pattern)]
        .filter(([whole]) => whole.trim() !== '')
        .map((match) => ({ match, words, at: { at: match.index, end: match.index + match[0].trimEnd().length } })),
    );
  }

  takeAll(pattern: RegExp, mark: string): Taken[] {
    return this.take([[ENGLISH, pattern]], mark);
  }

  takeGroup<Name extends string>(
    group: readonly (readonly [Name, Patterns])[],
    atom: (name: Name, at: Taken['at']) => Atom,
  ): void {
    for (const [name, patterns] of group) for (const { at } of this.take(patterns)) this.add(atom(name, at));
  }

  /** Says whether there was any. */
  drop(patterns: Patterns): boolean {
    return this.take(patterns).length > 0;
  }

  #blank({ at, end }: Taken['at'], mark: string): void {
    this.rest = this.rest.slice(0, at) + mark.padEnd(end - at).slice(0, end - at) + this.rest.slice(end);
  }
}

function lengthOf({ at }: Taken): number {
  return at.end - at.at;
}

/** Most pages that are named by their first and last. */
const MOST_PAGES = 300;

function pagesIn({ groups = {} }: RegExpExecArray, words: AssistWords): number[] {
  const { from = '', to, and = '' } = groups;
  const first = numberOf(from, words);
  const last = to === undefined ? first : numberOf(to, words);
  const length = Math.min(Math.abs(last - first) + 1, MOST_PAGES);
  const stretch = Array.from({ length }, (_, index) => Math.min(first, last) + index);
  return [...new Set([...stretch, ...numbersIn(and, words)])];
}

function numbersIn(text: string, words: AssistWords): number[] {
  return [...text.matchAll(/\d{1,3}|[一二三四五六七八九十]/gu)].map(([own]) => numberOf(own, words));
}

function numberOf(text: string, { numbers }: AssistWords): number {
  return numbers[text.toLowerCase()] ?? Number(text);
}

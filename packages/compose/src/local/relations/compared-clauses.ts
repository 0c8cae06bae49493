import { isBalanced } from '../language/sentences.ts';
import { isStopWord } from '../language/stop-words.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, withoutJoint } from './changes.ts';
import { isDenied } from './no-figures.ts';
import { partsIn } from './parts.ts';
import { asks } from './questions.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** Two or more things of which one sentence says the same measures. */
export interface ComparedClauses {
  readonly sides: readonly string[];
  /** What is measured, empty where no word says it; each with the value of every side. */
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  /** Where the last value ends; what stands behind it is said by itself. */
  readonly end: number;
}

/** Fewest sides and fewest measures, and most sides. */
const SIDES = { fewest: 2, most: 8 } as const;
const FEWEST_MEASURES = 2;
/** Longest sentence, name, measure and value, in comparable units. */
const LONGEST = { sentence: 400, name: 30, measure: 32, cell: 40 } as const;

const AGAINST = `${anyOf('turns')}|${anyOf('contrasts')}`;
const ARTICLE = `(?:(?:${anyOf('articles')})\\s|l[’'])?`;
/** In front of a side: the mark or the word that sets it against the one before. */
const BREAK = new RegExp(`\\s*[；;,，、。]\\s*(?:(?:${AGAINST})[\\s,，、]*)?|\\s(?:${AGAINST})\\s+`, 'giu');
const STRONG = /[；;。]/u;
/** Between two measures of one side. */
const JOINT =
  /\s*[,，、]\s*(?:(?:and|et)\s)?|\s(?:and|et)\s|(?<=\uE000)(?:で(?=[\p{sc=Han}\p{sc=Katakana}\uE000])|\s?[・／/＋+]\s?(?=\uE000))/gu;
const OPENING = new RegExp(`^(?:${ARTICLE})`, 'iu');
/** Last words behind a figure that say nothing. */
const CLOSED = new RegExp(`(?:[\\s。.!！,，;；、]|(?<=\\p{L}|\\uE000)(?:${anyOf('finals')}|で))*$`, 'u');
const CONDITION = new RegExp(anyOf('conditions'), 'iu');
const TIMED = new RegExp(`^(?:${anyOf('earlier')}|${anyOf('now')})`, 'iu');
const PARTICLE = /[\s:：はがの的为為是]+$/u;
/** `甲方案成本…`, `乙方案成本…`: what kind of thing it is belongs to the name. */
const KIND = new RegExp(`^(?:${anyOf('kinds')})(?=[はがの\\p{sc=Han}\\p{sc=Katakana}]|$)`, 'u');

/** `日票80元，季票300元`: one sign in front of the figures names no measure. */
const ONE_SIGN = /^(?![需要有为為是花用重长長高宽寬付收约約共])\p{sc=Han}\s?$/u;

/** `The Brenn costs 40 € and weighs 2 kg, the Osta 55 € and 1.4 kg`, `甲方案需3周、12万元，乙方案需5周、8万元`. */
export function comparedClauses(source: SourceText): ComparedClauses | undefined {
  const { quantities, text } = source;
  if (quantities.length < SIDES.fewest * FEWEST_MEASURES || visualLength(text) > LONGEST.sentence) return undefined;
  if (
    source.dates.length > 0 ||
    asks(text) ||
    CONDITION.test(text) ||
    !isBalanced(text) ||
    /["“”«»「」『』]/u.test(text)
  )
    return undefined;
  for (let measures = FEWEST_MEASURES; measures * SIDES.fewest <= quantities.length; measures += 1) {
    const sides = quantities.length / measures;
    if (!Number.isInteger(sides) || sides > SIDES.most || !comesAgain(quantities, measures)) continue;
    const found = tableOf(source, measures);
    if (found) return isSure(source, found) ? found : undefined;
  }
  return undefined;
}

/** Whether the kinds of figures come again in their order, for each side. */
function comesAgain(quantities: readonly Quantity[], measures: number): boolean {
  return quantities.every((own, index) => {
    const before = quantities[index - measures];
    return before === undefined || before.kind === own.kind;
  });
}

/** What changes or is denied, or adds up to a whole, is no comparison. */
function isSure(source: SourceText, { rows }: ComparedClauses): boolean {
  if (changesOf(source).length > 0 || source.quantities.some((own) => isDenied(source, own))) return false;
  const parts = partsIn(source);
  if (parts && (parts.isWhole || parts.total !== undefined)) return false;
  const units = new Set(source.quantities.map(({ unit }) => unit));
  // Of one unit alone, only words tell the measures apart.
  return units.size > 1 || rows.every(({ label }) => label !== '');
}

interface Piece {
  /** The words in front of the figure. */
  readonly front: string;
  /** The figure with what belongs to it. */
  readonly value: string;
}

function tableOf(source: SourceText, measures: number): ComparedClauses | undefined {
  const { quantities } = source;
  const cuts = [{ from: 0, to: 0 }];
  for (let at = measures; at < quantities.length; at += measures) {
    const cut = cutBefore(source, (quantities[at - 1] as Quantity).end, (quantities[at] as Quantity).start);
    if (cut === undefined) return undefined;
    cuts.push(cut);
  }
  const segments = cuts.map(({ to }, index) => stretchOf(source, to, cuts[index + 1]?.from ?? source.text.length));
  const all = segments.map(piecesOf);
  if (all.some(({ pieces }) => pieces.length !== measures)) return undefined;
  const heads = headsOf(all.map(({ pieces }) => pieces[0]?.front ?? ''));
  if (!heads) return undefined;
  const rows = Array.from({ length: measures }, (_, place) => {
    const own = all.map(({ pieces }) => pieces[place] as Piece);
    return place === 0 ? { label: heads.measure, cells: own.map(({ value }) => value) } : rowOf(own);
  });
  // `300 m`, `1.1 km`: in other units only where words say that it is the same.
  const areAlike = (place: number): boolean =>
    quantities.every((own, at) => at % measures !== place || own.unit === quantities[place]?.unit);
  if (rows.some(({ label }, place) => label === '' && !areAlike(place))) return undefined;
  if (rows.some(({ cells, label }) => [label, ...cells].some((text) => visualLength(text) > LONGEST.cell)))
    return undefined;
  const last = segments.at(-1) as SourceText;
  const end = source.text.lastIndexOf(last.text) + (all.at(-1)?.end ?? last.text.length);
  return { sides: heads.names, rows, end };
}

/** What divides two sides between two figures: the strongest mark, else the last. */
function cutBefore(
  { words }: SourceText,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | undefined {
  const marks = [...words.slice(from, to).matchAll(BREAK)];
  const mark = marks.find(([own]) => STRONG.test(own)) ?? marks.at(-1);
  return mark && { from: from + mark.index, to: from + mark.index + mark[0].length };
}

/** The measures of a side, one figure each; what stands behind the last of them belongs to none. */
function piecesOf(source: SourceText): { readonly pieces: readonly Piece[]; readonly end: number } {
  const cuts = [...source.words.matchAll(JOINT)];
  const pieces: Piece[] = [];
  let start = 0;
  let end = source.text.length;
  for (let index = 0; index <= cuts.length; index += 1) {
    const cut = cuts[index];
    const own = stretchOf(source, start, cut?.index ?? source.text.length);
    start = cut ? cut.index + cut[0].length : source.text.length;
    const [only, second] = own.quantities;
    if (!only) {
      // Without a figure it is said of all, behind the last side; anywhere else the sides are not built alike.
      if (pieces.length === 0) return { pieces: [], end };
      end = Math.min(end, cuts[index - 1]?.index ?? end);
      continue;
    }
    if (second || end < source.text.length) return { pieces: [], end };
    const value = own.text.slice(only.start, own.words.replace(CLOSED, '').length);
    pieces.push({ front: own.text.slice(0, only.start), value });
  }
  return { pieces, end };
}

/** What the first clauses of all sides name, and what they measure. */
function headsOf(
  fronts: readonly string[],
): { readonly names: readonly string[]; readonly measure: string } | undefined {
  const open = fronts.map((front) => front.replace(OPENING, ''));
  const hasArticles = fronts.every((front, index) => index === 0 || front !== open[index]);
  const shared = sharedEnd(open);
  const bare = open.map((front) => front.slice(0, front.length - shared.length));
  // `平日双人房`, `假日双人房`: one sign is no name where the words behind it go on.
  const isCut = shared.length > 1 && bare.every((name) => WITHIN_WORD.test(name)) && /^\p{sc=Han}{2}/u.test(shared);
  const whole = isCut ? bare.map((name) => `${name}${shared[0] ?? ''}`) : bare;
  const behind = isCut ? shared.slice(1) : shared;
  const isShared = /\p{L}/u.test(shared) && whole.every((name) => /\p{L}|\d/u.test(name));
  const split = isShared ? { names: whole, measure: behind } : ellipticHeads(open, hasArticles);
  if (!split) return undefined;
  const names = split.names.map(nameOf);
  const said = withoutJoint(trimmedPhrase(split.measure.replace(/^[はがの的]\s?|[はがの的是为為]$/gu, '')));
  const measure = said.toLowerCase().split(' ').every(isStopWord) ? '' : said;
  const areNames = names.every(isName) && new Set(names).size === names.length;
  return areNames && visualLength(measure) <= LONGEST.measure ? { names, measure } : undefined;
}

/** `Model A costs`, `Model B`: the later sides leave out what is measured. */
function ellipticHeads(
  fronts: readonly string[],
  hasArticles: boolean,
): { names: string[]; measure: string } | undefined {
  const [first = '', ...rest] = fronts;
  const [next = ''] = rest;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(first)) {
    const length = trimmedPhrase(next.replace(PARTICLE, '')).length;
    const name = first.trimStart().slice(0, length);
    const behind = first.trimStart().slice(length);
    // `甲方案需`, `乙方案`: what both are called ends alike.
    const isAlike =
      behind.trim() === '' || /^[\s:：はがの的]/u.test(behind) || name.at(-1) === next.trim().at(length - 1);
    return isAlike ? { names: [name, ...rest], measure: behind } : undefined;
  }
  const words = first.trim().split(/\s+/u);
  const count = next.trim().split(/\s+/u).length;
  const isCounted = words.length > count && (words[0] === next.trim().split(/\s+/u)[0] || isCapital(next));
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const at = small > 0 && isCapital(words[0] ?? '') ? small : isCounted ? count : words.length;
  // `We hired 3 people, fired 2`: a name shows that it is one.
  // `la vedette en prend 6`: who has a verb leaves out nothing.
  const isShort = rest.every((name) => {
    const own = name.trim().split(/\s+/u);
    return own.length < words.length || own.every(isCapital);
  });
  if (!isShort) return undefined;
  const areNames = hasArticles || rest.every((name) => isCapital(name) || words[0] === name.trim().split(/\s/u)[0]);
  return areNames ? { names: [words.slice(0, at).join(' '), ...rest], measure: words.slice(at).join(' ') } : undefined;
}

function isCapital(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text.trim());
}

function nameOf(text: string): string {
  const name = trimmedPhrase(text.replace(PARTICLE, ''));
  // `la salle B en contient …`: a small word behind a name belongs to the verb.
  const last = /\s(\p{Ll}+)$/u.exec(name)?.[1];
  return last !== undefined && isStopWord(last) ? name.slice(0, -last.length).trim() : name;
}

function isName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return (
    /\p{L}|\d/u.test(name) &&
    visualLength(name) <= LONGEST.name &&
    !TIMED.test(name) &&
    (/^\p{Lu}$/u.test(name) || !words.every(isStopWord)) &&
    !/[,，、;；。:：!！?？]/u.test(name)
  );
}

/** The measure that the words in front of the figures name: those of the first side, where the others repeat or leave them out. */
function rowOf(pieces: readonly Piece[]): { label: string; cells: string[] } {
  const fronts = pieces.map(({ front }) => withoutJoint(trimmedPhrase(front)).replace(PARTICLE, ''));
  const cells = pieces.map(({ value }) => value);
  const [label = '', ...rest] = fronts;
  if (rest.every((front) => front === '' || front === label)) return { label, cells };
  // `weighs 2 kg`, `comes in at 3 kg`: said in different words, each value keeps its own.
  return { label: '', cells: pieces.map(({ front, value }) => `${front}${value}`.trim()) };
}

/** One sign alone; those that count or tell people apart are names by themselves. */
const WITHIN_WORD = /^\s*(?![甲乙丙丁戊男女])\p{sc=Han}$/u;

/** What all texts end with: whole words in scripts with spaces, no name's own kind in others. */
function sharedEnd(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text.at(-1 - length) === first.at(-1 - length))) length += 1;
  const shared = first.slice(first.length - length);
  const isCut = texts.some((text) => /[\p{Script=Latin}\d]$/u.test(text.slice(0, text.length - length)));
  const isLatin = /^[\p{Script=Latin}\d]/u.test(shared);
  const whole = isCut && isLatin ? shared.replace(/^\S*/u, '') : shared;
  return whole
    .replace(KIND, '')
    .replace(ONE_SIGN, '')
    .replace(/^[)）\]]/u, '');
}

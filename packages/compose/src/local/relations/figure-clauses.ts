import { isBalanced } from '../language/sentences.ts';
import { isWide } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { MOVED_BY } from './changes.ts';
import { DEPENDENT } from './figures.ts';
import { type SourceText, stretchOf } from './source-text.ts';
import { COUNTED, hasTellingFigure, RESULT } from './telling-figures.ts';

/** First words of a clause whose figures are a part of those before it. */
export const OF_WHICH =
  /^(?:其中|そのうち|うち|of (?:which|these|those|them|whom|that)|including|dont|parmi (?:eux|elles|lesquels)|sur ce total)/iu;

/** Clauses that can stand alone: at semicolons, and in wide scripts at commas where each has a figure or is long. */
export function figureClausesOf(source: SourceText): SourceText[] {
  const cuts: number[] = [];
  const pattern =
    /；\s*|;(?!(?<=\p{Lu};)\p{Lu})\s*|，|(?<=\uE000)：(?=\p{sc=Han})|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uE000）)])[,、](?=[\p{sc=Han}\p{sc=Katakana}「『]|(?:その)?うち)|,\s(?=[\p{L}\uE000])|\s(?=(?:and|et)\s)/gu;
  for (const match of source.words.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (isBalanced(source.text.slice(cuts.at(-1) ?? 0, match.index))) cuts.push(end);
  }
  const bounds = [0, ...cuts, source.text.length];
  const raw = bounds
    .slice(0, -1)
    .map((start, index) => stretchOf(source, start, bounds[index + 1] as number))
    .filter(({ text }) => text !== '');
  const joined: { start: number; end: number }[] = [];
  let from = 0;
  for (const [index, clause] of raw.entries()) {
    const start = source.text.indexOf(clause.text, from);
    const end = start + clause.text.length;
    from = end;
    const last = joined.at(-1);
    const isWeak = last && !STRONG.test(source.text.slice(last.start, last.end));
    if (isWeak && !leadsTo(clause, raw[index + 1]) && belongsTo(clause, source, last)) last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => stretchOf(source, start, end));
}

/** At the end of a clause that the next one does not belong to. */
const STRONG = /[；;]\s*$/u;

/** `高峰出现在重阳节当天，达到365人次`: a clause without a figure says of what the next one's is. */
function leadsTo(clause: SourceText, next: SourceText | undefined): boolean {
  if (!next || clause.quantities.length > 0 || !isWide(clause.text) || DEPENDENT.test(clause.text)) return false;
  const isMost = MOST_OF_ALL.test(clause.text) && ONLY_IS.test(next.words);
  return (isMost || ARRIVES.test(next.text)) && hasTellingFigure(next);
}

/** `销售部最高，为23%`: which of all it is, and how much. */
const MOST_OF_ALL = /最[高低多少大小][，,]\s?$/u;
const ONLY_IS = /^[为為是]\s?\uE000/u;

/** What begins with the verb that its figure stands behind: `达到365人次`. */
const ARRIVES =
  /^(?:[也又还還]?(?:最[高低多少])?(?:达|達)(?:到|了|至)?|(?:高|低|多|少)(?:达|達)|升至|降至|增至|减至|減至|約|约)(?=\s?\d)/u;

/** Whether a clause belongs to what stands in front of it: one without a figure does, and where that has none. */
function belongsTo(clause: SourceText, source: SourceText, { start, end }: { start: number; end: number }): boolean {
  // `四、延續性：…`: a number in front of the label belongs to it.
  if (hasOwnLabel(clause) && /\p{L}{2}/u.test(source.text.slice(start, end))) return false;
  const before = stretchOf(source, start, end);
  const isOfOneKind = clause.quantities.at(-1)?.kind === before.quantities.at(-1)?.kind;
  if (isOfOneKind && [clause.words, lastClauseOf(before)].every(isNamedMeasure) && hasTellingFigure(before))
    return false;
  if (!hasTellingFigure(clause)) return true;
  return (
    (!hasTellingFigure(before) && !(COUNTED_NAME.test(lastClauseOf(before)) && COUNTED_NAME.test(clause.words))) ||
    (DEPENDENT.test(clause.text) && !isNamedPart(clause)) ||
    ONLY_WHEN.test(clause.text) ||
    ONLY_RATE.test(clause.words) ||
    (GOES_ON_IN_FIGURES.test(clause.words) && /\uE000[,，]?\s*$/u.test(before.words)) ||
    isElliptic(clause, before) ||
    (BOUNDED.test(before.words) && MOVES.test(clause.words)) ||
    !/\p{L}{3}|[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(clause.words)
  );
}

/** `准备 20 分钟，烹饪 2 小时`: a name with its figure, as the clause before; of `成長14%` and `压缩至6周` the words are of what moved. */
function isNamedMeasure(words: string): boolean {
  const name = NAMED_MEASURE.exec(words)?.groups?.['name'];
  return name !== undefined && !MOVED_BY.test(name) && !RESULT.test(name);
}

const NAMED_MEASURE = /^(?<name>\p{sc=Han}{2,6}\s?)\uE000+[，,。]?\s*$/u;

const LABELLED = /^\p{sc=Han}{2,6}[:：]\s?[^\s\uE000]/u;

/** `…，难度：简单`: what has a label of its own says nothing of what stands in front. */
export function hasOwnLabel({ words }: SourceText): boolean {
  return LABELLED.test(words);
}

/** `距离超过800米，使用率从61%降到22%`: a bound in front of what moved says when that is so. */
const BOUNDED = /(?:超[过過]|[大高低少][于於]|不足|达到|達到)\s?\uE000+[，,]\s?$/u;
const MOVES = /^[^，,。；;\uE000]{2,12}[从從由]\s?\uE000+\s?[^，,。；;\uE000]{0,4}[降升增减減跌涨漲]/u;

/** `that is $405, $216 or $126 a month`: figures in a row, whatever commas stand between them. */
const GOES_ON_IN_FIGURES = /^\uE000+(?:\s?[,，]|\s(?:or|and|et|ou)\s\uE000)/u;

function lastClauseOf({ words }: SourceText): string {
  return words.slice(words.replace(/，\s*$/u, '').lastIndexOf('，') + 1);
}

/** `共有6个班，幼儿168人`: in a wide script, a few signs with how many there are at the end. */
const COUNTED_NAME = /^(?=.*\p{sc=Han})(?:\p{sc=Han}{2,6}：)?[\p{sc=Han}A-Za-z]{2,10}\uE000+\p{sc=Han}{0,3}[，,。]?$/u;

/**
 * `64% on drinks and 38% on food`: what begins with its figure has its subject in the clause before; where the word that it
 * counts stands behind it, `38 people started and 31 got to the finish`, it says something of its own.
 */
function isElliptic({ words }: SourceText, { text: before }: SourceText): boolean {
  if (ONLY_WHERE.test(words) || (ONLY_WHO.test(words) && SAYS_MORE.test(before))) return true;
  const opening = /^(?:and|et)\s\uE000+/iu.exec(words)?.[0];
  if (opening === undefined) return false;
  const own = before.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isAsided = /[(（]/u.test(words);
  return isAsided || !COUNTED.test(words.slice(opening.length)) || own < FEWEST_WORDS;
}

/** `gross margin 61% at current volume, 74% from 200 carts on`: behind a figure that begins a clause, what says where or when it is so. */
const ONLY_WHERE =
  /^\uE000+\s(?:(?:more|less|fewer|higher|lower|above|below)\sthan|de\s(?:plus|moins)\sque|from|at|in|on|by|with|without|after|before|until|since|during|within|under|over|for|à|dès|en|dans|sur|sans|avec|après|avant|depuis|pour)\s(?![^,;]*\s(?:is|are|was|were|has|have|had|est|sont|a|ont)\s)/iu;

/** `Men spent 27% more time on it, women 13%`: one word with its figure, behind a clause that says what is measured behind its own. */
const ONLY_WHO = /^(?:(?:and|et)\s)?\p{Ll}{3,}\s\uE000+[.]?\s?$/u;
const SAYS_MORE = /\d[^\d]*(?:\s\p{Ll}{2,}){3,}[,;]?\s*$/u;

/** Fewest words of a clause that stands by itself in front of one that begins with its figure: of `12 men and 15 women` neither does. */
const FEWEST_WORDS = 3;

/** `87 people, of which 52 are craftsmen`: a part with a name has a figure of its own. */
function isNamedPart(clause: SourceText): boolean {
  const opening = OF_WHICH.exec(clause.words)?.[0];
  return opening !== undefined && /\p{L}{2}/u.test(clause.words.slice(opening.length)) && hasTellingFigure(clause);
}

/** `…, £2,000 a year`: what an amount is for each of names nothing. */
const ONLY_RATE = /^\uE000+\s(?:an?|per|each|every|par|chaque)\s\p{L}+[.。]?\s*$/iu;

/** `…, today 6.4%`: a figure for another time of what is named before. */
const ONLY_WHEN = new RegExp(`^(?:${anyOf('now')}|${anyOf('earlier')})[\\s:：是为為はが]*[\\p{Sc}\\d]`, 'iu');

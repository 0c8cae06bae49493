import { endsAsSentence, headsArticle, numberingOf, visualLength } from '../structure/numbering.ts';
import type { TitleHints } from './cover-line.ts';
import { GENRE_WORD, isCoursework, isKindAlone, isKindOf, isOrganisation, isPublicationClass } from './no-title.ts';
import { squeeze } from './squeeze.ts';
import { longestOf, SAME_SIZE, type Unit } from './title-units.ts';

/** What a line loses that names an organisation. */
export const ORGANISATION_COST = 1.8;

/** `第1部分`, `Part 2`. */
export const PART =
  /^(?:第\s*[一二三四五六七八九十\d]+\s*(?:部分?|编|編|篇|冊|册|卷)(?=[\s:：\u3000]|$)|part\s+(?:\d+|[ivx]+)\b|partie\s+\d+)/iu;

/** How much larger than the running text letters are at which size says no more. */
const LARGEST = 3;

/** How likely a text of a first page is the title: its size, its place and what else says the same. 0 or less for none. */
export function scoreOf(
  { text, line, from, to, last, isPiece = false, isNamed = false }: Unit,
  place: number,
  hints: TitleHints,
): number {
  const length = visualLength(text);
  if (isPiece || length > longestOf(line, hints.body)) return 0;
  if (endsAsSentence(text) && !/[)）:：?？"”」』]$/.test(text) && !isStoppedName(text, from)) return 0;
  if (line.size > 0 && line.size < hints.body * 0.9 && !line.isTitleStyle) return 0;
  const ratio = line.size > 0 && hints.body > 0 ? Math.min(LARGEST, line.size / hints.body) : 1;
  let score = 1 + (ratio - 1) * 1.6;
  if (line.isTitleStyle) score += 2.5;
  if (line.isTop) score += 1;
  if (line.strong && ratio < 1.2) score += 0.4;
  if (ratio < SAME_SIZE && from === 0 && (line.size === 0 || !/[:：]/u.test(text))) score += 0.4;
  score += (leads(text, hints.property ?? '') ? 1 : likeness(text, hints.property ?? '')) * 2;
  if (isNamed) score += NAMED;
  const isKind = isKindAlone(text) || isKindOf(text);
  const isCourse = to > from && isCoursework(last);
  // Files are often called after their kind: that says less for the line that does too.
  score += likenessToFile(text, hints.file) * (isKind || isCourse ? 0.6 : 1.2);
  score += Math.min(4, hints.timesSaid(text)) * 0.2;
  if (GENRE_WORD.test(text)) score += 0.5;
  if (isPublicationClass(text)) score -= 2.5;
  else if (isKindAlone(text)) score -= 2;
  else if (isKind) score -= KIND_COST;
  else if (isCourse) score -= COURSE_COST;
  if (isOrganisation(text)) score -= ORGANISATION_COST;
  if (PART.test(text)) score -= 1;
  if (hints.isForeign(text)) score -= 0.8;
  if ((numberingOf(text) || headsArticle(text) || text.startsWith('§')) && !PART.test(text)) score -= 1.2;
  if (length < 8) score -= 0.6;
  if (/[:：]$/.test(text)) score -= 0.5;
  if (to - from > 4) score -= 0.6;
  return score - place * 0.06;
}

/** What a line gains that a label says to be the title. */
const NAMED = 1.2;
/** What a line loses that says what kind of paper this is (`User manual`), and one that says for which course it was written. */
const KIND_COST = 1;
const COURSE_COST = 1.5;

/** Shortest text that a property's first part is told by. */
const FIRST_PART = 8;

/** Whether a property goes on with a subtitle behind a text. */
function leads(text: string, property: string): boolean {
  const isFirst = property.toLowerCase().replace(/[’]/gu, "'").startsWith(text.toLowerCase().replace(/[’]/gu, "'"));
  return isFirst && visualLength(text) >= FIRST_PART && /^\s*(?:[-–—:：|]|$)/u.test(property.slice(text.length));
}

/** Longest first line that is a name with a full stop behind it. */
const LONGEST_STOPPED = 80;

/** `Rules of the walk.` over a text is what it is called, though somebody put a full stop there. */
function isStoppedName(text: string, from: number): boolean {
  return (
    from === 0 && visualLength(text) <= LONGEST_STOPPED && GENRE_WORD.test(text) && /^[^.。!?;]+[.。]$/u.test(text)
  );
}

/** Share of a text's words that another one has too, 0 to 1. */
function likeness(text: string, other: string): number {
  const own = wordsOf(text);
  const others = new Set(wordsOf(other));
  if (own.length === 0 || others.size === 0) return 0;
  const common = own.filter((word) => others.has(word)).length;
  return common / Math.max(own.length, others.size);
}

/** Share of the words of a file's name that stand in a text, 0 to 1. */
function likenessToFile(text: string, file: string): number {
  const words = wordsOf(file.replace(/\.[^.]*$/, '')).filter((word) => word.length >= 3 || /\p{sc=Han}/u.test(word));
  const own = squeeze(text);
  return words.length === 0 ? 0 : words.filter((word) => own.includes(squeeze(word))).length / words.length;
}

/** Words, and of Han each pair of characters. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|[\p{L}\p{N}]+/gu) ?? []).flatMap(
    (word) =>
      /[\u3040-\u9fff]/.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
  );
}

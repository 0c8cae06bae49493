import { endsAsSentence, headsArticle, numberingOf, visualLength } from '../structure/numbering.ts';
import type { CoverLine, TitleHints } from './cover-line.ts';
import { isKindOf } from './kind-words.ts';
import { readableName } from './named-by-file.ts';
import {
  GENRE_WORD,
  isCoursework,
  isKindAlone,
  isOrganisation,
  isPublicationClass,
  isRunOfFigures,
} from './no-title.ts';
import { squeeze } from './squeeze.ts';
import { longestOf, SAME_SIZE, type Unit } from './title-units.ts';
import { wordsOf } from './words.ts';

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
  if (isPiece || length > longestOf(line, hints.body) || isRunOfFigures(text)) return 0;
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
  else if (isKindAlone(text)) score -= isNameOf(text, hints.file) ? KIND_COST : KIND_ALONE_COST;
  else if (isKind) score -= KIND_COST;
  else if (isCourse) score -= COURSE_COST;
  if (isOrganisation(text) && !isNamed) score -= ORGANISATION_COST;
  if (PART.test(text)) score -= 1;
  if (isField(text)) score -= FIELDS_COST;
  if (line.size > 0 && ratio < SAME_SIZE && isProse(text, line)) score -= PROSE_COST;
  if (BRACKETED.test(text)) score -= BRACKETS_COST;
  if (!isNamed) score -= rivalry(line.rivals ?? 0);
  if (hints.isForeign(text)) score -= 0.8;
  if (isCounted(text) && !PART.test(text)) score -= 1.2;
  if (length < 8) score -= 0.6;
  if (/[:：]$/.test(text)) score -= 0.5;
  if (to - from > 4) score -= 0.6;
  return score - place * 0.06;
}

/** What several fields in one text cost it, and brackets around all of it: a note to the reader. */
const FIELDS_COST = 1.5;
const BRACKETS_COST = 1.2;
/** Marks within a line in the text's looks that sentences and lists have, and what they cost it. */
const PROSE = /，|[、;；].*[、;；]|, .*, /u;
const PROSE_COST = 0.6;
/** Longest name in the text's size, a Han character counting as two. */
const LONGEST_PLAIN = 110;
/** Whether a line of the text's size reads as a sentence or a list, or is as long as one. */
function isProse(text: string, { strong, isTitleStyle }: CoverLine): boolean {
  return visualLength(text) > LONGEST_PLAIN || (!strong && !isTitleStyle && PROSE.test(text));
}

/** `Import: 12 Date: 6 May`: two names with a colon and what is said of them. */
const FIELD = /(?:^|\s)\p{L}[^\s:：]*(?:\s[^\s:：]+){0,3}\s?[:：]\s/gu;
const BRACKETED = /^[(（【[][^)）】\]]*[)）】\]]$/u;

function isField(text: string): boolean {
  return (text.match(FIELD)?.length ?? 0) >= 2;
}

/** What headings cost a line that are set as it is and have text of their own below them: it may be the first of them. */
const RIVALS_COST = 0.8;
/** Such headings from which on they say that it is. */
const RIVALS = 2;

function rivalry(rivals: number): number {
  return (Math.min(rivals, RIVALS) / RIVALS) * RIVALS_COST;
}

/** Whether a line heads a section or an article by the number in front of it, in whatever digits. */
function isCounted(text: string): boolean {
  return numberingOf(text.normalize('NFKC')) !== undefined || headsArticle(text) || text.startsWith('§');
}

/** Whether a file is called what a line says, besides numbers and days. */
function isNameOf(text: string, file: string): boolean {
  return squeeze(readableName(file).replace(/\d+/gu, '')) === squeeze(text);
}

/** What a line loses that only says which kind of paper this is. */
const KIND_ALONE_COST = 2;
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

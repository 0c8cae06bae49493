import { endsAsSentence, looksLikeHeading, numberingOf, visualLength } from '../structure/numbering.ts';
import type { CoverLine, TitleHints } from './cover-line.ts';
import { isKindOf } from './kind-words.ts';
import { ORGANISATION_COST, PART, scoreOf } from './line-score.ts';
import { GENRE_WORD, isCoursework, isKindAlone, isNoTitle, isOrganisation, isPublicationClass } from './no-title.ts';
import { withoutTitleLabel } from './title-labels.ts';
import { joined, LONGEST, SAME_SIZE, type Unit, unitsOf } from './title-units.ts';

export interface FoundTitle {
  readonly text: string;
  /** First and last of the lines it is made of. */
  readonly from: number;
  readonly to: number;
  /** How sure it is: below `SURE` something else may be the better title. */
  readonly score: number;
}

/** Score from which a line of the first page is the title whatever else the file says. */
export const SURE = 2.2;

/** The title among the lines of a first page: the largest lines that belong together, in full. */
export function titleAmong(lines: readonly CoverLine[], hints: TitleHints): FoundTitle | undefined {
  const units = unitsOf(lines, hints.body);
  const heads = sectionHeads(units, hints.body);
  const matter = units.findIndex(({ text, line }) => line.size > 0 && startsMatter(text));
  let best: FoundTitle | undefined;
  for (const [place, unit] of units.entries()) {
    // Under `1. Concept` plain lines are that section's text.
    if (matter >= 0 && place >= matter && isPlain(unit.line, hints.body)) continue;
    if (isPlain(unit.line, hints.body) && goesOnAsText(unit, lines[unit.to + 1])) continue;
    const score = scoreOf(unit, place, hints) + standing(unit, heads) - (isAuthor(units, place, lines) ? AUTHOR : 0);
    if (score > (best?.score ?? 0)) best = { ...unit, score };
  }
  const own = ownerOf(units, hints);
  if (own && own.score > (best?.score ?? 0)) best = own;
  return best && withoutStop(withPart(withPaper(withMatter(best, units, hints.body), lines), lines));
}

/** Whether a line of the text's looks goes on in the middle of a sentence in the next one. */
function goesOnAsText({ text, line }: Unit, next: CoverLine | undefined): boolean {
  return line.size > 0 && next?.size === line.size && !next.isApart && /^\p{Ll}/u.test(next.text) && /\s/u.test(text);
}

/** `1. Concept`, the first of numbered sections. */
function startsMatter(text: string): boolean {
  return /^1\s*[.．、]?\s/u.test(text) && numberingOf(text) !== undefined;
}

/** What a name of an organisation and a kind of paper lose as a title: any line that says what the paper is about is better. */
const OWNED = 1;

/** `Example Society` over `Annual Report` where the first page says no more: together they name the paper. */
function ownerOf(units: readonly Unit[], hints: TitleHints): FoundTitle | undefined {
  for (const [place, unit] of units.entries()) {
    const next = units[place + 1];
    if (!next || next.from !== unit.to + 1 || isPlain(unit.line, hints.body)) continue;
    const isKind = isKindAlone(next.text) || isKindOf(next.text) || isPublicationClass(next.text);
    if (!isOrganisation(unit.text) || !isKind) continue;
    const text = joined(unit.text, next.text.replace(/\s*[-–—:：]$/u, ''));
    const line = unit.line.size >= next.line.size ? unit.line : next.line;
    const score = scoreOf({ text, line, last: next.last, from: unit.from, to: next.to }, place, hints) - OWNED;
    // The name of an organisation costs a line nothing here: it is said whose paper this is.
    return { text, from: unit.from, to: next.to, score: score + (isOrganisation(text) ? ORGANISATION_COST : 0) };
  }
  return undefined;
}

/** The mark of a footnote behind a title that says who paid for the work. */
const FOOTNOTE_MARK = /(?<=\p{L})\s?[*∗†‡§]+$/u;

function withoutStop(found: FoundTitle): FoundTitle {
  return {
    ...found,
    text: withoutTitleLabel(found.text)
      .replace(FOOTNOTE_MARK, '')
      .replace(/(?<![.。\p{Lu}]|\b\p{L}{1,3})[.。]$/u, ''),
  };
}

/** What a line loses that names who wrote the document: a paper's list of references says that name again and again. */
const AUTHOR = 1.8;

/** Whether a short line below larger ones stands over an affiliation or an address: it names a person. */
function isAuthor(units: readonly Unit[], place: number, lines: readonly CoverLine[]): boolean {
  const { text, line, to } = units[place] as Unit;
  const next = lines[to + 1];
  const isBelowLarger = units.slice(0, place).some((above) => above.line.size >= line.size * SAME_SIZE);
  if (!next || line.size === 0 || !isBelowLarger || visualLength(text) > LONGEST_NAME || GENRE_WORD.test(text))
    return false;
  return next.text.includes('@') || isOrganisation(next.text) || isAffiliation(next.text);
}

/** Longest line that names persons, a Han character counting as two. */
const LONGEST_NAME = 60;

/** `(College of Engineering, Example University, Springfield 12345)`. */
function isAffiliation(text: string): boolean {
  const inner = /^[(（]([^()（）]+)[)）]$/u.exec(text.trim())?.[1];
  return inner?.split(/[,，、;；]|\s(?=\S)/u).some((part) => isOrganisation(part)) ?? false;
}

/** Fewest strong lines of one size, with something else between them, that are heads of sections. */
const FEWEST_HEADS = 3;

/** Strong lines where the file sets none larger than its text: several of them head sections, and none is the title. */
function sectionHeads(units: readonly Unit[], body: number): ReadonlySet<Unit> {
  const isPlain = units.every(({ line }) => !line.isTitleStyle && line.size > 0 && line.size < body * SAME_SIZE);
  const strong = units.filter(({ line }) => line.strong);
  const areApart = strong.every(
    ({ line }, index) => index === 0 || line.isApart || line.block > (strong[index - 1]?.line.block ?? 0) + 1,
  );
  return new Set(isPlain && areApart && strong.length >= FEWEST_HEADS ? strong : []);
}

/** What its place among the heads of sections says for a line: the first one stands over all of them. */
function standing(unit: Unit, heads: ReadonlySet<Unit>): number {
  if (heads.size === 0) return 0;
  if (unit.from === 0) return STANDING;
  return heads.has(unit) ? -STANDING : 0;
}

const STANDING = 0.4;

/** `第1部分：…` under a title says which part of it this is. */
function withPart(found: FoundTitle, lines: readonly CoverLine[]): FoundTitle {
  const next = lines[found.to + 1];
  if (!next || !PART.test(next.text.trim()) || visualLength(found.text + next.text) > LONGEST) return found;
  return { ...found, text: joined(found.text, next.text), to: found.to + 1 };
}

/**
 * `User manual` with the line right above or below it that says of what, where both stand out from the text; a name over
 * such a line goes on with it.
 */
function withMatter(found: FoundTitle, units: readonly Unit[], body: number): FoundTitle {
  const place = units.findIndex(({ from }) => from === found.from);
  const own = units[place];
  if (!own || own.text !== found.text || isPlain(own.line, body)) return found;
  const [above, below] = [units[place - 1], units[place + 1]];
  const isOwnKind = saysKindOnly(own.text) && !isCoursework(own.last);
  if (!isOwnKind) {
    const isGoingOn =
      below !== undefined &&
      below.from === own.to + 1 &&
      isKindOf(below.text) &&
      !isPlain(below.line, body) &&
      !isSection(below, own);
    return isGoingOn && !isOrganisation(own.text)
      ? { ...found, text: joined(own.text, below.text), to: below.to }
      : found;
  }
  const named = units.find(({ isNamed = false, isPiece = false }) => isNamed && !isPiece);
  if (named) return { ...found, text: joined(withoutTitleLabel(named.text), own.text) };
  if (above && above.to === own.from - 1 && isMatter(above, own, body, own.line.isApart))
    return { ...found, text: joined(above.text, own.text), from: above.from };
  if (below && below.from === own.to + 1 && isMatter(below, own, body, below.line.isApart))
    return { ...found, text: joined(own.text, below.text), to: below.to };
  const over = units.slice(Math.max(0, place - OVER), place).findLast((unit) => isNameOver(unit));
  return over ? { ...found, text: joined(over.text, own.text) } : found;
}

/** Lines over a kind of paper among which stands what it is of, however small it is set. */
const OVER = 3;
/** Length of such a line, a Han character counting as two. */
const NAME_OVER = { least: 14, most: 120 } as const;

/** Whether a line of the text's looks over a kind of paper reads as a name, of an event or of who it is for. */
function isNameOver({ text, isPiece = false }: Unit): boolean {
  const length = visualLength(text);
  const isLong = text.split(/\s+/u).length >= FEWEST_WORDS || (text.match(/\p{sc=Han}/gu)?.length ?? 0) > FEWEST_HAN;
  const isName =
    !endsAsSentence(text) && !/https?:|@/u.test(text) && /^[\p{Lu}\p{sc=Han}\p{sc=Katakana}“"«「]/u.test(text);
  const isPlace = /\d{3}|[,，、;；]|[:：]\S/u.test(text);
  return (
    isName && isLong && !isPlace && !isPiece && length >= NAME_OVER.least && length <= NAME_OVER.most && !isKindOf(text)
  );
}

/** What an event hands out, which is no kind of paper elsewhere. */
const HAND_OUT =
  /^(?:program(?:me)?|schedule|timetable|agenda|minutes of (?:the )?meeting|price list|menu|programme provisoire|emploi du temps|tarifs|次第|プログラム|日程表?|时间表|時間表|议程|議程|[节節]目[单單])$/iu;

/** Whether a line says no more than which kind of paper it heads. */
function saysKindOnly(text: string): boolean {
  return isKindOf(text) || isKindAlone(text) || HAND_OUT.test(text.trim());
}

/** Whether a line is the first section's heading: set as others are, counted, or no title in a file that says which one is. */
function isSection({ text, line }: Unit, title: Unit): boolean {
  return (
    (line.rivals ?? 0) > 0 ||
    numberingOf(text.normalize('NFKC')) !== undefined ||
    (title.line.isTitleStyle === true && line.isTitleStyle !== true)
  );
}

/** Fewest words in letters, and characters of a name in Han, that say what a paper is about. */
const FEWEST_WORDS = 3;
const FEWEST_HAN = 5;

/** Whether a line next to a kind of paper, set as large as nearly that, says what it is about and not by whom. */
function isMatter({ text, line, isPiece = false }: Unit, kind: Unit, body: number, isApart: boolean): boolean {
  const isLong =
    (text.match(/\p{sc=Han}|\p{sc=Katakana}/gu)?.length ?? 0) >= FEWEST_HAN ||
    text.split(/\s+/u).length >= FEWEST_WORDS;
  const isSet =
    !isPlain(line, body) &&
    line.strong === kind.line.strong &&
    line.size * (isApart ? LARGEST_STEP_APART : LARGEST_STEP) >= kind.line.size;
  const isName = looksLikeHeading(text) && numberingOf(text) === undefined && !/[:：,，、]/u.test(text);
  return isSet && isName && isLong && !isPiece && !isOrganisation(text) && !isKindAlone(text) && !isKindOf(text);
}

/** How much larger a kind of paper may be than the line that says of what, right at it and apart from it. */
const LARGEST_STEP = 2.05;
const LARGEST_STEP_APART = 1.5;

/** Longest name of a paper that stands below the organisation it is of, a Han character counting as two. */
const LONGEST_PAPER = 60;

/** `Example University` in title style over `Student Council Bylaws` says whose paper it is: the two are the title. */
function withPaper(found: FoundTitle, lines: readonly CoverLine[]): FoundTitle {
  const [own, next] = [lines[found.to], lines[found.to + 1]];
  if (!own?.isTitleStyle || !next || !isOrganisation(found.text)) return found;
  const text = next.text.trim();
  const isPaper = GENRE_WORD.test(text) && looksLikeHeading(text) && numberingOf(text) === undefined;
  if (!isPaper || isNoTitle(text) || visualLength(text) > LONGEST_PAPER) return found;
  return { ...found, text: joined(found.text, text), to: found.to + 1 };
}

function isPlain({ size, strong, isTitleStyle }: CoverLine, body: number): boolean {
  return !strong && !isTitleStyle && size < body * SAME_SIZE;
}

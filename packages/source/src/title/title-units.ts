import { isDateline } from '../structure/datelines.ts';
import { endsAsSentence, headsArticle, numberingOf, visualLength } from '../structure/numbering.ts';
import type { CoverLine } from './cover-line.ts';
import { isCoursework, isKindAlone, isNoTitle, isOrganisation, isPublicationClass, isReleaseMark } from './no-title.ts';
import { hasTitleLabel, isTitleLabel, withoutTitleLabel } from './title-labels.ts';

/** Longest title that lines are put together to, a Han character counting as two. */
export const LONGEST = 150;
/** The same of lines that are larger or bolder than the text: headlines of press releases run over three lines. */
const LONGEST_LARGE = 220;

/** Lines are of one size when they differ by less than this factor. */
export const SAME_SIZE = 1.1;

/** Lines of a first page that are one text. */
export interface Unit {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The first of its lines, whose looks it has. */
  readonly line: CoverLine;
  /** What its last line says. */
  readonly last: string;
  /** It is a piece of more lines than a title has: running text. */
  readonly isPiece?: boolean;
  /** Its last line is a small word between two lines of the title. */
  readonly isJoined?: boolean;
  /** A label says that it is the title. */
  readonly isNamed?: boolean;
}

/** Lines that stand right below each other in one size are one unit. */
export function unitsOf(lines: readonly CoverLine[], body: number): Unit[] {
  const units: Unit[] = [];
  for (const [index, line] of lines.entries()) {
    const before = units.at(-1);
    const last = before && (before.isJoined ? before.line : lines[before.to]);
    // `Handbook for` needs what comes next, whatever that is.
    const isAwaited = before !== undefined && before.to === index - 1 && OPEN_END.test(before.text) && line.size > 0;
    const next = lines[index + 1];
    if (before && next && before.to === index - 1 && JOINING.test(line.text.trim()) && isSameSize(before.line, next)) {
      // Smaller, on a line of its own: what it joins is as large on both sides.
      units[units.length - 1] = { ...before, text: joined(before.text, line.text), to: index, isJoined: true };
      continue;
    }
    if ((namesNothing(line.text) && !isAwaited) || isTitleLabel(line.text)) continue;
    const above = lines[index - 1]?.text ?? '';
    // Below `Attendees:` stands who came.
    if (/[:：]$/u.test(above.trim()) && isNoTitle(above)) continue;
    const isNamed = hasTitleLabel(line.text) || isTitleLabel(above);
    if (before && last && before.to === index - 1 && !isNamed && belongTogether(before, last, line)) {
      const text = joined(before.text, line.text);
      if (visualLength(text) <= longestOf(line, body)) {
        units[units.length - 1] = { ...before, text, to: index, last: line.text, isJoined: false };
        continue;
      }
      units[units.length - 1] = { ...before, isPiece: true };
      units.push({ text: line.text.trim(), from: index, to: index, line, last: line.text, isPiece: true });
      continue;
    }
    units.push({
      text: line.text.trim(),
      from: index,
      to: index,
      line,
      last: line.text,
      ...(isNamed ? { isNamed } : {}),
    });
  }
  return units;
}

/** Whether a line says no more than when and where a paper was written, that it is for the press, or who has it. */
function namesNothing(text: string): boolean {
  return isNoTitle(text) || isReleaseMark(text) || isDateline(text.trim());
}

/** Longest text that lines like this one are put together to. */
export function longestOf({ size, strong, isTitleStyle }: CoverLine, body: number): number {
  return isTitleStyle || strong || size > body * 1.15 ? LONGEST_LARGE : LONGEST;
}

/** Words that a title does not end with. */
const OPEN_END = /(?:\b(?:for|of|the|and|on|to|in|a|an|with|de|du|des|la|le|les|et|pour|sur)|[-–—:：,，、&])$/iu;

/** Whether a line cannot be all of a title: it ends in a word that needs what comes next. */
export function isOpenEnded(line: string): boolean {
  return OPEN_END.test(line.trim());
}

/** A quotation that is not closed on its line. */
const UNCLOSED = /“[^“”]*$|«[^«»]*$|「[^「」]*$|『[^『』]*$|《[^《》]*$/u;

/** A word between two large lines, `Summer school` · `on` · `Coastal engineering`. */
const JOINING = /^(?:on|of|for|and|in|to|de|du|des|sur|pour|et|&)$/iu;

function isSameSize(one: CoverLine, other: CoverLine): boolean {
  const [small, large] = one.size < other.size ? [one.size, other.size] : [other.size, one.size];
  return small > 0 && large / small < SAME_SIZE;
}

/** Words that a Japanese title does not end with, `ビット並列手法を用いた` over `照合の実験`. */
const OPEN_END_HAN =
  /(?:を用いた|を利用した|に基づく|に関する|における|による|に向けた|のための|を目的とした|および|及び|[\p{sc=Han}\p{sc=Katakana}ー]の)$/u;

/** A title behind a label that is shorter goes on in the next line, `Topic: SDG 12` in `Responsible consumption`. */
const SHORT_NAME = 12;

function belongTogether({ text, isNamed = false }: Unit, last: CoverLine, next: CoverLine): boolean {
  const larger = Math.max(last.size, next.size);
  const isLike = last.size === next.size || (next.size > 0 && larger / Math.min(last.size, next.size) < SAME_SIZE);
  if (ADOPTED.test(next.text.trim()) || FIRST_SECTION.test(next.text.trim())) return false;
  if ((OPEN_END.test(text.trim()) || UNCLOSED.test(text)) && isLike) return true;
  if (OPEN_END_HAN.test(text) && /^[\u3040-\u9fff]/u.test(next.text) && isLike && last.size > 0) return true;
  if (isNamed && FIELD.test(next.text.trim())) return false;
  if (isNamed && visualLength(withoutTitleLabel(text)) < SHORT_NAME) return !next.isApart && next.size <= last.size;
  // `Rapport` over `du groupe de travail`.
  if (isKindAlone(text) && OF_WHAT.test(next.text.trim())) return !next.isApart || isLike;
  // The kind and the course of a paper stand over its title, its writers below.
  if (isCoursework(text) || NAMES.test(next.text.trim())) return false;
  if (DATED.test(next.text.trim())) return false;
  if (last.isTitleStyle !== next.isTitleStyle) return false;
  if (endsAsSentence(text) && !/[)）:：]$/.test(text)) return false;
  if (isOrganisation(text) !== isOrganisation(next.text) || isPublicationClass(text)) return false;
  // Over a full line of text in its own looks a short line ends: the text begins there.
  if (!next.strong && next.text.length > FULL_LINE && last.text.length < next.text.length * SHORT_LINE) return false;
  const isNearly =
    last.strong &&
    last.size > next.size &&
    last.size < next.size * NEARLY_SIZE &&
    // A heading of the first section is set as those of the others are, or counted.
    (next.rivals ?? 0) === 0 &&
    numberingOf(next.text.normalize('NFKC')) === undefined &&
    !headsArticle(next.text) &&
    visualLength(next.text) <= SECOND_LINE;
  return (isLike || isNearly) && last.size > 0 && !next.isApart && last.strong === next.strong;
}

/** How much larger the first bold line of a title may be than the next, right below it. */
const NEARLY_SIZE = 1.16;
/** Longest such line, a Han character counting as two. */
const SECOND_LINE = 60;

/** `節目長度：…`, `Weight: …`: a field says something else about what the one above it names. */
const FIELD = /^[^\s:：][^:：]{0,20}(?:：|:\s)\s*\S/u;

/** `1引言`, as large as the title above it. */
const FIRST_SECTION = /^[1１][.．、]?\s?(?![年月日号號期届屆次个個位])\p{sc=Han}{2}/u;

/** `Last updated: 6 May 2025`, `版本 V1.2`: when a document is from is no part of its title. */
const DATED =
  /^(?:(?:last |date )?(?:updated|revised|modified|reviewed|effective|issued|published)(?: (?:on|date))?|version|dernière mise à jour|mise? à jour(?: le)?|date d[’'](?:effet|entrée en vigueur)|(?:最后|最後|最終)?更新(?:日期?|时间|時間)|(?:发布|發布|生效|修订|修訂)日期|版本[号號]?|(?:改[定訂]|制定|施行)日)\s*[:：]?\s*\P{L}*(?:\p{L}+\P{L}*){0,2}\d/iu;

/** What a kind of paper goes on with. */
const OF_WHAT = /^(?:du|de|des|d[’']|sur|of|on|about|for)(?=[\s’'])\s?\S/u;
/** Several Han names in a row, `林小满、王一`, and what they belong to behind them. */
const NAMES = /^\p{sc=Han}{2,4}(?:\s?[、,，]\s?\p{sc=Han}{2,4}){1,9}(?:$|\s)/u;

/** `Approved by the board on 6 May`. */
const ADOPTED = /^(?:approved|adopted|ratified|adoptée?s?|approuvée?s?) (?:by|on|par|le|en)\b/iu;

/** Characters from which a plain line runs over the page, and the share of it that a line has that ends before its margin. */
const FULL_LINE = 70;
const SHORT_LINE = 0.5;

/** Two lines of one text; Han characters have no space between them. */
export function joined(one: string, other: string): string {
  const isHan = /[\u3040-\u9fff、，：]$/.test(one) && /^[\u3040-\u9fff（「]/.test(other) && !other.startsWith('第');
  return isHan ? one + other.trim() : `${one.trim()} ${other.trim()}`;
}

import { endsAsSentence, numberingOf, visualLength } from '../structure/numbering.ts';
import { GENRE_WORD, isKindAlone, isNoTitle, isOrganisation, isPublicationClass } from './no-title.ts';
import { squeeze } from './squeeze.ts';

/** A line of a document's first page. */
export interface CoverLine {
  readonly text: string;
  /** Size of its letters in any unit; 0 where the file does not say. */
  readonly size: number;
  readonly strong: boolean;
  /** It stands apart from the line before it. */
  readonly isApart: boolean;
  /** The file calls it the title. */
  readonly isTitleStyle?: boolean;
  /** It is a heading that all others of the file are below. */
  readonly isTop?: boolean;
  /** The block that it is in. */
  readonly block: number;
}

/** What else a file says about what it is called. */
export interface TitleHints {
  /** Size of the running text, in the unit of the lines. */
  readonly body: number;
  readonly property: string | undefined;
  readonly file: string;
  /** Whether a text is in another script than the document. */
  readonly isForeign: (text: string) => boolean;
  /** How often a text of the document says the same. */
  readonly timesSaid: (text: string) => number;
}

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

/** Longest title that lines are put together to, a Han character counting as two. */
const LONGEST = 150;
/** The same of lines that are larger or bolder than the text: headlines of press releases run over three lines. */
const LONGEST_LARGE = 220;

/** Lines are of one size when they differ by less than this factor. */
const SAME_SIZE = 1.1;

/** The title among the lines of a first page: the largest lines that belong together, in full. */
export function titleAmong(lines: readonly CoverLine[], hints: TitleHints): FoundTitle | undefined {
  const units = unitsOf(lines, hints.body);
  const heads = sectionHeads(units, hints.body);
  const matter = units.findIndex(({ text, line }) => line.size > 0 && startsMatter(text));
  let best: FoundTitle | undefined;
  for (const [place, unit] of units.entries()) {
    // Under `1. Concept` plain lines are that section's text.
    if (matter >= 0 && place >= matter && isPlain(unit.line, hints.body)) continue;
    const score = scoreOf(unit, place, hints) + standing(unit, heads) - (isAuthor(units, place, lines) ? AUTHOR : 0);
    if (score > (best?.score ?? 0)) best = { ...unit, score };
  }
  const own = ownerOf(units, hints);
  if (own && own.score > (best?.score ?? 0)) best = own;
  return best && withoutStop(withPart(best, lines));
}

/** `1. Concept`, the first of numbered sections. */
function startsMatter(text: string): boolean {
  return /^1\s*[.．、]?\s/u.test(text) && numberingOf(text) !== undefined;
}

function isPlain({ size, strong, isTitleStyle }: CoverLine, body: number): boolean {
  return !strong && !isTitleStyle && size < body * SAME_SIZE;
}

/** What a name of an organisation and a kind of paper lose as a title: any line that says what the paper is about is better. */
const OWNED = 1;

/** `Example Society` over `Annual Report` where the first page says no more: together they name the paper. */
function ownerOf(units: readonly Unit[], hints: TitleHints): FoundTitle | undefined {
  for (const [place, unit] of units.entries()) {
    const next = units[place + 1];
    if (!next || next.from !== unit.to + 1 || unit.line.size < hints.body * SAME_SIZE) continue;
    const isOwned = isOrganisation(unit.text) && (isKindAlone(next.text) || isPublicationClass(next.text));
    if (!isOwned) continue;
    const text = joined(unit.text, next.text);
    const line = unit.line.size >= next.line.size ? unit.line : next.line;
    const score = scoreOf({ text, line, from: unit.from, to: next.to }, place, hints) - OWNED;
    // The name of an organisation costs a line nothing here: it is said whose paper this is.
    return { text, from: unit.from, to: next.to, score: score + (isOrganisation(text) ? ORGANISATION_COST : 0) };
  }
  return undefined;
}

/** What a line loses that names an organisation. */
const ORGANISATION_COST = 1.8;

/** `论文题目：…`: what forms call the line that says the title. */
const TITLE_LABEL =
  /^(?:(?:论文|論文|课题|課題|项目|項目|專題|专题)(?:题目|題目|名称|名稱)|题\s*目|題\s*目|thesis title|titre du mémoire)\s*[:：]\s*(?=\S)/iu;

/** A line that says the title without the label in front of it. */
export function withoutTitleLabel(text: string): string {
  return text.replace(TITLE_LABEL, '');
}

function withoutStop(found: FoundTitle): FoundTitle {
  return { ...found, text: withoutTitleLabel(found.text).replace(/(?<![.。\p{Lu}]|\b\p{L}{1,3})[.。]$/u, '') };
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

interface Unit {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly line: CoverLine;
  /** It is a piece of more lines than a title has: running text. */
  readonly isPiece?: boolean;
}

/** Lines that stand right below each other in one size are one unit. */
function unitsOf(lines: readonly CoverLine[], body: number): Unit[] {
  const units: Unit[] = [];
  for (const [index, line] of lines.entries()) {
    const before = units.at(-1);
    const last = before && lines[before.to];
    // `Handbook for` needs what comes next, whatever that is.
    const isAwaited = before !== undefined && before.to === index - 1 && OPEN_END.test(before.text) && line.size > 0;
    if (isNoTitle(line.text) && !isAwaited) continue;
    if (before && last && before.to === index - 1 && belongTogether(before.text, last, line)) {
      const text = joined(before.text, line.text);
      if (visualLength(text) <= longestOf(line, body)) {
        units[units.length - 1] = { ...before, text, to: index };
        continue;
      }
      units[units.length - 1] = { ...before, isPiece: true };
      units.push({ text: line.text.trim(), from: index, to: index, line, isPiece: true });
      continue;
    }
    units.push({ text: line.text.trim(), from: index, to: index, line });
  }
  return units;
}

function longestOf({ size, strong, isTitleStyle }: CoverLine, body: number): number {
  return isTitleStyle || strong || size > body * 1.15 ? LONGEST_LARGE : LONGEST;
}

/** Words that a title does not end with. */
const OPEN_END = /(?:\b(?:for|of|the|and|on|to|in|a|an|with|de|du|des|la|le|les|et|pour|sur)|[-–—:：,，、&])$/iu;

function belongTogether(text: string, last: CoverLine, next: CoverLine): boolean {
  const larger = Math.max(last.size, next.size);
  const isLike = last.size === next.size || (next.size > 0 && larger / Math.min(last.size, next.size) < SAME_SIZE);
  if (OPEN_END.test(text.trim()) && isLike) return true;
  if (DATED.test(next.text.trim())) return false;
  if (last.isTitleStyle !== next.isTitleStyle) return false;
  if (endsAsSentence(text) && !/[)）:：]$/.test(text)) return false;
  if (isOrganisation(text) !== isOrganisation(next.text) || isPublicationClass(text)) return false;
  // Over a full line of text in its own looks a short line ends: the text begins there.
  if (!next.strong && next.text.length > FULL_LINE && last.text.length < next.text.length * SHORT_LINE) return false;
  return isLike && last.size > 0 && !next.isApart && last.strong === next.strong;
}

/** `Last updated: 6 May 2025`, `版本 V1.2`: when a document is from is no part of its title. */
const DATED =
  /^(?:(?:last |date )?(?:updated|revised|modified|reviewed|effective|issued|published)(?: (?:on|date))?|version|dernière mise à jour|mise? à jour(?: le)?|date d[’'](?:effet|entrée en vigueur)|(?:最后|最後|最終)?更新(?:日期?|时间|時間)|(?:发布|發布|生效|修订|修訂)日期|版本[号號]?|(?:改[定訂]|制定|施行)日)\s*[:：]?\s*\P{L}*(?:\p{L}+\P{L}*){0,2}\d/iu;

/** Characters from which a plain line runs over the page, and the share of it that a line has that ends before its margin. */
const FULL_LINE = 70;
const SHORT_LINE = 0.5;

function joined(one: string, other: string): string {
  const isHan = /[\u3040-\u9fff、，：]$/.test(one) && /^[\u3040-\u9fff（「]/.test(other) && !other.startsWith('第');
  return isHan ? one + other.trim() : `${one.trim()} ${other.trim()}`;
}

const PART =
  /^(?:第\s*[一二三四五六七八九十\d]+\s*(?:部分?|编|編|篇|冊|册|卷)(?=[\s:：\u3000]|$)|part\s+(?:\d+|[ivx]+)\b|partie\s+\d+)/iu;

/** `第1部分：…` under a title says which part of it this is. */
function withPart(found: FoundTitle, lines: readonly CoverLine[]): FoundTitle {
  const next = lines[found.to + 1];
  if (!next || !PART.test(next.text.trim()) || visualLength(found.text + next.text) > LONGEST) return found;
  return { ...found, text: joined(found.text, next.text), to: found.to + 1 };
}

/** How much larger than the running text letters are at which size says no more. */
const LARGEST = 3;

function scoreOf({ text, line, from, to, isPiece = false }: Unit, place: number, hints: TitleHints): number {
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
  score += likeness(text, hints.property ?? '') * 2;
  // Files are often called after their kind: that says less for the line that does too.
  score += likenessToFile(text, hints.file) * (isKindAlone(text) ? 0.6 : 1.2);
  score += Math.min(4, hints.timesSaid(text)) * 0.2;
  if (GENRE_WORD.test(text)) score += 0.5;
  if (isPublicationClass(text)) score -= 2.5;
  else if (isKindAlone(text)) score -= 2;
  if (isOrganisation(text)) score -= ORGANISATION_COST;
  if (PART.test(text)) score -= 1;
  if (hints.isForeign(text)) score -= 0.8;
  if ((numberingOf(text) || text.startsWith('§')) && !PART.test(text)) score -= 1.2;
  if (length < 8) score -= 0.6;
  if (/[:：]$/.test(text)) score -= 0.5;
  if (to - from > 4) score -= 0.6;
  return score - place * 0.06;
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

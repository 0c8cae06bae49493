import type { DraftBlock } from '../../structure/blocks.ts';
import { isOfFormula } from '../../structure/formulas.ts';
import {
  endsAsSentence,
  endsSentence,
  listMarkOf,
  type Numbering,
  numberingOf,
  splitNumbering,
  startsArticle,
  visualLength,
} from '../../structure/numbering.ts';
import { columnWidth, type Looks, roundSize } from './looks.ts';
import type { PdfLine } from './pdf-page.ts';

/** A heading with the looks that its level is found by. */
export type StyledHeading = Extract<DraftBlock, { kind: 'heading' }> & {
  size: number;
  bold: boolean;
  /** Depth of the bookmark that names it. */
  bookmark?: number;
};

/** A line between its neighbours in the same column; undefined at the column's ends. */
export interface LineInContext {
  readonly line: PdfLine;
  readonly before: PdfLine | undefined;
  readonly after: PdfLine | undefined;
  /** The last of the bold lines that follow each other closely from this one on, and the line behind it. */
  readonly run?: { readonly last: PdfLine; readonly behind: PdfLine | undefined } | undefined;
}

/** Whether a line is a heading: larger or bolder than the text, or numbered and standing alone. */
export function isHeadingLine({ line, before, after, run }: LineInContext, looks: Looks): boolean {
  const length = visualLength(line.text);
  if (length > 160 || length < 2 || !/\p{L}/u.test(line.text) || line.cells.length > 3) return false;
  if (isOfFormula(line.text)) return false;
  if (startsArticle(line.text) && !isNamedArticle(line, looks)) return false;
  const numbering = numberingOf(line.text);
  const { body, boldBody } = looks;
  if (BACK_MATTER.test(line.text.trim())) return true;
  if (numbering?.strong && isStrongHeading(line, before, looks, length)) return true;
  const ended = endsAsSentence(line.text) && !/[?？]$/.test(line.text);
  if (BLANKS.test(line.text)) return false;
  if (line.size >= body * 1.3) return !ended || (line.size > body * 1.6 && length < 100);
  if (ended && !/^[^.。]*[:：]$/.test(line.text)) return false;
  if (listMarkOf(line.text) && !numbering) return isLetteredHeading(line, before, after, looks);
  if (line.size >= body * 1.09) return !/^[a-zà-ÿ]/.test(line.text) || wraps(before, line);
  if (
    isNumberedAlone(line, before, numbering, looks) ||
    isHanNumbered(line, before, after, numbering, looks) ||
    isCountedApart(line, before, after, looks)
  )
    return true;
  // Designed pages are set smaller in some boxes, and name these in bold letters.
  const small = line.mono || (line.size < body * 0.94 && !namesBox(line, before));
  if ((small && !numbering) || !line.bold || boldBody || ended) return false;
  return length <= 100 && isAlone(line, before, after, looks) && !(run && isOfText(line, run, looks));
}

/** Whether a bold line is one of several that are no heading together: stressed words of a paragraph, or a sentence. */
function isOfText(line: PdfLine, run: NonNullable<LineInContext['run']>, looks: Looks): boolean {
  const isSentence = run.last !== line && SENTENCES_END.test(run.last.text);
  return isSentence || goesOnPlain(run, looks);
}

/** The last line of a sentence that goes on into it, `… of the harbour.`, or of several: `POSITIONS. IT DEPENDS ON YOU.` */
const SENTENCES_END = /^(?:\p{Ll}.*|.*\p{L}{3}[.!?。！？]\s*\p{Lu}.{8,})[.!。！]$/u;

/** What stands behind the matter of a paper, on a line of its own and in any letters. */
const BACK_MATTER =
  /^(?:references|bibliography|acknowledge?ments?|références(?: bibliographiques)?|bibliographie|remerciements|参考文献|參考文獻|致谢|致謝|謝辞|引用文献)\s*[:：]?$/iu;

/** Whether a line is the first of a box, or goes on with the bold one that is. */
function namesBox(line: PdfLine, before: PdfLine | undefined): boolean {
  return line.startsBox === true || (before?.startsBox === true && before.bold && wraps(before, line));
}

/** What a form leaves to be filled in. */
const BLANKS = /[_＿]{4}/u;

/** `b. What we are not licensing` in bold letters, with plain text below it. */
function isLetteredHeading(
  line: PdfLine,
  before: PdfLine | undefined,
  after: PdfLine | undefined,
  looks: Looks,
): boolean {
  const mark = listMarkOf(line.text);
  if (!mark?.ordered || !line.bold || looks.boldBody || visualLength(line.text) > 100) return false;
  const isPlain = after !== undefined && !after.bold && !listMarkOf(after.text) && after.x < line.x + looks.body * 4;
  return isPlain && !endsAsSentence(line.text) && isAlone(line, before, after, looks);
}

/** `第10条 管轄` on a line of its own, larger than its text: there an article has a heading. */
function isNamedArticle(line: PdfLine, { body }: Looks): boolean {
  return line.size >= body * 1.09 && line.right < line.columnRight - body * 3 && !endsAsSentence(line.text);
}

/** Several bold lines that a plain one goes on from in the middle of a sentence stress words in a paragraph. */
function goesOnPlain({ last, behind }: NonNullable<LineInContext['run']>, looks: Looks): boolean {
  if (endsAsSentence(last.text)) return false;
  // At the end of a page: a heading rarely fills its last line and says two sentences.
  if (!behind) return last.right > last.columnRight - looks.body * 2.5 && /[.。!?] \S/u.test(last.text);
  if (behind.bold) return false;
  const gap = behind.y - last.y;
  return gap > 0 && gap < looks.leading * 1.25 && /^[\p{Ll},;]/u.test(behind.text);
}

/** `1.2 Skills` in the size of the text, short and apart from the lines before it. */
function isNumberedAlone(
  line: PdfLine,
  before: PdfLine | undefined,
  numbering: Numbering | undefined,
  looks: Looks,
): boolean {
  if (!numbering || !/^(\d+\.)+\d+\.?$/.test(numbering.mark) || endsAsSentence(line.text)) return false;
  const short = line.right - line.x < columnWidth(line) * 0.55 && visualLength(line.text) <= 60;
  return short && line.x < line.columnLeft + looks.body * 4 && (!before || line.y - before.y > looks.leading * 1.3);
}

/** Distances of lines, in those of a paragraph's, over and under a short counted line from which it stands apart from both. */
const APART = { above: 1.4, below: 1.25, letters: 40 } as const;
const COUNTED = /^\d{1,2}[.．、]\s?(?=\p{L})/u;

/** `2. Entries` in the text's own letters with more room over and under it than lines have: no item of a list is set so. */
function isCountedApart(
  line: PdfLine,
  before: PdfLine | undefined,
  after: PdfLine | undefined,
  { body, leading }: Looks,
): boolean {
  if (!after || !COUNTED.test(line.text) || COUNTED.test(after.text) || endsAsSentence(line.text)) return false;
  const isShort = visualLength(line.text) <= APART.letters && line.right - line.x < columnWidth(line) * 0.55;
  const isOver = !before || line.y - before.y > leading * APART.above;
  const isUnder = after.y - line.y > leading * APART.below && after.x >= line.x;
  return isShort && isOver && isUnder && line.x < line.columnLeft + body * 2;
}

const HAN_MARK = /^(?:[一二三四五六七八九十]{1,3}[、．.]|[（(]\s?[一二三四五六七八九十]{1,3}\s?[）)])$/u;

/** `一、目的` or `（一）原则` in the text's own letters: a short line between paragraphs, where the next one begins set in. */
function isHanNumbered(
  line: PdfLine,
  before: PdfLine | undefined,
  after: PdfLine | undefined,
  numbering: Numbering | undefined,
  { body, leading }: Looks,
): boolean {
  if (!numbering || !after || !HAN_MARK.test(numbering.mark) || endsAsSentence(line.text)) return false;
  const isShort = line.right < line.columnRight - body * 2 && visualLength(line.text) <= 60;
  const isBehindEnd = !before || endsSentence(before.text) || before.right < before.columnRight - body * 2.5;
  const beginsAnew = after.x > after.columnLeft + body * 0.9 || after.y - line.y > leading * 1.3;
  return isShort && isBehindEnd && beginsAnew && !isSameKind(numbering, numberingOf(after.text));
}

/** Whether the next line is the next entry: then these are the items of a list. */
function isSameKind(one: Numbering, other: Numbering | undefined): boolean {
  return other !== undefined && HAN_MARK.test(other.mark) && one.level === other.level;
}

/** A chapter's number begins sentences too (`第三章定义了……`): then the line is as long as its column. */
function isStrongHeading(line: PdfLine, before: PdfLine | undefined, looks: Looks, length: number): boolean {
  if (length > 90 || /[。；;，,.]$/.test(line.text)) return false;
  if (line.size >= looks.body * 1.09 || (line.bold && !looks.boldBody)) return true;
  const short = line.right < line.columnRight - looks.body * 3;
  const goesOn = before !== undefined && !endsAsSentence(before.text) && line.y - before.y < looks.leading * 1.3;
  return short && !(goesOn && before.right > before.columnRight - looks.body * 3);
}

/** A bold line that plain text goes on from is the start of a sentence, not a heading. */
function isAlone(line: PdfLine, before: PdfLine | undefined, after: PdfLine | undefined, looks: Looks): boolean {
  const joined = (other: PdfLine | undefined, gap: number): boolean =>
    other !== undefined && gap > 0 && gap < looks.leading * 1.25;
  if (before && joined(before, line.y - before.y) && !before.bold) {
    if (/^\p{Ll}/u.test(line.text) && !endsAsSentence(before.text)) return false;
    const full = before.right > before.columnRight - looks.body * 2;
    if (full && !endsAsSentence(before.text)) return false;
  }
  if (!after || !joined(after, after.y - line.y) || after.bold) return true;
  const full = line.right > line.columnRight - looks.body * 2.5;
  return !(full && /^[\p{Ll},;]/u.test(after.text));
}

function wraps(before: PdfLine | undefined, line: PdfLine): boolean {
  return before !== undefined && roundSize(before.size) === roundSize(line.size);
}

const LETTERED = /^([(（]?(?:[a-z]|[ivx]{1,5})[.)）])\s+(\S.*)$/u;

export function headingOf(text: string, size: number, bold: boolean): StyledHeading {
  const numbered = splitNumbering(BACK_MATTER.test(text.trim()) ? text.replace(/\s*[:：]\s*$/u, '') : text);
  const lettered = numbered.numbering ? undefined : LETTERED.exec(text);
  const named = lettered ? { text: lettered[2] ?? '', numbering: lettered[1] ?? '' } : numbered;
  return { kind: 'heading', level: 1, ...named, size: roundSize(size), bold };
}

/**
 * Gives headings their levels: by the document's bookmarks where they name them, else by their looks (larger before
 * smaller, bold before plain), and below each other as their numbering says.
 */
export function withLevels(
  blocks: readonly (DraftBlock | StyledHeading)[],
  outline: readonly { title: string; level: number }[],
  body: number,
): DraftBlock[] {
  const headings = blocks.filter((block): block is StyledHeading => 'size' in block);
  const ranks = rankStyles(headings, body);
  const named = outlineLevels(outline, headings);
  const shallowest = new Map<string, number>();
  for (const heading of headings) {
    const depth = depthOf(heading);
    const style = styleOf(heading);
    if (depth > 0) shallowest.set(style, Math.min(depth, shallowest.get(style) ?? depth));
  }
  const byDepth = new Map<number, number>();
  for (const heading of headings) {
    const depth = depthOf(heading);
    if (depth > 0 && stands(heading, body)) byDepth.set(depth, ranks.get(styleOf(heading)) ?? 1);
  }
  // The first heading is the title, even if a later page shouts louder.
  const [first] = headings;
  const raise = first && named(first) === undefined ? (ranks.get(styleOf(first)) ?? 1) - 1 : 0;
  const isBookmarked = headings.filter((heading) => heading.bookmark !== undefined).length >= FEWEST_BOOKMARKS;
  let above = 0;
  return blocks.map((block) => {
    if (!('size' in block)) return block;
    const { size: _size, bold: _bold, bookmark, ...heading } = block;
    if (isBookmarked) {
      // What no bookmark names stands below what the last one does.
      if (bookmark !== undefined) above = bookmark;
      else if (above === 0)
        return { ...heading, level: Math.min(6, Math.max(1, (ranks.get(styleOf(block)) ?? 1) - raise)) };
      return { ...heading, level: Math.min(6, bookmark ?? above + 1) };
    }
    const style = styleOf(block);
    const depth = depthOf(block);
    const deeper = depth > 0 ? depth - (shallowest.get(style) ?? depth) : 0;
    const like = stands(block, body) ? undefined : byDepth.get(depth);
    const level = named(block) ?? (like ?? (ranks.get(style) ?? 1) + deeper + letteredDepth(block)) - raise;
    return { ...heading, level: Math.min(6, Math.max(1, level)) };
  });
}

/** Headings that bookmarks name from which on they say how deep all stand. */
const FEWEST_BOOKMARKS = 4;

/** Whether a heading stands out by its looks and not by its numbering alone. */
function stands({ size, bold }: StyledHeading, body: number): boolean {
  return bold || size >= body * 1.09;
}

function styleOf({ size, bold }: StyledHeading): string {
  return `${size} ${bold}`;
}

/** How deep the numbering says a heading stands; 0 where it says nothing. */
function depthOf({ numbering }: StyledHeading): number {
  if (!numbering) return 0;
  if (/^第.*[节節]$/.test(numbering)) return 2;
  return numberingOf(`${numbering} x`)?.level ?? 0;
}

/** How far a heading with a letter or a small Roman number stands below those that look like it and have none. */
function letteredDepth({ numbering }: StyledHeading): number {
  if (!numbering || numberingOf(`${numbering} x`)) return 0;
  return /^[(（]?[ivx]+[.)）]$/.test(numbering) ? 2 : /^[(（]?[a-z][.)）]$/i.test(numbering) ? 1 : 0;
}

/** Styles in the order of their looks. Sizes that differ by less than half a point are one. */
function rankStyles(headings: readonly StyledHeading[], body: number): Map<string, number> {
  const styles = [...new Map(headings.map((heading) => [styleOf(heading), heading])).values()].sort(
    (a, b) => b.size - a.size || Number(b.bold) - Number(a.bold),
  );
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: StyledHeading | undefined;
  for (const style of styles) {
    // Well above the text's size, weight is a matter of decoration.
    const near =
      before !== undefined &&
      before.size - style.size < 0.6 &&
      (before.bold === style.bold || style.size >= body * 1.3);
    if (!near) rank += 1;
    ranks.set(styleOf(style), rank);
    before = style;
  }
  return ranks;
}

/**
 * Levels by bookmarks, one below the title if the document has one of its own. Headings that no bookmark names get the
 * level of those that look like them, else one below all.
 */
function outlineLevels(
  outline: readonly { title: string; level: number }[],
  headings: readonly StyledHeading[],
): (heading: StyledHeading) => number | undefined {
  const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const levels = new Map(outline.map(({ title, level }) => [squeeze(splitNumbering(title).text), level]));
  const matched = headings.filter(({ text }) => levels.has(squeeze(text)));
  const [first] = headings;
  if (!first || matched.length < 3 || matched.length < headings.length * 0.25) return () => undefined;
  const largest = Math.max(...headings.map(({ size }) => size));
  const shift = !levels.has(squeeze(first.text)) && first.size >= largest ? 1 : 0;
  const byStyle = new Map<string, number>();
  for (const heading of matched) byStyle.set(styleOf(heading), levels.get(squeeze(heading.text)) ?? 1);
  const deepest = Math.max(...byStyle.values());
  return (heading) => {
    if (shift === 1 && heading.size >= largest && !byStyle.has(styleOf(heading))) return 1;
    return (levels.get(squeeze(heading.text)) ?? byStyle.get(styleOf(heading)) ?? deepest + 1) + shift;
  };
}

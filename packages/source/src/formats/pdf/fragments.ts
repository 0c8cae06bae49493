import { visualLength } from '../../structure/numbering.ts';
import { raisedFigures } from '../../structure/raised-figures.ts';
import type { Fonts } from './fonts.ts';
import type { Fragment, Part, Rule } from './pdf-page.ts';
import { withAccents, withClosedLetters, withJoinedLetters } from './spelling.ts';

/** A text item of pdf.js. */
export interface TextItem {
  readonly str: string;
  /** a b c d e f: text space to page space. */
  readonly transform: number[];
  readonly width: number;
  readonly fontName: string;
}

/** Text items → fragments in page coordinates. Text that is turned (margin notes, stamps) is left out. */
export function fragmentsOf(items: readonly TextItem[], toPage: readonly number[], fonts: Fonts): Fragment[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = toPage;
  const fragments: Fragment[] = [];
  for (const { str, transform, width, fontName } of items) {
    const [textA = 0, textB = 0, textC = 0, textD = 0, textX = 0, textY = 0] = transform;
    const directionX = a * textA + c * textB;
    const directionY = b * textA + d * textB;
    if (Math.abs(directionY) > Math.abs(directionX) * 0.2 || directionX < 0) continue;
    const x = a * textX + c * textY + e;
    const size = Math.hypot(textC, textD);
    // pdf.js fills wide gaps with a space of that width: the gap says more.
    if (width > size && str.trim() === '') continue;
    const { bold, mono, music } = fonts.looks(fontName);
    if (music) continue;
    const letters = visualLength(str.replace(/\s/g, ''));
    fragments.push({
      text: str,
      x,
      y: b * textX + d * textY + f,
      right: x + width,
      size,
      letters,
      boldLetters: bold ? letters : 0,
      monoLetters: mono ? letters : 0,
    });
  }
  return withMarksOnLines(withJoinedLetters(fragments.filter(({ size }) => size > 2)));
}

/** Of a raised mark, in sizes of its line: its own size at most, and how far it is raised. `at` is still on the line. */
const RAISED = { size: 0.78, from: 0.45, to: 0.75, at: 0.4 } as const;

/** Small marks behind a word (`[3]`) that are raised so far that they would be a line of their own stand on the word's line. */
function withMarksOnLines(fragments: readonly Fragment[]): Fragment[] {
  let word: Fragment | undefined;
  let end = 0;
  return fragments.map((mark) => {
    const isMark = word !== undefined && isRaisedBehind(mark, word, end);
    if (!isMark && mark.letters > 0) word = mark;
    end = mark.right;
    return isMark && word ? { ...mark, y: word.y - word.size * RAISED.at } : mark;
  });
}

/** @param end where the last piece behind the word ends, which may be a mark itself */
function isRaisedBehind(mark: Fragment, word: Fragment, end: number): boolean {
  const height = word.y - mark.y;
  const gap = mark.x - end;
  const isRaised = height >= word.size * RAISED.from && height < word.size * RAISED.to;
  return isRaised && mark.size < word.size * RAISED.size && gap > -word.size * 0.8 && gap < word.size * 1.6;
}

/**
 * Joins fragments that follow each other on one baseline without a wide gap, and none that many lines begin at.
 * @param drawn lines of the page: what an upright one stands between is two cells, however close these are
 */
export function joinFragments(fragments: readonly Fragment[], drawn: readonly Rule[] = []): Fragment[] {
  const isStop = tabStops(fragments);
  const upright = drawn.filter(({ horizontal }) => !horizontal);
  const isRuled = (before: Fragment, next: Fragment): boolean => {
    // A blank fills the gap that the line stands in.
    const end = before.parts?.at(-1)?.right ?? before.right;
    return upright.some(({ at, from, to }) => {
      const isBetween = at > end - CLOSE && at < next.x + CLOSE && at > before.x && at < next.right;
      return isBetween && from < next.y && to > next.y - next.size * 0.35;
    });
  };
  const pieces: Fragment[] = [];
  for (const next of fragments) {
    const before = pieces.at(-1);
    const isApart =
      before !== undefined && isName(before.text) && next.x - before.right > next.size * STOP.least && isStop(next.x);
    if (before && !isApart && followsOn(before, next) && !isRuled(before, next))
      pieces[pieces.length - 1] = join(before, next);
    else if (next.letters > 0) pieces.push(next);
  }
  return pieces.map(spelled);
}

/** A piece whose words are written as they are read. */
function spelled(piece: Fragment): Fragment {
  const text = withClosedLetters(withAccents(piece.text));
  if (text === piece.text) return piece;
  const { parts, ...own } = piece;
  // What was one word set apart has no parts of its own.
  const isClosed = text.length < piece.text.trim().length - 2;
  return {
    ...own,
    text,
    ...(parts && !isClosed && { parts: parts.map((part) => ({ ...part, text: withAccents(part.text) })) }),
  };
}

/** How far the letters of a narrow cell may reach over its edge, points. */
const CLOSE = 1.5;

/** Fragments that begin at one place behind a gap, the gap, in letter heights, that a tab makes, and the least one where many do. */
const STOP = { fragments: 5, gap: 0.6, least: 0.22 } as const;

/** Whether several fragments of a page begin at a place, wherever the text before them ends: a column does. */
function tabStops(fragments: readonly Fragment[]): (x: number) => boolean {
  const starts = new Map<number, number>();
  for (const [index, { x, y, size, letters }] of fragments.entries()) {
    const before = fragments[index - 1];
    const isBehindText = before !== undefined && Math.abs(before.y - y) < size * 0.45 && x > before.right;
    if (letters === 0 || !isBehindText || !isName(before.text) || x - before.right < size * STOP.gap) continue;
    const place = Math.round(x);
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  return (x) => {
    const place = Math.round(x);
    return [place - 1, place, place + 1].reduce((sum, own) => sum + (starts.get(own) ?? 0), 0) >= STOP.fragments;
  };
}

/** Whether a text says something by itself, as neither bullets nor the numbers of items do. */
function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) || /^\d{1,2}[:h]\d{2}/u.test(text.trim());
}

function join(before: Fragment, next: Fragment): Fragment {
  const main = before.letters >= next.letters ? before : next;
  const parts = partsOf(before, next);
  return {
    text: before.text + between(before, next) + raised(before, next),
    x: Math.min(before.x, next.x),
    y: main.y,
    right: Math.max(before.right, next.right),
    size: main.size,
    letters: before.letters + next.letters,
    boldLetters: before.boldLetters + next.boldLetters,
    monoLetters: before.monoLetters + next.monoLetters,
    ...((parts.length > 1 || next.letters === 0) && { parts }),
  };
}

/** From which a gap is wider than a space, in letter heights. */
const WIDE_GAP = 0.4;

/** What stands apart in two pieces that are joined. A blank belongs to neither side of the gap that it fills. */
function partsOf(before: Fragment, next: Fragment): readonly Part[] {
  const parts = before.parts ?? [before];
  const last = parts.at(-1) ?? before;
  if (next.letters === 0) return parts;
  if (last.text.trim() === '') return [...parts.slice(0, -1), next];
  const gap = next.x - last.right;
  if (gap >= before.size * WIDE_GAP) return [...parts, next];
  const { text, x } = last;
  const space = gap < before.size * 0.18 || /\s$/.test(text) || /^\s/.test(next.text) ? '' : ' ';
  return [...parts.slice(0, -1), { text: text + space + raised(before, next), x, right: next.right }];
}

/** Code keeps its columns; elsewhere a gap is one space. */
function between(before: Fragment, next: Fragment): string {
  const gap = next.x - before.right;
  if (gap < before.size * 0.18 || /\s$/.test(before.text) || /^\s/.test(next.text)) return '';
  const isCode = before.monoLetters > 0 && next.monoLetters > 0;
  return isCode ? ' '.repeat(Math.max(1, Math.round(gap / (before.size * 0.6)))) : ' ';
}

/**
 * A small raised figure is an exponent or a note's mark and must not run together with the word before it. It is kept
 * between brackets of its own until the page's notes are known.
 */
function raised(before: Fragment, next: Fragment): string {
  const text = next.text.trim();
  const isRaised = next.size < before.size * 0.85 && before.y - next.y > before.size * 0.15;
  return isRaised && /^[-−–]?\d{1,3}$/.test(text) ? `${RAISED_START}${text}${RAISED_END}` : next.text;
}

const RAISED_START = '\u2045';
const RAISED_END = '\u2046';
/** In front of an exponent, whatever notes the page has: `40 km²`, `5 × 10⁶`. */
const POWER_OF = /(?:\d\s?[kcdmµ]?m|[x×·]\s?10)\s?$/u;
/** Longest text in front of a mark that says whether it is an exponent, UTF-16 units. */
const LONGEST_POWER = 8;

/** Raised figures that mark one of the page's notes go; others stay as superscripts. */
export function withoutNoteMarks(text: string, notes: ReadonlySet<string>): string {
  if (!text.includes(RAISED_START)) return text;
  return text.replace(
    /\u2045([-−–]?\d+)\u2046(?=(\p{Script=Latin})?)/gu,
    (_, mark: string, next: string | undefined, at: number) => {
      const isPower = POWER_OF.test(text.slice(Math.max(0, at - LONGEST_POWER), at));
      // Narrow columns leave no room for a space behind a mark.
      if (notes.has(mark) && !isPower) return next === undefined ? '' : ' ';
      return raisedFigures(mark);
    },
  );
}

function followsOn(before: Fragment, next: Fragment): boolean {
  const size = Math.max(before.size, next.size);
  const sameLine = Math.abs(before.y - next.y) < size * 0.45;
  const gap = next.x - before.right;
  const isCode = before.monoLetters > before.letters / 2 && (next.monoLetters > 0 || next.letters === 0);
  return sameLine && gap < size * (isCode ? 12 : 1.6) && gap > -size * 0.8;
}

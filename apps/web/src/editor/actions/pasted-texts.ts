import { behaviourOf } from '@pagewright/components/behaviours';
import { type KindComponent, make } from '@pagewright/components/kind';
import { textModel } from '@pagewright/components/kinds/text';
import type { Page } from '@pagewright/components/models';
import { partOf, type RichText, wordProps } from '@pagewright/components/rich-text';
import { TEXT_MAX_LENGTH } from '@pagewright/components/text-style';
import type { Rect } from '@pagewright/model/units';
import { innerOf } from '@pagewright/page/place';
import { freePlaceOf } from '../insert/free-place.ts';
import { NEW_TEXT_SIZE, pageFont, textSizeOn } from '../insert/page-font.ts';
import { readableOn, readableParts } from '../insert/readable-colors.ts';

type TextBox = KindComponent<typeof textModel>;

/** A text that was copied elsewhere as boxes of the page. */
export interface PastedTexts {
  readonly boxes: readonly TextBox[];
  /** Characters that the page has no room for. */
  readonly left: number;
}

/** Share of the page's room that a box of running words is wide. */
const WIDE = 0.6;
/** Characters up to which a box is as wide as one that is inserted. */
const SHORT = 40;
/** Least width of boxes that stand side by side, and what is between any two, px. */
const COLUMN = 200;
const GAP = 24;
/** Characters of a part of a line for which it is parted after a sentence. */
const LEAST_PART = 200;

/**
 * The words in one box, or, since a box takes only so many, in several: one below the other where the page is high enough,
 * else side by side. What finds no room in these is told, never cut unseen.
 */
export function pastedTexts(rich: RichText, page: Page, seen?: Rect, others: readonly Page[] = []): PastedTexts {
  const large = asLargeAsThere(rich, page, seen, others);
  if (large) return { boxes: [large], left: 0 };
  const room = innerOf(page);
  const usual = rich.text.length > SHORT ? Math.max(textModel.size.width, room.width * WIDE) : textModel.size.width;
  const wide = Math.round(Math.min(room.width, usual));
  const most = Math.max(1, Math.floor((room.width + GAP) / (COLUMN + GAP)));
  // What no page can hold need not be measured.
  const given = partOf(rich, 0, Math.min(rich.text.length, most * 2 * TEXT_MAX_LENGTH));
  const stacked = chunksOf(given, (part) => heightOf(part, wide, page), room.height);
  const heights = stacked.chunks.map((chunk) => heightOf(chunk, wide, page));
  const total = heights.reduce((sum, height) => sum + height + GAP, -GAP);
  if (total <= room.height || stacked.chunks.length === 1) {
    const box = freePlaceOf({ width: wide, height: total }, page, seen);
    const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + GAP, 0));
    const rects = heights.map((height, index) => ({ x: box.x, y: box.y + (tops[index] ?? 0), width: wide, height }));
    return drawnUp(stacked.chunks, rects, rich, page);
  }
  return sideBySide(given, most, rich, page);
}

/** In one box, as large as the running text of the page; undefined where that is no larger than usual, or leaves no room. */
function asLargeAsThere(
  rich: RichText,
  page: Page,
  seen: Rect | undefined,
  others: readonly Page[],
): TextBox | undefined {
  const fontSize = textSizeOn(page, others) ?? NEW_TEXT_SIZE;
  if (fontSize <= NEW_TEXT_SIZE || rich.text.length > TEXT_MAX_LENGTH) return undefined;
  const room = innerOf(page);
  const short = (textModel.size.width * fontSize) / NEW_TEXT_SIZE;
  const width = Math.round(rich.text.length > SHORT ? room.width * WIDE : Math.min(room.width * WIDE, short));
  const height = heightOf(rich, width, page, fontSize);
  if (height > room.height) return undefined;
  const rect = { ...freePlaceOf({ width, height }, page, seen), width, height };
  return readableParts(page, readableOn(page, boxOf(rich, rect, page, fontSize)) as TextBox);
}

/** As few columns as hold the words, or all that the page is wide enough for. */
function sideBySide(given: RichText, most: number, whole: RichText, page: Page): PastedTexts {
  const room = innerOf(page);
  const widthOf = (count: number) => Math.floor((room.width - (count - 1) * GAP) / count);
  let count = 0;
  let chunks: readonly RichText[];
  let rest: number;
  do {
    count += 1;
    const width = widthOf(count);
    const cut = chunksOf(given, (part) => heightOf(part, width, page), room.height, count);
    ({ chunks, rest } = cut);
  } while (rest > 0 && count < most);
  const width = widthOf(count);
  const heights = chunks.map((chunk) => heightOf(chunk, width, page));
  const box = freePlaceOf({ width: room.width, height: Math.max(...heights) }, page);
  const rects = heights.map((height, index) => ({ x: box.x + index * (width + GAP), y: box.y, width, height }));
  return drawnUp(chunks, rects, whole, page);
}

function drawnUp(chunks: readonly RichText[], rects: readonly Rect[], whole: RichText, page: Page): PastedTexts {
  const boxes = chunks.flatMap((chunk, index) => {
    const rect = rects[index];
    return rect ? [readableParts(page, readableOn(page, boxOf(chunk, rect, page)) as TextBox)] : [];
  });
  const shown = chunks.reduce((sum, { text }) => sum + lettersOf(text), 0);
  return { boxes, left: Math.max(0, lettersOf(whole.text) - shown) };
}

function lettersOf(text: string): number {
  return text.replace(/\s+/g, '').length;
}

/**
 * A text in pieces that a box may have: at most so long and so high, parted between its lines where that is possible, else
 * between sentences or words.
 */
function chunksOf(
  rich: RichText,
  height: (part: RichText) => number,
  highest: number,
  most = Number.POSITIVE_INFINITY,
): { readonly chunks: readonly RichText[]; readonly rest: number } {
  const chunks: RichText[] = [];
  let start = 0;
  const { text } = rich;
  while (start < text.length && chunks.length < most) {
    const from = start;
    const fits = (end: number) => height(partOf(rich, from, end)) <= highest;
    const end = endFrom(text, from, fits);
    chunks.push(partOf(rich, from, end));
    start = end;
    while (/\s/.test(text[start] ?? '')) start += 1;
  }
  return { chunks, rest: text.length - start };
}

/** Where a piece ends that begins at an offset. */
function endFrom(text: string, start: number, fits: (end: number) => boolean): number {
  const limit = Math.min(text.length, start + TEXT_MAX_LENGTH);
  for (const ends of endsFrom(text, start, limit)) {
    const end = lastThat(ends, fits);
    if (end !== undefined) return end;
  }
  return Math.min(text.length, start + 1);
}

/** Where it may end, ascending: after lines; else within the first of them, after a sentence, a word, a character. */
function* endsFrom(text: string, start: number, limit: number): Iterable<readonly number[]> {
  const placesOf = (pattern: RegExp, stretch: string) =>
    [...stretch.matchAll(pattern)].map(({ index, 0: found }) => start + index + found.length);
  const lines = placesOf(/.(?=\n)/gsu, text.slice(start, limit + 1)).filter((end) => end <= limit);
  yield limit === text.length ? [...lines, limit] : lines;
  const [first = ''] = text.slice(start, limit).split('\n', 1);
  const sentences = placesOf(/[.!?]["')\]]?(?=\s)|[。！？][」』”]?/gu, first);
  yield sentences.filter((end) => end - start >= LEAST_PART);
  yield placesOf(/\S(?=\s)/gu, first);
  yield placesOf(/./gsu, first);
}

/** The last that a condition holds for, where it holds for none behind the first that it fails for. */
function lastThat(ends: readonly number[], holds: (end: number) => boolean): number | undefined {
  let [low, high] = [-1, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(ends[middle] as number)) low = middle;
    else high = middle - 1;
  }
  return ends[low];
}

function heightOf(rich: RichText, width: number, page: Page, fontSize?: number): number {
  const box = boxOf(rich, { x: 0, y: 0, width, height: 1 }, page, fontSize);
  return Math.ceil(behaviourOf(box).neededSize?.(box, page.language).height ?? textModel.size.height);
}

function boxOf(rich: RichText, { x, y, width, height }: Rect, page: Page, fontSize?: number): TextBox {
  const base = { id: 'new', position: { x, y }, size: { width, height } };
  return make(textModel, base, { ...wordProps(rich), ...pageFont(page), ...(fontSize !== undefined && { fontSize }) });
}

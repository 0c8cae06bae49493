import { TEXT_MAX_LENGTH, type TextParagraph, type TextSpan, textSpan } from './props/text-style.ts';
import { paragraphsAfter } from './rich-paragraphs.ts';

/** Changes of text with parts that look different: pure functions. Offsets are UTF-16 units from 0. */

/** What may differ in a part of a text. */
export type SpanLook = Omit<TextSpan, 'start' | 'end'>;

export interface RichText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** Lines that are set otherwise; none where absent. */
  readonly paragraphs?: readonly TextParagraph[] | undefined;
}

/** A text as the props that keep it. */
export function wordProps({ text, spans, paragraphs = [] }: RichText): {
  text: string;
  spans: TextSpan[] | undefined;
  paragraphs: TextParagraph[] | undefined;
} {
  return {
    text,
    spans: spans.length > 0 ? [...spans] : undefined,
    paragraphs: paragraphs.length > 0 ? [...paragraphs] : undefined,
  };
}

/** Most spans a text may have (the model's limit). */
const MAX_SPANS = 200;

const PLAIN: SpanLook = {};

/**
 * Replaces a stretch by other text, in the look of what stands before it unless one is given. What is put in is no field,
 * and belongs to a link only within it.
 */
export function replaceRange(rich: RichText, start: number, end: number, inserted: string, look?: SpanLook): RichText {
  const looks = looksOf(rich);
  const before = looks[start - 1] ?? (end > start ? looks[start] : undefined) ?? PLAIN;
  const { field: _field, ...own } = look ?? (before.link === looks[end]?.link ? before : unlinked(before));
  const text = rich.text.slice(0, start) + inserted + rich.text.slice(end);
  const now = { ...rich, text, paragraphs: paragraphsAfter(rich, start, end, { text: inserted }) };
  return fromLooks(now, looks.toSpliced(start, end - start, ...Array.from(inserted.split(''), () => own)), rich);
}

function unlinked({ link: _link, ...look }: SpanLook): SpanLook {
  return look;
}

/** Replaces a stretch by text that brings looks of its own. */
export function insertRich(rich: RichText, start: number, end: number, inserted: RichText): RichText {
  const looks = looksOf(rich);
  const text = rich.text.slice(0, start) + inserted.text + rich.text.slice(end);
  const now = { ...rich, text, paragraphs: paragraphsAfter(rich, start, end, inserted) };
  return fromLooks(now, looks.toSpliced(start, end - start, ...looksOf(inserted)), rich);
}

/** A stretch of a text with its looks and its lines. */
export function partOf(rich: RichText, start: number, end: number): RichText {
  const nothing: RichText = { text: '', spans: [] };
  return insertRich(insertRich(rich, end, rich.text.length, nothing), 0, start, nothing);
}

/** Changes the look of a stretch; `base` is the whole text's own look, which needs no span. */
export function applyLook(rich: RichText, start: number, end: number, change: SpanLook, base: SpanLook): RichText {
  const looks = looksOf(rich).map((look, index) =>
    index >= start && index < end ? differing({ ...look, ...change }, base) : look,
  );
  return fromLooks(rich, looks, rich);
}

/** Takes every look of its own from a stretch; its fields stay fields, and its links lead where they did. */
export function clearLook(rich: RichText, start: number, end: number): RichText {
  const plain = ({ field, link }: SpanLook): SpanLook => ({ ...(field ? { field } : {}), ...(link ? { link } : {}) });
  const looks = looksOf(rich).map((look, index) => (index >= start && index < end ? plain(look) : look));
  return fromLooks(rich, looks, rich);
}

/** The look that all of a stretch has in common; of an empty stretch, what would be typed there. */
export function commonLook(rich: RichText, start: number, end: number, base: SpanLook): SpanLook {
  const looks = looksOf(rich);
  const stretch = end > start ? looks.slice(start, end) : [looks[start - 1] ?? PLAIN];
  const full = stretch.map((look) => ({ ...base, ...look }));
  const [first = {}, ...rest] = full;
  return Object.fromEntries(
    Object.entries(first).filter(([key, value]) => rest.every((look) => look[key as keyof SpanLook] === value)),
  );
}

/** The whole of the link that an offset stands in or at. */
export function linkAt({ spans }: RichText, offset: number): { start: number; end: number; link: string } | undefined {
  const at = spans.findIndex(({ start, end, link }) => link !== undefined && start <= offset && offset < end);
  const index = at >= 0 ? at : spans.findIndex(({ end, link }) => link !== undefined && end === offset);
  const link = spans[index]?.link;
  if (link === undefined) return undefined;
  let [first, last] = [index, index];
  while (spans[first - 1]?.link === link && spans[first - 1]?.end === spans[first]?.start) first -= 1;
  while (spans[last + 1]?.link === link && spans[last + 1]?.start === spans[last]?.end) last += 1;
  return { start: spans[first]?.start ?? 0, end: spans[last]?.end ?? 0, link };
}

/** As much of a text as fits when it replaces a stretch of another; never half a character. */
export function fitting(rich: RichText, start: number, end: number, inserted: string, maxLength: number): string {
  const limit = Math.min(maxLength, TEXT_MAX_LENGTH);
  const room = Math.max(0, limit - (rich.text.length - (end - start)));
  if (inserted.length <= room) return inserted;
  const cut = inserted.slice(0, room);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** What differs between two texts as one replacement. */
export function differenceOf(before: string, after: string): { start: number; end: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) };
}

/** The look of each UTF-16 unit. */
function looksOf({ text, spans }: RichText): SpanLook[] {
  const looks = Array.from({ length: text.length }, () => PLAIN);
  for (const { start, end, ...look } of spans) {
    for (let index = Math.max(0, start); index < Math.min(end, text.length); index += 1) looks[index] = look;
  }
  return looks;
}

/** Joins units of one look to spans. What would need more spans than a text may have is left as it was. */
function fromLooks(now: RichText, looks: readonly SpanLook[], before: RichText): RichText {
  const spans: TextSpan[] = [];
  let start = 0;
  for (let index = 1; index <= looks.length; index += 1) {
    const look = looks[start] as SpanLook;
    if (index < looks.length && sameLook(look, looks[index] as SpanLook)) continue;
    if (Object.keys(look).length > 0) spans.push({ start, end: index, ...inOrder(look) });
    start = index;
  }
  if (spans.length <= MAX_SPANS) return { ...now, spans };
  return now.text === before.text ? before : { ...now, spans: spans.slice(0, MAX_SPANS) };
}

const PROPERTIES = Object.keys(textSpan.shape) as (keyof TextSpan)[];

/** A look with its properties as the model has them: what is set first or last, a page's text reads the same. */
function inOrder(look: SpanLook): SpanLook {
  const own: Partial<TextSpan> = look;
  return Object.fromEntries(PROPERTIES.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]])));
}

function differing(look: SpanLook, base: SpanLook): SpanLook {
  const entries = Object.entries(look).filter(
    ([key, value]) => value !== undefined && value !== base[key as keyof SpanLook],
  );
  return Object.fromEntries(entries);
}

function sameLook(a: SpanLook, b: SpanLook): boolean {
  if (a === b) return true;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SpanLook>;
  return [...keys].every((key) => a[key] === b[key]);
}

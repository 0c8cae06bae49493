import type { DraftBlock } from '../../structure/blocks.ts';
import {
  endsAsSentence,
  looksLikeHeading,
  numberingOf,
  splitNumbering,
  visualLength,
} from '../../structure/numbering.ts';
import type { DocxBlock } from './docx-block.ts';

type Heading = Extract<DraftBlock, { kind: 'heading' }>;

/**
 * Headings that no style names: short paragraphs that are set larger than the text or wholly bold or underlined, and
 * numbered titles that text stands under. They come below the headings that styles name.
 */
export function withGuessedHeadings(blocks: readonly DocxBlock[]): DraftBlock[] {
  const body = bodySize(blocks);
  const named = blocks.flatMap(({ block }) => (block.kind === 'heading' ? [block.level] : []));
  const firstNamed = blocks.findIndex(({ block }) => block.kind === 'heading');
  const titles = titleLists(blocks);
  const counted = countedTitles(blocks);
  const guesses = blocks.map((each, index) => {
    if (counted.has(index)) return countedTitle(each);
    return isSubtitle(blocks, index) || isField(blocks, index)
      ? undefined
      : guess(each, blocks[index + 1], body, titles);
  });
  const sizes = [...new Set(guesses.flatMap((found) => (found ? [found.size] : [])))].sort((a, b) => b - a);
  return blocks.map(({ block }, index): DraftBlock => {
    const found = guesses[index];
    if (!found) return block;
    const base = named.length === 0 ? 1 : index < firstNamed ? Math.min(...named) : Math.max(...named) + 1;
    const level = Math.min(6, base + (index < firstNamed ? 0 : sizes.indexOf(found.size)));
    return { ...found.heading, level };
  });
}

/** Lines right under the title of a cover say more of the title. */
function isSubtitle(blocks: readonly DocxBlock[], index: number): boolean {
  if (index > 12) return false;
  for (let before = index - 1; before >= 0; before -= 1) {
    const { block, look } = blocks[before] as DocxBlock;
    if (block.kind === 'heading') return true;
    if (block.kind !== 'paragraph' || !look || visualLength(block.text) > 80) return false;
  }
  return false;
}

/** `Treasurer: sends the receipts`: a name with what is said of it. */
const FIELD = /^[^:：。.!！?？]{1,30}(?:：\s*|:\s+)\S/u;

/** One of several such lines in a row, however they are set, heads nothing. */
function isField(blocks: readonly DocxBlock[], index: number): boolean {
  const isOne = (each: DocxBlock | undefined): boolean =>
    each?.block.kind === 'paragraph' && FIELD.test(each.block.text) && !numberingOf(each.block.text);
  return isOne(blocks[index]) && (isOne(blocks[index - 1]) || isOne(blocks[index + 1]));
}

interface Guess {
  readonly heading: Heading;
  /** What orders guessed headings among themselves: font size, a little more if bold. */
  readonly size: number;
}

function guess(
  { block, look }: DocxBlock,
  next: DocxBlock | undefined,
  body: number,
  titles: ReadonlySet<string>,
): Guess | undefined {
  if (!look || !next) return undefined;
  if (block.kind === 'list') {
    const item = block.items[0];
    const isTitle = look.list !== undefined && titles.has(look.list) && block.ordered && item !== undefined;
    if (!isTitle || !isTitleText(item.text)) return undefined;
    const numbering = item.marker ? { numbering: item.marker } : {};
    return { heading: { kind: 'heading', level: 1, text: item.text, ...numbering }, size: look.size };
  }
  if (block.kind !== 'paragraph') return undefined;
  const text = block.text.replace(/\s*[:：]$|(?<=\))\s*[.:]$/, '');
  const numbering = numberingOf(text);
  if (numbering?.strong && numbering.text && visualLength(text) <= 110) {
    return { heading: { kind: 'heading', level: 1, ...splitNumbering(text) }, size: look.size + 0.5 };
  }
  const larger = look.size >= body * 1.15;
  if ((!look.strong && !larger) || !isTitleText(text)) return undefined;
  return {
    heading: { kind: 'heading', level: 1, ...splitNumbering(text) },
    size: look.size + (look.strong ? 0.5 : 0),
  };
}

function isTitleText(text: string): boolean {
  return looksLikeHeading(text) && visualLength(text) <= 80 && !endsAsSentence(text);
}

/** How far below its size each level of a numbered title is ordered. */
const LEVEL_STEP = 0.1;

function countedTitle({ block, look }: DocxBlock): Guess | undefined {
  const numbering = block.kind === 'paragraph' ? numberingOf(block.text) : undefined;
  if (block.kind !== 'paragraph' || !numbering) return undefined;
  const size = (look?.size ?? 0) + 0.5 - numbering.level * LEVEL_STEP;
  return { heading: { kind: 'heading', level: 1, ...splitNumbering(block.text) }, size };
}

/** Fewest paragraphs that count from one in Han numbers, with text of their own below each, and are titles. */
const FEWEST_COUNTED = 2;
const HAN_MARK = /^[（(]?[一二三四五六七八九十]{1,3}[、．.）)]$/u;

/** `一、基本情况`, `（二）施工阶段`: short paragraphs that count, with something else below most of them. */
function countedTitles(blocks: readonly DocxBlock[]): ReadonlySet<number> {
  const kinds = new Map<string, number[]>();
  const kindOf = ({ block }: DocxBlock): string | undefined => {
    const mark = block.kind === 'paragraph' && isTitleText(block.text) ? numberingOf(block.text)?.mark : undefined;
    return mark && HAN_MARK.test(mark) ? mark.replace(/[一二三四五六七八九十]+/u, '') : undefined;
  };
  for (const [index, each] of blocks.entries()) {
    const kind = kindOf(each);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
  }
  const titles = [...kinds].filter(([kind, places]) => {
    const over = places.filter((place) => {
      const next = blocks[place + 1];
      return next !== undefined && next.block.kind !== 'heading' && kindOf(next) !== kind;
    });
    return over.length >= FEWEST_COUNTED && over.length >= places.length * 0.6;
  });
  return new Set(titles.flatMap(([, places]) => places));
}

/** Lists whose items each have text of their own below them are not lists but titles. */
function titleLists(blocks: readonly DocxBlock[]): Set<string> {
  const counts = new Map<string, { all: number; titles: number }>();
  for (const [index, { block, look }] of blocks.entries()) {
    if (block.kind !== 'list' || !block.ordered || !look?.list || block.items[0]?.level !== 0) continue;
    const count = counts.get(look.list) ?? { all: 0, titles: 0 };
    const next = blocks[index + 1];
    const below = next !== undefined && next.look?.list !== look.list && next.block.kind !== 'heading';
    count.all += 1;
    if (below && isTitleText(block.items[0]?.text ?? '')) count.titles += 1;
    counts.set(look.list, count);
  }
  return new Set([...counts].filter(([, { all, titles }]) => titles >= 2 && titles >= all * 0.6).map(([list]) => list));
}

/** The size that most text has, half points. */
export function bodySize(blocks: readonly DocxBlock[]): number {
  const sizes = new Map<number, number>();
  for (const { block, look } of blocks) {
    if (!look || block.kind !== 'paragraph') continue;
    sizes.set(look.size, (sizes.get(look.size) ?? 0) + block.text.length);
  }
  return [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best), [21, 0] as const)[0];
}

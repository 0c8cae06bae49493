import type { SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { readingLoad, squeeze } from '../language/text.ts';

/** What stands over a table of contents, in five languages. */
const CONTENTS =
  /^(?:(?:(?:(?:table of contents|contents|sommaire|tables? des matières)\s*)+)|.{0,8}(?:目\s*录|目\s*錄|目\s*次))\s*(?:[(（](?:\d+\s*[/／]\s*\d+|continued|suite|続き|[续續])[)）])?\s*[:：]?$/i;

export function namesContents(text: string): boolean {
  return CONTENTS.test(text.trim());
}

/**
 * Blocks without the entries right below a heading of contents, up to the first block that is none: lines that come again as
 * headings, and paragraphs that numbers of sections run through.
 */
export function withoutContents(blocks: readonly SourceBlock[]): SourceBlock[] {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries())
    if (block.kind === 'heading') places.set(withoutNumber(block.text), index);
  const result: SourceBlock[] = [];
  let isInside = false;
  for (const [index, block] of blocks.entries()) {
    const comesAgain = (text: string): boolean => (places.get(withoutNumber(text)) ?? -1) > index;
    const isName = (block.kind === 'heading' || block.kind === 'paragraph') && namesContents(block.text);
    // Pictures beside the contents stay, and do not end them.
    const isBeside = block.kind === 'image';
    isInside = isName || (isInside && (isBeside || isEntry(block, comesAgain)));
    if (isName || isBeside || !isInside) result.push(block);
  }
  return result;
}

/** Share of a list's entries that come again as headings from which all of it is contents: some are cut or marked as new. */
const KNOWN_ENTRIES = 0.5;

function isEntry(block: SourceBlock, comesAgain: (text: string) => boolean): boolean {
  if (block.kind === 'list') {
    const known = block.items.filter(({ text }) => comesAgain(text) || runsThroughSections(text)).length;
    return known >= block.items.length * KNOWN_ENTRIES;
  }
  if (block.kind === 'heading') return comesAgain(block.text);
  return block.kind === 'paragraph' && (comesAgain(block.text) || runsThroughSections(block.text));
}

function withoutNumber(text: string): string {
  return squeeze(text.replace(/^\s*\d+(?:\.\d+)*\.?\s+/, ''));
}

/** Lines of a run from which it may be contents, and the shares of them that end in page numbers and that come again. */
const PAGED = { lines: 12, share: 0.6, known: 0.3, rising: 0.8 } as const;
/** The longest line of contents, as reading load. */
const LONGEST_ENTRY = 160;
/** `GENERAL4-4`, `Scope … 12`: a page, of a chapter or of the whole. */
const PAGE = /(?:(\d{1,2})[-–.])?(\d{1,3})$/;

interface Line {
  readonly block: number;
  readonly text: string;
}

/**
 * Blocks without runs of lines that end in rising page numbers and come again as headings: contents that a file sets as
 * lists and headings, under no heading of their own.
 */
export function withoutPagedLines(blocks: readonly SourceBlock[]): SourceBlock[] {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) if (block.kind === 'heading') places.set(squeeze(block.text), index);
  const entries = new Set<number>();
  let run: Line[] = [];
  const end = (): void => {
    for (const block of pagedBlocks(run, places)) entries.add(block);
    run = [];
  };
  for (const [block, own] of blocks.entries()) {
    const texts = linesOf(own);
    if (texts === undefined) end();
    else run.push(...texts.map((text) => ({ block, text: text.trim() })));
  }
  end();
  return entries.size === 0 ? [...blocks] : blocks.filter((_, index) => !entries.has(index));
}

function linesOf(block: SourceBlock): string[] | undefined {
  if (block.kind === 'heading') return [block.text];
  const texts = block.kind === 'list' ? block.items.map(({ text }) => text) : undefined;
  const own = texts ?? (block.kind === 'paragraph' ? [block.text] : undefined);
  return own?.every((text) => readingLoad(text) <= LONGEST_ENTRY && !endsAsSentence(text)) ? own : undefined;
}

/** From the first line with a page to the last, where so many have one. */
function pagedBlocks(run: readonly Line[], places: ReadonlyMap<string, number>): number[] {
  const paged = run.flatMap((line, index) => (PAGE.test(line.text) ? [index] : []));
  const [first = 0] = paged;
  const within = run.slice(first, (paged.at(-1) ?? -1) + 1);
  if (within.length < PAGED.lines || paged.length < within.length * PAGED.share) return [];
  const known = paged.filter((index) => {
    const { text, block } = run[index] as Line;
    return (places.get(withoutNumber(text.replace(PAGE, ''))) ?? -1) > block;
  });
  if (known.length < paged.length * PAGED.known) return [];
  const pages = paged.map((index) => PAGE.exec((run[index] as Line).text)).map((found) => Number(found?.[2]));
  const chapters = paged.map((index) => Number(PAGE.exec((run[index] as Line).text)?.[1] ?? 0));
  const rising = pages.filter(
    (page, index) => index > 0 && (page >= (pages[index - 1] ?? 0) || chapters[index] !== chapters[index - 1]),
  );
  return rising.length < (pages.length - 1) * PAGED.rising ? [] : within.map(({ block }) => block);
}

/** Numbers of sections that make a line an entry of the contents. */
const FEWEST_SECTIONS = 2;

/** `1.1. What it is 1.2. Where to get it 1.2.1. By post`: begins with a number of a section, further ones rise. */
function runsThroughSections(text: string): boolean {
  const numbers = [...text.matchAll(/(?<=^|\s)(\d{1,2}(?:\.\d{1,2})+)\.?(?=\s)/g)];
  if (numbers[0]?.index !== 0 || numbers.length < FEWEST_SECTIONS) return false;
  const paths = numbers.map(([, number = '']) => number.split('.').map(Number));
  return paths.every((path, index) => index === 0 || comesAfter(path, paths[index - 1] ?? []));
}

function comesAfter(path: readonly number[], before: readonly number[]): boolean {
  for (const [depth, number] of path.entries()) {
    const other = before[depth] ?? -1;
    if (number !== other) return number > other;
  }
  return false;
}

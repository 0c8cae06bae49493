import type { DraftBlock } from '../../structure/blocks.ts';
import { listMarkOf, numberingOf, splitNumbering } from '../../structure/numbering.ts';
import { squeeze } from '../../title/squeeze.ts';
import type { Looks } from './looks.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

const LEADER = /(?:[.．]\s?){4,}\s*[\divxlc]{1,6}$|…{2,}\s*\d+$|[·・]{4,}\s*\d+$|[-–—―─━_]{5,}\s*\d+$/i;

/** A dotted leader and a page number behind it; or an entry whose number stands apart at the right edge. */
function isEntry(line: PdfLine): boolean {
  if (line.table || line.image) return false;
  if (LEADER.test(line.text)) return true;
  const last = line.cells.at(-1);
  const apart = line.cells.length >= 2 && line.cells.length <= 3 && /^[\divxlc]{1,5}$/i.test(last?.text ?? '');
  const words = line.cells.slice(0, -1).map(({ text }) => text);
  return apart && /\p{L}/u.test(words.join('')) && line.right > line.columnRight - 12;
}

/** Pages without their tables of contents (runs of entries with the title above them), and what these list. */
export function withoutContents(pages: readonly PdfPage[]): { pages: PdfPage[]; listed: string[] } {
  let open = false;
  const listed: string[] = [];
  const rest = pages.map((page, index) => {
    const entries = page.lines.map(isEntry);
    const leaders = page.lines.filter(({ text }) => LEADER.test(text)).length;
    const count = entries.filter(Boolean).length;
    // A table of figures has rows that end in a number too: contents stand in the first part of a document.
    const early = index < Math.max(8, pages.length * 0.2);
    const isMost = count > page.lines.length * 0.4 && leadOn(page.lines, pages.length - index);
    const isContents = early && count >= 3 && (open || page.lines.some(isTitle) || isMost || leaders >= 4);
    open = isContents;
    if (!isContents) return page;
    listed.push(...page.lines.filter((_, at) => entries[at]).map(nameOfEntry));
    return { ...page, lines: withoutEntries(page.lines, entries) };
  });
  return { pages: rest, listed };
}

/** Share of the entries after which the next one's page does not come before theirs. */
const RISING = 0.9;
/** Pages that are counted before the first one of a file: a cover, a preface. */
const UNCOUNTED = 20;

/**
 * Whether the numbers at the ends of entries are those of pages to come: figures of a table rise and fall, or are larger.
 * @param left pages of the file from this one on
 */
function leadOn(lines: readonly PdfLine[], left: number): boolean {
  const numbers = lines.filter(isEntry).flatMap(({ text }) => {
    const number = Number(/(\d+)\s*$/.exec(text)?.[1] ?? Number.NaN);
    return Number.isNaN(number) ? [] : [number];
  });
  const steps = numbers.slice(1).filter((number, index) => number >= (numbers[index] ?? 0)).length;
  return left > 1 && steps >= (numbers.length - 1) * RISING && (numbers.at(-1) ?? 0) <= left * 1.5 + UNCOUNTED;
}

/** What an entry lists, without leader and page. */
function nameOfEntry({ text, cells }: PdfLine): string {
  if (LEADER.test(text)) return text.replace(LEADER, '');
  return cells
    .slice(0, -1)
    .map((cell) => cell.text)
    .join(' ');
}

/** Whether a line on its own, or it and the next one, is a heading that the document's contents list. */
export type ListedHeadings = (line: PdfLine, before: PdfLine | undefined, after: PdfLine | undefined) => boolean;

/** Shortest entry that is looked for, in letters and digits: `Aims` may be a line of anything. */
const SHORTEST_ENTRY = 5;

/** Headings that the contents list, whatever they look like. Each entry names one line: the first that says just that. */
export function listedHeadings(listed: readonly string[], looks: Looks): ListedHeadings {
  const awaited = new Set(listed.map(squeeze).filter((entry) => entry.length >= SHORTEST_ENTRY));
  let rest = '';
  return (line, before, after) => {
    const own = squeeze(line.text);
    // The second line of one that runs over two.
    if (rest !== '' && own === rest) {
      rest = '';
      return true;
    }
    rest = '';
    const isNumbered = numberingOf(line.text) !== undefined;
    const isApart = isNumbered || (!listMarkOf(line.text) && standsApart(line, before, looks));
    if (own === '' || !isApart) return false;
    if (awaited.delete(own)) return true;
    const next = after ? squeeze(after.text) : '';
    if (next === '' || !awaited.delete(own + next)) return false;
    rest = next;
    return true;
  };
}

/** Whether a line does not go on with the one above it. */
function standsApart(line: PdfLine, before: PdfLine | undefined, { body, leading }: Looks): boolean {
  return !before || line.y - before.y > leading * 1.15 || Math.abs(line.size - before.size) > body * 0.1;
}

/** Drops entries, their wrapped first lines between them, and the title. */
function withoutEntries(lines: readonly PdfLine[], entries: readonly boolean[]): PdfLine[] {
  const first = entries.indexOf(true);
  const last = entries.lastIndexOf(true);
  return lines.filter((line, index) => {
    if (isTitle(line) || entries[index]) return false;
    const between = index > first && index < last;
    return !(between && !line.table && !line.image);
  });
}

const CONTENTS_TITLE =
  /^(内\s*容|目\s*录|目\s*錄|目\s*次|(table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des mati[eè]res|list of (tables|figures)|table des (figures|illustrations))$/i;

function isTitle(line: PdfLine): boolean {
  return CONTENTS_TITLE.test(line.text.trim());
}

/**
 * Contents without page numbers: a run of headings or short paragraphs with nothing between, all of which come again
 * further down as headings. The run goes, and so does the title above it.
 */
export function withoutListedHeadings(blocks: readonly DraftBlock[]): DraftBlock[] {
  const keys = blocks.map(keyOf);
  const lastAt = new Map<string, number>();
  for (const [index, block] of blocks.entries()) if (block.kind === 'heading') lastAt.set(keys[index] as string, index);
  const comesAgain = keys.map((key, index) => key !== '' && (lastAt.get(key) ?? -1) > index);
  const dropped = new Set<number>();
  for (let start = 0; start < blocks.length; start += 1) {
    let end = start;
    while (end < blocks.length && comesAgain[end]) end += 1;
    if (end - start >= 3) {
      for (let index = start; index < end; index += 1) dropped.add(index);
      if (CONTENTS_TITLE.test(textOf(blocks[start - 1]))) dropped.add(start - 1);
    }
    start = Math.max(start, end);
  }
  return blocks.filter((block, index) => {
    if (dropped.has(index)) return false;
    const next = blocks[index + 1];
    return !(CONTENTS_TITLE.test(textOf(block)) && (next === undefined || next.kind === 'heading'));
  });
}

function textOf(block: DraftBlock | undefined): string {
  return block && (block.kind === 'heading' || block.kind === 'paragraph') ? block.text : '';
}

function keyOf(block: DraftBlock): string {
  // `3. Deliverables` alone is read as a list of one.
  const [only, ...others] = block.kind === 'list' ? block.items : [];
  if (only?.marker && others.length === 0) return keyOf({ kind: 'paragraph', text: `${only.marker} ${only.text}` });
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return '';
  const text = block.kind === 'paragraph' ? block.text : `${block.numbering ?? ''}${block.text}`;
  const whole = block.kind === 'paragraph' ? splitNumbering(text) : undefined;
  const joined = whole?.numbering ? `${whole.numbering}${whole.text}` : text;
  return joined.length > 80 ? '' : joined.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

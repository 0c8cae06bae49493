import type { DraftBlock } from '../../structure/blocks.ts';
import { withCaptions } from '../../structure/captions.ts';
import { endsSentence, listMarkOf, visualLength } from '../../structure/numbering.ts';
import { joinedScans, scannedTextOf } from '../../structure/scanned-text.ts';
import { isTypedRule } from '../../structure/typed-rules.ts';
import { finishTable } from '../../tables/table.ts';
import { withAlignedTables } from './aligned-tables.ts';
import { capitalHeads } from './capital-heads.ts';
import { type ListedHeadings, listedHeadings, withoutListedHeadings } from './contents.ts';
import { splitFootnotes } from './footnotes.ts';
import { isHeadingLine, type LineInContext, type StyledHeading, withLevels } from './headings.ts';
import { isCover, type Looks, looksOf } from './looks.ts';
import { ParagraphReader } from './paragraphs.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/**
 * Pages → blocks. Headings are told by size, weight, numbering and position against the usual text of the whole file;
 * paragraphs by indents, gaps and line lengths.
 * @param outline the file's bookmarks, which say how deep headings stand
 * @param listed what its contents list: headings too, whatever they look like
 */
export function blocksOfPages(
  pages: readonly PdfPage[],
  outline: readonly { title: string; level: number }[],
  listed: readonly string[] = [],
): DraftBlock[] {
  const looks = looksOf(pages);
  const reader = new ParagraphReader(looks);
  const isListed = listedHeadings(listed, looks);
  const columns = withDocumentColumns(pages);
  const capitals = capitalHeads(columns, looks);
  const isNamed: ListedHeadings = (line, before, after) => capitals.has(line) || isListed(line, before, after);
  for (const page of columns) readPage(page, looks, reader, isNamed);
  const levelled = withLevels(withoutLoneNumbers(reader.finish()), outline, looks.body);
  return withCaptions(joinTables(withoutListedHeadings(levelled)));
}

/** A table that goes on on the next page is one table; its repeated header is left out. */
function joinTables(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const follows =
      block.kind === 'table' &&
      before?.kind === 'table' &&
      before.rows[0]?.length === block.rows[0]?.length &&
      pageOf(block) === pageOf(before) + tablePages(before);
    if (!follows) {
      joined.push(block);
      continue;
    }
    const header = before.rows.slice(0, before.headerRows);
    const repeated = header.length > 0 && header.every((row, index) => sameTexts(row, block.rows[index] ?? []));
    const rows = [...before.rows, ...(repeated ? block.rows.slice(header.length) : block.rows)];
    const scan = joinedScans([before.scan, block.scan]);
    joined[joined.length - 1] = { ...before, ...scan, rows, pages: tablePages(before) + 1 } as DraftBlock;
  }
  return joined.map((block) => {
    const { pages: _, ...rest } = block as DraftBlock & { pages?: number };
    return rest as DraftBlock;
  });
}

function tablePages(block: DraftBlock): number {
  return (block as { pages?: number }).pages ?? 1;
}

function pageOf(block: DraftBlock): number {
  return Number(/^p(\d+)$/.exec(block.place ?? '')?.[1] ?? 0);
}

function sameTexts(one: readonly { text: string }[], other: readonly { text: string }[]): boolean {
  return one.every(({ text }, index) => text === other[index]?.text);
}

function readPage(page: PdfPage, looks: Looks, reader: ParagraphReader, isNamed: ListedHeadings): void {
  const { lines: text, notes } = splitFootnotes(page, looks);
  const lines = withAlignedTables(text, looks).filter((line) => !isTypedRule(line.text));
  const cover = isCover(page, looks);
  const largest = Math.max(...lines.map(({ size }) => size));
  let textAbove: PdfLine | undefined;
  for (const [index, line] of lines.entries()) {
    const place = `p${page.number}`;
    if (line.table) {
      reader.block({
        ...finishTable({ rows: line.table, headerRows: undefined, place }),
        ...scannedTextOf(line.scanned ?? []),
      });
      continue;
    }
    if (line.image) {
      reader.block({ kind: 'image', asset: line.image, place });
      continue;
    }
    if (line.bookmark !== undefined) {
      reader.heading(line, page.number, false);
      continue;
    }
    const before = neighbour(lines, index, -1);
    const after = neighbour(lines, index, 1);
    // A cover has names, dates and slogans in large type: only the largest line is the title.
    const isHeading =
      isNamed(line, before, after) ||
      (!isLargeParagraph(lines, index, looks) &&
        !goesOnBold(line, textAbove, looks) &&
        !reader.goesOnWithItem(line, page.number) &&
        !isOneOfItems(lines, index) &&
        isHeadingLine({ line, before, after, run: boldRun(lines, index, looks) }, looks) &&
        (!cover || line.size >= largest * 0.85 || line.size < looks.body));
    textAbove = undefined;
    if (isHeading || (cover && line.size >= largest * 0.85)) reader.heading(line, page.number, cover);
    else if (line.mono && !reader.takesAsText(line, page.number)) reader.code(line, page.number);
    else {
      reader.text(line, page.number);
      textAbove = line;
    }
  }
  reader.notes(notes, page.number);
}

/** Whether a bold line goes on with a bold one right above it that is text: a question in bold letters, say. */
function goesOnBold(line: PdfLine, above: PdfLine | undefined, { body, leading }: Looks): boolean {
  if (!above?.bold || !line.bold || line.size > body * 1.3 || Math.abs(line.size - above.size) > 0.6) return false;
  const gap = line.y - above.y;
  return gap > 0 && gap < leading * 1.25 && !endsSentence(above.text) && !listMarkOf(above.text);
}

/** Lines before and behind one that are looked at for what it is. */
const AROUND = 24;

/** Whether a line is one of several around it that begin with the same bullet, however large they are. */
function isOneOfItems(lines: readonly PdfLine[], index: number): boolean {
  const line = lines[index];
  const mark = line && listMarkOf(line.text);
  if (!mark || mark.ordered || /^[■◆]/u.test(mark.marker)) return false;
  return lines
    .slice(Math.max(0, index - AROUND), index + AROUND)
    .some((other) => other !== line && other.text.startsWith(mark.marker) && Math.abs(other.size - line.size) < 0.6);
}

/** Lines from which larger letters are a paragraph, an introduction say, and how much larger at most. */
const LARGE_TEXT = { lines: 3, factor: 1.6 } as const;
/** How much larger than most text letters are in which several full lines with a full stop are text of their box. */
const PLAIN = 1.3;
/** Characters from which lines of one size that end with a full stop are a sentence, however large they are. */
const SENTENCE = 70;

/** Whether a line is one of several in its size that fill their column and end as a sentence. */
function isLargeParagraph(lines: readonly PdfLine[], index: number, { body }: Looks): boolean {
  const line = lines[index];
  if (!line) return false;
  const isNext = (one: PdfLine, other: PdfLine | undefined): boolean =>
    other !== undefined &&
    !(other.y > one.y ? other : one).startsBox &&
    one.bold === other.bold &&
    Math.abs(one.size - other.size) < 0.6 &&
    Math.abs(other.y - one.y) < line.size * 1.9;
  let [first, last] = [index, index];
  while (index - first < AROUND && isNext(lines[first] as PdfLine, neighbour(lines, first, -1))) first -= 1;
  while (last - index < AROUND && isNext(lines[last] as PdfLine, neighbour(lines, last, 1))) last += 1;
  const run = lines.slice(first, last + 1);
  if (!/[.。]$/u.test(run.at(-1)?.text ?? '')) return false;
  const isFull = ({ right, columnRight }: PdfLine): boolean => right > columnRight - body * 2.5;
  if (line.size < body * LARGE_TEXT.factor && run.length >= LARGE_TEXT.lines && run.slice(0, -1).every(isFull))
    return true;
  const isPlain = !line.bold && line.size < body * PLAIN;
  if (isPlain && run.length > 1 && run.slice(0, -1).every(isFull)) return true;
  const [, ...following] = run;
  const isOneSentence = following.length > 0 && following.every(({ text }) => /^[\p{Ll}\p{N}(]/u.test(text));
  return isOneSentence && visualLength(run.map(({ text }) => text).join(' ')) > SENTENCE;
}

/** Bold lines of one heading at most: what is longer is not looked through. */
const LONGEST_RUN = 5;

function boldRun(lines: readonly PdfLine[], index: number, looks: Looks): LineInContext['run'] {
  const line = lines[index];
  if (!line?.bold) return undefined;
  const isNext = (one: PdfLine | undefined, other: PdfLine | undefined): boolean =>
    one?.bold === true && other?.bold === true && other.y - one.y < looks.leading * 1.25;
  let last = index;
  while (last < index + LONGEST_RUN && isNext(lines[last], neighbour(lines, last, 1))) last += 1;
  const own = lines[last] as PdfLine;
  const isRun = last > index || isNext(neighbour(lines, index, -1), line);
  return isRun ? { last: own, behind: neighbour(lines, last, 1) } : undefined;
}

/** The line before or after in the same column. */
function neighbour(lines: readonly PdfLine[], index: number, step: 1 | -1): PdfLine | undefined {
  const line = lines[index];
  const other = lines[index + step];
  if (!line || !other || other.table || other.image) return undefined;
  return (other.y - line.y) * step > 0 ? other : undefined;
}

/**
 * Pages with one column have the document's right margin, so that a line's being short shows on pages with few lines
 * too; a page that is set much narrower throughout keeps its own.
 */
function withDocumentColumns(pages: readonly PdfPage[]): PdfPage[] {
  const single = pages.filter(isSingleColumn);
  const left = percentile(
    single.flatMap(textLines).map(({ x }) => x),
    0.1,
  );
  const right = percentile(
    single.flatMap(textLines).map((line) => line.right),
    0.9,
  );
  return pages.map((page) => {
    if (!isSingleColumn(page)) return page;
    const own = textLines(page);
    const ownRight = percentile(
      own.map((line) => line.right),
      0.9,
    );
    const keepsOwn = own.length >= 8 && ownRight > left + (right - left) * 0.7;
    const columnLeft = own.length >= 5 ? Math.min(...own.map(({ x }) => x)) : left;
    const columnRight = keepsOwn ? ownRight : right;
    return { ...page, lines: page.lines.map((line) => ({ ...line, columnLeft, columnRight })) };
  });
}

function textLines(page: PdfPage): PdfLine[] {
  return page.lines.filter(({ size }) => size > 0);
}

function isSingleColumn({ lines }: PdfPage): boolean {
  const text = lines.filter(({ size }) => size > 0);
  return new Set(text.map(({ columnLeft }) => Math.round(columnLeft))).size <= 1;
}

/** A heading that is only a number belongs to the heading below it. */
function withoutLoneNumbers(blocks: readonly (DraftBlock | StyledHeading)[]): (DraftBlock | StyledHeading)[] {
  const merged: (DraftBlock | StyledHeading)[] = [];
  for (const block of blocks) {
    const before = merged.at(-1);
    const isNumber =
      before?.kind === 'heading' &&
      /^([+A-Z]{0,2}\d{0,2}|第?[\d.一二三四五六七八九十]+[章节節条]?|(chapter|chapitre|part|partie|section|annexe?|appendix) [\dIVXA-Z]+)$/i.test(
        before.text,
      );
    if (isNumber && block.kind === 'heading' && !block.numbering && !('bookmark' in before && 'bookmark' in block)) {
      merged[merged.length - 1] = { ...block, ...sizeOf(before), numbering: before.text };
    } else merged.push(block);
  }
  return merged;
}

function sizeOf(block: DraftBlock | StyledHeading): { size: number; bold: boolean } | object {
  return 'size' in block ? { size: block.size, bold: block.bold } : {};
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

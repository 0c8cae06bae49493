import type { DraftBlock } from '../../structure/blocks.ts';
import { numberingOf, visualLength } from '../../structure/numbering.ts';
import type { CoverLine } from '../../title/cover-line.ts';
import { squeeze } from '../../title/squeeze.ts';
import { roundSize } from './looks.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

const MOST_LINES = 40;
/** Lines of a page that is a cover and not the first page of the matter. */
const COVER_LINES = 14;
/** Lines in a row of the running text's size that end a first page's head: more are its text. */
const LINES_OF_TEXT = 6;
/** Lines that are larger than the text by this factor stand out from it. */
const LARGER = 1.09;

/** The lines that the first page with text begins with, each with the block that it became a part of. */
export function coverLinesOf(pages: readonly PdfPage[], blocks: readonly DraftBlock[], body: number): CoverLine[] {
  const page = pages.find(({ lines }) => lines.some(({ size, text }) => size > 0 && /\p{L}/u.test(text)));
  // Behind a first page without text, a picture, only a page with little on it is a cover too.
  if (!page || (page.number > 1 && page.lines.length > COVER_LINES)) return [];
  const texts = page.lines.filter(({ size, text }) => size > 0 && text !== '');
  const lines: CoverLine[] = [];
  let running = 0;
  for (const [index, line] of texts.entries()) {
    const before = texts[index - 1];
    const isText = line.size < body * 1.15 && line.right - line.x > page.width * 0.5 && visualLength(line.text) > 40;
    running = isText ? running + 1 : 0;
    if (running > LINES_OF_TEXT || lines.length >= MOST_LINES) break;
    lines.push({
      text: line.text,
      size: line.size,
      strong: line.bold,
      isApart: before !== undefined && isApart(before, line),
      rivals: rivalsOf(line, page, pages, body),
      block: blockOf(line, page.number, blocks),
    });
  }
  return lines;
}

/** Longest line that is counted as a heading, a Han character counting as two. */
const LONGEST_HEADING = 80;

/** How many short lines of other pages are set as a line is that stands out from the text. */
function rivalsOf(line: PdfLine, own: PdfPage, pages: readonly PdfPage[], body: number): number {
  if (!line.bold && line.size < body * LARGER) return 0;
  const isAlike = ({ size, bold, text }: PdfLine): boolean =>
    roundSize(size) === roundSize(line.size) &&
    bold === line.bold &&
    isCounted(text) === isCounted(line.text) &&
    visualLength(text) <= LONGEST_HEADING &&
    /\p{L}{2}/u.test(text);
  return pages.reduce((sum, page) => (page === own ? sum : sum + page.lines.filter(isAlike).length), 0);
}

function isCounted(text: string): boolean {
  return numberingOf(text) !== undefined;
}

/** Lines of one title stand as close as their size asks for. */
function isApart(before: PdfLine, line: PdfLine): boolean {
  const gap = line.y - before.y;
  return gap <= 0 || gap > Math.max(before.size, line.size) * 2.1;
}

/** The block that says just what a line says, else the first that says it too. */
function blockOf({ text }: PdfLine, page: number, blocks: readonly DraftBlock[]): number {
  const wanted = squeeze(text);
  if (wanted === '') return -1;
  const said = (block: DraftBlock): string => {
    if (block.place !== `p${page}` || (block.kind !== 'heading' && block.kind !== 'paragraph')) return '';
    return squeeze(block.kind === 'heading' ? `${block.numbering ?? ''}${block.text}` : block.text);
  };
  const just = blocks.findIndex((block) => said(block) === wanted);
  return just >= 0 ? just : blocks.findIndex((block) => said(block).includes(wanted));
}

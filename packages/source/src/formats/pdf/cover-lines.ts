import type { DraftBlock } from '../../structure/blocks.ts';
import { visualLength } from '../../structure/numbering.ts';
import type { CoverLine } from '../../title/cover-line.ts';
import { squeeze } from '../../title/squeeze.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

const MOST_LINES = 40;
/** Lines of a page that is a cover and not the first page of the matter. */
const COVER_LINES = 14;
/** Lines in a row of the running text's size that end a first page's head: more are its text. */
const LINES_OF_TEXT = 6;

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
      block: blockOf(line, page.number, blocks),
    });
  }
  return lines;
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

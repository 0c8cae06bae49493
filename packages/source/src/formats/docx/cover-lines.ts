import { visualLength } from '../../structure/numbering.ts';
import type { CoverLine } from '../../title/title-lines.ts';
import type { DocxBlock } from './docx-block.ts';

/** Lines of a first page, and the longest of them: a paragraph of text ends them. */
const MOST_LINES = 30;
const LONGEST_LINE = 200;

/** The lines that the first page begins with. */
export function coverLinesOf(blocks: readonly DocxBlock[]): CoverLine[] {
  const lines: CoverLine[] = [];
  const first = blocks.find(({ block }) => block.kind === 'heading' || block.kind === 'paragraph')?.page ?? 0;
  for (const [index, { block, look, page = first, isApart = false, isTitle = false }] of blocks.entries()) {
    if (lines.length >= MOST_LINES || (page > first && lines.length > 0)) break;
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue;
    if (visualLength(block.text) > LONGEST_LINE) break;
    const text = block.kind === 'heading' && block.numbering ? `${block.numbering} ${block.text}` : block.text;
    const { size = 0, strong = false } = look ?? {};
    lines.push({ text, size, strong, isApart, isTitleStyle: isTitle, block: index });
  }
  return lines;
}

import { numberingOf, visualLength } from '../../structure/numbering.ts';
import type { CoverLine } from '../../title/cover-line.ts';
import type { DocxBlock } from './docx-block.ts';

/** Lines of a first page, and the longest of them: a paragraph of text ends them. */
const MOST_LINES = 30;
const LONGEST_LINE = 200;

/** Lines that are larger than the text by this factor may go on in the next paragraph, as bold ones may. */
const LARGER = 1.1;

/**
 * The lines that the first page begins with.
 * @param body size of the running text, in the unit of the looks
 */
export function coverLinesOf(blocks: readonly DocxBlock[], body: number): CoverLine[] {
  const lines: CoverLine[] = [];
  const top = onlyTop(blocks);
  const kinds = blocks.map(kindOf);
  const first = blocks.find(({ block }) => block.kind === 'heading' || block.kind === 'paragraph')?.page ?? 0;
  for (const [index, { block, look, page = first, isApart = false, isTitle = false }] of blocks.entries()) {
    if (lines.length >= MOST_LINES || (page > first && lines.length > 0)) break;
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue;
    if (visualLength(block.text) > LONGEST_LINE) break;
    const text = block.kind === 'heading' && block.numbering ? `${block.numbering} ${block.text}` : block.text;
    const { size = 0, strong = false } = look ?? {};
    // A table or a list between two lines sets them apart.
    const isNext = (lines.at(-1)?.block ?? index - 1) === index - 1;
    const isText = !strong && size < body * LARGER;
    lines.push({
      text,
      size,
      strong,
      isApart: isApart || !isNext || isText,
      isTitleStyle: isTitle,
      isTop: index === top,
      rivals: isText ? 0 : rivalsOf(index, kinds),
      block: index,
    });
  }
  return lines;
}

/** How many other lines of a file are set as one that stands out from the text, over text of their own. */
function rivalsOf(own: number, kinds: readonly string[]): number {
  return kinds.filter((kind, index) => {
    const next = kinds[index + 1];
    return index !== own && next !== undefined && kind === kinds[own] && next !== kind;
  }).length;
}

/** What lines have in common that are set alike; those that count themselves are apart. */
function kindOf({ block, look }: DocxBlock): string {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return '';
  const isCounted = block.kind === 'heading' ? block.numbering !== undefined : numberingOf(block.text) !== undefined;
  const level = block.kind === 'heading' ? block.level : 0;
  return `${level} ${look?.size} ${look?.strong} ${isCounted}`;
}

/** The one heading that all others are below. */
function onlyTop(blocks: readonly DocxBlock[]): number {
  const levels = blocks.map(({ block }) => (block.kind === 'heading' ? block.level : Number.POSITIVE_INFINITY));
  const least = levels.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const [top = -1, ...others] = levels.flatMap((level, index) => (level === least ? [index] : []));
  const isOver = levels.some((level) => level > least && Number.isFinite(level));
  return Number.isFinite(least) && others.length === 0 && isOver ? top : -1;
}

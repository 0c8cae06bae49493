import { type CodeBlock, type ParagraphBlock, type SourceBlock } from '@pagewright/model/source-document';
import { wideShare } from '../language/text.ts';
import { partsOfListing } from './listing-parts.ts';

const COMMAND = /^\s*[$#%]\s+[a-z./~]\S*(\s|$)|^\s*(?:sudo|apt-get|git|npm|cd|mkdir|tar|dpkg|make)\s+[-\w./]/;
const DRAWING = /-{3,}[+>]|[|+]\s*-+>|\s\|\s.*\|\s.*[+|>-]{2,}/;

/** Pages that one listing takes at most: what is longer is for the file, not for a page. */
const MOST_PARTS = 8;

/** Paragraphs that are command lines or drawings in characters are listings; long listings become parts, each for a page. */
export function gatherListings(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block): SourceBlock[] => {
    if (block.kind === 'paragraph' && isListing(block))
      return inParts({ kind: 'code', text: block.text, origin: block.origin });
    return block.kind === 'code' ? inParts(block) : [block];
  });
}

function inParts(block: CodeBlock): CodeBlock[] {
  const parts = partsOfListing(block).slice(0, MOST_PARTS);
  return parts.map(({ text, firstLine }) => ({ ...block, text, ...(firstLine === undefined ? {} : { firstLine }) }));
}

function isListing({ text }: ParagraphBlock): boolean {
  if (COMMAND.test(text) || DRAWING.test(text)) return true;
  if (wideShare(text) > 0.2) return false;
  // Brackets, and the sign of a currency, stand in any text.
  const marks = text.match(/[{};=<>|\\_[\]#&]|\$(?!\s?\d)|\w\(/g)?.length ?? 0;
  return text.length > 20 && marks > text.length * 0.12 && !/[。！？]/.test(text) && !/https?:/.test(text);
}

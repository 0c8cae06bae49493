import { type CodeBlock, isDrawnListing } from '@pagewright/model/source-document';
import { drawnTree } from './drawn-trees.ts';

/** A part of a listing that one page can show. */
export interface ListingPart {
  readonly text: string;
  /** Number of its first line, from 1; undefined where the listing is one part. */
  readonly firstLine: number | undefined;
}

/** What a page can show of a listing. */
const MOST_LINES = 16;
const MOST_CHARACTERS = 950;
/** A part ends at a blank line if that leaves it at least this share of what it may hold. */
const LEAST_SHARE = 0.4;
/** What pages show of a listing: all of it where it is drawn as a formula, a diagram or a tree, else its parts. */
export function partsOfListing(block: CodeBlock): ListingPart[] {
  const isWhole = isDrawnListing(block) || drawnTree(block.text) !== undefined;
  return isWhole ? [{ text: block.text, firstLine: undefined }] : listingParts(block.text);
}

/** A listing as parts, each for a page: they end at blank lines where there are some, else before what stands least far in. */
export function listingParts(code: string): ListingPart[] {
  const lines = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  if (isShort(lines)) return [{ text: lines.join('\n'), firstLine: undefined }];
  const parts: ListingPart[] = [];
  let start = 0;
  while (start < lines.length) {
    if (lines[start]?.trim() === '') {
      start += 1;
      continue;
    }
    const end = partEnd(lines, start);
    parts.push({ text: lines.slice(start, end).join('\n').trimEnd(), firstLine: start + 1 });
    start = end;
  }
  return parts;
}

function isShort(lines: readonly string[]): boolean {
  return lines.length <= MOST_LINES && lines.join('\n').length <= MOST_CHARACTERS;
}

/** Where the part that begins at a line ends: the first line of the next one. */
function partEnd(lines: readonly string[], start: number): number {
  let most = start;
  let length = 0;
  while (most < lines.length && most - start < MOST_LINES) {
    length += (lines[most]?.length ?? 0) + 1;
    if (most > start && length > MOST_CHARACTERS) break;
    most += 1;
  }
  if (most === lines.length) return most;
  const least = start + Math.max(1, Math.floor((most - start) * LEAST_SHARE));
  for (let at = most; at >= least; at -= 1) if (lines[at]?.trim() === '') return at;
  let best = most;
  for (let at = most; at >= least; at -= 1) if (indentOf(lines[at]) < indentOf(lines[best])) best = at;
  return best;
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length;
}

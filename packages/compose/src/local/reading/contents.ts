import type { SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';

/** What stands over a table of contents, in five languages. */
const CONTENTS = /^(table of contents|contents|目\s*录|目\s*錄|目\s*次|sommaire|table des matières)\s*[:：]?$/i;

export function namesContents(text: string): boolean {
  return CONTENTS.test(text.trim());
}

/**
 * Blocks without the entries right below a heading of contents, up to the first block that is none: lines that come again as
 * headings, and paragraphs that numbers of sections run through.
 */
export function withoutContents(blocks: readonly SourceBlock[]): SourceBlock[] {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) if (block.kind === 'heading') places.set(squeeze(block.text), index);
  const result: SourceBlock[] = [];
  let isInside = false;
  for (const [index, block] of blocks.entries()) {
    const comesAgain = (text: string): boolean => (places.get(withoutNumber(text)) ?? -1) > index;
    const isName = (block.kind === 'heading' || block.kind === 'paragraph') && namesContents(block.text);
    isInside = isName || (isInside && isEntry(block, comesAgain));
    if (isName || !isInside) result.push(block);
  }
  return result;
}

function isEntry(block: SourceBlock, comesAgain: (text: string) => boolean): boolean {
  if (block.kind === 'list') return block.items.every(({ text }) => comesAgain(text) || runsThroughSections(text));
  if (block.kind === 'heading') return comesAgain(block.text);
  return block.kind === 'paragraph' && (comesAgain(block.text) || runsThroughSections(block.text));
}

function withoutNumber(text: string): string {
  return squeeze(text.replace(/^\s*\d+(?:\.\d+)*\.?\s+/, ''));
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

import type { DocxBlock } from './docx-block.ts';
import { withGuessedHeadings } from './heading-guess.ts';

/** Notes as blocks at the end of the part that points to them, whether a style names its heading or its looks do. */
export function withPlacedNotes(blocks: readonly DocxBlock[]): DocxBlock[] {
  if (blocks.every(({ notes = [] }) => notes.length === 0)) return [...blocks];
  const guessed = withGuessedHeadings(blocks);
  const placed: DocxBlock[] = [];
  let waiting: DocxBlock[] = [];
  for (const [index, each] of blocks.entries()) {
    if (guessed[index]?.kind === 'heading') {
      placed.push(...waiting);
      waiting = [];
    }
    placed.push(each);
    for (const { text, links } of each.notes ?? []) waiting.push({ block: { kind: 'paragraph', text }, links });
  }
  return [...placed, ...waiting];
}

import type { DraftBlock } from '../../structure/blocks.ts';

/**
 * Levels without gaps, from 1 to 6: many documents begin with `Heading 2`, or leave a level out. A title in Word's title
 * style stands above everything else.
 */
export function withTidyLevels(blocks: readonly DraftBlock[]): DraftBlock[] {
  const used = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].sort(
    (a, b) => a - b,
  );
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: Math.min(6, used.indexOf(block.level) + 1) } : block,
  );
}

/** The level that the title of a document has while its headings are read: above the first. */
export const TITLE_LEVEL = 0;

import type { DraftBlock } from './blocks.ts';

const TABLE_LABEL = /^(table|tableau|tab\.|表|附表)\s*[\dIVXA-Z一二三四五六七八九十]+(?:[.\-–]\d+)*\s*[.:：–—\s]/i;
const FIGURE_LABEL =
  /^(figure|fig\.|image|illustration|schéma|graphique|chart|图|圖|図|图表|圖表)\s*[\dIVX一二三四五六七八九十]+/i;

/** Whether a line names a figure or a table: `Figure 2: …`, `表 3 …`. */
export function isCaption(line: string): boolean {
  return FIGURE_LABEL.test(line) || TABLE_LABEL.test(line);
}

/** Paragraphs such as `Table 3: …` beside a table, `Figure 2: …` beside a picture become its caption. */
export function withCaptions(blocks: readonly DraftBlock[]): DraftBlock[] {
  const used = new Set<number>();
  const captioned = blocks.map((block, index) => {
    if ((block.kind !== 'table' && block.kind !== 'image') || block.caption) return block;
    const label = block.kind === 'table' ? TABLE_LABEL : FIGURE_LABEL;
    // Tables have theirs above, pictures below; the other side is looked at too.
    const sides = block.kind === 'table' ? [index - 1, index + 1] : [index + 1, index - 1];
    const found = sides.find((side) => {
      const beside = blocks[side];
      return !used.has(side) && beside?.kind === 'paragraph' && beside.text.length <= 200 && label.test(beside.text);
    });
    const caption = found === undefined ? undefined : blocks[found];
    if (found === undefined || caption?.kind !== 'paragraph') return block;
    used.add(found);
    return { ...block, caption: caption.text };
  });
  return captioned.filter((_, index) => !used.has(index));
}

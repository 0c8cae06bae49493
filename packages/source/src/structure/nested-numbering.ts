import type { DraftBlock } from './blocks.ts';

/** Kinds of numbering in the order in which documents put them into each other. */
const FAMILIES: readonly RegExp[] = [
  /^(?:volume|tome|book|livre|(?:\w+ )?(?:epilogue|prologue|épilogue))\b/i,
  /^(?:part|partie|titre)\b/i,
  /^(?:chapter|chapitre)\b/i,
  /^第.*[编編篇部卷]$/,
  /^第.*[章回]$/,
  /^第.*[节節]$/,
  /^[一二三四五六七八九十]{1,3}[、．.]$/,
  /^[（(][一二三四五六七八九十]{1,3}[）)]$/,
  /^\d{1,2}[.．、)）]?$/,
];

/**
 * Levels of numbered headings by what else is numbered in the text: `一、` is a chapter in one document and a part of
 * `第一章` in another. A text that numbers in figures only is left as it is.
 */
export function withNestedNumbering(blocks: readonly DraftBlock[]): DraftBlock[] {
  const used = new Set(blocks.map(familyOf).filter((family) => family >= 0));
  const usesHan = [...used].some((family) => family < FAMILIES.length - 1);
  if (!usesHan) return [...blocks];
  const order = [...used].sort((a, b) => a - b);
  return blocks.map((block) => {
    const family = familyOf(block);
    return block.kind === 'heading' && family >= 0
      ? { ...block, level: Math.min(6, order.indexOf(family) + 1) }
      : block;
  });
}

function familyOf(block: DraftBlock): number {
  const numbering = block.kind === 'heading' ? block.numbering : undefined;
  return numbering === undefined ? -1 : FAMILIES.findIndex((family) => family.test(numbering));
}

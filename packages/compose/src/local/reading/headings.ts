import type { HeadingBlock, SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { readingLoad, visualLength } from '../language/text.ts';
import { isSender } from './cover-lines.ts';

/** Headings that read as sentences become paragraphs; levels follow the numbering where the file has them all alike. */
export function settleHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  const demoted = blocks.map((block, index): SourceBlock => {
    if (block.kind !== 'heading') return block;
    // Right under the title, who sends a text stands over no part of it.
    if (index === 1 && isSender(block.text)) return { kind: 'paragraph', text: block.text, origin: block.origin };
    if (isSentence(block)) return { kind: 'paragraph', text: wholeText(block), origin: block.origin };
    return { ...block, text: tidied(block.text) };
  });
  return relevelled(withoutLabels(demoted));
}

/** Times that a short heading stands under other headings before it is a label of their parts: `Question`, `Answer`. */
const LABEL = { times: 5, length: 24 } as const;

/** Headings that name the same part of every section say nothing of what stands there: they are lines of it. */
function withoutLabels(blocks: readonly SourceBlock[]): SourceBlock[] {
  const parents = new Map<string, Set<string>>();
  let above: HeadingBlock | undefined;
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    const isLabel = visualLength(block.text) <= LABEL.length;
    if (!isLabel || !above || block.level <= above.level)
      above = isLabel && above && block.level > above.level ? above : block;
    if (isLabel && above !== block && above)
      parents.set(block.text, (parents.get(block.text) ?? new Set()).add(above.origin));
  }
  const isLabel = (block: SourceBlock): boolean =>
    block.kind === 'heading' && (parents.get(block.text)?.size ?? 0) >= LABEL.times;
  return blocks.map((block) =>
    block.kind === 'heading' && isLabel(block) ? { kind: 'paragraph', text: block.text, origin: block.origin } : block,
  );
}

function isSentence({ text, numbering, level }: HeadingBlock): boolean {
  const trimmed = text.trim();
  if (/^[・→※•]/.test(trimmed) || /[;；,，–—-]( and| or)?$/.test(trimmed)) return true;
  if (level === 1 || numbering) return false;
  return endsAsSentence(trimmed) && !/[?？]$/.test(trimmed) && readingLoad(trimmed) > 60;
}

function wholeText({ text, numbering }: HeadingBlock): string {
  return numbering ? `${numbering} ${text}` : text;
}

/** Without a closing colon, a reference to slides in brackets, a mark for a note. */
function tidied(text: string): string {
  const plain = text
    .trim()
    .replace(/\s*[:：]$/, '')
    .replace(/\s*[(（](?:diapositives?|slides?|cf\.|see|voir|参见|见)[^)）]*[)）]$/i, '')
    .replace(/\s*[:：]$/, '')
    .replace(/[⑴-⒇①-⑳]$|(?<=\p{sc=Han})\(\d{1,2}\)$/u, '')
    .replace(/[。．]$/, '')
    .replace(/^\d{1,2}[)）]\s*/, '')
    .replace(/^(?:[-–—*](?:\s+|(?=\p{Lo}))|[•·▪●◆■※]\s*)(?=\p{L})/u, '')
    .replace(/\s*\[\d{1,3}\]$/, '');
  return plain || text;
}

/** How deep a numbering is: `1`, `第一章`, `A.` one, `1.2`, `第一节`, `（一）` two. Undefined where it does not say. */
export function depthOfNumbering(numbering: string): number | undefined {
  const digits = /^\d+(?:\.\d+)*/.exec(numbering.replace(/^(chapter|section|chapitre|第)\s*/i, ''))?.[0];
  if (/^第.*[章编編部]|^chap/i.test(numbering)) return 1;
  if (/^第.*[节節]/.test(numbering) || /^[（(][一二三四五六七八九十]/.test(numbering)) return 2;
  if (/^[一二三四五六七八九十]+、/.test(numbering)) return 1;
  if (!digits) return /^[A-Z]\.?$/.test(numbering) ? 1 : undefined;
  const parts = digits.split('.');
  while (parts.length > 1 && parts.at(-1) === '0') parts.pop();
  return parts.length;
}

/** Where headings of one level carry numberings of several depths, the deeper ones go below the others. */
function relevelled(blocks: readonly SourceBlock[]): SourceBlock[] {
  const depths = new Map<number, Set<number>>();
  const depthOf = (block: SourceBlock): number | undefined =>
    block.kind === 'heading' && block.numbering ? depthOfNumbering(block.numbering) : undefined;
  for (const block of blocks) {
    const depth = depthOf(block);
    if (block.kind !== 'heading' || depth === undefined) continue;
    const known = depths.get(block.level) ?? new Set();
    known.add(depth);
    depths.set(block.level, known);
  }
  return blocks.map((block) => {
    const depth = depthOf(block);
    if (block.kind !== 'heading' || depth === undefined) return block;
    const least = Math.min(...(depths.get(block.level) ?? [depth]));
    return { ...block, level: Math.min(6, block.level + depth - least) };
  });
}

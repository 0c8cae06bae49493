import type { ShownBlock } from '@pagewright/contract/documents';

/** Paragraphs of typed text; empty lines part them. */
export function typedBlocks(text: string): ShownBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index) => ({ index, kind: 'paragraph', text: paragraph }));
}

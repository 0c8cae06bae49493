import type { SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { isCoverBlock } from './cover-lines.ts';
import { pageOf } from './page-of.ts';

/** Pages behind the cover on which its lines may stand again, most blocks of one, and the longest line on it. */
const INNER = { last: 4, blocks: 20, line: 90 } as const;

/**
 * Blocks of a PDF without the pages behind its cover that only say again what it says: a title page, or the form on which
 * a thesis is approved. Each has the title among its short lines.
 */
export function withoutInnerCovers(blocks: readonly SourceBlock[], title: string): readonly SourceBlock[] {
  const wanted = squeeze(title);
  const isTitle = (block: SourceBlock): boolean =>
    (block.kind === 'heading' || block.kind === 'paragraph') && squeeze(block.text) === wanted;
  if (!blocks.some((block) => pageOf(block.origin) === 1 && isTitle(block))) return blocks;
  const behind = blocks.filter((block) => pageOf(block.origin) > INNER.last);
  // Slides that each have the title over them, and a file of few pages, have no second cover.
  if (behind.length === 0 || behind.filter(isTitle).length > 1) return blocks;
  const pages = new Map<number, SourceBlock[]>();
  for (const block of blocks) {
    const page = pageOf(block.origin);
    if (page > INNER.last) break;
    pages.set(page, [...(pages.get(page) ?? []), block]);
  }
  const inner = new Set(
    [...pages].flatMap(([page, own]) =>
      page > 1 &&
      own.length <= INNER.blocks &&
      own.some(isTitle) &&
      own.every((block) => isCoverBlock(block, INNER.line))
        ? [page]
        : [],
    ),
  );
  return inner.size === 0 ? blocks : blocks.filter(({ origin }) => !inner.has(pageOf(origin)));
}

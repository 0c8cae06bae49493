import type { Origin } from '@pagewright/model/origin';
import type { SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { isCoverBlock } from '../reading/cover-lines.ts';
import { pageOf } from '../reading/page-of.ts';
import type { Reading } from '../reading/prepare.ts';

/** Most blocks of a page that is a cover, and the longest line there, a Han character counting as two. */
const COVER = { blocks: 16, line: 130 } as const;
/** Pages from which a file's first one may be nothing but its cover. */
const FEWEST_PAGES = 4;

/**
 * Where the lines stand that a PDF's cover consists of: who handed the paper in, to whom and when. A first page with one
 * sentence or table is no cover, and none is where the title stands on another page.
 */
export function originsOnCover({ blocks, title }: Reading): ReadonlySet<Origin> {
  const own = blocks.filter(({ origin }) => pageOf(origin) === 1);
  const last = blocks.reduce((most, { origin }) => Math.max(most, pageOf(origin)), 0);
  const isCover =
    own.length > 1 &&
    own.length <= COVER.blocks &&
    last >= FEWEST_PAGES &&
    own.every(isCoverLine) &&
    own.some((block) => block.kind === 'heading' && squeeze(block.text) === squeeze(title));
  return new Set(isCover ? own.map(({ origin }) => origin) : []);
}

function isCoverLine(block: SourceBlock): boolean {
  const texts = block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? [block.text] : [];
  return isCoverBlock(block, COVER.line) && !texts.some(isSentence);
}

function isSentence(text: string): boolean {
  // `Example, Inc. Annual report` is no sentence.
  return /[.。!！?？](?:\s|$)/u.test(text.replace(/\b\p{L}{1,4}\.(?=\s|$)/gu, ''));
}

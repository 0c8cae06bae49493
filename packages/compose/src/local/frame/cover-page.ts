import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import { isCoverBlock, isLoneLabel, isWhoLine } from '../reading/cover-lines.ts';
import { pageOf } from '../reading/page-of.ts';
import type { Reading } from '../reading/prepare.ts';

/** Most blocks of a page that is a cover, and the longest line there, a Han character counting as two. */
const COVER = { blocks: 16, line: 130 } as const;
/** Pages from which a file's first one may be nothing but its cover. */
const FEWEST_PAGES = 4;

/** Where the lines stand that a file's cover consists of: who handed the paper in, to whom and when. */
export function originsOnCover({ blocks, title }: Reading): ReadonlySet<Origin> {
  const isPaged = blocks.some(({ origin }) => pageOf(origin) > 0);
  return new Set((isPaged ? firstPage(blocks, title) : linesInFront(blocks, title)).map(({ origin }) => origin));
}

/** The first page of a PDF, if it is a cover: one with one sentence or table is none, and none is where the title stands on another page. */
function firstPage(blocks: readonly SourceBlock[], title: string): readonly SourceBlock[] {
  const own = blocks.filter(({ origin }) => pageOf(origin) === 1);
  const last = blocks.reduce((most, { origin }) => Math.max(most, pageOf(origin)), 0);
  const isCover =
    own.length > 1 &&
    own.length <= COVER.blocks &&
    last >= FEWEST_PAGES &&
    own.every(isCoverLine) &&
    own.some((block) => isTitle(block, title));
  return isCover ? own : [];
}

/** Blocks behind the lines of a cover, where a file knows no pages, and most of these lines that say something else than who and when. */
const IN_FRONT = { behind: 24, free: 3 } as const;

/**
 * The lines that a longer file without pages begins with, up to its first section or table: the title, who wrote it and
 * when, and few lines that go on with the title.
 */
function linesInFront(blocks: readonly SourceBlock[], title: string): readonly SourceBlock[] {
  let free = 0;
  const end = blocks.findIndex((block, index) => {
    if (isTitle(block, title) || isPicture(block) || isWho(block)) return false;
    const next = blocks[index + 1];
    const isName = block.kind === 'paragraph' || (block.kind === 'heading' && next !== undefined && isWho(next));
    free += 1;
    return !isName || !isCoverLine(block) || free > IN_FRONT.free;
  });
  const own = blocks.slice(0, Math.max(0, end));
  const next = blocks[end];
  const isBeforeMatter = next !== undefined && next.kind !== 'paragraph';
  const isCover =
    isBeforeMatter &&
    own.length <= COVER.blocks &&
    blocks.length - own.length >= IN_FRONT.behind &&
    own.some(isWho) &&
    own.some((block) => isTitle(block, title));
  return isCover ? own : [];
}

function isTitle(block: SourceBlock, title: string): boolean {
  return block.kind === 'heading' && squeeze(block.text) === squeeze(title);
}

function isPicture(block: SourceBlock): boolean {
  return block.kind === 'image' && block.caption === undefined;
}

/** What a file without pages says in front of its matter besides its title: who and when, and what goes on with the title. */
export function frontOf({ blocks, title }: Reading): { who: Statement[]; free: Statement[]; blocks: SourceBlock[] } {
  const isPaged = blocks.some(({ origin }) => pageOf(origin) > 0);
  const own = isPaged ? [] : linesInFront(blocks, title).filter((block) => !isPicture(block) && !isTitle(block, title));
  const at = blocks.findIndex((block) => isTitle(block, title));
  const behind = own.filter((block) => blocks.indexOf(block) > at);
  const lines = (block: SourceBlock): Statement[] => {
    if (block.kind === 'list') return block.items.map(({ text }) => statement(text, block.origin, 0.7));
    return 'text' in block ? [statement(block.text, block.origin, 0.7)] : [];
  };
  return {
    who: own
      .filter(isWho)
      .flatMap(lines)
      .filter(({ text }) => !isLoneLabel(text)),
    // What stands behind the title goes on with it, before who it is by.
    free: [...behind, ...own.filter((block) => !behind.includes(block))]
      .filter((block) => !isWho(block))
      .flatMap(lines),
    blocks: own,
  };
}

/** Whether a block says nothing but who or when, a line or several one under the other. */
function isWho(block: SourceBlock): boolean {
  if (block.kind === 'list') return block.items.every(({ text }) => isWhoLine(text));
  return (block.kind === 'heading' || block.kind === 'paragraph') && isWhoLine(block.text);
}

function isCoverLine(block: SourceBlock): boolean {
  const texts = block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? [block.text] : [];
  return isCoverBlock(block, COVER.line) && !texts.some(isSentence);
}

function isSentence(text: string): boolean {
  // `Example, Inc. Annual report` is no sentence.
  return /[.。!！?？](?:\s|$)/u.test(text.replace(/\b\p{L}{1,4}\.(?=\s|$)/gu, ''));
}

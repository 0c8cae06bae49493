import type { DraftBlock } from '../structure/blocks.ts';
import { startsArticle, visualLength } from '../structure/numbering.ts';
import { joinedScans } from '../structure/scanned-text.ts';
import type { CoverLine } from './cover-line.ts';
import { isNamesOnly } from './no-title.ts';
import { squeeze } from './squeeze.ts';
import { isTitleLabel, withoutTitleLabel } from './title-labels.ts';
import type { FoundTitle } from './title-lines.ts';

/**
 * Blocks with the document's title as one heading above all others, whatever lines it was written in. Other lines of a
 * cover that were taken for headings by their size are plain lines.
 * @param level of the title
 * @param isGuessed whether a block is a heading by its looks only
 */
export function withTitle(
  blocks: readonly DraftBlock[],
  lines: readonly CoverLine[],
  title: { readonly text: string; readonly found?: FoundTitle },
  level: number,
  isGuessed: (block: number) => boolean,
): DraftBlock[] {
  const { found } = title;
  const own = new Set(
    (found ? lines.slice(found.from, found.to + 1) : []).map(({ block }) => block).filter((block) => block >= 0),
  );
  const [only = -1, ...others] = own;
  const behind = found && others.length === 0 ? linesBehind(blocks[only], only, lines, found, title.text) : [];
  if (own.size === 0 || (behind.length === 0 && [...own].some((block) => !isPartOf(blocks[block], title.text))))
    return [...blocks];
  const first = Math.min(...own);
  const scan = joinedScans([...own].map((own) => blocks[own]?.scan));
  const cover = new Set(lines.map(({ block }) => block));
  return blocks.flatMap((block, index): DraftBlock[] => {
    if (index === first) {
      const place = block.place === undefined ? {} : { place: block.place };
      const below = behind.map((text): DraftBlock => ({ kind: 'paragraph', text, ...place }));
      return [{ kind: 'heading', level, text: title.text, ...place, ...scan }, ...below];
    }
    if (own.has(index) || (index === first - 1 && labelsTitle(block))) return [];
    if (block.kind !== 'heading' || !cover.has(index)) return [block];
    // `成员名单：…` heads nothing, whatever stands below it and whatever style it has.
    if (!isNamesOnly(block.text) && (!isGuessed(index) || !isEmpty(blocks, index))) return [block];
    // Counted, it is a section behind the title; in front of it `Annex 7` is a line of the cover.
    if (startsArticle(block.text) || (block.numbering !== undefined && index > first)) return [block];
    const { level: _level, numbering, text, ...rest } = block;
    return [{ ...rest, kind: 'paragraph', text: numbering ? `${numbering} ${text}` : text }];
  });
}

/** The lines of the title's block behind the title: the period that a report is of stands there in the same looks. */
function linesBehind(
  block: DraftBlock | undefined,
  place: number,
  lines: readonly CoverLine[],
  { to }: FoundTitle,
  title: string,
): string[] {
  if (block?.kind !== 'heading' || block.numbering !== undefined) return [];
  const behind = lines.slice(to + 1).filter((line) => line.block === place);
  const said = squeeze([title, ...behind.map(({ text }) => text)].join(' '));
  return said === squeeze(block.text) ? behind.map(({ text }) => text) : [];
}

/** `Meeting title:` over the title, as a heading without its colon. */
function labelsTitle(block: DraftBlock): boolean {
  return 'text' in block && isTitleLabel(`${block.text.replace(/\s*[:：]$/u, '')}:`);
}

/** Whether a block says nothing but what the title says. */
function isPartOf(block: DraftBlock | undefined, title: string): boolean {
  if (block?.kind !== 'heading' && block?.kind !== 'paragraph') return false;
  const text = block.kind === 'heading' ? `${block.numbering ?? ''}${block.text}` : block.text;
  return squeeze(title).includes(squeeze(withoutTitleLabel(text)));
}

/** Whether nothing stands under a heading, as under the lines of a cover. */
function isEmpty(blocks: readonly DraftBlock[], index: number): boolean {
  const next = blocks[index + 1];
  return next === undefined || next.kind === 'heading' || next.kind === 'image' || isLineOfCover(next, index);
}

/** Blocks at the start of which headings that are only large are lines of a cover, over lines no longer than these. */
const COVER = { blocks: 6, length: 80 } as const;

function isLineOfCover(next: DraftBlock, index: number): boolean {
  return index < COVER.blocks && next.kind === 'paragraph' && visualLength(next.text) <= COVER.length;
}

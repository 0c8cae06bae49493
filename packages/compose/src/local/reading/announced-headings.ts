import type { HeadingBlock, ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';

/** Headings of an agenda, and the share of them that come again where they are treated: some are changed or left out. */
const ANNOUNCED = { least: 2, share: 0.5 } as const;

/**
 * `On the agenda:`, and below it names with lists that come again as headings further down: what is announced is a list
 * with lists in it, and the headings are those below.
 */
export function gatherAnnounced(blocks: readonly SourceBlock[]): SourceBlock[] {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) if (block.kind === 'heading') places.set(squeeze(block.text), index);
  const result: SourceBlock[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index] as SourceBlock;
    result.push(block);
    if (block.kind !== 'paragraph' || !/[:：]$/u.test(block.text.trim())) continue;
    const run = runAt(blocks, index + 1);
    const headings = run.filter(({ kind }) => kind === 'heading') as HeadingBlock[];
    const end = index + run.length;
    const treated = headings.filter(({ text }) => (places.get(squeeze(text)) ?? -1) > end).length;
    if (headings.length < ANNOUNCED.least || treated < headings.length * ANNOUNCED.share) continue;
    result.push(asList(run));
    index = end;
  }
  return result;
}

/** Headings from an index on, with the lists below them. */
function runAt(blocks: readonly SourceBlock[], start: number): (HeadingBlock | ListBlock)[] {
  const run: (HeadingBlock | ListBlock)[] = [];
  for (const block of blocks.slice(start)) {
    const isPart = block.kind === 'heading' || (block.kind === 'list' && run.length > 0);
    if (!isPart) break;
    run.push(block);
  }
  // The last one heads what stands below the agenda, if that is no list.
  return run.at(-1)?.kind === 'heading' && blocks[start + run.length] ? run.slice(0, -1) : run;
}

function asList(run: readonly (HeadingBlock | ListBlock)[]): ListBlock {
  const items = run.flatMap((block): ListBlock['items'] =>
    block.kind === 'heading'
      ? [{ text: block.text, level: 0, ...(block.numbering ? { marker: block.numbering } : {}) }]
      : block.items.map((item) => ({ ...item, level: item.level + 1 })),
  );
  return { kind: 'list', ordered: false, items, origin: (run[0] as HeadingBlock).origin };
}

import type { Outline, PageBrief } from '@pagewright/model/outline';
import { type NumberedBlock, wordsOf } from '../from-blocks/numbered-blocks.ts';
import { blockOf } from '../left-out/block-of.ts';
import { saidIn } from '../left-out/briefed.ts';

/** Blocks that no page rests on, by the heading that they stand under. */
export class UnusedBlocks {
  readonly #blocks: readonly NumberedBlock[];
  readonly #used = new Set<string>();

  constructor(blocks: readonly NumberedBlock[]) {
    this.#blocks = blocks;
  }

  /** A page is there. */
  shown(brief: PageBrief): void {
    for (const { origins } of saidIn(brief)) for (const origin of origins) this.#used.add(blockOf(origin));
  }

  list(): Outline['unused'] {
    const unused = this.#blocks.filter(
      ({ block }) => block.kind !== 'heading' && block.kind !== 'image' && !this.#used.has(blockOf(block.origin)),
    );
    const groups = Map.groupBy(unused, ({ above, document }) => above.at(-1) ?? document);
    return [...groups].map(([under, own]) => ({
      title: 'block' in under ? wordsOf(under.block) : under.title,
      statements: own.length,
      origins: own.map(({ block }) => block.origin),
    }));
  }
}

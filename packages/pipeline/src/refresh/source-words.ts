import { blockOf, statementsOf } from '@pagewright/compose/left-out';
import type { Origin } from '@pagewright/model/origin';
import type { SourceDocument } from '@pagewright/model/source-document';
import { type SuccessorsByFile, successorOf } from '@pagewright/model/successors';
import { successorsOfWords } from './pairs.ts';
import type { Piece } from './pieces.ts';

/** Statements of documents by their blocks, for words that stand on a page as a source has them. */
export class SourceWords {
  readonly #older: SuccessorsByFile;
  readonly #byBlock = new Map<string, string[]>();

  constructor(documents: readonly SourceDocument[], older: SuccessorsByFile) {
    this.#older = older;
    for (const { origin, text } of documents.flatMap(statementsOf)) {
      const block = blockOf(origin);
      this.#byBlock.set(block, [...(this.#byBlock.get(block) ?? []), text]);
    }
  }

  /** Whether the blocks in whose place a piece's blocks stand say it still. */
  sayStill({ is, value, words }: Piece, blocks: readonly string[]): boolean {
    if (is !== 'statement') return false;
    const told = typeof value.text === 'string' ? value.text : words;
    return blocks.some((block) => this.#saidIn(block).some((own) => own === bare(told)));
  }

  /** A whole sentence or entry of a block that the piece says, as the newer version has it. */
  of({ is, value, origins }: Piece): Piece['value'] | undefined {
    if (is !== 'statement' || typeof value.text !== 'string' || value.lead !== undefined) return undefined;
    const { text } = value;
    for (const origin of origins) {
      const now = successorOf(origin, this.#older)?.origin;
      if (!now) continue;
      const older = this.#saidIn(blockOf(origin));
      const newer = this.#saidIn(blockOf(now));
      const index = older.indexOf(bare(text));
      const to = newer[successorsOfWords(older, newer).get(index) ?? -1];
      if (index >= 0 && to !== undefined) return { text: to + text.slice(bare(text).length), origins: [now as Origin] };
    }
    return undefined;
  }

  #saidIn(block: string): string[] {
    return (this.#byBlock.get(block) ?? []).map(bare);
  }
}

/** Without the mark at its end, which pages leave out. */
function bare(text: string): string {
  return text.trim().replace(/[.。．]$/u, '');
}

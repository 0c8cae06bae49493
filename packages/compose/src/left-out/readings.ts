import type { LeftOutReason, SourceStatement } from '@pagewright/model/left-out';
import type { SourceDocument } from '@pagewright/model/source-document';
import { textsOf } from '../from-blocks/texts-of.ts';
import { isNoise } from '../local/language/sentences.ts';
import { saysContact } from '../local/material/contacts.ts';
import { applyWishes } from '../local/prompt/apply.ts';
import { readPrompt } from '../local/prompt/wishes.ts';
import { type Passage, passagesOf } from '../local/reading/passages.ts';
import { prepare } from '../local/reading/prepare.ts';
import { blockOf } from './block-of.ts';
import { ShownWords } from './shown-words.ts';
import type { Sought } from './sought.ts';

/** What composing makes of documents before it chooses: what of them it takes for matter, and what stands where. */
export class Readings {
  readonly #matter: ShownWords;
  readonly #passages = new Map<string, Passage>();
  readonly #wanted: ReadonlySet<Passage>;

  /** @param keepAll notes stay: the person wants every word */
  constructor(documents: readonly SourceDocument[], prompt: string, keepAll: boolean) {
    const readings = documents.map((document) => prepare(document, keepAll));
    const blocks = readings.flatMap((reading) => reading.blocks);
    this.#matter = new ShownWords(
      blocks.map((block) => ({
        origins: [block.origin],
        pieces: block.kind === 'image' ? [`asset:${block.asset}`] : textsOf(block),
      })),
    );
    // Copies of passages too: each statement stands under a heading.
    const passages = passagesOf(readings, true);
    for (const passage of passages) {
      for (const { origin } of passage.blocks) this.#passages.set(blockOf(origin), passage);
    }
    this.#wanted = new Set(applyWishes(passages, readPrompt(prompt)));
  }

  /** Why a statement is no matter for pages; undefined where it is. */
  reasonOf(sought: Sought): Extract<LeftOutReason, 'prompt' | 'furniture' | 'reference' | 'unclear'> | undefined {
    const { kind, text } = sought.statement;
    const passage = this.#passages.get(sought.block);
    if (passage && !this.#wanted.has(passage)) return 'prompt';
    if (!this.#matter.says(sought)) return 'furniture';
    if (passage?.standing === 'back-matter') return 'reference';
    if (kind !== 'text') return undefined;
    if (saysContact(text)) return 'reference';
    return isNoise(text) ? 'unclear' : undefined;
  }

  /** The blocks that stand under the same heading as one of them, itself among them. */
  blocksBeside(block: string): ReadonlySet<string> {
    const passage = this.#passages.get(block);
    const beside = [...this.#passages].flatMap(([other, own]) => (own === passage ? [other] : []));
    return new Set([block, ...(passage ? beside : [])]);
  }

  /** The heading that composing takes it to stand under. */
  sectionOf({ block, statement }: Sought): SourceStatement['section'] {
    const passage = this.#passages.get(block);
    if (!passage?.heading) return statement.section;
    return { title: passage.heading, ...(passage.origin ? { origin: passage.origin } : {}) };
  }
}

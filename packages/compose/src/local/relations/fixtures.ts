import type { Language } from '@pagewright/model/languages';
import { type Draft, documentOf, paragraph } from '../testing/fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

/** What a passage says, for tests: a paragraph, or several of them and of other blocks. */
export function relationsOf(
  blocks: string | readonly (string | Draft)[],
  language: Language,
  heading?: string,
): Relation[] {
  const drafts = [blocks].flat().map((block) => (typeof block === 'string' ? paragraph(block) : block));
  return relationsOfPassage({
    heading: heading ? { text: heading, origins: [], rank: 1 } : undefined,
    blocks: documentOf(drafts).blocks,
    language,
    rankOf: () => 0.5,
  });
}

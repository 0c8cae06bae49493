import { anyOf } from '../lexicon/words.ts';
import { AGAINST, areAlike, HOLDER } from './side-words.ts';
import type { SourceText } from './source-text.ts';

const IS_HELD = new RegExp(HOLDER.source, 'iu');

/** `9% of group A and 14% of group B`: neither of the two figures is what the clause is about. */
export function areHeld({ words, quantities }: SourceText): boolean {
  const [first, second] = quantities;
  if (!first || !second || !areAlike(first, second)) return false;
  const held = HELD.exec(words.slice(first.end, second.start));
  return held !== null && IS_HELD.test(words.slice(second.start));
}

/** Behind a figure: whose it is, up to the word that sets another against it. */
const HELD = new RegExp(
  `^[^,，;；\\uE000]{0,24}\\s(?:${anyOf('holders')})\\s[^;；]{2,32}[\\s,，](?:${AGAINST})[^;；]{0,12}$`,
  'iu',
);

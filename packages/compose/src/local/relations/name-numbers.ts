import { anyOf } from '../lexicon/words.ts';

/** `Section 12 applies to …`, `size 42`: a number that only tells one from others. */
const NUMBERED = new RegExp(`(?<!\\p{L})${anyOf('numbered')}\\s$`, 'iu');

/** `la DDT 38 propose`, `ISO 9001 asks`: a number behind an abbreviation is a part of a name. */
const ABBREVIATED = /(?<!\p{L})\p{Lu}{2,4}\s$/u;

/** Whether the words in front of a bare number make it a part of a name. */
export function isOfName(before: string): boolean {
  return isNumbered(before) || ABBREVIATED.test(before);
}

/** Whether they say what it numbers. */
export function isNumbered(before: string): boolean {
  return NUMBERED.test(before);
}

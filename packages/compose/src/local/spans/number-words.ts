import { matchesOf } from '../language/matches.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Span } from './span.ts';

const FRACTION = new RegExp(`(?<![\\p{Script=Latin}\\d-])${anyOf('fractions')}(?![\\p{Script=Latin}\\d-])`, 'giu');

/** Shares that are written in words, in order: `three of four`, `a third`, `七成`, `deux clients sur trois`. */
export function readNumberWords(text: string): Span[] {
  return matchesOf(FRACTION, text).map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));
}

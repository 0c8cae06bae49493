import { anyOf } from '../lexicon/words.ts';
import type { Span } from './span.ts';

const FRACTION = new RegExp(`(?<![\\p{Script=Latin}\\d-])${anyOf('fractions')}(?![\\p{Script=Latin}\\d-])`, 'giu');

/** Shares that are written in words, in order: `three of four`, `a third`, `七成`, `deux clients sur trois`. */
export function readNumberWords(text: string): Span[] {
  const found: Span[] = [];
  FRACTION.lastIndex = 0;
  for (let match = FRACTION.exec(text); match; match = FRACTION.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return found;
}

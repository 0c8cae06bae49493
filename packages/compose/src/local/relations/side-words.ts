import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';

/** Fewest sentences that tell of the same sides; most that are looked through, and most names that are tried. */
export const SENTENCES = { fewest: 2, most: 60 } as const;

/** Longest name of a side, measure and value, in comparable units. */
export const LONGEST = { name: 28, label: 44, cell: 64 } as const;

export const WIDE = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';

export const AGAINST = `${anyOf('turns')}|${anyOf('contrasts')}`;

export const ARTICLE = `(?:(?:${anyOf('articles')})\\s|l[’'])?`;

/** Whose figure it is behind the figure: `54 dB for the Kudo`. */
export const HOLDER = new RegExp(`(?<=\\uE000[^,，;；\\uE000]{0,32})\\s(?:${anyOf('holders')})\\s${ARTICLE}`, 'giu');

export function areAlike(one: Quantity, other: Quantity): boolean {
  return one.unit === other.unit && one.kind === other.kind;
}

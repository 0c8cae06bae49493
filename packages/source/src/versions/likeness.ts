/** How alike two texts are, 0 to 1. */

const FIGURE = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]|[\p{L}\p{M}]+|\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
/** What texts that differ in nothing but their figures come to at least. */
const SAME_BUT_FIGURES = 0.8;
/** Words of a text beyond which it is compared by these alone. */
const MOST_WORDS = 400;

/** By the words that both have; the same words with other figures are nearly the same text. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const words = shared(one, other);
  if (!/\p{Nd}/u.test(one) || !/\p{Nd}/u.test(other)) return words;
  return Math.max(words, SAME_BUT_FIGURES * shared(one.replace(FIGURE, '0'), other.replace(FIGURE, '0')));
}

/** Share of the words of both that the other has too (Dice). */
function shared(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  if (mine.length + theirs.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of mine) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of theirs) {
    const count = left.get(word) ?? 0;
    if (count > 0) both += 1;
    left.set(word, count - 1);
  }
  return (2 * both) / (mine.length + theirs.length);
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
}

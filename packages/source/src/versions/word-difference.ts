import { align } from './align.ts';

/** Words of the one text, of the other, or of both, in the order in which they are read. */
export interface WordPiece {
  readonly is: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Han, kana and hangul one by one; figures with their marks whole; spaces for themselves. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]|\p{Nd}+(?:[.,]\p{Nd}+)*%?|[\p{L}\p{M}]+|\s+|[^\p{L}\p{M}\p{Nd}\s]/gu;
/** Pairs of words beyond which only what both texts begin and end with is told as the same. */
const MOST = 1_000_000;

/** What was taken out of a text and what was put in. */
export function wordDifference(older: string, newer: string): WordPiece[] {
  const [before, after] = [older.match(WORD) ?? [], newer.match(WORD) ?? []];
  const pairs = align(before, after, (one, other) => (one === other ? 1 : 0), 1, MOST);
  const pieces: WordPiece[] = [];
  const say = (is: WordPiece['is'], words: readonly string[]): void => {
    const text = words.join('');
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.is === is) pieces[pieces.length - 1] = { is, text: last.text + text };
    else pieces.push({ is, text });
  };
  let [from, to] = [0, 0];
  for (const [one, other] of [...pairs, [before.length, after.length] as const]) {
    say('removed', before.slice(from, one));
    say('added', after.slice(to, other));
    say('same', before.slice(one, one + 1));
    [from, to] = [one + 1, other + 1];
  }
  return pieces;
}

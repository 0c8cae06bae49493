export interface TextPiece {
  /** Where it begins in the text. */
  readonly start: number;
  readonly words: string;
  readonly isDoubtful: boolean;
}

/**
 * A text cut at its doubtful words. One that is not found, because putting lines together changed it, is left out.
 * @param doubtful in the order in which they stand in the text
 */
export function piecesOf(text: string, doubtful: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const push = (to: number, isDoubtful: boolean): void => {
    if (to > end) pieces.push({ start: end, words: text.slice(end, to), isDoubtful });
    end = to;
  };
  for (const word of doubtful) {
    const start = placeOf(word, text, end);
    if (start < 0) continue;
    push(start, false);
    push(start + word.length, true);
  }
  push(text.length, false);
  return pieces;
}

const LETTER = /[A-Za-zÀ-ÿ0-9]/;

/** Where a word stands as a word: `a` is not the one in `carries`. */
function placeOf(word: string, text: string, from: number): number {
  for (let start = text.indexOf(word, from); start >= 0; start = text.indexOf(word, start + 1)) {
    const goesOn = (inside: string, beside: string): boolean => LETTER.test(inside) && LETTER.test(beside);
    const isPart =
      goesOn(word[0] ?? '', text[start - 1] ?? '') || goesOn(word.at(-1) ?? '', text[start + word.length] ?? '');
    if (!isPart) return start;
  }
  return -1;
}

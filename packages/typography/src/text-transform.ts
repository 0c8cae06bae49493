export type TextTransform = 'none' | 'uppercase' | 'lowercase' | 'capitalize';

/** A text as `text-transform` shows it. */
export interface TransformedText {
  readonly text: string;
  /** For each UTF-16 offset of `text`, and its end, the offset in the original; absent where they are the same. */
  readonly origins?: readonly number[];
}

/** Applies `text-transform` character by character, so that lines can be told in offsets of the original. */
export function transformText(text: string, transform: TextTransform | undefined): TransformedText {
  if (!transform || transform === 'none') return { text };
  let shown = '';
  const origins: number[] = [];
  let at = 0;
  let wordStarts = true;
  for (const character of text) {
    const changed = transformCharacter(character, transform, wordStarts);
    for (let unit = 0; unit < changed.length; unit++) origins.push(at);
    shown += changed;
    at += character.length;
    wordStarts = !/[\p{L}\p{N}\p{M}'’]/u.test(character);
  }
  if (shown.length === text.length) return { text: shown };
  origins.push(at);
  return { text: shown, origins };
}

function transformCharacter(character: string, transform: TextTransform, wordStarts: boolean): string {
  if (transform === 'uppercase') return character.toUpperCase();
  if (transform === 'lowercase') return character.toLowerCase();
  return wordStarts ? character.toUpperCase() : character;
}

/** Share of the room that a name fills at least: a word longer than the rest is cut. */
const LEAST_USED = 0.5;
/** What leads over to words that are cut off. */
const LEADING_OVER = /[\s\p{Pd}\p{Ps}\p{Pi},;:，、；：·|&+]+$/u;
/** Letters that words are written of without spaces: there is no end of a word to look for. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** At most so many UTF-16 units, no sign cut in two, and no word where there is one before it. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = '';
  let wordEnd = 0;
  for (const sign of text) {
    if (/\s/u.test(sign) || UNSPACED.test(sign)) wordEnd = short.length;
    if (short.length + sign.length > most) break;
    short += sign;
    if (UNSPACED.test(sign)) wordEnd = short.length;
  }
  const whole = wordEnd >= most * LEAST_USED ? short.slice(0, wordEnd) : short;
  return whole.replace(LEADING_OVER, '') || short;
}

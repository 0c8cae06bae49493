import { isStopWord } from '../local/language/stop-words.ts';

/** A text taken apart, to be looked for in others. */
export interface Tokens {
  /** Words that carry meaning, in lower case; of Han, kana and hangul each two neighbouring characters. */
  readonly words: readonly string[];
  /** Every figure in each form that it may be written in: `22,000` is `22000`, `12.50` is `1250` and `12.5`. */
  readonly figures: readonly (readonly string[])[];
}

/** Figures with the spaces and marks that group their digits. */
const FIGURE = /\p{Nd}{1,3}(?:[\u0020\u00a0\u2009\u202f’']\p{Nd}{3})+(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+|[\p{L}\p{M}]+/gu;
/** Han, kana and hangul stand behind everything that is written with spaces. */
const FIRST_WIDE = 0x2e7f;

export function tokensOf(text: string): Tokens {
  const plain = text.normalize('NFKC').toLowerCase();
  const figures = /\p{Nd}/u.test(plain) ? (plain.match(FIGURE) ?? []).map(formsOf) : [];
  const words: string[] = [];
  const small: string[] = [];
  for (const run of plain.match(WORD) ?? []) {
    if (run.charCodeAt(0) > FIRST_WIDE) words.push(...pairsOf(run));
    else (isStopWord(run) ? small : words).push(run);
  }
  // What says nothing but small words is known by these.
  return { words: words.length > 0 || figures.length > 0 ? words : small, figures };
}

function pairsOf(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** With all its marks taken as grouping, and with the last one as the point before its decimals. */
function formsOf(figure: string): string[] {
  const digits = figure.replace(/[^\p{Nd}]/gu, '');
  const point = /[.,](\p{Nd}+)$/u.exec(figure);
  if (!point) return [digits];
  const decimals = (point[1] ?? '').replace(/0+$/, '');
  const whole = figure.slice(0, point.index).replace(/[^\p{Nd}]/gu, '');
  return [digits, decimals ? `${whole}.${decimals}` : whole];
}

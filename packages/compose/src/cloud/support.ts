import type { Language } from '@pagewright/model/languages';
import { tokensOf } from '../left-out/tokens.ts';
import { wideShare } from '../local/language/text.ts';
import { readDates } from '../local/spans/dates.ts';
import { CarriedAmounts } from './carried-amounts.ts';

/**
 * A model may say a sentence in fewer and in other words; what its blocks do not have is found by figures, names and the
 * share of content words. The share of them that has to stand in the blocks, 0 to 1.
 */
export const SHARE = { title: 0.3, text: 0.5, kept: 0.9 } as const;

/** Letters that two forms of a word have in common at their beginning, at least, and at most at their ends apart. */
const STEM = { least: 4, ending: 4 } as const;
/** Wide scripts: a share of letters from which words are compared with words of such a script only. */
const WIDE = 0.3;

const FIGURE = /\p{Nd}{1,3}(?:[\u0020\u00a0\u2009\u202f’']\p{Nd}{3})+(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const WIDE_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;
const LATIN_WORD = /[\p{sc=Latin}\p{M}]+/gu;

/** What the sources say, read once for the statements that rest on them. */
export class Carrier {
  readonly #text: string;
  readonly #language: Language;
  readonly #figures: ReadonlySet<string>;
  /** Pairs of wide characters that carry meaning, and all other words: `May` may be a small word and a month. */
  readonly #pairs: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  readonly #isWide: boolean;
  readonly #amounts: CarriedAmounts;
  #dates: ReadonlySet<number> | undefined;

  constructor(texts: readonly string[], language: Language) {
    this.#text = texts.join('\n');
    this.#language = language;
    this.#amounts = new CarriedAmounts(this.#text, language);
    const { figures, words } = tokensOf(this.#text);
    this.#figures = new Set(figures.flat());
    this.#pairs = new Set(words);
    this.#words = new Set(latinWords(this.#text));
    this.#isWide = wideShare(this.#text) >= WIDE;
  }

  /**
   * The words and figures of a text that these sources do not carry, as they stand in it; none where they carry it.
   * @param language of the text; words in another language than the sources are not compared, figures are
   */
  missingIn(text: string, language: Language, share: number): string[] {
    const unknown = this.#missingFigures(text, language);
    const amounts = this.#amounts.missingIn(text, language);
    const figures = [...unknown, ...amounts.filter((one) => !unknown.some((figure) => one.includes(figure)))];
    const comparable = language === this.#language && wideShare(text) >= WIDE === this.#isWide;
    if (!comparable) return figures;
    const wide = wideWordsIn(text, this.#pairs);
    const latin = this.#latinWordsIn(text);
    const all = wide.count + latin.count;
    const missing = wide.missing.length + latin.missing.length;
    const isCarried = all === 0 || wide.known + latin.known >= all * share;
    const words = isCarried || missing === 0 ? this.#missingNames(text) : [...wide.missing, ...latin.missing];
    return [...new Set([...figures, ...words])];
  }

  #missingFigures(text: string, language: Language): string[] {
    const found = [...text.matchAll(FIGURE)];
    const unknown = found.filter(
      ([figure]) =>
        !tokensOf(figure)
          .figures.flat()
          .some((form) => this.#figures.has(form)),
    );
    if (unknown.length === 0) return [];
    const carried = [...this.#carriedDates(text, language), ...this.#amounts.writtenOtherwise(text, language)];
    return unknown.flatMap(({ 0: figure, index }) =>
      carried.some(({ start, end }) => start <= index && index + figure.length <= end) ? [] : [figure],
    );
  }

  /** Dates that the sources write in another way: `2026-03-01` for `1 March 2026`. */
  #carriedDates(text: string, language: Language) {
    this.#dates ??= new Set(readDates(this.#text, this.#language).flatMap(({ key }) => key ?? []));
    return readDates(text, language).filter(({ key }) => key !== undefined && this.#dates?.has(key));
  }

  #latinWordsIn(text: string) {
    const words = tokensOf(text).words.filter((word) => /^[\p{sc=Latin}\p{M}]+$/u.test(word));
    const missing = words.filter((word) => !this.#knows(word));
    return { count: words.length, known: words.length - missing.length, missing: asWritten(text, missing) };
  }

  /** Capitalised words that begin no sentence; a title may capitalise all of its words, which says nothing then. */
  #missingNames(text: string): string[] {
    const words = [...text.matchAll(LATIN_WORD)];
    const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word));
    if (capitals.length * 2 > words.length) return [];
    const inside = capitals.filter(({ index }) => /[^\s.!?:;“"«(–—-]\s+$/u.test(text.slice(0, index)));
    return inside.flatMap(([word]) => (latinWords(word).every((one) => this.#knows(one)) ? [] : [word]));
  }

  #knows(word: string): boolean {
    if (this.#words.has(word)) return true;
    const stem = word.slice(0, Math.max(STEM.least, word.length - STEM.ending));
    if (word.length < STEM.least) return false;
    for (const own of this.#words) {
      if (own.startsWith(stem) && Math.abs(own.length - word.length) <= STEM.ending) return true;
    }
    return false;
  }
}

/** Of Han, kana and hangul two neighbouring characters count as a word; missing is what no known pair covers. */
function wideWordsIn(text: string, words: ReadonlySet<string>) {
  let count = 0;
  let known = 0;
  const missing: string[] = [];
  for (const [run] of text.normalize('NFKC').matchAll(WIDE_RUN)) {
    if (run.length === 1) continue;
    const covered = new Set<number>();
    for (let at = 0; at + 1 < run.length; at += 1) {
      count += 1;
      if (!words.has(run.slice(at, at + 2))) continue;
      known += 1;
      covered.add(at).add(at + 1);
    }
    missing.push(...stretchesWithout(run, covered));
  }
  return { count, known, missing };
}

function stretchesWithout(run: string, covered: ReadonlySet<number>): string[] {
  const marked = Array.from(run, (letter, at) => (covered.has(at) ? '\n' : letter)).join('');
  return marked.split('\n').filter((stretch) => stretch.length > 1);
}

function latinWords(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(LATIN_WORD) ?? [];
}

/** Words in lower case as the text writes them. */
function asWritten(text: string, words: readonly string[]): string[] {
  const wanted = new Set(words);
  return (text.match(LATIN_WORD) ?? []).filter((word) => wanted.has(word.toLowerCase()));
}

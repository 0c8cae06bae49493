import type { Language } from '@pagewright/model/languages';
import { contentWords } from '../language/segment.ts';
import { squeeze } from '../language/text.ts';
import { isFormWord } from './form-words.ts';

/**
 * How well a text answers a description, by the words that they share. Latin words are compared by their stems, words of
 * Chinese and Japanese by whether the text holds them, since the same words are not always divided alike.
 */

/** A text as descriptions are compared with it. */
export interface Words {
  readonly stems: ReadonlySet<string>;
  /** Letters and digits in one piece. */
  readonly squeezed: string;
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Characters of a stem that count: endings of one word differ behind them. */
const STEM = 7;

export function wordsOf(text: string): Words {
  const stems = new Set(text.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu)?.map(stemOf));
  return { stems, squeezed: squeeze(text) };
}

/** The words of two texts together. */
export function joined(one: Words, other: Words): Words {
  return { stems: new Set([...one.stems, ...other.stems]), squeezed: `${one.squeezed} ${other.squeezed}` };
}

export function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:ies|y)$/, 'i')
    .replace(/s$/, '');
  const bare = plain.replace(/(?:ing|ed|e)$/, '');
  return (bare.length >= 4 ? bare : plain).slice(0, STEM);
}

interface Term {
  readonly text: string;
  readonly isWide: boolean;
  readonly weight: number;
}

/** Weight of words that say what kind of answer is wanted rather than what it is about. */
const FORM_WEIGHT = 0.2;
/** Weight of a word that no source has: more than any other, so that two words with one unknown are not enough. */
const UNKNOWN_WEIGHT = 1.2;

/** A description as a question to the sources. */
export class Query {
  readonly #terms: readonly Term[];
  /** Years and other long numbers, quarters: what is found has to be about them. */
  readonly #required: readonly string[];

  /** @param sources everything that can be found, for how telling a word is */
  constructor(text: string, language: Language, sources: readonly Words[]) {
    const about = contentWords(text, language);
    const texts = [...new Set((about.length > 0 ? about : [squeeze(text)]).map(withoutEach))].filter(Boolean);
    const onlyForm = texts.every(isFormWord);
    this.#terms = texts.map((word) => {
      // Words with digits, `2024Q3`, are looked for as they stand.
      const isWide = WIDE.test(word) || /\d/.test(word);
      const plain = { text: isWide ? squeeze(word) : stemOf(word), isWide };
      return { ...plain, weight: !onlyForm && isFormWord(word) ? FORM_WEIGHT : weightOf(plain, sources) };
    });
    this.#required = [...squeeze(text).matchAll(/\d{3,}|[qthｑ][1-4](?!\d)|第?[一二三四1-4]季度/g)].map(
      ([number]) => number,
    );
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  /**
   * 0 to 1: how much of the description a text answers.
   * @param context what stands around it, headings: counts too, but less
   */
  coverage(own: Words, context?: Words): number {
    const all = `${own.squeezed} ${context?.squeezed ?? ''}`;
    if (this.#required.some((number) => !all.includes(number))) return 0;
    let sum = 0;
    let total = 0;
    for (const term of this.#terms) {
      total += term.weight;
      sum += term.weight * Math.max(holds(own, term), context ? IN_CONTEXT * holds(context, term) : 0);
    }
    return total === 0 ? 0 : sum / total;
  }
}

/** `各部门`, `每季度`: each of what the sources name. */
function withoutEach(word: string): string {
  return word.replace(/^[各每](?=\p{sc=Han}{2})/u, '');
}

/** What a word counts for that stands in a heading only. */
const IN_CONTEXT = 0.8;

/** Words that few texts have tell more than those in all of them. */
function weightOf(term: Omit<Term, 'weight'>, sources: readonly Words[]): number {
  const found = sources.filter((words) => holds(words, term) > 0.5).length;
  return found === 0 ? UNKNOWN_WEIGHT : 0.8 + 0.3 * (1 - found / sources.length);
}

/** 0 to 1; a long word of a wide script may be there in parts. */
function holds(words: Words, { text, isWide }: Omit<Term, 'weight'>): number {
  if (!isWide) return words.stems.has(text) ? 1 : 0;
  if (words.squeezed.includes(text)) return 1;
  if (text.length < 4) return 0;
  const pairs = text.length - 1;
  let found = 0;
  for (let at = 0; at < pairs; at += 1) if (words.squeezed.includes(text.slice(at, at + 2))) found += 1;
  return (0.8 * found) / pairs;
}

import type { Language } from '@pagewright/model/languages';
import { contentWords } from '../language/segment.ts';
import { squeeze } from '../language/text.ts';
import { directionsIn, isWeakWord } from './figure-words.ts';
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
  /** Says what kind of answer is wanted rather than what it is about. */
  readonly isForm: boolean;
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

  /** The description itself. */
  readonly text: string;
  /** Whether its only word is one that a figure beside it need not be of: `open`, `result`. */
  readonly isWeak: boolean;

  /** @param sources everything that can be found, for how telling a word is */
  constructor(text: string, language: Language, sources: readonly Words[]) {
    const about = contentWords(text, language);
    const texts = [
      ...new Set((about.length > 0 ? about : [squeeze(text)]).map(withoutElision).map(withoutEach).map(withoutMeasure)),
    ].filter(Boolean);
    const onlyForm = texts.every(isFormWord);
    this.text = text;
    // `達成率` says more than its one word of more than a character.
    const isWhole = texts.every((word) => !WIDE.test(word) || squeeze(text).length <= word.length);
    this.isWeak = texts.length < 2 && isWhole && texts.every((word) => isWeakWord(word) || isFormWord(word));
    this.#terms = texts.map((word) => {
      // Words with digits, `2024Q3`, are looked for as they stand.
      const isWide = WIDE.test(word) || /\d/.test(word);
      const plain = { text: isWide ? squeeze(word) : stemOf(word), isWide };
      const isForm = !onlyForm && isFormWord(word);
      return { ...plain, isForm, weight: isForm ? FORM_WEIGHT : weightOf(plain, sources) };
    });
    this.#required = [...squeeze(text).matchAll(/\d{3,}|[qthｑ][1-4](?!\d)|第?[一二三四1-4]季度/g)].map(
      ([number]) => number,
    );
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  /** Number of its words that say what it is about. */
  get size(): number {
    return this.#about.length;
  }

  get #about(): readonly Term[] {
    return this.#terms.filter(({ isForm }) => !isForm);
  }

  /** Whether a text has every word of it that says what it is about; a rise or a fall may be told otherwise. */
  isHeldBy(words: Words): boolean {
    return this.#about.every((term) => isDirected(term.text) || holds(words, term) > 0.6);
  }

  /** Whether a word is one of the description's own. */
  holds(word: string): boolean {
    const own = wordsOf(word);
    return this.#terms.some((term) => holds(own, term) > 0.5) || squeeze(this.text).includes(squeeze(word));
  }

  /** A text without the words that are the description's. */
  without(text: string): string {
    const stems = new Set(this.#terms.map((term) => (term.isWide ? '' : term.text)));
    const wide = this.#terms.filter(({ isWide }) => isWide).map((term) => term.text);
    const others = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Script=Latin}\p{N}]+/gu, (word) => (stems.has(stemOf(word)) || wide.includes(word) ? ' ' : word));
    const rest = [squeeze(this.text), ...wide.toSorted((a, b) => b.length - a.length)].reduce(
      (left, term) => left.replaceAll(term, ' '),
      others,
    );
    // `率` of `達成率`: what words of one character are left out of the description.
    return rest.replace(/\p{sc=Han}+/gu, (own) => ([...own].length < 2 && this.text.includes(own) ? ' ' : own));
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

/** `d’affaires`: words of texts are without what is drawn together with them. */
function withoutElision(word: string): string {
  return word.replace(/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u, '');
}

/** `期末余额`: what columns of amounts need not say. */
function withoutMeasure(word: string): string {
  return word.replace(/(?<=\p{sc=Han}{2})(?:余额|餘額|残高)$/u, '');
}

/** `各部门`, `每季度`: each of what the sources name. */
function withoutEach(word: string): string {
  return word.replace(/^[各每](?=\p{sc=Han}{2})/u, '');
}

/** What a word counts for that stands in a heading only. */
const IN_CONTEXT = 0.8;

/** Whether a word tells of a rise or a fall. */
function isDirected(word: string): boolean {
  const { rises, falls } = directionsIn(word);
  return rises || falls;
}

/** Words that few texts have tell more than those in all of them. */
function weightOf(term: Pick<Term, 'text' | 'isWide'>, sources: readonly Words[]): number {
  const found = sources.filter((words) => holds(words, term) > 0.5).length;
  return found === 0 ? UNKNOWN_WEIGHT : 0.8 + 0.3 * (1 - found / sources.length);
}

/** 0 to 1; a long word of a wide script may be there in parts. */
function holds(words: Words, { text, isWide }: Pick<Term, 'text' | 'isWide'>): number {
  if (!isWide) return words.stems.has(text) ? 1 : 0;
  if (words.squeezed.includes(text)) return 1;
  if (text.length < 4) return 0;
  const pairs = text.length - 1;
  let found = 0;
  for (let at = 0; at < pairs; at += 1) if (words.squeezed.includes(text.slice(at, at + 2))) found += 1;
  return (0.8 * found) / pairs;
}

import type { Language } from '@pagewright/model/languages';
import type { SourceBlock } from '@pagewright/model/source-document';
import { isStopWord } from '../language/stop-words.ts';
import { anyOf } from '../lexicon/words.ts';
import { readDates } from '../spans/dates.ts';

/** Fewest letters that shout: `FAQ` and `SWOT` are names. */
const FEWEST_LETTERS = 5;
/** Longest word that a line may have though the text does not know it: it keeps its capitals, as `PTA` does. */
const LONGEST_UNKNOWN = 3;

/** Titles and headings in capitals as the language writes them, the words' letters unchanged. */
export interface Recased {
  readonly title: string;
  readonly blocks: readonly SourceBlock[];
}

/**
 * `WORK ON THE CALDER LINE` as `Work on the Calder line`: words are written as the text writes them within its sentences;
 * what stands there in capitals keeps them. A line with a word that the text writes with accents, or with a longer one
 * that it does not use, stays as it is: the word may be a name or initials, `UNESCO`.
 */
export function withoutCapitals(title: string, blocks: readonly SourceBlock[], language: Language): Recased {
  const shouts = isInCapitals(title) || blocks.some((block) => block.kind === 'heading' && isInCapitals(block.text));
  if (!shouts || (language !== 'en-US' && language !== 'fr-FR')) return { title, blocks };
  const words = wordsOf(blocks);
  const recased = (text: string): string => (isInCapitals(text) ? recase(text, words, language) : text);
  return {
    title: recased(title),
    blocks: blocks.map((block) => {
      if (block.kind !== 'heading' || !isInCapitals(block.text)) return block;
      return { ...block, text: recased(block.text) };
    }),
  };
}

function isInCapitals(text: string): boolean {
  return (
    !/\p{Ll}|[\u3040-\u9fff]/u.test(text) &&
    (text.match(/\p{Lu}/gu)?.length ?? 0) >= FEWEST_LETTERS &&
    /\p{Lu}{4}/u.test(text)
  );
}

/** How the text writes its words: within sentences, and at their beginnings. */
interface Words {
  readonly within: ReadonlyMap<string, string>;
  readonly first: ReadonlySet<string>;
  /** Small forms without their accents, of words that have some. */
  readonly accented: ReadonlySet<string>;
}

/** Several words in capitals one behind the other: how such words are written elsewhere is not told by them. */
const SHOUTED = /(?:\p{Lu}{2,}[\s,’'-]+){2,}\p{Lu}{2,}/gu;
const WORD = /\p{L}[\p{L}\p{M}\d]*/gu;

function wordsOf(blocks: readonly SourceBlock[]): Words {
  const counts = new Map<string, Map<string, number>>();
  const first = new Set<string>();
  const accented = new Set<string>();
  for (const text of blocks.flatMap(textsOf)) {
    if (isInCapitals(text)) continue;
    for (const match of text.replace(SHOUTED, ' ').matchAll(WORD)) {
      const [word] = match;
      const small = word.toLowerCase();
      const plain = withoutAccents(small);
      if (plain !== small) accented.add(plain);
      const isFirst = /(?:^|[.!?:;•–—“"«(]\s*)$/u.test(match.input.slice(Math.max(0, match.index - 3), match.index));
      if (isFirst) first.add(word);
      else {
        const forms = counts.get(small) ?? new Map<string, number>();
        forms.set(word, (forms.get(word) ?? 0) + 1);
        counts.set(small, forms);
      }
    }
  }
  const within = [...counts].map(([small, forms]): [string, string] => {
    const [best] = [...forms].toSorted((a, b) => b[1] - a[1]);
    return [small, best?.[0] ?? small];
  });
  return { within: new Map(within), first, accented };
}

function textsOf(block: SourceBlock): string[] {
  if (block.kind === 'list') return block.items.map(({ text }) => text);
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(({ text }) => text));
  return block.kind === 'paragraph' || block.kind === 'quote' ? [block.text] : [];
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

const SMALL_WORDS = new RegExp(`^(?:${anyOf('smallWords')})$`, 'iu');

function recase(text: string, words: Words, language: Language): string {
  const { within, accented } = words;
  const dates = language === 'en-US' ? readDates(text, language) : [];
  const all = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const small = word.toLowerCase();
    const isOfDate = NAME_OF_DAYS.test(word) && dates.some(({ start, end }) => index >= start && index < end);
    const own = isOfDate ? word.charAt(0) + small.slice(1) : writtenAs(word, text.slice(0, index), words);
    return { word, small, own };
  });
  const isMeant = all.some(({ small }) => accented.has(small) && !within.has(small));
  if (isMeant || all.some(({ word, own }) => own === undefined && word.length > LONGEST_UNKNOWN)) return text;
  const forms = all.values();
  const recased = text.replace(WORD, (word) => forms.next().value?.own ?? word);
  return recased.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** How a word in capitals is written within sentences; undefined where nothing tells. */
function writtenAs(word: string, before: string, { within, first }: Words): string | undefined {
  const small = word.toLowerCase();
  const own = within.get(small);
  if (own !== undefined && (own !== own.toUpperCase() || own.length > 1)) return own;
  if (MEASURE.test(word) || (ENDING.test(word) && /\p{L}[’']$/u.test(before))) return small;
  if (first.has(word) || isSign(word)) return word;
  const others = [`${small}s`, small.replace(/s$/u, '')];
  if (SMALL_WORDS.test(word) || others.some((other) => within.get(other) === other)) return small;
  return isStopWord(word) && !INITIALS.test(word) ? small : undefined;
}

/** Words that are initials as well. */
const INITIALS = /^(?:WHO|US|IT)$/u;
/** A month or a day of the week: within a date English writes it with a capital. */
const NAME_OF_DAYS = new RegExp(`^(?:${anyOf('months')}|${anyOf('weekdays')})$`, 'iu');
/** What stands behind the apostrophe of `DON'T` and `WE'LL`. */
const ENDING = /^(?:T|S|D|M|LL|RE|VE)$/u;
const MEASURE = /^(?:KM|KG|CM|MM|ML|KWH|MWH)$/u;

/** A number in Roman figures, a code, letters that no vowel joins to a word, `I`. */
function isSign(word: string): boolean {
  return (
    /\d/.test(word) || /^[IVX]{2,}$/u.test(word) || word === 'I' || (word.length > 1 && !/[AEIOUYÀ-Ý]/u.test(word))
  );
}

import type { Language } from '@pagewright/model/languages';
import { taggedChinese } from './segment.ts';
import { isStopWord } from './stop-words.ts';
import { visualLength } from './text.ts';

/** Noun-like phrases of a text as they are written in it, with how often each stands there. */
export function phrasesOf(text: string, language: Language): ReadonlyMap<string, number> {
  const plain = text.replace(ADDRESS, ' ');
  if (language === 'zh-CN' || language === 'zh-TW') return count(chinesePhrases(plain));
  if (language === 'ja-JP') return count(plain.match(JAPANESE_COMPOUND) ?? []);
  return count(latinPhrases(plain, language));
}

/** An address of mail is looked for once in each stretch without spaces, not from each letter of it. */
const ADDRESS = /https?:\/\/\S+|(?<!\S)\S+@\S+/g;

/** Runs of kanji, katakana and Latin letters are compound nouns in Japanese; between figures they count: `７５年法律第１２号`. */
const JAPANESE_COMPOUND =
  /(?<!\p{Nd})[\p{sc=Han}\p{sc=Katakana}ーA-Za-z][\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9・]{2,15}(?!\p{Nd})/gu;

const NOUN = /^(n|nz|nt|nw|vn|an|eng|ns|l|j)$/;

/** Two to four nouns in a row, or one of at least three characters. */
function chinesePhrases(text: string): string[] {
  const phrases: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    const phrase = open.join('');
    const isFit = open.length <= 4 && visualLength(phrase) >= 6 && visualLength(phrase) <= 24;
    if (isFit && /\p{sc=Han}{4}/u.test(phrase)) phrases.push(phrase);
    open = [];
  };
  for (const { word, tag } of taggedChinese(text)) {
    if (NOUN.test(tag) && !isStopWord(word) && /^[\p{sc=Han}A-Za-z0-9-]+$/u.test(word)) open.push(word);
    else close();
  }
  close();
  return phrases;
}

const LATIN_WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]+/gu;
const FRENCH_LINK = /^(de|du|des|d’|d'|à|en)$/i;

/** Two to four words in a row that are no stop words; in French also joined by `de`. */
function latinPhrases(text: string, language: Language): string[] {
  const phrases: string[] = [];
  const tokens = [...text.matchAll(LATIN_WORD)];
  let first = -1;
  let last = -1;
  let words = 0;
  const close = (): void => {
    if (first >= 0 && words >= 2 && words <= 4) {
      const start = tokens[first]?.index ?? 0;
      const end = (tokens[last]?.index ?? 0) + (tokens[last]?.[0].length ?? 0);
      phrases.push(text.slice(start, end));
    }
    first = -1;
    words = 0;
  };
  for (const [index, [token]] of tokens.entries()) {
    const isWord = /^\p{L}/u.test(token) && token.length > 2 && !isStopWord(token) && !VERBAL.test(token);
    if (isWord) {
      if (first < 0) first = index;
      last = index;
      words += 1;
    } else if (!(language === 'fr-FR' && first >= 0 && last === index - 1 && FRENCH_LINK.test(token))) {
      if (OBJECT.test(token)) first = -1;
      close();
    }
  }
  close();
  return phrases.filter((phrase) => !/[\n,;:.]/.test(phrase));
}

/** What stands right behind a verb and hardly ever behind a noun: `the FAA proposes to`, `the office finds that`. */
const OBJECT = /^(?:to|that|an?|these|those|whether|que)$/i;

/** Endings of adverbs and of the commonest verb forms, which make poor titles. */
const VERBAL =
  /(?:ly|ment)$|^(?:include[sd]?|including|provide[sd]?|make[sd]?|made|used?|uses|using|take[ns]?|need(?:s|ed)?|ensure[sd]?|allow(?:s|ed)?|come[s]?|goe?s?|becomes?|help(?:s|ed)?|based|called|known|dated|sent|gave|given|got|told|said|says|went|gone|began|kept|paid|different|many|much|several|new|good|best|often|permet(?:tent)?|doivent|fait|font)$/i;

function count(phrases: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}

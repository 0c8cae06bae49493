import type { Language } from '@pagewright/model/languages';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { japanese } from './japanese.ts';
import type { Lexicon } from './lexicon.ts';

/** What each language knows, for readers that take a language by itself. */
export const LEXICONS: readonly Lexicon[] = [chinese, japanese, english, french];

type ListOf<Lexicon, Value> = {
  [Key in keyof Lexicon]: Lexicon[Key] extends readonly Value[] ? Key : never;
}[keyof Lexicon];

const OF_LANGUAGE: Readonly<Record<Language, Lexicon>> = {
  'zh-CN': chinese,
  'zh-TW': chinese,
  'ja-JP': japanese,
  'en-US': english,
  'fr-FR': french,
};

/** What may be meant in a text of a language: Chinese and Japanese write other words with the same signs. */
export function lexiconsFor(language: Language): readonly Lexicon[] {
  const own = OF_LANGUAGE[language];
  const sharesSigns = (lexicon: Lexicon): boolean => lexicon === chinese || lexicon === japanese;
  return LEXICONS.filter((lexicon) => lexicon === own || !(sharesSigns(lexicon) && sharesSigns(own)));
}

/** One alternative of a language's own words of a kind, where those of another one would mislead; it may have none. */
export function wordsIn(kind: ListOf<Lexicon, string>, language: Language): string {
  const words = OF_LANGUAGE[language][kind];
  return words.length > 0 ? `(?:${words.join('|')})` : '(?!)';
}

/** One alternative of all languages' words of a kind, longest first, so that no word hides a longer one. */
export function anyOf(kind: ListOf<Lexicon, string>): string {
  const words = [...new Set(LEXICONS.flatMap((lexicon) => lexicon[kind]))];
  return `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** Connectors of changes of all languages. */
export const CHANGE_WORDS = LEXICONS.flatMap(({ changes }) => changes);

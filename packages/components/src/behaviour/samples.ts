import { LANGUAGES, type Language } from '@pagewright/model/languages';

/** A word of samples in the languages beside English, in which the samples are written. */
export type SampleWord = readonly [zhCN: string, zhTW: string, ja: string, fr: string];

const PLACES = { 'zh-CN': 0, 'zh-TW': 1, 'ja-JP': 2, 'fr-FR': 3 } as const satisfies Record<
  Exclude<Language, 'en-US'>,
  number
>;

/** An English word of samples in a language; as it is where it is none of theirs. */
export function sampleWord(words: Readonly<Record<string, SampleWord>>, word: string, language: Language): string {
  const row = language !== 'en-US' && Object.hasOwn(words, word) ? words[word] : undefined;
  return row && language !== 'en-US' ? row[PLACES[language]] : word;
}

/**
 * What a chart shows that nobody has given figures or code yet, in the language of whoever inserted it. It is known as a
 * sample in all languages: pages are edited by people of others.
 */
export class Samples<Type extends string> {
  readonly #write: (type: Type, language: Language) => string;
  readonly #known = new Map<Type, Readonly<Record<Language, string>>>();

  constructor(write: (type: Type, language: Language) => string) {
    this.#write = write;
  }

  of(type: Type, language: Language): string {
    return this.#all(type)[language];
  }

  /** Whether a text is the type's sample in whatever language, or blank. */
  has(type: Type, text: string): boolean {
    const trimmed = text.trim();
    return trimmed === '' || Object.values(this.#all(type)).includes(trimmed);
  }

  #all(type: Type): Readonly<Record<Language, string>> {
    const found =
      this.#known.get(type) ??
      (Object.fromEntries(LANGUAGES.map((language) => [language, this.#write(type, language).trim()])) as Record<
        Language,
        string
      >);
    this.#known.set(type, found);
    return found;
  }
}

import type { Language } from '@pagewright/model/languages';
import type { ComponentKind } from './models.ts';
import { STRINGS } from './registry/strings.ts';

export type { KindStrings } from './define-strings.ts';

/** What each kind says to people, by kind. */
export type KindWords = { readonly [K in ComponentKind]: (typeof STRINGS)[K][Language] };

/** The words of all kinds in a language. */
export function kindWords(language: Language): KindWords {
  const words = Object.entries(STRINGS).map(([kind, strings]) => [kind, strings[language]]);
  return Object.fromEntries(words) as KindWords;
}

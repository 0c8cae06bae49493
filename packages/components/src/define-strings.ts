import type { Language } from '@pagewright/model/languages';

/** Words for people that a kind brings: `{{name}}` is filled in. */
export interface KindStrings {
  readonly name: string;
  /** What the smart component of the kind is called, for kinds that have one. */
  readonly smartName?: string;
  /** What stands in a new component. */
  readonly insert?: Readonly<Record<string, string>>;
  /** Labels of props that only this kind has; those of shared props are the app's. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Choices of such props. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What else such choices are looked for by, beside what they are called; and props, as `fields`. */
  readonly searchWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The groups in which such choices are offered. */
  readonly groups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The same keys with words of another language. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The strings of a kind in every language, each with exactly the keys of the English ones. */
type InEveryLanguage<S> = { readonly 'en-US': S } & { readonly [L in Exclude<Language, 'en-US'>]: Translated<S> };

export function defineStrings<const S extends KindStrings>(strings: InEveryLanguage<S>): InEveryLanguage<S> {
  return strings;
}

import type { enUS } from './locales/en-US.ts';

/** The shape of a language's words: every language has exactly the keys of the English ones. */
type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Messages = Words<typeof enUS>;

import type { KindWords } from '@pagewright/components/strings';
import type { words as accounts } from './locales/en-US/accounts.ts';
import type { words as assistant } from './locales/en-US/assistant.ts';
import type { words as collections } from './locales/en-US/collections.ts';
import type { words as comments } from './locales/en-US/comments.ts';
import type { words as common } from './locales/en-US/common.ts';
import type { words as comparison } from './locales/en-US/comparison.ts';
import type { words as dynamic } from './locales/en-US/dynamic.ts';
import type { words as editor } from './locales/en-US/editor.ts';
import type { words as leftOut } from './locales/en-US/left-out.ts';
import type { words as legal } from './locales/en-US/legal.ts';
import type { words as library } from './locales/en-US/library.ts';
import type { words as messages } from './locales/en-US/messages.ts';
import type { words as outline } from './locales/en-US/outline.ts';
import type { words as panels } from './locales/en-US/panels.ts';
import type { words as presenting } from './locales/en-US/presenting.ts';
import type { words as reader } from './locales/en-US/reader.ts';
import type { words as sharing } from './locales/en-US/sharing.ts';
import type { words as sources } from './locales/en-US/sources.ts';
import type { words as tokens } from './locales/en-US/tokens.ts';
import type { words as versions } from './locales/en-US/versions.ts';

/**
 * Groups of words that come as chunks of their own, with the screens that show them (`words` of a route's handle). A
 * group's words stand under its name (`t('editor.undo')`); the common ones, which every screen has, stand at the root.
 */
interface EnglishGroups {
  accounts: typeof accounts;
  assistant: typeof assistant;
  collections: typeof collections;
  comments: typeof comments;
  comparison: typeof comparison;
  dynamic: typeof dynamic;
  editor: typeof editor;
  'left-out': typeof leftOut;
  legal: typeof legal;
  library: typeof library;
  messages: typeof messages;
  outline: typeof outline;
  panels: typeof panels;
  presenting: typeof presenting;
  reader: typeof reader;
  sharing: typeof sharing;
  sources: typeof sources;
  versions: typeof versions;
  tokens: typeof tokens;
}

export type Namespace = keyof EnglishGroups;

/** The shape of a language's words: every language has exactly the keys of the English ones. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
export type CommonWords = Translated<typeof common>;
export type WordsOf<N extends Namespace> = Translated<EnglishGroups[N]>;

/** Words that stand elsewhere than in the locales: those of the kinds of components, in the kinds' folders. */
interface WordsElsewhere {
  panels: { readonly kinds: KindWords };
}
export type Words<N extends Namespace> = WordsOf<N> & (N extends keyof WordsElsewhere ? WordsElsewhere[N] : unknown);
export type Messages = CommonWords & { readonly [N in Namespace]: Words<N> };

/** Complete by its type. */
export const NAMESPACES = Object.keys({
  accounts: true,
  assistant: true,
  collections: true,
  comments: true,
  comparison: true,
  dynamic: true,
  editor: true,
  'left-out': true,
  legal: true,
  library: true,
  messages: true,
  outline: true,
  panels: true,
  presenting: true,
  reader: true,
  sharing: true,
  sources: true,
  versions: true,
  tokens: true,
} satisfies Record<Namespace, true>) as Namespace[];

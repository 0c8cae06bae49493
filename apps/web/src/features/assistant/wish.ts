import type { FormatId } from '@pagewright/model/formats';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';

/** What a person tells the assistant, beside their words: tags by '/', pages by '@', files. */
export type Tag =
  | { readonly is: 'format'; readonly value: TagFormat }
  | { readonly is: 'style'; readonly value: StyleId }
  | { readonly is: 'page'; readonly id: number; readonly number: number; readonly title: string }
  | { readonly is: 'file'; readonly id: number; readonly name: string };

/** The formats that are offered as tags (spec §2). */
export const TAG_FORMATS = [
  'ppt-16-9',
  'ppt-4-3',
  'ppt-21-9',
  'a4-portrait',
  'a4-landscape',
] as const satisfies readonly FormatId[];
export type TagFormat = (typeof TAG_FORMATS)[number];

/** Groups of which one can be chosen (spec §2). */
const SINGLE: ReadonlySet<Tag['is']> = new Set(['format', 'style']);

/** Colours that tags cycle through (spec §2). */
export const TAG_COLOURS = 10;

export function keyOf(tag: Tag): string {
  return tag.is === 'page' || tag.is === 'file' ? `${tag.is}-${tag.id}` : `${tag.is}-${tag.value}`;
}

/** With one more, which takes the place of another of its group where that has only one. */
export function withTag(tags: readonly Tag[], tag: Tag): Tag[] {
  const others = tags.filter((own) => keyOf(own) !== keyOf(tag) && !(SINGLE.has(tag.is) && own.is === tag.is));
  return [...others, tag];
}

export interface PageChoice {
  readonly id: number;
  readonly number: number;
  readonly title: string;
}

/** What is offered behind the sign that was typed, in their order; their places give them their colours. */
export function tagsFor(sign: Sign, pages: readonly PageChoice[]): Tag[] {
  if (sign === '@') return pages.map((page) => ({ is: 'page', ...page }));
  return [
    ...TAG_FORMATS.map((value): Tag => ({ is: 'format', value })),
    ...STYLE_IDS.map((value): Tag => ({ is: 'style', value })),
  ];
}

export type Sign = '/' | '@';

/** A sign in front of the caret with what was typed behind it: what the dropdown is about. */
export interface Mention {
  readonly sign: Sign;
  readonly query: string;
  /** Where the sign stands. */
  readonly start: number;
}

/** A sign counts where a word could begin: `16/9` and mail addresses have none. */
const MENTION = /(?:^|[^\p{Script=Latin}\d/@])(?<sign>[/@])(?<query>[^\s/@]{0,30})$/u;

export function mentionAt(text: string, caret: number): Mention | undefined {
  const { groups } = MENTION.exec(text.slice(0, caret)) ?? {};
  const { sign, query = '' } = groups ?? {};
  if (sign !== '/' && sign !== '@') return undefined;
  return { sign, query, start: caret - query.length - 1 };
}

/** What is offered that has the words that were typed; a page whose number they are comes before one that has it in its title. */
export function offeredFor(tags: readonly Tag[], query: string, label: (tag: Tag) => string): Tag[] {
  const typed = query.normalize('NFKC');
  const rank = (tag: Tag): number => {
    if (tag.is !== 'page' || typed === '') return 0;
    return `${tag.number}` === typed ? 2 : Number(`${tag.number}`.startsWith(typed));
  };
  const words = (tag: Tag): string => `${label(tag)} ${tag.is === 'page' ? `${tag.number} ${tag.title}` : ''}`;
  return tags.filter((tag) => matches(words(tag), query)).toSorted((a, b) => rank(b) - rank(a));
}

/** Whether what is offered has the words that were typed. */
export function matches(label: string, query: string): boolean {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return plain(label).includes(plain(query));
}

import type { Component, Page } from '@pagewright/components/models';
import { linkToPage } from '@pagewright/model/link';

/** Of the entries of a list, so many name pages behind it where it is a table of contents. */
const CONTENTS_SHARE = 0.5;
/** The name of an entry, whole or in front of what is said of it. */
const ENTRY_SLOT = /^items\.\d+(?:\.(?:text|lead))?$/;
/** Slots of the words that a page is called by, best first: its own title or its section's, those of its parts. */
const NAME_SLOTS = [/^(?:title|section)$/, /(?:^|\.)(?:title|heading)$/] as const;
/** What some styles put in front of the names of sections. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/** A page of a document, read only when an entry may name it. */
export interface NamedPage {
  /** What links call it (`pageOfLink`); undefined where none may lead to it. */
  readonly id: number | undefined;
  /** Undefined where the page cannot be read. */
  readonly read: () => Page | undefined;
  /** Its source text, where it is at hand: what does not hold the words of an entry is not read for it. */
  readonly text?: string | undefined;
}

/** Pages whose tables of contents lead to the pages that they name; links name pages by their places from 1, as in a file. */
export function withContentsLinks(pages: readonly Page[]): Page[] {
  const links = new ContentsLinks(pages.map((page, index) => ({ id: index + 1, read: () => page })));
  return pages.map((page, index) => links.linked(page, index));
}

/** What the tables of contents of a document lead to. An entry that leads somewhere already stays as it is. */
export class ContentsLinks {
  readonly #pages: readonly NamedPage[];
  readonly #names = new WeakMap<Page, Names>();
  readonly #linked = new Map<number, { readonly of: Page; readonly page: Page }>();
  readonly #lower = new Map<string, string>();

  constructor(pages: readonly NamedPage[]) {
    this.#pages = pages;
  }

  /** The page with its links, the same for the same; the page itself where it is no table of contents. @param index from 0 */
  linked(page: Page, index: number): Page {
    const known = this.#linked.get(index);
    if (known?.of === page) return known.page;
    const fresh = this.#withLinks(page, index + 1);
    this.#linked.set(index, { of: page, page: fresh });
    return fresh;
  }

  #withLinks(page: Page, from: number): Page {
    const entries = page.components.filter(isEntry);
    if (entries.length < 2) return page;
    const ids = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const id = this.#named(keyOf(entry), from);
      if (id !== undefined) ids.set(entry.id, id);
      // Most lists are no tables of contents: the rest of their entries need not be looked for.
      const most = ids.size + entries.length - 1 - index;
      if (most < 2 || most < entries.length * CONTENTS_SHARE) return page;
    }
    const components = page.components.map((one) => {
      const id = ids.get(one.id);
      return id === undefined || one.link !== undefined ? one : { ...one, link: linkToPage(id) };
    });
    return { ...page, components };
  }

  /** The first page behind a table of contents that is called so. @param from its place */
  #named(key: string, from: number): number | undefined {
    if (key === '') return undefined;
    const words = longestPiece(key).split(' ');
    const behind = this.#pages.slice(from).filter(({ id, text }) => id !== undefined && this.#mayHold(text, words));
    const names = behind.map(({ read }) => this.#namesOf(read()));
    for (const kind of NAME_SLOTS.keys()) {
      const place = names.findIndex((own) => own[kind]?.has(key));
      if (place >= 0) return behind[place]?.id;
    }
    return undefined;
  }

  /** Whether a source text may hold the words; white space may be of any kind there. */
  #mayHold(text: string | undefined, words: readonly string[]): boolean {
    if (text === undefined) return true;
    const lower = this.#lower.get(text) ?? text.toLowerCase();
    this.#lower.set(text, lower);
    return words.every((word) => lower.includes(word));
  }

  #namesOf(page: Page | undefined): Names {
    if (!page) return [];
    const known = this.#names.get(page) ?? namesOf(page);
    this.#names.set(page, known);
    return known;
  }
}

/** What source texts may write otherwise than it is read. */
const WRITTEN_OTHERWISE = /[^\p{L}\p{N} ]+/u;

/** Of a key, what stands in a source text as it is. */
function longestPiece(key: string): string {
  return key.split(WRITTEN_OTHERWISE).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** What a page is called by, in the order of `NAME_SLOTS`. */
type Names = readonly ReadonlySet<string>[];

function namesOf({ components }: Page): Names {
  return NAME_SLOTS.map((slots) => {
    const named = components.filter(({ slot, visible }) => visible && slot !== undefined && slots.test(slot));
    return new Set(named.map(keyOf));
  });
}

function isEntry({ slot, visible, decorative }: Component): boolean {
  return visible && !decorative && slot !== undefined && ENTRY_SLOT.test(slot);
}

/** What names are compared by. */
function keyOf({ props }: Component): string {
  const text = 'text' in props ? props.text : '';
  return text.replace(SIGNS, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

import type { Component, Page } from '@pagewright/components/models';
import { ContentsLinks } from '../links/contents-links.ts';

/** Where a page stands in its document: what the fields of its frame show. */
export interface PageFrame {
  /** From 1; hidden pages are not counted. */
  readonly number: number;
  readonly total: number;
  /** What the cover says; undefined where the document has none: fields then keep the words that they have. */
  readonly title: string | undefined;
  /**
   * Name of the section that the page is in: as the pages were given it or, where none was, by the pages that open sections.
   * Empty outside of all, undefined in a document without sections.
   */
  readonly section: string | undefined;
  /** Today. */
  readonly date: Date;
  /** The page with entries that lead to other pages, where it is a table of contents and those have ids. */
  readonly linked: (page: Page) => Page;
}

/** A page of a document, read only when a field asks for its words. */
export interface FramedPage {
  /** Undefined where the page cannot be read. */
  readonly read: () => Page | undefined;
  /** Neither shown nor counted. */
  readonly hidden?: boolean | undefined;
  /** Name of the section that it was given; empty where it is in none. */
  readonly section?: string | undefined;
  /** What links call it: tables of contents lead to pages that have one. */
  readonly id?: number | undefined;
  /** Its source text, where it is at hand. */
  readonly text?: string | undefined;
}

/** The frames of a document's pages. */
export class DocumentFrame {
  readonly #pages: readonly FramedPage[];
  readonly #today: Date;
  readonly #contents: ContentsLinks;
  /** Shown pages in front of each, and of all behind the last. */
  readonly #before: readonly number[];
  #title: { readonly words: string | undefined } | undefined;
  #sections: readonly (string | undefined)[] | undefined;

  constructor(pages: readonly FramedPage[], today: Date = new Date()) {
    this.#pages = pages;
    this.#today = today;
    this.#contents = new ContentsLinks(
      pages.map(({ id, hidden, read, text }) => ({ id: hidden ? undefined : id, read, text })),
    );
    let shown = 0;
    this.#before = [...pages.map(({ hidden }) => (hidden ? shown : shown++)), shown];
  }

  /** @param index of the page in the document, from 0 */
  at(index: number): PageFrame {
    const title = () => this.#titleWords();
    const section = () => this.#sectionAt(index);
    return {
      number: (this.#before[index] ?? 0) + 1,
      total: this.#before.at(-1) ?? 0,
      get title() {
        return title();
      },
      get section() {
        return section();
      },
      date: this.#today,
      linked: (page) => this.#contents.linked(page, index),
    };
  }

  #titleWords(): string | undefined {
    if (!this.#title) {
      const first = this.#pages.find(({ hidden }) => !hidden)?.read();
      const opening = first && openingOf(first);
      this.#title = { words: opening?.isSection === false ? opening.title : undefined };
    }
    return this.#title.words;
  }

  #sectionAt(index: number): string | undefined {
    if (this.#pages.some(({ section }) => section)) return this.#pages[index]?.section ?? '';
    this.#sections ??= this.#pages.map(({ read }) => {
      const page = read();
      const opening = page && openingOf(page);
      return opening?.isSection ? opening.title : undefined;
    });
    if (this.#sections.every((name) => name === undefined)) return undefined;
    return this.#sections.slice(0, index + 1).findLast((name) => name !== undefined) ?? '';
  }
}

/** Whether a page opens a section of its document. */
export function opensSection(page: Page): boolean {
  return openingOf(page)?.isSection === true;
}

/** A page that opens the document or a section of it: its title, and whether a number stands over it as over a section's. */
function openingOf({ components }: Page): { readonly title: string; readonly isSection: boolean } | undefined {
  const title = components.find(isOpeningTitle);
  if (!title || !('text' in title.props)) return undefined;
  const words = title.props.text.replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  return { title: words, isSection: components.some(({ slot, visible }) => visible && slot === 'number') };
}

function isOpeningTitle({ slot, visible, props }: Component): boolean {
  return visible && slot === 'title' && 'level' in props && props.level === 1;
}

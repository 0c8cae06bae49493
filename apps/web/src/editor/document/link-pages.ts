import { pageOfLink } from '@pagewright/model/link';
import type { EditorPage } from './editor.ts';
import { pageTitle } from './page-title.ts';

/** A page that a link can lead to. */
export interface LinkPage {
  readonly id: number;
  /** From 1. */
  readonly number: number;
  /** Empty where nobody has named it. */
  readonly title: string;
}

/** Title of a page in a list; px of the panels have room for no more. */
const TITLE_LENGTH = 60;

export function linkPages(pages: readonly EditorPage[]): LinkPage[] {
  return pages.map((page) => ({
    id: page.id,
    number: page.pageNumber,
    title: pageTitle(page).replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH),
  }));
}

/** A page as it is named among the others: `3 · Costs`. */
export function pageName({ number, title }: LinkPage): string {
  return title === '' ? String(number) : `${number} · ${title}`;
}

/** Where a link leads, in words: an address, or a page. @param gone what is said of a page that is not there any more */
export function linkName(link: string, pages: readonly LinkPage[], gone: string): string {
  const to = pageOfLink(link);
  if (to === undefined) return link.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  const page = pages.find(({ id }) => id === to);
  return page ? pageName(page) : gone;
}

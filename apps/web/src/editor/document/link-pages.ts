import { pageOfLink } from '@pagewright/model/link';
import type { TFunction } from 'i18next';
import type { EditorPage } from './editor.ts';
import { pageTitle } from './page-title.ts';

/** A page that a link can lead to. */
export interface LinkPage {
  readonly id: number;
  /** From 1. */
  readonly number: number;
  /** Empty where nobody has named it. */
  readonly title: string;
  /** Files and shows are without it, and files without links to it. */
  readonly isHidden: boolean;
}

/** Title of a page in a list; px of the panels have room for no more. */
const TITLE_LENGTH = 60;

export function linkPages(pages: readonly EditorPage[]): LinkPage[] {
  return pages.map((page) => ({
    id: page.id,
    number: page.pageNumber,
    title: pageTitle(page).replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH),
    isHidden: page.hidden === true,
  }));
}

/** A page as it is named among the others: `3 · Costs`. */
function pageName({ number, title }: LinkPage): string {
  return title === '' ? String(number) : `${number} · ${title}`;
}

/** A page as it is named for whoever leads there: also whether it is hidden. */
export function targetName(page: LinkPage, t: TFunction): string {
  const name = pageName(page);
  return page.isHidden ? t('panels.link.hidden', { name }) : name;
}

/** Where a link leads, in words: an address, or a page. */
export function linkName(link: string, pages: readonly LinkPage[], t: TFunction): string {
  const page = pages.find(({ id }) => id === pageOfLink(link));
  if (page) return targetName(page, t);
  return linkWords(link, pages) || t('panels.link.gone');
}

/** The words that a link is written with where it was given none; empty where it leads to a page that is gone. */
export function linkWords(link: string, pages: readonly LinkPage[]): string {
  const to = pageOfLink(link);
  if (to === undefined) return link.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  const page = pages.find(({ id }) => id === to);
  return page ? pageName(page) : '';
}

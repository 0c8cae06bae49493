import { linkToPage, pageOfLink, uriOf } from '@pagewright/model/link';
import { NAMESPACES, RELATION } from '../ooxml/names.ts';
import { type Attributes, el, type Xml } from '../ooxml/xml.ts';
import type { TextDocument } from './text-document.ts';

/** Ids of bookmarks where pages begin: those of headings count from 1. */
const FIRST_ID = 100_000;

/** The mark that links to a page lead to. @param page from 1 */
export function pageBookmark(page: number): Xml[] {
  const id = FIRST_ID + page;
  return [el('w:bookmarkStart', { 'w:id': id, 'w:name': nameOf(page) }), el('w:bookmarkEnd', { 'w:id': id })];
}

/** What a `w:hyperlink` has that leads somewhere. */
export function hyperlink(link: string, { part }: TextDocument): Attributes {
  const page = pageOfLink(link);
  if (page !== undefined) return { 'w:anchor': nameOf(page), 'w:history': true };
  return { 'r:id': part.relateOutside(RELATION.hyperlink, uriOf(link)) };
}

/** What a click on a picture or a chart does. */
export function objectLink(link: string, { part }: TextDocument): Xml {
  const page = pageOfLink(link);
  const target = page === undefined ? uriOf(link) : `#${nameOf(page)}`;
  return el('a:hlinkClick', {
    'xmlns:a': NAMESPACES['xmlns:a'],
    'r:id': part.relateOutside(RELATION.hyperlink, target),
  });
}

function nameOf(page: number): string {
  return linkToPage(page).replace(':', '_');
}

import { linkToPage, pageOfLink } from '@pagewright/model/link';
import type { AnchorHTMLAttributes } from 'react';
import type { ViewContext } from '../view-context.ts';

/** The attribute of links to pages: the number of the page (`pageOfLink`). Whoever shows the pages follows them. */
export const PAGE_LINK = 'data-page-link';

/** The attribute that says where something leads while it is edited, where it is not followed. */
export const LINK_MARK = 'data-link';

/** The `id` of the element that a page stands in where others lead to it. @param page as links name it */
export function pageAnchor(page: number): string {
  return linkToPage(page).replace(':', '-');
}

/**
 * What makes an `<a>` of what leads somewhere. Files jump to their own pages by themselves. On screens links to pages have no
 * address: it would be one of the screen, and what stands behind the `#` there may be a key.
 */
export function linkAttributes(
  link: string,
  { mode }: Pick<ViewContext, 'mode'>,
): AnchorHTMLAttributes<HTMLAnchorElement> & { [PAGE_LINK]?: number } {
  const page = pageOfLink(link);
  if (page === undefined) return { href: link, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return mode === 'print' ? { href: `#${pageAnchor(page)}` } : { role: 'link', tabIndex: 0, [PAGE_LINK]: page };
}

/** What shows where something leads that is edited. */
export function linkMark(
  link: string | undefined,
  { isEdited }: Pick<ViewContext, 'isEdited'>,
): { [LINK_MARK]?: string } {
  return isEdited && link !== undefined ? { [LINK_MARK]: link } : {};
}

/** Whether links can be followed where a component is drawn; where it is small or edited they are only shown. */
export function followsLinks({ mode, isEdited }: Pick<ViewContext, 'mode' | 'isEdited'>): boolean {
  return mode !== 'thumbnail' && !isEdited;
}

import { PAGE_LINK, pageAnchor } from '@pagewright/components/link-attributes';
import type { KeyboardEvent, MouseEvent } from 'react';

/** What the element around pages hears, so that links from page to page are followed. */
interface PageLinkListeners {
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Follows links from page to page: they have no address on screens, so clicks and Enter are heard around the pages.
 * @param go told the page as links name it
 */
export function followPageLinks(go: (page: number) => void): PageLinkListeners {
  const follow = (event: MouseEvent | KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest(`[${PAGE_LINK}]`) : null;
    if (!link) return;
    event.preventDefault();
    go(Number(link.getAttribute(PAGE_LINK)));
  };
  return {
    onClick: follow,
    onKeyDown: (event) => {
      if (event.key === 'Enter') follow(event);
    },
  };
}

/** Follows links among pages that stand in a list, each in an element of its `pageAnchor`. Who comes by keys goes on from there. */
export const LISTED_PAGE_LINKS = followPageLinks((page) => {
  const place = document.getElementById(pageAnchor(page));
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
});

import { PAGE_LINK } from '@pagewright/components/link-attributes';
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

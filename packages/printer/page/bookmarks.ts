import { DRAWN_MARK } from './drawn-mark.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Sets the levels that Chromium makes the PDF's bookmarks of: each page becomes one bookmark, named by its highest
 * heading, with the page's other headings below it. A page without headings is named by its first text.
 */
export function nameBookmarks(host: Element): void {
  for (const page of host.querySelectorAll(`[${DRAWN_MARK}]`)) nameBookmark(page);
}

function nameBookmark(page: Element): void {
  const headings = [...page.querySelectorAll(HEADINGS)].filter(isNamed);
  const title = headings.reduce<Element | undefined>(
    (best, heading) => (best && levelOf(best) <= levelOf(heading) ? best : heading),
    undefined,
  );
  if (!title) {
    const first = [...page.querySelectorAll('p, li')].find(isNamed);
    first?.setAttribute('role', 'heading');
    first?.setAttribute('aria-level', '1');
    return;
  }
  const place = headings.indexOf(title);
  title.setAttribute('aria-level', '1');
  // In front of the title a heading would stand below the bookmark of the page before.
  for (const heading of headings.slice(0, place)) heading.setAttribute('role', 'presentation');
  for (const heading of headings.slice(place + 1))
    heading.setAttribute('aria-level', String(Math.max(2, levelOf(heading))));
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

function isNamed(element: Element): boolean {
  return element.textContent.trim() !== '' && !element.closest('[aria-hidden="true"]');
}

import type { Component, Page } from '@pagewright/components/models';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';

/**
 * The page after a change, called by the words of its title where it was called by them before: lists of pages, bookmarks
 * and links name it by what stands on it. A title that was emptied leaves the name that the page has.
 */
export function withFollowedTitle(before: Page, after: Page): Page {
  if (after.title !== before.title) return after;
  const now = new Map(after.components.map((component) => [component.id, component]));
  const said = before.components.find((one) => isTitle(one) && wordsOf(one) === before.title.trim());
  const title = said && wordsOf(now.get(said.id)).slice(0, PAGE_TEXT_LIMITS.title).trim();
  return title && title !== before.title.trim() ? { ...after, title } : after;
}

/** What is written as the page's own: a head that stands on all pages says the same as some of them are called. */
function isTitle({ slot, repeat, props }: Component): boolean {
  return repeat === undefined && (slot === 'title' || 'level' in props);
}

function wordsOf(component: Component | undefined): string {
  const { props } = component ?? {};
  return props && 'text' in props && typeof props.text === 'string' ? props.text.replaceAll(/\s+/g, ' ').trim() : '';
}

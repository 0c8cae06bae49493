import type { Component, Page } from '@pagewright/components/models';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';

/**
 * The page after a change, called by the words of its title where it was called by them before: lists of pages, bookmarks
 * and links name it by what stands on it. A title that was emptied leaves the name that the page has, until it says
 * something again.
 */
export function withFollowedTitle(before: Page, after: Page): Page {
  if (after.title !== before.title) return after;
  const now = new Map(after.components.map((component) => [component.id, component]));
  const said = before.components.find((one) => isTitle(one) && titleOf(one) === before.title.trim());
  const emptied = before.components.find((one) => one.slot === TITLE_SLOT && titleOf(one) === '');
  const component = said ?? emptied;
  const title = component && titleOf(now.get(component.id));
  return title && title !== before.title.trim() ? { ...after, title } : after;
}

const TITLE_SLOT = 'title';

/** What is written as the page's own: a head that stands on all pages says the same as some of them are called. */
function isTitle({ slot, repeat, props }: Component): boolean {
  return repeat === undefined && (slot === TITLE_SLOT || 'level' in props);
}

/** What a page is called by a component: its words on one line, as many as a title may have, no sign of two units halved. */
function titleOf(component: Component | undefined): string {
  const { props } = component ?? {};
  if (!props || !('text' in props) || typeof props.text !== 'string') return '';
  const words = props.text.replaceAll(/\s+/g, ' ').trim();
  return words
    .slice(0, PAGE_TEXT_LIMITS.title)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

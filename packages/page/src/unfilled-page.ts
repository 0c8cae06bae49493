import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { isUnfilledPlace } from './unfilled-place.ts';

/** The same on every page. */
const RUNNING: ReadonlySet<string> = new Set(['page-number', 'running-head', 'running-logo']);

/**
 * Whether a page has places that were to be filled and holds nothing else: besides them there are only its title, names of
 * its places and what is the same on every page. Such a page is of use while one edits, and of none on paper.
 */
export function isUnfilledPage({ components }: Page): boolean {
  const shown = components.filter(({ decorative, visible }) => !decorative && visible !== false);
  return shown.some(isUnfilledPlace) && !shown.some(holdsSomething);
}

/** Without the pages that hold nothing yet; all where that is all of them. */
export function withoutUnfilledPages(pages: readonly Page[]): readonly Page[] {
  const filled = pages.filter((page) => !isUnfilledPage(page));
  return filled.length > 0 ? filled : pages;
}

/** Whether a page's source text needs to be read to know it: most need not. Each place to fill says what is wanted. */
export function mayBeUnfilled(text: string): boolean {
  return text.includes(' placeholder=');
}

function holdsSomething(component: Component): boolean {
  const { slot, origin, props } = component;
  const { isEmpty, role } = behaviourOf(component);
  if (RUNNING.has(slot ?? '') || isEmpty(component)) return false;
  // Words of ours have no origin; what a person put or wrote there has no slot, or the place's placeholder.
  const isOurs = slot !== undefined && !origin?.length;
  return !isOurs || role === 'picture' || role === 'figure' || ('placeholder' in props && Boolean(props.placeholder));
}

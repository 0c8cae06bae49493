import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import { isSameValue } from '@pagewright/components/same-value';
import { isRunningName } from '@pagewright/components/slots';
import { rectsOverlap } from '@pagewright/model/units';
import { onPage, type Repeated, repeatedIn, withRepeated } from './repeats.ts';

/**
 * A new page of a layout with what repeats in its document. Heads and feet that the design draws are the layout's: where
 * it has none (a cover), none is added, and those that it has become as they are on the page of the document most like it.
 * One that was taken from all of a document's pages, which have others, is none of the new one.
 */
export function joined(page: Page, pages: readonly Page[]): Page {
  const running = repeatedIn(mostLike(page, pages)).filter(({ name }) => isRunningName(name));
  const own = repeatedIn(pages).filter(({ name }) => !isRunningName(name));
  const components = page.components.flatMap((one) => {
    const theirs = running.find(({ name }) => name === one.repeat);
    if (!theirs) return running.length > 0 && isRunningName(one.repeat) ? [] : [one];
    return [theirs.component.type === one.type ? asThere(one, theirs, page) : one];
  });
  return withRepeated({ ...page, components }, own);
}

/**
 * As it is on another page: all of it where the ground is the same, what it says where its colours are for another ground or its
 * place is on art that only the new page has.
 */
function asThere(one: Component, { component, page: from }: Repeated, page: Page): Component {
  const { groupId: _group, ...there } = onPage(component, from, page);
  const isElsewhere = !isSameValue(from.background, page.background);
  if (isElsewhere || (isOnArt(there as Component, page) && !isOnArt(component, from))) {
    return behaviourOf(one).mergeContent(one, one, component).component;
  }
  const { id, zIndex } = one;
  return { ...there, id, zIndex } as Component;
}

function isOnArt(component: Component, { components }: Page): boolean {
  const box = rotatedBounds(component);
  return components.some((one) => one.decorative && !one.repeat && rectsOverlap(rotatedBounds(one), box));
}

/** Pages in the order of how much they look like one: as large, on the same ground, with the same art. */
export function mostLike(page: Page, pages: readonly Page[]): Page[] {
  const art = new Set(page.components.flatMap(({ id, decorative }) => (decorative ? id : [])));
  const unlikeness = (other: Page): number => {
    const theirs = other.components.flatMap(({ id, decorative }) => (decorative ? id : []));
    const shared = theirs.filter((id) => art.has(id)).length;
    const isOther = !isSameValue(other.size, page.size) || !isSameValue(other.background, page.background);
    return (isOther ? Number.MAX_SAFE_INTEGER / 2 : 0) + theirs.length + art.size - 2 * shared;
  };
  return pages
    .map((other) => ({ other, by: unlikeness(other) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ other }) => other);
}

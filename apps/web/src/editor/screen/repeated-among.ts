import type { Component, Page } from '@pagewright/components/models';
import { type Repeated, repeatedIn } from '@pagewright/page/repeats';

/** How much of what is selected stands on all pages, for what is said of it; undefined where nothing does. */
export function repeatedAmong(components: readonly Pick<Component, 'repeat'>[]) {
  const number = components.filter(({ repeat }) => repeat !== undefined).length;
  const total = components.length;
  if (number === 0) return undefined;
  const says = total === 1 ? 'chosen' : number < total ? 'chosenSome' : 'chosenAll';
  return { says, number, total } as const;
}

/** What repeats, by its name: whatever is switched off on a page, the switches stay where they are. */
export function repeatedInOrder(pages: readonly Page[]): Repeated[] {
  return repeatedIn(pages).toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

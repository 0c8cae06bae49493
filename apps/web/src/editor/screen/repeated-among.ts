import type { Component } from '@pagewright/components/models';

/** How much of what is selected stands on all pages, for what is said of it; undefined where nothing does. */
export function repeatedAmong(components: readonly Pick<Component, 'repeat'>[]) {
  const number = components.filter(({ repeat }) => repeat !== undefined).length;
  const total = components.length;
  if (number === 0) return undefined;
  const says = total === 1 ? 'chosen' : number < total ? 'chosenSome' : 'chosenAll';
  return { says, number, total } as const;
}

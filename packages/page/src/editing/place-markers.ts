import type { Component, Page } from '@pagewright/components/models';
import { isUnfilledPlace } from '../unfilled-place.ts';

/**
 * What is drawn for a place alone, its bullet, number or card, is hidden while nothing stands in it: it is shown as soon as
 * something does. Layouts draw it right before the place.
 */
export function withPlaceMarkers(before: Page, after: Page): Page {
  const unfilled = new Set(before.components.filter(isUnfilledPlace).map(({ id }) => id));
  if (unfilled.size === 0) return after;
  const shown = new Set<string>();
  for (const [index, component] of after.components.entries()) {
    if (!unfilled.has(component.id) || isUnfilledPlace(component)) continue;
    for (let at = index - 1; at >= 0; at -= 1) {
      const own = after.components[at];
      if (!own || !isDrawnForPlace(own)) break;
      if (own.visible === false) shown.add(own.id);
    }
  }
  if (shown.size === 0) return after;
  const components = after.components.map((own) => (shown.has(own.id) ? { ...own, visible: true } : own));
  return { ...after, components };
}

function isDrawnForPlace({ decorative, slot }: Component): boolean {
  return decorative === true && slot === undefined;
}

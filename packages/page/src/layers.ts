import type { Component, Page } from '@pagewright/components/models';

/**
 * Stacking order (spec §4). Every function returns a new page, or the same one where nothing moves; the components stay
 * sorted, lowest zIndex first.
 */

/** Puts a component above all others: highest zIndex plus 1. */
export function bringToFront(page: Page, id: string): Page {
  const highest = Math.max(0, ...page.components.map(({ zIndex }) => zIndex));
  const component = find(page, id);
  if (!component || (component.zIndex === highest && isAlone(page, component))) return page;
  return withOrder(page, new Map([[id, highest + 1]]));
}

/** Puts a component below all others: zIndex 0, then all are numbered again from 1. */
export function sendToBack(page: Page, id: string): Page {
  const component = find(page, id);
  if (!component) return page;
  const others = inOrder(page.components).filter((one) => one.id !== id);
  const numbered = [component, ...others].map((one, index): [string, number] => [one.id, index + 1]);
  return withOrder(page, new Map(numbered));
}

/** Swaps a component with the next one above it. */
export function bringForward(page: Page, id: string): Page {
  return swapWithNeighbour(page, id, 1);
}

/** Swaps a component with the next one below it; does nothing at zIndex 1 or lower. */
export function sendBackward(page: Page, id: string): Page {
  const component = find(page, id);
  return component && component.zIndex > 1 ? swapWithNeighbour(page, id, -1) : page;
}

/** Puts components, in their order among each other, right above another one, or below all others; numbers all from 1. */
export function moveAbove(page: Page, ids: ReadonlySet<string>, below: string | undefined): Page {
  if (below !== undefined && ids.has(below)) return page;
  const ordered = inOrder(page.components);
  const moved = ordered.filter(({ id }) => ids.has(id));
  const others = ordered.filter(({ id }) => !ids.has(id));
  const at = below === undefined ? 0 : others.findIndex(({ id }) => id === below) + 1;
  const placed = others.toSpliced(at, 0, ...moved);
  if (placed.every((one, index) => one === ordered[index])) return page;
  return withOrder(page, new Map(placed.map(({ id }, index) => [id, index + 1])));
}

/** Takes components out; those above each one move down by 1. */
export function removeFromLayers(page: Page, ids: ReadonlySet<string>): Page {
  const removed = page.components.filter(({ id }) => ids.has(id));
  if (removed.length === 0) return page;
  const components = page.components
    .filter(({ id }) => !ids.has(id))
    .map((component) => {
      const below = removed.filter(({ zIndex }) => zIndex < component.zIndex).length;
      return below > 0 ? { ...component, zIndex: component.zIndex - below } : component;
    });
  return { ...page, components };
}

/** Components from the lowest to the highest. Equal ones keep the order in which they stand. */
export function inOrder(components: readonly Component[]): Component[] {
  return [...components].sort((a, b) => a.zIndex - b.zIndex);
}

function swapWithNeighbour(page: Page, id: string, step: 1 | -1): Page {
  const ordered = inOrder(page.components);
  const place = ordered.findIndex((component) => component.id === id);
  const component = ordered[place];
  const neighbour = ordered[place + step];
  if (!component || !neighbour) return page;
  if (component.zIndex !== neighbour.zIndex) {
    return withOrder(
      page,
      new Map([
        [id, neighbour.zIndex],
        [neighbour.id, component.zIndex],
      ]),
    );
  }
  // Equal numbers cannot be swapped: all are numbered by where they stand, then the two change places.
  ordered[place] = neighbour;
  ordered[place + step] = component;
  return withOrder(page, new Map(ordered.map((one, index) => [one.id, index + 1])));
}

function withOrder(page: Page, zIndexes: ReadonlyMap<string, number>): Page {
  let changed = false;
  const components = page.components.map((component) => {
    const zIndex = zIndexes.get(component.id) ?? component.zIndex;
    if (zIndex === component.zIndex) return component;
    changed = true;
    return { ...component, zIndex };
  });
  return changed ? { ...page, components: inOrder(components) } : page;
}

function find(page: Page, id: string): Component | undefined {
  return page.components.find((component) => component.id === id);
}

function isAlone(page: Page, component: Component): boolean {
  return page.components.every((other) => other === component || other.zIndex !== component.zIndex);
}

import type { Component, Page } from '@pagewright/components/models';

/** px that stay free above whatever stands below. */
const GAP = 8;

/** Height to which a component may grow without covering what stands below it or leaving the page, px. */
export function roomFor(component: Component, page: Page): number {
  const { position, size } = component;
  const bottom = position.y + size.height;
  const below = page.components.filter(
    (other) =>
      other.id !== component.id &&
      other.visible &&
      !other.decorative &&
      other.position.y >= bottom - 1 &&
      other.position.x < position.x + size.width &&
      position.x < other.position.x + other.size.width,
  );
  const edge = Math.min(page.size.height - page.margin, ...below.map((other) => other.position.y - GAP));
  return Math.max(size.height, edge - position.y);
}

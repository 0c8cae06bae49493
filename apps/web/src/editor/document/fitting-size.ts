import type { Component, Page } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import { innerOf, placeIn } from '@pagewright/page/place';

/** A new component takes at most this share of the page inside its margins each way. */
const MOST = 0.6;
/** px of the grid that new components stand on. */
export const GRID = 8;

/** The component no larger than fits the page, its proportions kept, with its middle where it was. */
export function fittingSize(component: Component, page: Page): Component {
  const room = innerOf(page);
  const { x, y, width, height } = rectOf(component);
  const factor = Math.min(1, (room.width * MOST) / width, (room.height * MOST) / height);
  if (factor === 1) return component;
  const size = { width: onGrid(width * factor), height: onGrid(height * factor) };
  return placeIn(component, { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size });
}

export function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}

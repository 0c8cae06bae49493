import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds, rotationOf } from '@pagewright/components/rotation';
import { isRunningSlot, slotGroup } from '@pagewright/components/slots';
import type { Rect } from '@pagewright/model/units';
import { boundsOf, isBackdrop } from './place.ts';
import { ThinBars } from './thin-bars.ts';

/** A bar this near below a box belongs to it: the rule under a heading, px. */
const ATTACHED_WITHIN = 24;
/** What grows keeps away from what it does not push by this much, px. */
const GAP = 6;

/** Where a box stands among others: what it pushes when it grows, and how far it may. */
export class FittedPlace {
  /** What moves with its lower edge. */
  readonly pushed: ReadonlySet<string>;
  /** px that the lower edge may go down, and what is pushed with it. */
  readonly #room: number;

  constructor(page: Page, component: Component) {
    const others = page.components.filter((one) => one.id !== component.id && one.visible);
    // What is turned grows in a direction of its own: it pushes nothing.
    const isUpright = rotationOf(component) === 0;
    const pushed = isUpright ? pushedBy(page, component, others) : [];
    const moving = boundsOf([component, ...pushed]) ?? rectOf(component);
    const stays = others.filter((one) => !pushed.includes(one) && !isBackdrop(one, page.size));
    this.pushed = new Set(pushed.map(({ id }) => id));
    this.#room = isUpright ? lowest(page, moving, stays) - bottom(moving) : Number.POSITIVE_INFINITY;
  }

  /** Whether the box may become higher by so much, px. */
  hasRoom(by: number): boolean {
    return by <= Math.max(0, this.#room);
  }
}

/** What stands below in the same slot group, and bars that follow directly. */
function pushedBy(page: Page, component: Component, others: readonly Component[]): Component[] {
  const box = rectOf(component);
  const group = slotGroup(component.slot);
  if (group === undefined) return [];
  const bars = new ThinBars(page);
  const below = others
    .filter((one) => !one.locked && one.position.y >= bottom(box) - 1 && isUnder(rotatedBounds(one), box))
    .toSorted((a, b) => a.position.y - b.position.y);
  const pushed: Component[] = [];
  for (const one of below) {
    const last = boundsOf([component, ...pushed]) ?? box;
    const isBar = one.slot === undefined && bars.isBar(one) && one.position.y - bottom(last) <= ATTACHED_WITHIN;
    if (slotGroup(one.slot) === group || isBar) pushed.push(one);
    else if (one.slot !== undefined) break;
  }
  return pushed;
}

/** How far down what moves may reach, page space. */
function lowest(page: Page, moving: Rect, stays: readonly Component[]): number {
  const sheet = page.size.height;
  const edges = [bottom(moving) <= sheet - page.margin ? sheet - page.margin : sheet];
  for (const one of stays) {
    const rect = rotatedBounds(one);
    if (!isUnder(rect, moving)) continue;
    const { role } = behaviourOf(one);
    if (rect.y >= bottom(moving) - 1) edges.push(rect.y - (isRunningSlot(one.slot) ? 0 : GAP));
    else if ((role === 'shape' || role === 'picture') && holds(rect, moving)) edges.push(bottom(rect) - GAP);
  }
  return Math.min(...edges);
}

function holds(outer: Rect, inner: Rect): boolean {
  const isBeside = inner.x >= outer.x - 1 && inner.x + inner.width <= outer.x + outer.width + 1;
  return isBeside && inner.y >= outer.y - 1 && bottom(inner) <= bottom(outer) + 1;
}

function isUnder(one: Rect, box: Rect): boolean {
  return one.x < box.x + box.width && box.x < one.x + one.width;
}

function bottom({ y, height }: Rect): number {
  return y + height;
}

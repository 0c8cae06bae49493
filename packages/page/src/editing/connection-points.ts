import { behaviourOf, SIDES, type Side, type StickyEnd } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { middleOf, pointsIn, rectOf, rotationOf, turnedPoint } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';

/** An end that sticks. */
export type HeldEnd = StickyEnd & { readonly hold: NonNullable<StickyEnd['hold']> };

/** Whether ends of lines may stick to a component: not to decoration, and not to other lines. */
export function canHold(component: Component): boolean {
  return component.visible && !component.decorative && behaviourOf(component).ends === undefined;
}

/** By the component: with each move of a pointer all ends of a page are asked for, and hardly any of them is elsewhere. */
const known = new WeakMap<Component, Partial<Record<Side, HeldEnd>>>();

/** An end of a line that sticks to a side: its point and direction turn with the component. */
export function connectionPoint(component: Component, side: Side): HeldEnd {
  const sides = known.get(component) ?? {};
  known.set(component, sides);
  sides[side] ??= endAt(component, side);
  return sides[side];
}

function endAt(component: Component, side: Side): HeldEnd {
  const point = behaviourOf(component).sidePoint?.(component, side) ?? sideMiddle(rectOf(component), side);
  const degrees = rotationOf(component);
  const quarters = Math.round(degrees / 90);
  const facing = SIDES[(((SIDES.indexOf(side) + quarters) % 4) + 4) % 4] ?? side;
  return {
    point: onHundredths(turnedPoint(point, middleOf(rectOf(component)), degrees)),
    facing,
    hold: { component: component.id, side },
  };
}

/**
 * Where an end that is moved to a place of the page sticks: to the nearest side of the uppermost component that lies
 * there or within some px; nowhere beside all.
 */
export function connectionNear(page: Page, at: Point, within: number): HeldEnd | undefined {
  const from = page.components.filter(canHold).toSorted((a, b) => b.zIndex - a.zIndex);
  const target = from.find((one) => isIn(one, at, 0)) ?? from.find((one) => isIn(one, at, within));
  if (!target) return undefined;
  const ends = SIDES.map((side) => connectionPoint(target, side));
  const away = ({ point }: HeldEnd) => Math.hypot(point.x - at.x, point.y - at.y);
  return ends.toSorted((a, b) => away(a) - away(b))[0];
}

/** The two ends with which a line between two components is the most direct. */
export function endsBetween(from: Component, to: Component): { readonly start: HeldEnd; readonly end: HeldEnd } {
  const [a, b] = [rectOf(from), rectOf(to)];
  const across = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const down = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
  const [first, second]: readonly [Side, Side] =
    across >= down
      ? b.x + b.width / 2 >= a.x + a.width / 2
        ? ['right', 'left']
        : ['left', 'right']
      : b.y + b.height / 2 >= a.y + a.height / 2
        ? ['bottom', 'top']
        : ['top', 'bottom'];
  return { start: connectionPoint(from, first), end: connectionPoint(to, second) };
}

function sideMiddle({ x, y, width, height }: Rect, side: Side): Point {
  const share = { top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] } as const;
  const [across, down] = share[side];
  return { x: x + width * across, y: y + height * down };
}

function isIn(component: Component, at: Point, within: number): boolean {
  const { x, y } = pointsIn(component)(at);
  const { width, height } = component.size;
  const [across, down] = [within / width, within / height];
  return x >= -across && x <= 1 + across && y >= -down && y <= 1 + down;
}

function onHundredths({ x, y }: Point): Point {
  // Without a sign where nothing is left of it: it would be another value when it is read again.
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
}

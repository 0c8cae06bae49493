import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds, rotationOf } from '@pagewright/components/rotation';
import { type Rect, rectsOverlap } from '@pagewright/model/units';
import { innerOf } from '../editing/place.ts';

/** Line heights that a text with too little room may go down to, the widest first. */
const CLOSER = [1.25, 1] as const;

/**
 * A component that sets its words smaller for want of room, with the room that it needs where the page is free around it:
 * downwards first, then also upwards and aside, at last with closer lines. Words that no room is enough for get all of it.
 * @param least px of the words that can be read
 */
export function* readableBoxes(component: Component, page: Page, least: number): Iterable<Component> {
  const { readable } = behaviourOf(component);
  if (!readable || rotationOf(component) !== 0) return;
  const rooms = roomsAround(component, page);
  for (const one of [component, ...closer(component)]) {
    const wanted = rooms.map((room) => ({ room, box: readable(boxed(one, room), least, page.language) }));
    for (const { room, box } of wanted) {
      const height = Math.max(box.size.height, component.size.height);
      if (height > room.height) continue;
      const y = Math.min(component.position.y, room.y + room.height - height);
      yield boxed(box, { ...room, y: Math.max(room.y, y), height });
    }
    // Smaller letters in all that is free; of several rooms of which none is enough the one with the largest.
    const full = wanted.map(({ room, box }) => boxed(box, room));
    yield* full.toSorted((a, b) => letterSize(b, page) - letterSize(a, page));
  }
}

function letterSize(component: Component, page: Page): number {
  const sizes = behaviourOf(component)
    .placedTexts(component, page.language)
    .map(({ style }) => style.fontSize);
  return Math.min(...sizes);
}

function closer(component: Component): Component[] {
  const { props } = component;
  if (!('lineHeight' in props)) return [];
  const own = props.lineHeight;
  const lower = CLOSER.filter((lineHeight) => lineHeight < own);
  return lower.map((lineHeight) => ({ ...component, props: { ...props, lineHeight } }) as Component);
}

function boxed(component: Component, { x, y, width, height }: Rect): Component {
  return { ...component, position: { x, y }, size: { width, height } } as Component;
}

/** Boxes inside the margins that hold a component and nothing else: of its width, and wider. */
function roomsAround(component: Component, page: Page): Rect[] {
  const own = rectOf(component);
  const others = page.components
    .filter(({ id, visible, decorative }) => id !== component.id && visible && !decorative)
    .map(rotatedBounds)
    // What it lies on already stays below it.
    .filter((other) => !rectsOverlap(own, other));
  const inner = innerOf(page);
  const column = high(own, others, inner);
  return [column, wide(column, others, inner), high(wide(own, others, inner), others, inner)];
}

/** px that stay free beside what stands there. */
const APART = 8;

/** As high as it can become between what stands above and below. */
function high(box: Rect, others: readonly Rect[], inner: Rect): Rect {
  const [y, height] = free(
    [box.y, box.height],
    [inner.y, inner.height],
    others.filter((one) => one.x < box.x + box.width && one.x + one.width > box.x).map((one) => [one.y, one.height]),
  );
  return { ...box, y, height };
}

/** As wide as it can become between what stands left and right. */
function wide(box: Rect, others: readonly Rect[], inner: Rect): Rect {
  const [x, width] = free(
    [box.x, box.width],
    [inner.x, inner.width],
    others.filter((one) => one.y < box.y + box.height && one.y + one.height > box.y).map((one) => [one.x, one.width]),
  );
  return { ...box, x, width };
}

/** A span: where it begins, and its length. */
type Span = readonly [start: number, length: number];

/** The span as long as it can become within another one and between others; never shorter than it is. */
function free([start, length]: Span, [first, most]: Span, others: readonly Span[]): Span {
  const end = start + length;
  const before = others.filter(([at]) => at < start).map(([at, long]) => at + long + APART);
  const behind = others.filter(([at]) => at >= start).map(([at]) => at - APART);
  const from = Math.min(start, Math.max(first, ...before));
  return [from, Math.max(end, Math.min(first + most, ...behind)) - from];
}

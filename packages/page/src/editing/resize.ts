import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { middleOf, rectOf, standsOnEnd } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { placeIn } from './place.ts';
import type { SnapPlaces } from './snapping.ts';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** px; smaller boxes cannot be taken hold of. Those that are smaller already may stay so. */
const LEAST = 8;

export interface ResizeWay {
  /** Proportions stay. */
  readonly keepAspect?: boolean;
  /** The middle stays instead of the opposite side. */
  readonly fromCentre?: boolean;
}

/** A box with one handle moved by some px; the opposite side stays. */
export function resized(box: Rect, handle: Handle, by: Point, way: ResizeWay = {}): Rect {
  const { keepAspect = false, fromCentre = false } = way;
  const sides = sidesOf(handle);
  const reach = fromCentre ? 2 : 1;
  const grown = (length: number, side: number, moved: number): number =>
    side === 0 ? length : Math.max(Math.min(LEAST, length), length + side * moved * reach);
  let width = grown(box.width, sides.x, by.x);
  let height = grown(box.height, sides.y, by.y);
  if (keepAspect) {
    const factors = [...(sides.x ? [width / box.width] : []), ...(sides.y ? [height / box.height] : [])];
    const least = Math.min(1, LEAST / Math.min(box.width, box.height));
    const factor = Math.max(least, ...factors);
    width = box.width * factor;
    height = box.height * factor;
  }
  const start = (at: number, length: number, now: number, side: number): number => {
    if (fromCentre || side === 0) return at + (length - now) / 2;
    return side < 0 ? at + length - now : at;
  };
  return {
    x: start(box.x, box.width, width, sides.x),
    y: start(box.y, box.height, height, sides.y),
    width,
    height,
  };
}

/** The places of a box that move with a handle, and so snap. */
export function movingPlaces(handle: Handle): SnapPlaces {
  const { x, y } = sidesOf(handle);
  const place = (side: number): number[] => (side === 0 ? [] : [side < 0 ? 0 : 1]);
  return { x: place(x), y: place(y) };
}

/** Whether a component keeps its proportions: as a person has said, else as its kind does. */
export function keepsAspect({ type, keepsAspect: own }: Pick<Component, 'type' | 'keepsAspect'>): boolean {
  return own ?? MODELS[type].keepsAspect ?? false;
}

/** Whether it does so whatever handle is taken, since a person has said it; of others only the corners do. */
export function isAspectLocked({ keepsAspect: own }: Pick<Component, 'keepsAspect'>): boolean {
  return own === true;
}

/** What says of a component that its proportions stay, or need not; nothing where its kind says the same. */
export function aspectProp({ type }: Pick<Component, 'type'>, keeps: boolean): boolean | undefined {
  return (MODELS[type].keepsAspect ?? false) === keeps ? undefined : keeps;
}

/** Stretches components from one upright box around them, as they are seen, to another. They end on whole px, as the box does. */
export function stretch(page: Page, ids: ReadonlySet<string>, from: Rect, to: Rect): Page {
  const by: Point = { x: to.width / from.width, y: to.height / from.height };
  return updateComponents(page, ids, (component) => {
    const { x, y, ...size } = stretchedBox(component, from, by);
    const placed = placeIn(component, wholePx({ ...size, x: to.x + x, y: to.y + y }));
    return withGrownProp(placed, Math.min(by.x, by.y));
  });
}

/** Rounds edges and not lengths, so that a side that stays does not tremble, and what touches goes on touching. */
export function wholePx({ x, y, width, height }: Rect): Rect {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

/** Gives components another box, along their own sides where they are turned. */
export function reshape(page: Page, ids: ReadonlySet<string>, to: Rect): Page {
  return updateComponents(page, ids, (component) => {
    const { width, height } = component.size;
    return withGrownProp(placeIn(component, to), Math.min(to.width / width, to.height / height));
  });
}

/**
 * The box of a component where everything becomes wider and higher: what stands on end becomes longer by how much all becomes
 * higher.
 *
 * @param from what it lies in, from whose upper left corner the box is told
 * @param by how much wider and higher everything becomes
 */
export function stretchedBox(component: Component, from: Point, by: Point): Rect {
  const box = rectOf(component);
  if (!standsOnEnd(component)) {
    const [width, height] = [box.width * by.x, box.height * by.y];
    return { x: (box.x - from.x) * by.x, y: (box.y - from.y) * by.y, width, height };
  }
  const middle = middleOf(box);
  const [width, height] = [box.width * by.y, box.height * by.x];
  return { x: (middle.x - from.x) * by.x - width / 2, y: (middle.y - from.y) * by.y - height / 2, width, height };
}

/** What is drawn at a size of its own grows with its box, as far as the kind allows. */
function withGrownProp(component: Component, factor: number): Component {
  const { growsWithBox, props: schema } = MODELS[component.type];
  if (!growsWithBox || factor === 1) return component;
  const props: Record<string, unknown> = { ...component.props };
  const grown = schema.safeParse({ ...props, [growsWithBox]: Math.round(Number(props[growsWithBox]) * factor) });
  return grown.success ? ({ ...component, props: grown.data } as Component) : component;
}

/** Which sides a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
function sidesOf(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

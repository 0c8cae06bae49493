import { behaviourOf, type Ends, type StickyEnd } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { middleOf, rotationOf, turnedBox, turnedPoint } from '@pagewright/components/rotation';
import type { Point, Rect, Size } from '@pagewright/model/units';
import { addComponents, moveComponents, updateComponents } from '@pagewright/page/commands';
import { connectionNear, type HeldEnd } from '@pagewright/page/connection-points';
import {
  type Handle,
  isAspectLocked,
  keepsAspect,
  movingPlaces,
  reshape,
  resized,
  stretch,
  wholePx,
} from '@pagewright/page/resize';
import { rotate, rotationTowards, turnBetween } from '@pagewright/page/rotate';
import { type Guide, SNAP_DISTANCE, type Snap, type SnapTargets, snap } from '@pagewright/page/snapping';
import { withStickyEnd } from '@pagewright/page/sticky-ends';
import { turnTogether } from '@pagewright/page/turn-together';

/** Keys that are held while the pointer moves. */
export interface Modifiers {
  readonly shift: boolean;
  /** Alt: moves a copy, resizes around the middle. */
  readonly alt: boolean;
  /** Ctrl or Cmd: does not snap. */
  readonly mod: boolean;
}

/** What is dragged, as it was when the drag began. */
export interface Dragged {
  readonly page: Page;
  readonly ids: ReadonlySet<string>;
  readonly components: readonly Component[];
  /** What its handles stand around: the box of a single component, along whose own sides they move; else as `seen`. */
  readonly frame: Rect;
  /** The upright box around all of it as it is drawn. */
  readonly seen: Rect;
  readonly targets: SnapTargets;
  /** Whether something that is not dragged sticks to what is, or the other way round. */
  readonly isTied: boolean;
}

/** What a drag does to the page should it end here. */
export interface DragResult {
  readonly change: (page: Page) => Page;
  readonly guides: readonly Guide[];
  /** Where everything that is dragged is only moved: by how much, px. */
  readonly by?: Point | undefined;
  /** Where an end would stick. */
  readonly held?: HeldEnd | undefined;
  /** What would be put in. */
  readonly made?: Component;
  readonly measure?: Measure;
}

/** What a drag comes to, as it is told beside the pointer. */
export type Measure = { readonly size: Size } | { readonly degrees: number };

const NO_SNAP: Snap = { dx: 0, dy: 0, guides: [] };

/** Moves by whole px; with shift along one axis only. */
export function moveBy(dragged: Dragged, by: Point, zoom: number, { shift, mod }: Modifiers): DragResult {
  const { frame, seen, ids, targets, isTied } = dragged;
  const sideways = Math.abs(by.x) > Math.abs(by.y);
  const free = shift ? { x: sideways ? by.x : 0, y: sideways ? 0 : by.y } : by;
  const wanted = { ...seen, x: seen.x + free.x, y: seen.y + free.y };
  const places = shift ? { x: sideways ? [0, 0.5, 1] : [], y: sideways ? [] : [0, 0.5, 1] } : undefined;
  const { dx, dy, guides } = mod ? NO_SNAP : snap(wanted, targets, SNAP_DISTANCE / zoom, places);
  const moved = {
    x: Math.round(frame.x + free.x + dx) - frame.x,
    y: Math.round(frame.y + free.y + dy) - frame.y,
  };
  return { change: (page) => moveComponents(page, ids, moved.x, moved.y), guides, ...(isTied ? {} : { by: moved }) };
}

/**
 * Resizes by a handle. Corners keep the proportions of pictures and icons, every handle those that a person has locked;
 * with shift it is the other way round.
 */
export function resizeBy(
  dragged: Dragged,
  handle: Handle,
  by: Point,
  zoom: number,
  { shift, alt, mod }: Modifiers,
): DragResult {
  const { frame, ids, targets, components } = dragged;
  const isCorner = handle.length === 2;
  const keeps = components.some(isAspectLocked) || (isCorner && components.some(keepsAspect));
  const keepAspect = keeps !== shift;
  const way = { keepAspect, fromCentre: alt };
  const [only, ...more] = components;
  const degrees = only && more.length === 0 ? rotationOf(only) : 0;
  if (degrees !== 0) {
    const along = turnedPoint(by, { x: 0, y: 0 }, -degrees);
    const to = wholePx(turnedBox(frame, resized(frame, handle, along, way), degrees));
    return { change: (page) => reshape(page, ids, to), guides: [], measure: { size: to } };
  }
  const free = resized(frame, handle, by, way);
  const found = mod || keepAspect || alt ? NO_SNAP : snap(free, targets, SNAP_DISTANCE / zoom, movingPlaces(handle));
  const to = wholePx(resized(frame, handle, { x: by.x + found.dx, y: by.y + found.dy }, way));
  return { change: (page) => stretch(page, ids, frame, to), guides: found.guides, measure: { size: to } };
}

/** Turns towards the pointer, several as one about the middle of them all; with shift in steps of 15°. */
export function rotateTowards(dragged: Dragged, by: Point, to: Point, { shift }: Modifiers): DragResult {
  const { ids, components, seen } = dragged;
  const [only, ...more] = components;
  if (only && more.length === 0) {
    const rotation = rotationTowards(only, to, shift);
    return { change: (page) => rotate(page, ids, rotation), guides: [], measure: { degrees: rotation } };
  }
  const about = middleOf(seen);
  const degrees = turnBetween(about, { x: to.x - by.x, y: to.y - by.y }, to, shift);
  return { change: (page) => turnTogether(page, ids, about, degrees), guides: [], measure: { degrees } };
}

/** px on the screen within which an end sticks to a component. */
const STICK_DISTANCE = 16;

/**
 * Moves an end of a line, kept on the page (spec §4), with shift in steps of 15°. The ends of some kinds stick to the
 * component to which they are moved.
 */
export function moveEnd(
  dragged: Dragged,
  end: keyof Ends,
  to: Point,
  zoom: number,
  { shift, mod }: Modifiers,
): DragResult {
  const { ids, page: now, components } = dragged;
  const sticks = components.some((one) => behaviourOf(one).ends?.sticky) && !mod;
  const held = sticks ? connectionNear(now, to, STICK_DISTANCE / zoom) : undefined;
  if (held)
    return {
      change: (page) => updateComponents(page, ids, (line) => withStickyEnd(line, end, held)),
      guides: [],
      held,
    };
  const change = (page: Page): Page =>
    updateComponents(page, ids, (line) => {
      const { ends } = behaviourOf(line);
      if (!ends) return line;
      const points = ends.of(line);
      const other = points[end === 'startPoint' ? 'endPoint' : 'startPoint'];
      const aimed = shift ? inSteps(other, to) : to;
      const point = {
        x: Math.round(Math.min(Math.max(aimed.x, 0), page.size.width)),
        y: Math.round(Math.min(Math.max(aimed.y, 0), page.size.height)),
      };
      return ends.sticky
        ? ends.sticky.with(line, { [end]: { point, facing: 'any' } })
        : ends.between(line, { ...points, [end]: point });
    });
  return { change, guides: [] };
}

/** Draws a line from where it begins to the pointer, and makes it stick there too where another component is. */
export function drawConnector(
  page: Page,
  begun: { readonly line: Component; readonly from: HeldEnd },
  to: Point,
  zoom: number,
  { mod }: Modifiers,
): DragResult {
  const near = mod ? undefined : connectionNear(page, to, STICK_DISTANCE / zoom);
  const held = near && near.hold.component !== begun.from.hold.component ? near : undefined;
  const loose: StickyEnd = { point: { x: Math.round(to.x), y: Math.round(to.y) }, facing: 'any' };
  const made = withStickyEnd(begun.line, 'endPoint', held ?? loose);
  return { change: (before) => addComponents(before, [made]), guides: [], held, made };
}

const STEP = Math.PI / 12;

function inSteps(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
}

import { behaviourOf, type Ends } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rotationOf } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';
import { moveComponents, updateComponents } from '@pagewright/page/commands';
import { type Handle, keepsAspect, movingPlaces, resized, stretch } from '@pagewright/page/resize';
import { rotate, rotationTowards } from '@pagewright/page/rotate';
import { type Guide, SNAP_DISTANCE, type Snap, type SnapTargets, snap } from '@pagewright/page/snapping';

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
  readonly ids: ReadonlySet<string>;
  readonly components: readonly Component[];
  readonly bounds: Rect;
  readonly targets: SnapTargets;
}

/** What a drag does to the page should it end here. */
export interface DragResult {
  readonly change: (page: Page) => Page;
  readonly guides: readonly Guide[];
  /** Where everything that is dragged is only moved: by how much, px. */
  readonly by?: Point;
}

const NO_SNAP: Snap = { dx: 0, dy: 0, guides: [] };

/** Moves by whole px; with shift along one axis only. */
export function moveBy(dragged: Dragged, by: Point, zoom: number, { shift, mod }: Modifiers): DragResult {
  const { bounds, ids, targets } = dragged;
  const sideways = Math.abs(by.x) > Math.abs(by.y);
  const free = shift ? { x: sideways ? by.x : 0, y: sideways ? 0 : by.y } : by;
  const wanted = { ...bounds, x: bounds.x + free.x, y: bounds.y + free.y };
  const places = shift ? { x: sideways ? [0, 0.5, 1] : [], y: sideways ? [] : [0, 0.5, 1] } : undefined;
  const { dx, dy, guides } = mod ? NO_SNAP : snap(wanted, targets, SNAP_DISTANCE / zoom, places);
  const moved = { x: Math.round(wanted.x + dx) - bounds.x, y: Math.round(wanted.y + dy) - bounds.y };
  return { change: (page) => moveComponents(page, ids, moved.x, moved.y), guides, by: moved };
}

/** Resizes by a handle. Corners keep the proportions of pictures and icons, with shift those of everything else. */
export function resizeBy(
  dragged: Dragged,
  handle: Handle,
  by: Point,
  zoom: number,
  { shift, alt, mod }: Modifiers,
): DragResult {
  const { bounds, ids, targets, components } = dragged;
  const isCorner = handle.length === 2;
  const keepAspect = (isCorner && components.some(keepsAspect)) !== shift;
  const way = { keepAspect, fromCentre: alt };
  const [only, ...more] = components;
  const degrees = only && more.length === 0 ? rotationOf(only) : 0;
  if (degrees !== 0) {
    const to = wholePx(turnedBox(bounds, resized(bounds, handle, turnedBy(by, -degrees), way), degrees));
    return { change: (page) => stretch(page, ids, bounds, to), guides: [] };
  }
  const free = resized(bounds, handle, by, way);
  const found = mod || keepAspect || alt ? NO_SNAP : snap(free, targets, SNAP_DISTANCE / zoom, movingPlaces(handle));
  const to = wholePx(resized(bounds, handle, { x: by.x + found.dx, y: by.y + found.dy }, way));
  return { change: (page) => stretch(page, ids, bounds, to), guides: found.guides };
}

/** Turns towards the pointer; with shift in steps of 15°. */
export function rotateTowards({ ids, components }: Dragged, to: Point, { shift }: Modifiers): DragResult {
  const [only] = components;
  const rotation = only ? rotationTowards(only, to, shift) : 0;
  return { change: (page) => rotate(page, ids, rotation), guides: [] };
}

/** Moves an end of a line, kept on the page (spec §4); with shift in steps of 15°. */
export function moveEnd({ ids }: Dragged, end: keyof Ends, to: Point, { shift }: Modifiers): DragResult {
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
      return ends.between(line, { ...points, [end]: point });
    });
  return { change, guides: [] };
}

/** Where a turned box comes to stand when it is resized along its own axes: its other side stays where it is seen. */
function turnedBox(from: Rect, to: Rect, degrees: number): Rect {
  const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
  const [before, after] = [centre(from), centre(to)];
  const moved = turnedBy({ x: after.x - before.x, y: after.y - before.y }, degrees);
  return { ...to, x: before.x + moved.x - to.width / 2, y: before.y + moved.y - to.height / 2 };
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** Rounds edges and not lengths, so that a side that stays does not tremble. */
function wholePx({ x, y, width, height }: Rect): Rect {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

const STEP = Math.PI / 12;

function inSteps(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
}

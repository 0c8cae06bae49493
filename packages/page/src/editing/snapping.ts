import type { Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { equalGaps } from './equal-gaps.ts';
import { type AxisName, type Guide, SPAN } from './guide.ts';
import { guidesOf } from './page-guides.ts';
import { holdsOf } from './sticky-ends.ts';

export type { Guide } from './guide.ts';

export interface Snap {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Distance on the screen within which things snap, px. */
export const SNAP_DISTANCE = 5;

/** What boxes snap to: the page, its margins and its guides, the other components, and a grid. */
export interface SnapTargets {
  /** Guides are sheets of no width, or of no height. */
  readonly sheets: readonly Rect[];
  readonly others: readonly Rect[];
  /** px between the lines of a grid, where there is one: what snaps to nothing else stands on it. */
  readonly grid?: number | undefined;
}

/** What else than the page's components there is to snap to. */
export interface SnapAids {
  /** Whether the page's guides are seen. */
  readonly guides: boolean;
  readonly grid: number | undefined;
}

const NO_AIDS: SnapAids = { guides: true, grid: undefined };

/** Places of a box that snap, as shares of its length: 0 its start, 0.5 its middle, 1 its end. */
export interface SnapPlaces {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const ALL: SnapPlaces = { x: [0, 0.5, 1], y: [0, 0.5, 1] };

/** px by which two places may differ and still be the same one. */
const SAME = 0.01;

export function snapTargets(page: Page, moving: ReadonlySet<string>, aids: SnapAids = NO_AIDS): SnapTargets {
  const { size, margin } = page;
  const sheet = { x: 0, y: 0, ...size };
  const inner = { x: margin, y: margin, width: size.width - margin * 2, height: size.height - margin * 2 };
  const others = page.components.filter(
    // What follows others is no place of its own.
    (one) => one.visible && !one.decorative && !moving.has(one.id) && holdsOf(one).length === 0,
  );
  const guides = (aids.guides ? guidesOf(page) : []).map(({ axis, at }) =>
    axis === 'x' ? { ...sheet, x: at, width: 0 } : { ...sheet, y: at, height: 0 },
  );
  return {
    sheets: [sheet, ...(margin > 0 ? [inner] : []), ...guides],
    others: others.map(rotatedBounds),
    grid: aids.grid,
  };
}

/**
 * How far a box has to move to snap, at most `distance` px on each axis: to edges and middles, and where there are none
 * to gaps as wide as those beside it. Only the given places of the box snap; gaps only where all of them do.
 */
export function snap(box: Rect, targets: SnapTargets, distance: number, places: SnapPlaces = ALL): Snap {
  const x = shiftOn('x', box, targets, distance, places.x);
  const y = shiftOn('y', box, targets, distance, places.y);
  const moved = { ...box, x: box.x + (x ?? 0), y: box.y + (y ?? 0) };
  return {
    dx: x ?? 0,
    dy: y ?? 0,
    guides: [
      ...(x === undefined ? [] : guidesOn('x', moved, targets, places.x)),
      ...(y === undefined ? [] : guidesOn('y', moved, targets, places.y)),
    ],
  };
}

function shiftOn(
  axis: AxisName,
  box: Rect,
  targets: SnapTargets,
  distance: number,
  places: readonly number[],
): number | undefined {
  const [start, length] = SPAN[axis];
  let nearest: number | undefined;
  const consider = (by: number): void => {
    if (Math.abs(by) <= distance && (nearest === undefined || Math.abs(by) < Math.abs(nearest) - SAME)) nearest = by;
  };
  for (const frame of [...targets.sheets, ...targets.others]) {
    for (const share of ALL[axis]) {
      const at = frame[start] + frame[length] * share;
      for (const own of places) consider(at - (box[start] + box[length] * own));
    }
  }
  if (nearest === undefined && places.length === ALL[axis].length) {
    for (const { by } of equalGaps(axis, box, targets.others)) consider(by);
  }
  return nearest ?? (targets.grid && ontoGrid(box[start], box[length], targets.grid, places));
}

/** How far to the next line of the grid: for the start of the box where that moves, else for its end. */
function ontoGrid(start: number, length: number, grid: number, places: readonly number[]): number | undefined {
  const own = [0, 1].find((place) => places.includes(place));
  if (own === undefined) return undefined;
  const at = start + length * own;
  return Math.round(at / grid) * grid - at;
}

/** How far a line across an axis has to move to snap to edges and middles of the page and what stands on it. */
export function snapLine(axis: AxisName, at: number, targets: SnapTargets, distance: number): number {
  const [start, length] = SPAN[axis];
  const line = { x: 0, y: 0, width: 0, height: 0, [start]: at, [length]: 0 };
  return shiftOn(axis, line, targets, distance, [0]) ?? 0;
}

/** Every line that the snapped box shares with others, one for each coordinate; else the gaps that are equal. */
function guidesOn(
  axis: AxisName,
  box: Rect,
  { sheets, others }: SnapTargets,
  places: readonly number[],
): readonly Guide[] {
  const [start, length] = SPAN[axis];
  const across = axis === 'x' ? 'y' : 'x';
  const [other, size] = SPAN[across];
  const lines: Guide[] = [];
  for (const own of places) {
    const at = box[start] + box[length] * own;
    const met = [...sheets, ...others].filter((frame) =>
      ALL[axis].some((share) => Math.abs(frame[start] + frame[length] * share - at) < SAME),
    );
    if (met.length === 0) continue;
    const all = [box, ...met];
    const from = Math.min(...all.map((one) => one[other]));
    lines.push({ kind: 'edge', axis, at, from, to: Math.max(...all.map((one) => one[other] + one[size])) });
  }
  if (lines.length > 0) return lines;
  return equalGaps(axis, box, others).find(({ by }) => Math.abs(by) < SAME)?.gaps ?? [];
}

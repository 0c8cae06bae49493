import type { Component, Page } from '@pagewright/components/models';
import type { Point, Rect } from '@pagewright/model/units';
import { moveComponents, updateComponents } from '../commands.ts';
import { boundsOf } from './place.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export type Axis = 'horizontal' | 'vertical';

/** Where a box comes to stand within a frame. */
const ALIGN: Readonly<Record<Alignment, (box: Rect, frame: Rect) => Partial<Point>>> = {
  left: (_, frame) => ({ x: frame.x }),
  center: (box, frame) => ({ x: frame.x + (frame.width - box.width) / 2 }),
  right: (box, frame) => ({ x: frame.x + frame.width - box.width }),
  top: (_, frame) => ({ y: frame.y }),
  middle: (box, frame) => ({ y: frame.y + (frame.height - box.height) / 2 }),
  bottom: (box, frame) => ({ y: frame.y + frame.height - box.height }),
};

/** Aligns several components to the box around them, a single one to the page. A group is one of them: it stays as it is within. */
export function align(page: Page, ids: ReadonlySet<string>, alignment: Alignment): Page {
  const units = unitsOf(page.components.filter(({ id }) => ids.has(id)));
  const frame =
    units.length > 1 ? boundsOf(units.flatMap(({ components }) => components)) : { x: 0, y: 0, ...page.size };
  if (!frame) return page;
  return units.reduce((arranged, unit) => moveTo(arranged, unit, ALIGN[alignment](unit.box, frame)), page);
}

/**
 * Makes the gaps between three or more components or groups equal, in the order of their middles; those that reach out the
 * farthest stay where they are. Where the others have not room enough between them they lie over each other, none beyond.
 */
export function distribute(page: Page, ids: ReadonlySet<string>, axis: Axis): Page {
  const [start, length] = axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const middle = ({ box }: Unit): number => box[start] + box[length] / 2;
  const units = unitsOf(page.components.filter(({ id }) => ids.has(id))).sort((a, b) => middle(a) - middle(b));
  const frame = boundsOf(units.flatMap(({ components }) => components));
  if (!frame || units.length < 3) return page;
  const total = units.reduce((sum, { box }) => sum + box[length], 0);
  const gap = (frame[length] - total) / (units.length - 1);
  let next = frame[start];
  return units.reduce((arranged, unit) => {
    const last = frame[start] + frame[length] - unit.box[length];
    const place = Math.min(Math.max(next, frame[start]), last);
    next += unit.box[length] + gap;
    return moveTo(arranged, unit, { [start]: place });
  }, page);
}

/** What is arranged as one. */
interface Unit {
  readonly components: readonly Component[];
  /** Upright, around all of it as it is drawn. */
  readonly box: Rect;
}

/** The units that can be moved: the components of a group together, every other one by itself. */
export function unitsOf(components: readonly Component[]): Unit[] {
  const free = components.filter(({ locked }) => !locked);
  const units = Map.groupBy(free, ({ id, groupId }) => (groupId === undefined ? `alone ${id}` : `group ${groupId}`));
  return [...units.values()].flatMap((unit) => {
    const box = boundsOf(unit);
    return box ? [{ components: unit, box }] : [];
  });
}

function moveTo(page: Page, { components, box }: Unit, to: Partial<Point>): Page {
  const ids = new Set(components.map(({ id }) => id));
  return moveComponents(page, ids, (to.x ?? box.x) - box.x, (to.y ?? box.y) - box.y);
}

/** Components with one group id are selected and moved together. */
export function group(page: Page, ids: ReadonlySet<string>, groupId: string): Page {
  return updateComponents(page, ids, (component) => ({ ...component, groupId }));
}

export function ungroup(page: Page, ids: ReadonlySet<string>): Page {
  return updateComponents(page, ids, ({ groupId: _groupId, ...component }) => component as Component);
}

/** Everything in the group of which these are a part; undefined where they are all of it, or of no group or of several. */
export function groupWithin(page: Page, ids: readonly string[]): string[] | undefined {
  const [first] = ids;
  const whole = first === undefined ? [] : withGroups(page, [first]);
  return ids.length < whole.length && ids.every((id) => whole.includes(id)) ? whole : undefined;
}

/** The components chosen, and those that belong to their groups. */
export function withGroups(page: Page, ids: Iterable<string>): string[] {
  const chosen = new Set(ids);
  const groups = new Set(page.components.flatMap(({ id, groupId }) => (groupId && chosen.has(id) ? [groupId] : [])));
  return page.components
    .filter(({ id, groupId }) => chosen.has(id) || (groupId !== undefined && groups.has(groupId)))
    .map(({ id }) => id);
}

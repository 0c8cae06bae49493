import type { Component, Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { boundsOf, seenAt } from './place.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export type Axis = 'horizontal' | 'vertical';

/** Where a box comes to stand within a frame. */
const ALIGN: Readonly<Record<Alignment, (box: Rect, frame: Rect) => Partial<Rect>>> = {
  left: (_, frame) => ({ x: frame.x }),
  center: (box, frame) => ({ x: frame.x + (frame.width - box.width) / 2 }),
  right: (box, frame) => ({ x: frame.x + frame.width - box.width }),
  top: (_, frame) => ({ y: frame.y }),
  middle: (box, frame) => ({ y: frame.y + (frame.height - box.height) / 2 }),
  bottom: (box, frame) => ({ y: frame.y + frame.height - box.height }),
};

/** Aligns several components to the box around them, a single one to the page. */
export function align(page: Page, ids: ReadonlySet<string>, alignment: Alignment): Page {
  const chosen = chosenOf(page, ids);
  const frame = chosen.length > 1 ? boundsOf(chosen) : { x: 0, y: 0, ...page.size };
  if (!frame) return page;
  return updateComponents(page, ids, (component) => {
    const box = rotatedBounds(component);
    return seenAt(component, { ...box, ...ALIGN[alignment](box, frame) });
  });
}

/** Makes the gaps between three or more components equal; the outermost stay where they are. */
export function distribute(page: Page, ids: ReadonlySet<string>, axis: Axis): Page {
  const [start, length] = axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const ordered = chosenOf(page, ids)
    .map((component) => ({ id: component.id, box: rotatedBounds(component) }))
    .sort((a, b) => a.box[start] - b.box[start]);
  const first = ordered[0]?.box;
  const last = ordered.at(-1)?.box;
  if (!first || !last || ordered.length < 3) return page;
  const total = ordered.reduce((sum, { box }) => sum + box[length], 0);
  const gap = (last[start] + last[length] - first[start] - total) / (ordered.length - 1);
  const places = new Map<string, number>();
  let next = first[start];
  for (const { id, box } of ordered) {
    places.set(id, next);
    next += box[length] + gap;
  }
  return updateComponents(page, ids, (component) => {
    const box = rotatedBounds(component);
    return seenAt(component, { ...box, [start]: places.get(component.id) ?? box[start] });
  });
}

/** Components with one group id are selected and moved together. */
export function group(page: Page, ids: ReadonlySet<string>, groupId: string): Page {
  return updateComponents(page, ids, (component) => ({ ...component, groupId }));
}

export function ungroup(page: Page, ids: ReadonlySet<string>): Page {
  return updateComponents(page, ids, ({ groupId: _groupId, ...component }) => component as Component);
}

/** The components chosen, and those that belong to their groups. */
export function withGroups(page: Page, ids: Iterable<string>): string[] {
  const chosen = new Set(ids);
  const groups = new Set(page.components.flatMap(({ id, groupId }) => (groupId && chosen.has(id) ? [groupId] : [])));
  return page.components
    .filter(({ id, groupId }) => chosen.has(id) || (groupId !== undefined && groups.has(groupId)))
    .map(({ id }) => id);
}

function chosenOf(page: Page, ids: ReadonlySet<string>): Component[] {
  return page.components.filter(({ id, locked }) => ids.has(id) && !locked);
}

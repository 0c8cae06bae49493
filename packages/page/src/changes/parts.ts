import type { Component, Page } from '@pagewright/components/models';

/** What a designed component is known by in every design: the field of the brief that it shows. */
export type PartKey = string;

/** Components of a designed page by what they show; those that show no field of the brief, by their ids. */
export function partsOf(page: Page): Map<PartKey, Component> {
  const parts = new Map<PartKey, Component>();
  for (const component of page.components) parts.set(keyOf(component, parts), component);
  return parts;
}

function keyOf({ slot, id }: Component, taken: ReadonlyMap<PartKey, Component>): PartKey {
  if (!slot) return `#${id}`;
  let key = slot;
  // A field that is shown several times, such as a number beside its text.
  for (let count = 2; taken.has(key); count += 1) key = `${slot}^${count}`;
  return key;
}

/** Whether it shows a field of the brief. */
export function isSlotKey(key: PartKey): boolean {
  return !key.startsWith('#');
}

/** The field of the brief, without which piece or which showing of it. */
export function slotOf(key: PartKey): string {
  return key.replace(/[~^]\d+$/, '');
}

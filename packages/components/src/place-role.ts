import { behaviourOf } from './behaviours.ts';
import type { Component } from './models.ts';
import type { PlaceRole } from './primitives.ts';
import { isRunningSlot, PAGE_NUMBER_SLOT } from './slots.ts';

/** What a component is to its page, by the field of the brief that it shows; headings of the first level are titles. */
export function placeRole(component: Component): PlaceRole {
  const { slot, props, decorative } = component;
  if (slot === PAGE_NUMBER_SLOT) return 'number';
  if (isRunningSlot(slot)) return 'running';
  if (slot === 'title' || ('level' in props && props.level === 1)) return 'title';
  if (slot === 'subtitle') return 'subtitle';
  return !decorative && behaviourOf(component).role === 'text' ? 'body' : 'none';
}

import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';

/** Whether it is a place of a layout that nothing was put into yet. */
export function isUnfilledPlace(component: Component): boolean {
  const { isEmpty, role } = behaviourOf(component);
  if (!isEmpty(component)) return false;
  if (role === 'picture' || role === 'figure') return true;
  return placeholderOf(component) !== '';
}

/** What a place asks for in words; a dash that stands for a figure says nothing. */
export function askedOf(component: Component): string | undefined {
  const asked = placeholderOf(component);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : undefined;
}

/** Whether a place holds a sign only: what is asked for stands beside it. */
export function isSign(component: Component): boolean {
  return placeholderOf(component) !== '' && askedOf(component) === undefined;
}

/** What the places of a page ask for that nothing was put into, each once. */
export function stillAskedOn({ components }: Page): readonly string[] {
  const unfilled = components.filter((one) => !one.decorative && one.visible !== false && isUnfilledPlace(one));
  return [...new Set(unfilled.flatMap((one) => askedOf(one) ?? []))];
}

function placeholderOf({ props }: Component): string {
  return 'placeholder' in props ? (props.placeholder?.trim() ?? '') : '';
}

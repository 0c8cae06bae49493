import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';

/** Whether it is a place of a layout that nothing was put into yet. */
export function isUnfilledPlace(component: Component): boolean {
  const { isEmpty, role } = behaviourOf(component);
  if (!isEmpty(component)) return false;
  if (role === 'picture' || role === 'figure') return true;
  return 'placeholder' in component.props && Boolean(component.props.placeholder);
}

import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';

/** Whether a component carries what the generator is to fill in, and may be changed. */
export function isFillable(component: Component): boolean {
  return !component.locked && 'smart' in component.props && component.props.smart !== undefined;
}

/** A smart component in which nothing stands yet but what it was inserted with. */
export function isUnfilled(component: Component): boolean {
  return isFillable(component) && behaviourOf(component).isEmpty(component);
}

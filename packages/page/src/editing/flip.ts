import { flipProp, flippedSides } from '@pagewright/components/flip';
import { type Component, canFlip, type Page } from '@pagewright/components/models';
import { rotationOf, uprightOf } from '@pagewright/components/rotation';
import type { ComponentBase } from '@pagewright/model/component';
import { updateComponents } from '../commands.ts';

/** Left and right changed over, or top and bottom. */
export type FlipAxis = 'horizontal' | 'vertical';

/**
 * What mirrors a component as it is seen, about its own middle: what leans to the right leans to the left then, so its turn
 * is the other way too. Twice the same gives it again.
 */
export function flipChange(component: Component, axis: FlipAxis): Pick<ComponentBase, 'flip' | 'rotation'> {
  const { across, down } = flippedSides(component.flip);
  const flip = flipProp(axis === 'horizontal' ? { across: !across, down } : { across, down: !down });
  const degrees = rotationOf(component);
  return { flip, ...(degrees === 0 ? {} : { rotation: -degrees }) };
}

/** Mirrors each component that can be mirrored, as it is seen, about its own middle. */
export function flip(page: Page, ids: ReadonlySet<string>, axis: FlipAxis): Page {
  return updateComponents(page, ids, (component) => (canFlip(component) ? flipped(component, axis) : component));
}

function flipped(component: Component, axis: FlipAxis): Component {
  const { flip: own, rotation = 0 } = flipChange(component, axis);
  const { flip: _was, ...rest } = rotation === 0 ? uprightOf(component) : { ...component, rotation };
  return (own === undefined ? rest : { ...rest, flip: own }) as Component;
}

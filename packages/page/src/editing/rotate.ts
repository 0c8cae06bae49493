import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { rectOf, rotationOf } from '@pagewright/components/rotation';
import type { Point } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';

/** Degrees between the directions that a turn keeps to when asked to, and around which it rests otherwise. */
const STEP = 15;
const REST = { every: 45, within: 3 } as const;

export function canRotate({ type }: Component): boolean {
  return MODELS[type].rotates ?? false;
}

/**
 * The rotation with which a component's top points at a place of the page: whole degrees from -179 to 180, resting at
 * every 45°, or in steps of 15°.
 */
export function rotationTowards(component: Component, to: Point, inSteps: boolean): number {
  const { x, y, width, height } = rectOf(component);
  const turned = (Math.atan2(to.y - (y + height / 2), to.x - (x + width / 2)) * 180) / Math.PI + 90;
  const rest = Math.round(turned / REST.every) * REST.every;
  const near = Math.abs(turned - rest) <= REST.within ? rest : Math.round(turned);
  const degrees = inSteps ? Math.round(turned / STEP) * STEP : near;
  return degrees > 180 ? degrees - 360 : degrees;
}

/** Turns components that can be turned. */
export function rotate(page: Page, ids: ReadonlySet<string>, rotation: number): Page {
  return updateComponents(page, ids, (component) =>
    canRotate(component) && rotationOf(component) !== rotation
      ? ({ ...component, props: { ...component.props, rotation } } as Component)
      : component,
  );
}

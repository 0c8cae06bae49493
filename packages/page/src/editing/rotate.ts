import { type Component, canRotate, type Page } from '@pagewright/components/models';
import { middleOf, rectOf, rotationOf, uprightOf } from '@pagewright/components/rotation';
import type { Point } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';

/** Degrees between the directions that a turn keeps to when asked to. */
export const TURN_STEP = 15;
/** Degrees between those at which it rests otherwise, and how near. */
const REST = { every: 45, within: 3 } as const;

/** What says of a component which way it is turned; nothing where it stands upright. @param degrees clockwise */
export function rotationProp(degrees: number): number | undefined {
  return degrees === 0 ? undefined : degrees;
}

/**
 * The rotation with which a component's top points at a place of the page: whole degrees from -179 to 180, resting at
 * every 45°, or in steps of 15°.
 */
export function rotationTowards(component: Component, to: Point, inSteps: boolean): number {
  return resting(directionTo(middleOf(rectOf(component)), to) + 90, inSteps);
}

/** By how much something turns about a place while it is led from one point to another, as `rotationTowards`. */
export function turnBetween(about: Point, from: Point, to: Point, inSteps: boolean): number {
  return resting(directionTo(about, to) - directionTo(about, from), inSteps);
}

function directionTo(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function resting(turned: number, inSteps: boolean): number {
  const rest = Math.round(turned / REST.every) * REST.every;
  const near = Math.abs(turned - rest) <= REST.within ? rest : Math.round(turned);
  return shortest(inSteps ? Math.round(turned / TURN_STEP) * TURN_STEP : near);
}

/** Turns components that can be turned. @param rotation degrees clockwise from upright */
export function rotate(page: Page, ids: ReadonlySet<string>, rotation: number): Page {
  return updateComponents(page, ids, (component) => turnedTo(component, rotation));
}

/** A component that can be turned, turned. @param rotation degrees clockwise from upright */
export function turnedTo(component: Component, rotation: number): Component {
  if (!canRotate(component) || rotationOf(component) === rotation) return component;
  return rotation === 0 ? uprightOf(component) : { ...component, rotation };
}

/** The same direction as degrees from -179 to 180. */
export function shortest(degrees: number): number {
  const within = ((degrees % 360) + 360) % 360;
  return within > 180 ? within - 360 : within;
}

import { behaviourOf, type StickyEnd } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { middleOf, rectOf, rotationOf, turnedPoint } from '@pagewright/components/rotation';
import type { Point } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { unitsOf } from './arrange.ts';
import { shortest, turnedTo } from './rotate.ts';

/**
 * Turns components as one, about a place of the page: their middles go round it, and what can be turned turns along. An end
 * of a line that sticks to something else stays there.
 *
 * @param degrees clockwise
 */
export function turnTogether(page: Page, ids: ReadonlySet<string>, about: Point, degrees: number): Page {
  if (degrees === 0) return page;
  const turn = (point: Point): Point => onHundredths(turnedPoint(point, about, degrees));
  return updateComponents(page, ids, (component) => carried(component, turn, degrees, ids));
}

/** Turns a group as one, and every other component about its own middle, as far as it can be turned. @param degrees clockwise */
export function turnBy(page: Page, ids: ReadonlySet<string>, degrees: number): Page {
  const chosen = page.components.filter(({ id }) => ids.has(id));
  return unitsOf(chosen).reduce((turned, { components, box }) => {
    const within = new Set(components.map(({ id }) => id));
    if (components.length > 1) return turnTogether(turned, within, middleOf(box), degrees);
    return updateComponents(turned, within, (one) => turnedTo(one, shortest(rotationOf(one) + degrees)));
  }, page);
}

function carried(
  component: Component,
  turn: (point: Point) => Point,
  degrees: number,
  ids: ReadonlySet<string>,
): Component {
  const { ends } = behaviourOf(component);
  if (ends?.sticky) {
    const { startPoint, endPoint } = ends.sticky.of(component);
    const end = (was: StickyEnd): StickyEnd =>
      was.hold && !ids.has(was.hold.component) ? was : { ...was, point: turn(was.point), facing: 'any' };
    return ends.sticky.with(component, { startPoint: end(startPoint), endPoint: end(endPoint) });
  }
  if (ends) {
    const { startPoint, endPoint } = ends.of(component);
    return ends.between(component, { startPoint: turn(startPoint), endPoint: turn(endPoint) });
  }
  const { x, y, width, height } = rectOf(component);
  const middle = middleOf({ x, y, width, height });
  const to = turn(middle);
  const position = onHundredths({ x: x + to.x - middle.x, y: y + to.y - middle.y });
  return { ...turnedTo(component, shortest(rotationOf(component) + degrees)), position };
}

/** Without a sign where nothing is left: it would be another value when it is read again. */
function onHundredths({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
}

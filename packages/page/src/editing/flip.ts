import { behaviourOf, type Ends, type Side, type StickyEnd } from '@pagewright/components/behaviours';
import { flipProp, flippedSides } from '@pagewright/components/flip';
import { type Component, canFlip, canRotate, type Page } from '@pagewright/components/models';
import { rotationOf, uprightOf } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { unitsOf } from './arrange.ts';
import { holdsOf } from './sticky-ends.ts';

/** Left and right changed over, or top and bottom. */
export type FlipAxis = 'horizontal' | 'vertical';

/** Mirrors components as they are seen, see `mirrored`. */
export function flip(page: Page, ids: ReadonlySet<string>, axis: FlipAxis): Page {
  const chosen = page.components.filter(({ id }) => ids.has(id));
  const after = new Map(mirrored(chosen, axis).map((one) => [one.id, one]));
  return updateComponents(page, ids, (component) => after.get(component.id) ?? component);
}

/**
 * Those of the components that mirroring changes, as it leaves them: a group is mirrored as one, every other component
 * about its own middle. What leans to the right leans to the left then. Twice the same gives them again, to a hundredth
 * of a px. Words are not mirrored, only their place in a group; locked components stay.
 */
export function mirrored(components: readonly Component[], axis: FlipAxis): Component[] {
  return unitsOf(components).flatMap((unit) => {
    const [only, ...more] = unit.components;
    if (only && more.length === 0) return mirroredAlone(only, axis);
    const within = new Set(unit.components.map(({ id }) => id));
    return unit.components.map((component) => about(twiceTheAxis(unit.box, axis), component, axis, within));
  });
}

/** A line that sticks to something stays where that is. */
function mirroredAlone(component: Component, axis: FlipAxis): Component[] {
  const { ends } = behaviourOf(component);
  if (!ends) return canFlip(component) ? [changedOver(component, axis)] : [];
  if (holdsOf(component).length > 0) return [];
  const { startPoint, endPoint } = ends.of(component);
  return [about(onHundredths(startPoint[START[axis]] + endPoint[START[axis]]), component, axis)];
}

const START = { horizontal: 'x', vertical: 'y' } as const;
const LENGTH = { horizontal: 'width', vertical: 'height' } as const;

/** Twice the place of the axis: in whole hundredths, so that mirroring again finds the same one. */
function twiceTheAxis(box: Rect, axis: FlipAxis): number {
  return onHundredths(2 * box[START[axis]] + box[LENGTH[axis]]);
}

/**
 * @param twice the place of the axis, px from the page's edge
 * @param within ids of what is mirrored about the same axis
 */
function about(twice: number, component: Component, axis: FlipAxis, within?: ReadonlySet<string>): Component {
  const { ends } = behaviourOf(component);
  const mirror = (point: Point): Point => ({ ...point, [START[axis]]: onHundredths(twice - point[START[axis]]) });
  if (ends?.sticky) {
    const { startPoint, endPoint } = ends.sticky.of(component);
    const end = (was: StickyEnd): StickyEnd => mirroredEnd(was, mirror, axis, within);
    return ends.sticky.with(component, { startPoint: end(startPoint), endPoint: end(endPoint) });
  }
  if (ends) {
    const { startPoint, endPoint }: Ends = ends.of(component);
    return ends.between(component, { startPoint: mirror(startPoint), endPoint: mirror(endPoint) });
  }
  const far = onHundredths(twice - component.position[START[axis]] - component.size[LENGTH[axis]]);
  return changedOver({ ...component, position: { ...component.position, [START[axis]]: far } }, axis);
}

/** An end at what is mirrored with it is at the other side of that; at something else it stays. */
function mirroredEnd(
  end: StickyEnd,
  mirror: (point: Point) => Point,
  axis: FlipAxis,
  within: ReadonlySet<string> | undefined,
): StickyEnd {
  const { hold, facing } = end;
  if (hold && !within?.has(hold.component)) return end;
  const loose = { point: mirror(end.point), facing: facing === 'any' ? facing : OPPOSITE[axis][facing] };
  return hold ? { ...loose, hold: { ...hold, side: OPPOSITE[axis][hold.side] } } : loose;
}

const OPPOSITE: Readonly<Record<FlipAxis, Readonly<Record<Side, Side>>>> = {
  horizontal: { left: 'right', right: 'left', top: 'top', bottom: 'bottom' },
  vertical: { left: 'left', right: 'right', top: 'bottom', bottom: 'top' },
};

/** What a component shows changed over, and its turn: about its own middle. */
function changedOver(component: Component, axis: FlipAxis): Component {
  const degrees = rotationOf(component);
  const turned = canRotate(component) && degrees !== 0 ? { ...component, rotation: -degrees } : uprightOf(component);
  if (!canFlip(component)) return turned;
  const { across, down } = flippedSides(component.flip);
  const own = flipProp(axis === 'horizontal' ? { across: !across, down } : { across, down: !down });
  const { flip: _was, ...rest } = turned;
  return (own === undefined ? rest : { ...rest, flip: own }) as Component;
}

function onHundredths(px: number): number {
  // Without a sign where nothing is left of it: it would be another value when it is read again.
  return Math.round(px * 100) / 100 + 0;
}

import type { Point, Rect } from '@pagewright/model/units';
import type { AnyComponent, Ends } from './behaviour.ts';

/** A component that is drawn between two points in page space, around which its box is. */
type Ended = AnyComponent & { readonly props: Ends };

/** The box around two points, at least 1 px each way (spec §3). */
export function boxBetween(start: Point, end: Point): Rect {
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.max(1, Math.abs(end.x - start.x)),
    height: Math.max(1, Math.abs(end.y - start.y)),
  };
}

/** What every kind does that is drawn between two points. */
export const endedBehaviour = {
  move: <C extends Ended>(component: C, by: Point): C => {
    const shift = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
    const { startPoint, endPoint } = component.props;
    const props = { ...component.props, startPoint: shift(startPoint), endPoint: shift(endPoint) };
    return { ...component, position: shift(component.position), props };
  },
  resize: <C extends Ended>(component: C, to: Rect): C => {
    const { position, size, props } = component;
    const moved = ({ x, y }: Point): Point => ({
      x: to.x + ((x - position.x) * to.width) / size.width,
      y: to.y + ((y - position.y) * to.height) / size.height,
    });
    return between(component, { startPoint: moved(props.startPoint), endPoint: moved(props.endPoint) });
  },
};

export function endsOf({ props: { startPoint, endPoint } }: Ended): Ends {
  return { startPoint, endPoint };
}

/** The component with its ends elsewhere: its box follows from them. */
export function between<C extends Ended>(component: C, { startPoint, endPoint }: Ends): C {
  const { x, y, width, height } = boxBetween(startPoint, endPoint);
  const props = { ...component.props, startPoint, endPoint };
  return { ...component, position: { x, y }, size: { width, height }, props };
}

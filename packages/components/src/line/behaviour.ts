import type { Point, Rect } from '@pagewright/model/units';
import type { Ends } from '../behaviour/behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import type { KindComponent } from '../define-kind.ts';
import { lineBox } from './geometry.ts';
import { lineModel } from './model.ts';

type Line = KindComponent<typeof lineModel>;

export const lineBehaviour = defineBehaviour(lineModel, {
  role: 'mark',
  content: [],
  // The points stand in page space and go with the line.
  move: (line, by) => {
    const shift = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
    const { startPoint, endPoint } = line.props;
    return {
      ...line,
      position: shift(line.position),
      props: { ...line.props, startPoint: shift(startPoint), endPoint: shift(endPoint) },
    };
  },
  resize: (line, to) => {
    const { startPoint, endPoint } = line.props;
    return between(line, { startPoint: moved(startPoint, line, to), endPoint: moved(endPoint, line, to) });
  },
  ends: { of: ({ props: { startPoint, endPoint } }) => ({ startPoint, endPoint }), between },
});

/** Position and size are the box around the two points, at least 1 px (spec §3). */
function between(line: Line, { startPoint, endPoint }: Ends): Line {
  const { x, y, width, height } = lineBox(startPoint, endPoint);
  return { ...line, position: { x, y }, size: { width, height }, props: { ...line.props, startPoint, endPoint } };
}

function moved({ x, y }: Point, { position, size }: Line, to: Rect): Point {
  return {
    x: to.x + ((x - position.x) * to.width) / size.width,
    y: to.y + ((y - position.y) * to.height) / size.height,
  };
}

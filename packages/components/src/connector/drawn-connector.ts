import type { Point, Rect } from '@pagewright/model/units';
import { z } from 'zod';
import type { TextPart } from '../behaviour/behaviour.ts';
import type { Worded } from '../behaviour/box-texts.ts';
import { direction, headLength, type LineEndShape, lineEndShapes, strokeEnd } from '../drawing/line-ends.ts';
import { boxStyle } from '../props/box-style.ts';
import type { Connector } from './model.ts';
import { extentOf, middleOf, type Route, routeOf } from './route.ts';

/** Room of the label, px. */
const LABEL = { width: 200, lines: 2, gap: 6 } as const;
/** A label stands above what rises less than this, and beside what rises more. */
const STEEP = 0.35;
/** A label has no box of its own. */
const NO_BOX = z.object(boxStyle).omit({ opacity: true }).parse({});
/** Half of a short label, px: as much of a slope has to be cleared. */
const HALF_LABEL = 40;

/** What is drawn of a connector, page px. */
export interface DrawnConnector {
  /** The way of the stroke: shortened where an arrow head takes over. */
  readonly stroke: Route;
  readonly ends: readonly LineEndShape[];
  /** Around its way. */
  readonly box: Rect;
}

export function drawnConnector({ props }: Pick<Connector, 'props'>): DrawnConnector {
  const route = routeOf(props);
  const { points } = route;
  const [start, next, before, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  const box = extentOf(route);
  if (!start || !next || !before || !end) return { stroke: route, ends: [], box };
  const [back, on] = [direction(next, start), direction(before, end)];
  const { startArrow, endArrow, lineWidth } = props;
  const startHead = headLength(Math.hypot(next.x - start.x, next.y - start.y), lineWidth);
  const endHead = headLength(Math.hypot(end.x - before.x, end.y - before.y), lineWidth);
  const [from, to] = [strokeEnd(startArrow, start, back, startHead), strokeEnd(endArrow, end, on, endHead)];
  const stroke: Route =
    route.kind === 'curve'
      ? { kind: 'curve', points: [from, route.points[1], route.points[2], to] }
      : { kind: 'lines', points: [from, ...points.slice(1, -1), to] };
  return {
    stroke,
    box,
    ends: [
      ...lineEndShapes(startArrow, start, back, startHead, lineWidth),
      ...lineEndShapes(endArrow, end, on, endHead, lineWidth),
    ],
  };
}

/** The label where it stands: above the middle of the line, or beside it. */
export function labelOf(connector: Connector): Connector & Worded {
  const { props } = connector;
  const { at, direction: run } = middleOf(routeOf(props));
  const height = props.fontSize * props.lineHeight * LABEL.lines + 2 * props.padding;
  const rise = Math.abs(run.y) / Math.max(Math.abs(run.x), 0.001);
  const isBeside = rise > STEEP;
  const { x, y, ...size } = isBeside ? besideOf(at, rise, props, height) : aboveOf(at, rise, props, height);
  const aligned = isBeside
    ? ({ textAlign: 'left', verticalAlign: 'middle' } as const)
    : ({ textAlign: 'center', verticalAlign: 'bottom' } as const);
  return { ...connector, position: { x, y }, size, props: { ...NO_BOX, ...props, ...aligned } };
}

/** The line without its label, and the label. */
export function textPart(connector: Connector): TextPart<Connector> {
  const { props } = connector;
  return {
    ground: { ...connector, props: { ...props, text: '', spans: undefined, paragraphs: undefined } },
    text: labelOf(connector),
  };
}

type LabelLook = Pick<Connector['props'], 'fontSize' | 'lineHeight' | 'lineWidth'>;

function aboveOf(at: Point, rise: number, { lineWidth }: LabelLook, height: number): Rect {
  const gap = LABEL.gap + lineWidth / 2 + rise * HALF_LABEL;
  return { x: at.x - LABEL.width / 2, y: at.y - gap - height, width: LABEL.width, height };
}

function besideOf(at: Point, rise: number, { fontSize, lineHeight, lineWidth }: LabelLook, height: number): Rect {
  const gap = LABEL.gap + lineWidth / 2 + (fontSize * lineHeight) / 2 / rise;
  return { x: at.x + gap, y: at.y - height / 2, width: LABEL.width, height };
}

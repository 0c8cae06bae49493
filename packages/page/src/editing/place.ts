import type { Component } from '@pagewright/components/models';
import type { Point, Rect, Size } from '@pagewright/model/units';

export function rectOf({ position, size }: Component): Rect {
  return { ...position, ...size };
}

/** The box around several; undefined where there is none. */
export function boundsOf(components: readonly Component[]): Rect | undefined {
  const [first, ...more] = components.map(rectOf);
  return first && more.reduce(unionOf, first);
}

/** Puts a component into another box. The points of a line stand in page space and go with it. */
export function placeIn(component: Component, to: Rect): Component {
  const from = rectOf(component);
  const position: Point = { x: to.x, y: to.y };
  const size: Size = { width: Math.max(1, to.width), height: Math.max(1, to.height) };
  if (isSame(from, { ...position, ...size })) return component;
  if (component.type !== 'line') return { ...component, position, size };
  const move = ({ x, y }: Point): Point => ({
    x: to.x + ((x - from.x) * size.width) / from.width,
    y: to.y + ((y - from.y) * size.height) / from.height,
  });
  const { startPoint, endPoint } = component.props;
  return lineBetween(component, move(startPoint), move(endPoint));
}

/** A line between two points; position and size are the box around them, at least 1 px (spec §3). */
export function lineBetween(line: Component, startPoint: Point, endPoint: Point): Component {
  if (line.type !== 'line') return line;
  const position = { x: Math.min(startPoint.x, endPoint.x), y: Math.min(startPoint.y, endPoint.y) };
  const size = {
    width: Math.max(1, Math.abs(endPoint.x - startPoint.x)),
    height: Math.max(1, Math.abs(endPoint.y - startPoint.y)),
  };
  return { ...line, position, size, props: { ...line.props, startPoint, endPoint } };
}

/** Art behind everything else: as large as the page, so that a press on it means the page. */
export function isBackdrop({ decorative, position, size }: Component, page: Size): boolean {
  if (!decorative) return false;
  const { x, y } = position;
  return x <= 0 && y <= 0 && x + size.width >= page.width && y + size.height >= page.height;
}

function isSame(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function unionOf(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

import type { Size } from '@pagewright/model/units';
import { type Canvas, percentage } from '../drawingml/canvas.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { segmentsOf } from '../svg-path.ts';

/** Outlines of shapes. */

export function preset(name: string, adjust: Readonly<Record<string, number>> = {}): Xml {
  const guides = Object.entries(adjust).map(([key, value]) => el('a:gd', { name: key, fmla: `val ${value}` }));
  return el('a:prstGeom', { prst: name }, el('a:avLst', {}, guides));
}

/** A box with corners of so many px. */
export function boxGeometry({ width, height }: Size, radius: number): Xml {
  const shorter = Math.min(width, height);
  if (radius <= 0 || shorter <= 0) return preset('rect');
  return preset('roundRect', { adj: Math.min(50_000, percentage(radius / shorter)) });
}

/** One outline of a free shape. */
export interface Outline {
  /** SVG path data in a space of this size. */
  readonly data: string;
  readonly filled: boolean;
  readonly stroked: boolean;
}

/** A free shape from SVG path data. @param view the space of the data, stretched over the shape */
export function freeGeometry(outlines: readonly Outline[], view: Size, canvas: Canvas): Xml {
  const at = (px: number): number => canvas.length(px);
  const point = ({ x, y }: { x: number; y: number }): Xml => el('a:pt', { x: at(x), y: at(y) });
  const paths = outlines.map(({ data, filled, stroked }) =>
    el(
      'a:path',
      {
        w: Math.max(1, at(view.width)),
        h: Math.max(1, at(view.height)),
        fill: filled ? undefined : 'none',
        stroke: stroked ? undefined : false,
      },
      segmentsOf(data).map((segment) => {
        switch (segment.type) {
          case 'move':
            return el('a:moveTo', {}, point(segment.to));
          case 'line':
            return el('a:lnTo', {}, point(segment.to));
          case 'curve':
            return el('a:cubicBezTo', {}, point(segment.first), point(segment.second), point(segment.to));
          case 'close':
            return el('a:close');
        }
      }),
    ),
  );
  return el(
    'a:custGeom',
    {},
    el('a:avLst'),
    el('a:gdLst'),
    el('a:ahLst'),
    el('a:cxnLst'),
    el('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }),
    el('a:pathLst', {}, paths),
  );
}

import type { Point, Rect } from '@pagewright/model/units';
import { middleOf, turnedPoint } from '../behaviour/rotation.ts';
import type { Primitive, PrimitiveParagraph } from '../primitives.ts';

/**
 * A primitive of a component that is turned: about its own middle, which moves around the component's.
 *
 * @param about the middle of the component, px in page space
 * @param degrees clockwise
 */
export function turnedPrimitive(primitive: Primitive, about: Point, degrees: number): Primitive {
  const from = middleOf(primitive.box);
  const to = turnedPoint(from, about, degrees);
  const moved = movedPrimitive(primitive, { x: to.x - from.x, y: to.y - from.y });
  return { ...moved, rotation: (primitive.rotation ?? 0) + degrees };
}

function movedPrimitive(primitive: Primitive, by: Point): Primitive {
  if (by.x === 0 && by.y === 0) return primitive;
  const box = movedRect(primitive.box, by);
  switch (primitive.type) {
    case 'text':
      return {
        ...primitive,
        box,
        inner: movedRect(primitive.inner, by),
        paragraphs: primitive.paragraphs.map((one) => movedParagraph(one, by)),
      };
    case 'table':
      return {
        ...primitive,
        box,
        rows: primitive.rows.map((row) =>
          row.map((cell) => ({
            ...cell,
            box: movedRect(cell.box, by),
            inner: movedRect(cell.inner, by),
            paragraphs: cell.paragraphs.map((one) => movedParagraph(one, by)),
          })),
        ),
      };
    default:
      return { ...primitive, box };
  }
}

function movedParagraph(paragraph: PrimitiveParagraph, by: Point): PrimitiveParagraph {
  return {
    ...paragraph,
    lines: paragraph.lines.map((line) => ({
      ...line,
      box: movedRect(line.box, by),
      baseline: line.baseline + by.y,
    })),
  };
}

function movedRect(rect: Rect, by: Point): Rect {
  return { ...rect, x: rect.x + by.x, y: rect.y + by.y };
}

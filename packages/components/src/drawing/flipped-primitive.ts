import type { Flip } from '@pagewright/model/component';
import type { Primitive } from '../primitives.ts';

/** A primitive of a component that is mirrored. What such components draw stands in the middle of their box: no box moves. */
export function flippedPrimitive(primitive: Primitive, flip: Flip): Primitive {
  switch (primitive.type) {
    case 'path':
    case 'image':
      return { ...primitive, flip };
    case 'group':
      return { ...primitive, children: primitive.children.map((child) => flippedPrimitive(child, flip)) };
    default:
      return primitive;
  }
}

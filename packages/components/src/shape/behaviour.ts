import type { Point } from '@pagewright/model/units';
import { boxTexts } from '../behaviour/box-texts.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { shapePaint } from '../behaviour/paints.ts';
import { pointsIn } from '../behaviour/rotation.ts';
import { textsAt, WORDS } from '../behaviour/worded-behaviour.ts';
import { drawnShape, textPart } from './drawn-shape.ts';
import { shapeModel } from './model.ts';

export const shapeBehaviour = defineBehaviour(shapeModel, {
  role: 'shape',
  content: [WORDS, ['shape']],
  texts: (shape) => textsAt(shape, { text: 'words' }),
  placedTexts: (shape, language) => boxTexts(textPart(shape).text, language),
  textPart,
  plainText: ({ props }) => props.text,
  paints: (shape) => {
    const { outline, fill } = drawnShape(shape);
    if (!fill) return [];
    const { bounds, colorAt } = shapePaint(shape, false);
    const placeOf = pointsIn(shape);
    const { width, height } = shape.size;
    const isPainted = (point: Point): boolean => {
      const { x, y } = placeOf(point);
      return outline.contains({ x: x * width, y: y * height });
    };
    return [{ bounds, colorAt: (point) => (isPainted(point) ? colorAt(point) : undefined) }];
  },
});

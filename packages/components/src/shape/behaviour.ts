import type { Point } from '@pagewright/model/units';
import type { Side } from '../behaviour/behaviour.ts';
import { boxTexts } from '../behaviour/box-texts.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { paintWithinOutline, shapePaint } from '../behaviour/paints.ts';
import { textsAt, WORDS } from '../behaviour/worded-behaviour.ts';
import { drawnShape, type ShapeComponent, textPart } from './drawn-shape.ts';
import { shapeModel } from './model.ts';

export const shapeBehaviour = defineBehaviour(shapeModel, {
  role: 'shape',
  content: [WORDS, ['shape']],
  texts: (shape) => textsAt(shape, { text: 'words' }),
  placedTexts: (shape, language) => boxTexts(textPart(shape).text, language),
  textPart,
  plainText: ({ props }) => props.text,
  sidePoint,
  paints: (shape) => {
    const { outline, fill } = drawnShape(shape);
    return fill ? [paintWithinOutline(shape, outline, shapePaint(shape, false))] : [];
  },
});

/** Steps from the middle of a side to the middle of the shape in which its outline is looked for. */
const STEPS = 64;

/** Where the outline is first met on the way from the middle of a side to the middle of the shape. */
function sidePoint(shape: ShapeComponent, side: Side): Point {
  const { position, size } = shape;
  const { outline, fill } = drawnShape(shape);
  const centre = { x: size.width / 2, y: size.height / 2 };
  const from = {
    x: { left: 0, right: size.width, top: centre.x, bottom: centre.x }[side],
    y: { top: 0, bottom: size.height, left: centre.y, right: centre.y }[side],
  };
  // What is but a line has no inside.
  const steps = fill ? STEPS : 0;
  for (let step = 0; step < steps; step += 1) {
    // Just within, as the outline itself is neither in nor out.
    const share = (step + 0.01) / STEPS;
    const at = { x: from.x + (centre.x - from.x) * share, y: from.y + (centre.y - from.y) * share };
    if (outline.contains(at)) return { x: position.x + Math.round(at.x), y: position.y + Math.round(at.y) };
  }
  return { x: position.x + from.x, y: position.y + from.y };
}

import type { Language } from '@pagewright/model/languages';
import type { Point, Size } from '@pagewright/model/units';
import type { Side } from '../behaviour/behaviour.ts';
import { boxTextSize, boxTexts } from '../behaviour/box-texts.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { flippedSides } from '../behaviour/flip.ts';
import { linkedText } from '../behaviour/linked-text.ts';
import { paintWithinOutline, shapePaint } from '../behaviour/paints.ts';
import { textsAt, WORDS } from '../behaviour/worded-behaviour.ts';
import { drawnShape, type ShapeComponent, textPart } from './drawn-shape.ts';
import { shapeModel } from './model.ts';

export const shapeBehaviour = defineBehaviour(shapeModel, {
  role: 'shape',
  content: [WORDS, ['shape', 'points', 'closed', 'curved'], ['sizing']],
  texts: (shape) => textsAt(shape, { text: 'words' }),
  placedTexts: (shape, language) => boxTexts(textPart(shape).text, language),
  textPart,
  neededSize,
  plainText: ({ props }) => props.text,
  linked: linkedText,
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
  const drawn = drawnShape(shape);
  const { fill } = drawn;
  const { across, down } = flippedSides(shape.flip);
  const outline = drawn.outline.mirrored(size, across, down);
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

/** Largest side that a shape is tried at, px. */
const LARGEST = 20_000;

/**
 * How large the shape must be for its words at its width, px: the height at which the room that it leaves is as high as they
 * are. How high and how wide that room is may both follow from the height.
 */
function neededSize(shape: ShapeComponent, language: Language): Size {
  const { width, height } = shape.size;
  if (shape.props.text.trim() === '') return { width: 0, height: 0 };
  const at = (tried: number) => {
    const { text } = textPart({ ...shape, size: { width, height: tried } });
    return { words: boxTextSize(text, language), room: text.size };
  };
  const fits = (tried: number): boolean => {
    const { words, room } = at(tried);
    return words.height <= room.height;
  };
  // Whole px, so that the search ends.
  let [low, high] = fits(height) ? [0, Math.ceil(height)] : [Math.floor(height), Math.ceil(height) * 2 + 1];
  while (!fits(high) && high < LARGEST) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle;
  }
  const { words, room } = at(high);
  return { width: width + Math.max(0, words.width - room.width), height: high };
}

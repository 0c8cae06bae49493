import { shapeFields } from '../panels/box-fields.ts';
import { definePanel, type GalleryGroup, property, style } from '../panels/field.ts';
import { changeText, textStyleFields } from '../panels/text-fields.ts';
import { shapeModel } from './model.ts';
import type { ShapePreset } from './presets/preset.ts';
import { SHAPE_GROUPS } from './presets.ts';

/** Size of a picture in the gallery, and how far from its edge the shape stays, px. */
const PICTURE = { width: 24, height: 18, edge: 1 } as const;

const groups: readonly GalleryGroup[] = Object.entries(SHAPE_GROUPS).map(([id, shapes]) => ({
  id,
  choices: Object.entries<ShapePreset>(shapes).map(([value, preset]) => ({ value, picture: pictureOf(preset) })),
}));

export const shapePanel = definePanel(shapeModel, {
  icon: 'M3 13h8v8H3zM17 11a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2l4 6H8z',
  editing: 'text',
  insert: { place: 13, from: 'shape' },
  fields: {
    shape: style('fill', { type: 'gallery', groups }),
    text: property('content', { type: 'long-text' }),
    ...textStyleFields,
    ...shapeFields,
    // The corners are those of the shape.
    borderRadius: { elsewhere: 'kept by the app' },
  },
  change: changeText,
});

/** Strokes of a shape in a square of 24. */
function pictureOf({ outline, lines }: ShapePreset): string {
  const { width, height, edge } = PICTURE;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const drawn = [outline(inner), ...(lines ? [lines(inner)] : [])];
  const top = (24 - inner.height) / 2;
  return drawn.map((part) => part.mapped(({ x, y }) => ({ x: x + edge, y: y + top })).data).join('');
}

import type { GalleryGroup } from '../panels/field.ts';
import type { ShapePreset } from './presets/preset.ts';
import { SHAPE_GROUPS } from './presets.ts';

/** Size of a picture in the gallery, and how far from its edge the shape stays, px. */
const PICTURE = { width: 24, height: 18, edge: 1 } as const;

/** The shapes as they are offered, by group: all of them, or those of a kind. */
export function shapeGallery(isOffered: (preset: ShapePreset) => boolean = () => true): GalleryGroup[] {
  return Object.entries(SHAPE_GROUPS).flatMap(([id, shapes]) => {
    const offered = Object.entries<ShapePreset>(shapes).filter(([, preset]) => isOffered(preset));
    const choices = offered.map(([value, preset]) => ({ value, picture: pictureOf(preset) }));
    return choices.length > 0 ? [{ id, choices }] : [];
  });
}

/** Strokes of a shape in a square of 24. */
function pictureOf({ outline, lines }: ShapePreset): string {
  const { width, height, edge } = PICTURE;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const drawn = [outline(inner), ...(lines ? [lines(inner)] : [])];
  const top = (24 - inner.height) / 2;
  return drawn.map((part) => part.mapped(({ x, y }) => ({ x: x + edge, y: y + top })).data).join('');
}

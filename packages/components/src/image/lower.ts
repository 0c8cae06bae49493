import { drawnBorderWidth } from '../drawing/box-css.ts';
import { lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import type { Primitive, RectPrimitive } from '../primitives.ts';
import { filtersOf } from './filters.ts';
import { maskOf } from './mask.ts';
import type { Image, imageModel } from './model.ts';
import { roomOf } from './room.ts';
import { pictureUrl } from './source.ts';

/** A picture inside its border, or in its shape. Pictures that are not there give only their box. */
export const lowerImage: Lower<typeof imageModel> = (component, context) => {
  const { props } = component;
  const url = pictureUrl(props.imageUrl, context.assets);
  const outline = maskOf(component);
  const boxes = lowerBox(component).map((box) => shaped(box, component, outline?.data));
  if (!url) return boxes;
  const filters = filtersOf(props);
  return [
    ...boxes,
    {
      type: 'image',
      box: roomOf(component),
      url,
      alt: props.alt,
      fit: props.objectFit,
      ...(props.crop ? { crop: props.crop } : {}),
      radius: Math.max(0, props.borderRadius - drawnBorderWidth(props)),
      isCircle: props.isCircleShape,
      ...(outline ? { mask: { preset: props.mask, data: outline.data } } : {}),
      ...(filters ? { filters } : {}),
      ...opacityOf(props),
    },
  ];
};

/** The box of a picture in the picture's shape. */
function shaped({ radius, ...box }: RectPrimitive, { props, size }: Image, data: string | undefined): Primitive {
  if (data !== undefined) return { ...box, type: 'path', viewSize: size, data, preset: props.mask };
  return props.isCircleShape ? { ...box, type: 'ellipse' } : { ...box, type: 'rect', radius };
}

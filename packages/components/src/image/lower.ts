import { drawnBorderWidth } from '../drawing/box-css.ts';
import { insetBoxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import type { Primitive } from '../primitives.ts';
import type { imageModel } from './model.ts';
import { pictureUrl } from './source.ts';

/** A picture inside its border. Pictures that are not there give only their box. */
export const lowerImage: Lower<typeof imageModel> = (component, context) => {
  const { props } = component;
  const url = pictureUrl(props.imageUrl, context.assets);
  const boxes = lowerBox(component).map(
    ({ radius, ...box }): Primitive =>
      props.isCircleShape ? { ...box, type: 'ellipse' } : { ...box, type: 'rect', radius },
  );
  if (!url) return boxes;
  return [
    ...boxes,
    {
      type: 'image',
      box: insetBoxOf(component),
      url,
      alt: props.alt,
      fit: props.objectFit,
      radius: Math.max(0, props.borderRadius - drawnBorderWidth(props)),
      isCircle: props.isCircleShape,
      ...opacityOf(props),
    },
  ];
};

import { boxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { pictureUrl } from './source.ts';

export const lowerImage: Lower<'image'> = (component, context) => {
  const { props } = component;
  const url = pictureUrl(props.imageUrl, context.assets);
  if (!url) return [];
  return [
    ...(props.isCircleShape ? [] : lowerBox(component)),
    {
      type: 'image',
      box: boxOf(component),
      url,
      alt: props.alt,
      fit: props.objectFit,
      radius: props.borderRadius,
      isCircle: props.isCircleShape,
      ...opacityOf(props),
    },
  ];
};

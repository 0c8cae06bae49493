import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints, paintWithinOutline, picturePaint } from '../behaviour/paints.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { maskOf } from './mask.ts';
import { imageModel } from './model.ts';

export const imageBehaviour = defineBehaviour(imageModel, {
  role: 'picture',
  form: 'picture',
  says: {
    words: ({ props }) => props.fileName || props.alt,
    shown: ({ props }) => [props.imageUrl, props.alt],
    beyondWords: ({ props }) => [props.imageUrl, props.crop],
  },
  content: [
    [
      'imageUrl',
      'crop',
      'isSvgFile',
      'fileName',
      'fileSize',
      'uploadTime',
      'isPreview',
      'tempPreviewUrl',
      'isLocalPreview',
    ],
    ['alt'],
  ],
  texts: (image) => textsAt(image, { alt: 'aside' }),
  paints: (image) => {
    const outline = maskOf(image);
    const paints = [...backgroundPaints(image), picturePaint(image, !outline && image.props.isCircleShape)];
    return outline ? paints.map((paint) => paintWithinOutline(image, outline, paint)) : paints;
  },
  unfilled: (image) => ({ ...image, props: { ...image.props, imageUrl: '', crop: undefined, alt: '' } }),
  isEmpty: ({ props }) => props.imageUrl === '' && props.tempPreviewUrl === '',
});

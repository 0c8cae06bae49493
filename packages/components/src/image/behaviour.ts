import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints, picturePaint } from '../behaviour/paints.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { imageModel } from './model.ts';

export const imageBehaviour = defineBehaviour(imageModel, {
  role: 'picture',
  content: [
    ['imageUrl', 'isSvgFile', 'fileName', 'fileSize', 'uploadTime', 'isPreview', 'tempPreviewUrl', 'isLocalPreview'],
    ['alt'],
  ],
  texts: (image) => textsAt(image, { alt: 'aside' }),
  paints: (image) => [...backgroundPaints(image), picturePaint(image, image.props.isCircleShape)],
  isEmpty: ({ props }) => props.imageUrl === '' && props.tempPreviewUrl === '',
});

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { imageModel } from './model.ts';

export const imagePanel = definePanel(imageModel, {
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9.5h.01',
  editing: 'picture',
  insert: { place: 9 },
  fields: {
    imageUrl: property('content', { type: 'image' }),
    alt: property('content', { type: 'text' }),
    objectFit: property('content', { type: 'choice' }),
    isCircleShape: property('content', { type: 'switch' }),
    isSvgFile: { elsewhere: 'kept by the app' },
    fileName: { elsewhere: 'with another field' },
    fileSize: { elsewhere: 'with another field' },
    uploadTime: { elsewhere: 'with another field' },
    isPreview: { elsewhere: 'kept by the app' },
    tempPreviewUrl: { elsewhere: 'kept by the app' },
    isLocalPreview: { elsewhere: 'kept by the app' },
    ...boxFields,
  },
});

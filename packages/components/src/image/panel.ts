import { boxFields } from '../panels/box-fields.ts';
import { type Control, definePanel, type GalleryGroup, property, style } from '../panels/field.ts';
import { shapeGallery } from '../shape/gallery.ts';
import { imageModel } from './model.ts';

/** Of the picture's own, %. */
const SHARE: Control = { type: 'number', step: 1, unit: '%', scale: 100, slider: true };

const MASK_GROUPS: readonly GalleryGroup[] = [
  { id: 'whole', choices: [{ value: 'none', picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6' }] },
  ...shapeGallery((preset) => !preset.isOpen),
];

export const imagePanel = definePanel(imageModel, {
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9.5h.01',
  editing: 'picture',
  insert: { place: 9 },
  fields: {
    imageUrl: property('content', { type: 'image' }),
    crop: { elsewhere: 'in a dialog' },
    alt: property('content', { type: 'text' }),
    objectFit: property('content', { type: 'choice' }),
    mask: property('content', { type: 'gallery', groups: MASK_GROUPS }),
    isCircleShape: { ...property('content', { type: 'switch' }), when: ({ mask }) => mask === 'none' },
    brightness: style('effects', SHARE),
    contrast: style('effects', SHARE),
    saturation: style('effects', SHARE),
    blur: style('effects', { type: 'number', step: 1, unit: 'px', slider: true }),
    duotone: style('effects', { type: 'switch' }),
    duotoneDark: { ...style('effects', { type: 'color' }), when: ({ duotone }) => duotone },
    duotoneLight: { ...style('effects', { type: 'color' }), when: ({ duotone }) => duotone },
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

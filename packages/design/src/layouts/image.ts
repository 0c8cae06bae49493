import type { BriefOf } from '@pagewright/model/outline';
import { pictureBlock } from '../blocks/picture.ts';
import type { Box } from '../box/box.ts';
import type { Scene } from '../scene.ts';
import type { Setting } from '../setting.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The picture over the whole width. */
export const imageWide = layout<'image'>({
  name: 'image-wide',
  form: 'image',
  frame: 'top',
  media: ['slide'],
  holds: { points: [0, 1] },
  body: wide,
});

/** The picture over the whole width, its points below however many they are. */
export const imageStacked = layout<'image'>({
  name: 'image-stacked',
  form: 'image',
  frame: 'top',
  media: ['document', 'poster', 'long'],
  dense: true,
  body: wide,
});

function wide(setting: Setting, brief: BriefOf<'image'>, scene: Scene): Box {
  return withTakeaways(
    setting,
    pictureBlock(setting, brief.image, scene.assetSize(brief.image.asset)),
    brief.items,
    'below',
  );
}

/** The picture with its points beside it. */
export const imageBeside = layout<'image'>({
  name: 'image-beside',
  form: 'image',
  frame: 'top',
  leastWidth: 900,
  holds: { points: [1, 99] },
  body: (setting, brief, scene) =>
    withTakeaways(
      setting,
      pictureBlock(setting, brief.image, scene.assetSize(brief.image.asset)),
      brief.items,
      'beside',
    ),
});

/** The picture with its points on a strong panel. */
export const imagePanel = layout<'image'>({
  name: 'image-panel',
  form: 'image',
  frame: 'top',
  holds: { points: [1, 99] },
  body: (setting, brief, scene) =>
    withTakeaways(
      setting,
      pictureBlock(setting, brief.image, scene.assetSize(brief.image.asset)),
      brief.items,
      'panel',
    ),
});

/** The title on a strong panel, the picture filling the rest. */
export const imageSide = layout<'image'>({
  name: 'image-side',
  form: 'image',
  frame: 'side',
  leastWidth: 900,
  holds: { points: [0, 0] },
  body: (setting, brief, scene) => pictureBlock(setting, brief.image, scene.assetSize(brief.image.asset)),
});

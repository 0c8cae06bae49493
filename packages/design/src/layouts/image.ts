import { pictureBlock } from '../blocks/picture.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The picture over the whole width. */
export const imageWide = layout<'image'>({
  name: 'image-wide',
  frame: 'top',
  dense: true,
  suits: (brief, theme) => theme.medium !== 'slide' || brief.items.length < 2 || theme.size.width < 900,
  body: (setting, brief, stage) =>
    withTakeaways(
      setting,
      pictureBlock(setting, brief.image, stage.assetSize(brief.image.asset)),
      brief.items,
      'below',
    ),
});

/** The picture with its points beside it. */
export const imageBeside = layout<'image'>({
  name: 'image-beside',
  frame: 'top',
  suits: (brief, theme) => brief.items.length > 0 && theme.size.width >= 900,
  body: (setting, brief, stage) =>
    withTakeaways(
      setting,
      pictureBlock(setting, brief.image, stage.assetSize(brief.image.asset)),
      brief.items,
      'beside',
    ),
});

/** The picture with its points on a strong panel. */
export const imagePanel = layout<'image'>({
  name: 'image-panel',
  frame: 'top',
  suits: (brief) => brief.items.length > 0,
  body: (setting, brief, stage) =>
    withTakeaways(
      setting,
      pictureBlock(setting, brief.image, stage.assetSize(brief.image.asset)),
      brief.items,
      'panel',
    ),
});

/** The title on a strong panel, the picture filling the rest. */
export const imageSide = layout<'image'>({
  name: 'image-side',
  frame: 'side',
  suits: (brief, theme) => brief.items.length === 0 && theme.size.width >= 900,
  body: (setting, brief, stage) => pictureBlock(setting, brief.image, stage.assetSize(brief.image.asset)),
});

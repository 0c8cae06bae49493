import { imageModel } from '@pagewright/components/kinds/image';
import type { BriefOf } from '@pagewright/model/outline';
import type { Rect, Size } from '@pagewright/model/units';
import { type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { phrase } from './entry.ts';

type Picture = BriefOf<'image'>['image'];

/** A picture in a box, its caption below. The whole picture is shown unless its shape is close to the box's. */
export function pictureBlock(
  setting: Setting,
  picture: Picture,
  natural: Size | undefined,
  options: { radius?: number; cover?: boolean } = {},
): Box {
  const caption =
    picture.caption &&
    textBox(phrase(setting, picture.caption, 'image.caption'), look(setting, 'small', 'soft'), { id: 'image-caption' });
  const ratio = natural ? natural.height / natural.width : 0.62;
  const drawing = box({
    height: (width) => Math.round(Math.min(width * ratio, width * 0.5, setting.theme.size.height * 0.3)),
    grow: 3,
    limit: (width) => Math.round(width * Math.min(1.6, ratio)),
    draw: (sheet, rect) => drawPicture(sheet, rect, setting, picture, natural, options),
  });
  return stack([drawing, caption], { gap: space(setting, 10), grow: 3 });
}

/** Shapes this close to the box's are cropped to it; others are shown whole. */
const CROP_TOLERANCE = 0.18;

export function drawPicture(
  sheet: Sheet,
  rect: Rect,
  setting: Setting,
  picture: Picture,
  natural: Size | undefined,
  options: { radius?: number; cover?: boolean } = {},
): void {
  const shape = natural ? natural.width / natural.height : rect.width / rect.height;
  const difference = Math.abs(Math.log(shape / (rect.width / rect.height)));
  const cover = options.cover || difference < CROP_TOLERANCE;
  sheet.put(
    imageModel,
    'image',
    rect,
    {
      imageUrl: `asset:${picture.asset}`,
      alt: (picture.caption?.text ?? '').slice(0, 500),
      objectFit: cover ? 'cover' : 'contain',
      borderRadius: options.radius ?? Math.min(24, setting.theme.tokens.shape.radius),
      backgroundColor: cover ? setting.tone.background : 'transparent',
    },
    { slot: 'image', origin: picture.origins },
  );
}

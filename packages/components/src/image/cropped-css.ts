import type { CSSProperties } from 'react';
import { type PictureCrop, partOf } from './crop.ts';
import { fitted } from './fit.ts';
import type { Image } from './model.ts';
import { roomOf } from './room.ts';

/**
 * A cropped picture as a window onto all of it. The picture stands behind as large as it is then, and is itself fitted
 * about the middle of what is seen: where its size is not what the crop says, it is shown less exactly but never distorted.
 */
export function croppedCss(image: Image, crop: PictureCrop): { window: CSSProperties; picture: CSSProperties } {
  const { objectFit } = image.props;
  const { shown, part, own } = seenOf(image, crop);
  const share = {
    x: crop.x + (part.x / own.width) * crop.width,
    y: crop.y + (part.y / own.height) * crop.height,
    width: (part.width / own.width) * crop.width,
    height: (part.height / own.height) * crop.height,
  };
  const middle = `${100 * (share.x + share.width / 2)}% ${100 * (share.y + share.height / 2)}%`;
  const [width, height] = [shown.width / share.width, shown.height / share.height];
  return {
    // Relative and not absolute: the border of the box counts by itself.
    window: {
      position: 'relative',
      left: shown.x,
      top: shown.y,
      width: shown.width,
      height: shown.height,
      overflow: 'hidden',
    },
    picture: {
      position: 'absolute',
      maxWidth: 'none',
      left: -share.x * width,
      top: -share.y * height,
      width,
      height,
      objectFit: objectFit === 'fill' ? 'fill' : 'cover',
      objectPosition: middle,
      transformOrigin: middle,
    },
  };
}

function seenOf(image: Image, crop: PictureCrop) {
  const { width, height } = partOf(crop, { width: crop.pictureWidth, height: crop.pictureHeight });
  const own = { width, height };
  return { ...fitted(image.props.objectFit, roomOf(image), own), own };
}

import type { Rect, Size } from '@pagewright/model/units';
import { z } from 'zod';

const share = z.number().min(0).max(1);
/** Of a side of the picture. */
const LEAST_SHARE = 0.001;
/** Shares are kept rounded. */
const TOLERANCE = 0.0002;
const side = z.number().positive().max(1_000_000);

/**
 * The part of a picture that is shown; the picture itself stays whole. Shares of the picture from its upper left corner,
 * and the size of all of it, px: pages are drawn and lowered before the picture is there.
 */
export const pictureCrop = z
  .object({
    x: share,
    y: share,
    width: share.min(LEAST_SHARE),
    height: share.min(LEAST_SHARE),
    pictureWidth: side,
    pictureHeight: side,
  })
  .refine(({ x, y, width, height }) => x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE, {
    message: 'the part reaches beyond the picture',
  });

export type PictureCrop = z.infer<typeof pictureCrop>;

/** Shares of a picture, as in `PictureCrop`. */
export type PictureShares = Pick<PictureCrop, 'x' | 'y' | 'width' | 'height'>;

/** The part, px of a picture that is so large. */
export function partOf({ x, y, width, height }: PictureShares, picture: Size): Rect {
  return {
    x: x * picture.width,
    y: y * picture.height,
    width: width * picture.width,
    height: height * picture.height,
  };
}

/** The crop that shows an area, px of the picture; undefined where that is all of it. */
export function cropTo(area: Rect, picture: Size): PictureCrop | undefined {
  const [left, right] = [rounded(area.x / picture.width), rounded((area.x + area.width) / picture.width)];
  const [top, bottom] = [rounded(area.y / picture.height), rounded((area.y + area.height) / picture.height)];
  if (Math.max(left, top) <= TOLERANCE && Math.min(right, bottom) >= 1 - TOLERANCE) return undefined;
  return {
    x: Math.min(left, 1 - LEAST_SHARE),
    y: Math.min(top, 1 - LEAST_SHARE),
    width: Math.max(LEAST_SHARE, rounded(right - left)),
    height: Math.max(LEAST_SHARE, rounded(bottom - top)),
    pictureWidth: picture.width,
    pictureHeight: picture.height,
  };
}

function rounded(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}

import { PagewrightError } from '@pagewright/model/errors';
import sharp, { type Sharp } from 'sharp';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { readBitmap } from './bitmap.ts';
import { type CheckedImage, checkImage } from './image-kind.ts';
import type { processing } from './processing.ts';

/** Longest side that is kept, px: twice the width of a slide, and some. */
const MAX_SIDE = 4_096;
/** Pixels of all frames that are decoded at most. */
const MAX_PIXELS = 80_000_000;
const QUALITY = 90;

// Pictures of several people are worked on at once: each takes one thread, and none is kept.
sharp.concurrency(1);
sharp.cache(false);

/** Checks a stored upload, draws it anew and stores that. @throws PagewrightError `image/…` naming the file */
export async function processImage(
  blobs: BlobStore,
  { name, file }: z.output<typeof processing.payload>,
): Promise<z.output<typeof processing.result>> {
  return keepPicture(blobs, name, await blobs.read(file));
}

/** Checks a picture, draws it anew and stores that. @throws PagewrightError `image/…` naming the file */
export async function keepPicture(
  blobs: BlobStore,
  name: string,
  content: Buffer,
): Promise<z.output<typeof processing.result>> {
  const { mime, bytes, width, height } = await drawnAnew(name, checkImage(name, content));
  return { mime, width, height, file: await blobs.put('images/', bytes) };
}

/**
 * The same picture with nothing else in it, upright and no larger than it can be shown: what a camera writes beside it
 * (where it was taken, by whom) goes, and so does whatever hides behind it. Bitmaps become PNG.
 */
async function drawnAnew(name: string, image: CheckedImage): Promise<CheckedImage> {
  if (image.mime === 'image/svg+xml') return image;
  try {
    const { data, info } = await encoded(opened(image), image.mime).toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    return { mime: `image/${info.format}`, bytes: data, width: info.width, height };
  } catch (error) {
    throw new PagewrightError('image/broken', { file: name }, { cause: error });
  }
}

function opened({ mime, bytes }: CheckedImage): Sharp {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (mime !== 'image/bmp') return sharp(bytes, { ...limits, animated: mime !== 'image/png' && mime !== 'image/jpeg' });
  const { pixels, ...raw } = readBitmap(bytes, MAX_PIXELS);
  return sharp(pixels, { ...limits, raw });
}

function encoded(picture: Sharp, mime: string): Sharp {
  const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  switch (mime) {
    case 'image/jpeg':
      return picture.autoOrient().resize(size).jpeg({ quality: QUALITY });
    case 'image/webp':
      return picture.resize(size).webp({ quality: QUALITY });
    case 'image/gif':
      return picture.resize(size).gif();
    default:
      return picture.autoOrient().resize(size).png();
  }
}

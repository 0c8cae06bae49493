import type { ImageProps } from '@pagewright/components/kinds/image';

/** Whether a part of the picture can be chosen: not of drawings, which have no pixels, nor of what is still being sent. */
export function croppable({ imageUrl, isSvgFile, isPreview }: ImageProps): boolean {
  return imageUrl !== '' && !isSvgFile && !isPreview;
}

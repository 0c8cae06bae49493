import type { PropsOf } from '@pagewright/components/models';

/** Whether a part of the picture can be chosen: not of drawings, which have no pixels, nor of what is still being sent. */
export function croppable({ imageUrl, isSvgFile, isPreview }: PropsOf<'image'>): boolean {
  return imageUrl !== '' && !isSvgFile && !isPreview;
}

import type { ImageProps } from '@pagewright/components/kinds/image';

/** Whether a part of the picture can be chosen: not of what is still being sent. */
export function croppable({ imageUrl, isPreview }: ImageProps): boolean {
  return imageUrl !== '' && !isPreview;
}

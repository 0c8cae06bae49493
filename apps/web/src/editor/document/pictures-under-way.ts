import type { ImageProps } from '@pagewright/components/kinds/image';

/** Previews of this window whose pictures are being sent. */
const underWay = new Set<string>();

/** What came in the place of previews of this window. */
const arrived = new Map<string, Partial<ImageProps>>();

export function pictureBegins(preview: string): void {
  underWay.add(preview);
}

/** It has come, or does not any more. @param picture what stands in the place of the preview from now on */
export function pictureEnds(preview: string, picture?: Partial<ImageProps>): void {
  underWay.delete(preview);
  if (picture) arrived.set(preview, picture);
}

/** What came in the place of a preview; undefined where it is still to come, never came, or is of another window. */
export function arrivedPicture(preview: string): Partial<ImageProps> | undefined {
  return arrived.get(preview);
}

/** Whether what stands for a preview is still to come: not where it was copied after its picture had come, or in another window. */
export function isUnderWay(preview: string): boolean {
  return underWay.has(preview);
}

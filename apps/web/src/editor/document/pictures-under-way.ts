import type { ImageProps } from '@pagewright/components/kinds/image';
import { answerWindows, askWindows } from './picture-windows.ts';

/** What stands in the place of a preview from now on. */
export type ArrivedPicture = Partial<ImageProps>;

/** Previews of this window whose pictures are being sent, and who waits for them. */
const underWay = new Map<string, PromiseWithResolvers<ArrivedPicture | undefined>>();

/** What came in the place of previews of this window. */
const arrived = new Map<string, ArrivedPicture>();

export function pictureBegins(preview: string): void {
  underWay.set(preview, Promise.withResolvers());
  answerWindows((asked) => arrived.get(asked) ?? underWay.get(asked)?.promise);
}

/** It has come, or does not any more. @param picture what stands in the place of the preview from now on */
export function pictureEnds(preview: string, picture?: ArrivedPicture): void {
  const ended = underWay.get(preview);
  underWay.delete(preview);
  if (picture) arrived.set(preview, picture);
  ended?.resolve(picture);
}

/** What came in the place of a preview; undefined where it is still to come, never came, or is of another window. */
export function arrivedPicture(preview: string): ArrivedPicture | undefined {
  return arrived.get(preview);
}

/** Whether what stands for a preview is still to come: not where it was copied after its picture had come, or in another window. */
export function isUnderWay(preview: string): boolean {
  return underWay.has(preview);
}

/** What comes in the place of a preview, of another window too; undefined where it never comes. Never rejects. */
export async function awaitedPicture(preview: string): Promise<ArrivedPicture | undefined> {
  return arrived.get(preview) ?? underWay.get(preview)?.promise ?? askWindows(preview);
}

/** Previews of this window whose pictures are being sent. */
const underWay = new Set<string>();

export function pictureBegins(preview: string): void {
  underWay.add(preview);
}

/** It has come, or does not any more. */
export function pictureEnds(preview: string): void {
  underWay.delete(preview);
}

/** Whether what stands for a preview is still to come: not where it was copied after its picture had come, or in another window. */
export function isUnderWay(preview: string): boolean {
  return underWay.has(preview);
}

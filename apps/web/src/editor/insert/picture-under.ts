import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Page } from '@pagewright/components/models';

/** A drop, and what lies under it. */
interface Dropped {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Ids of the components under the pointer, the uppermost first. */
  readonly under: readonly string[];
}

/**
 * The picture whose place another takes that is dropped onto it: the uppermost of all there, and no locked one. With Ctrl or
 * Cmd held a dropped picture becomes one of its own.
 */
export function pictureUnder({ components }: Page, { ctrlKey, metaKey, under }: Dropped): string | undefined {
  if (ctrlKey || metaKey) return undefined;
  const picture = components.find(({ id }) => id === under[0]);
  return picture && isOf(imageModel, picture) && !picture.locked ? picture.id : undefined;
}

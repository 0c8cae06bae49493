import { carriesPicture } from '../dialogs/library/library-drag.ts';

/** What a drag tells of itself before it is dropped. */
interface Dragged {
  readonly types: readonly string[];
  readonly items: Iterable<Pick<DataTransferItem, 'kind' | 'type'>>;
}

/**
 * Whether what is dragged takes the place of a picture where it is dropped: one of the library, or files of which the first
 * is a picture. Not every browser tells what files are before they are dropped.
 */
export function bringsPicture({ types, items }: Dragged): boolean {
  if (carriesPicture({ types })) return true;
  if (!types.includes('Files')) return false;
  const first = [...items].find(({ kind }) => kind === 'file');
  return first === undefined || first.type === '' || first.type.startsWith('image/');
}

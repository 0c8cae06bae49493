import { getImage } from '@pagewright/contract/images';
import { getAsset } from '@pagewright/contract/pages';
import { createContext, use, useSyncExternalStore } from 'react';
import { api } from '../../app/api/api.ts';
import { type FindPicture, PictureShelf } from './picture-shelf.ts';

const shelves = new Map<number, PictureShelf>();
/** Projects whose pictures are kept; a person goes back and forth between a few. */
const KEPT_PROJECTS = 3;

function shelfOf(projectId: number): PictureShelf {
  const known = shelves.get(projectId);
  if (known) return known;
  for (const [id, old] of shelves) {
    if (shelves.size < KEPT_PROJECTS) break;
    if (old.inUse) continue;
    old.clear();
    shelves.delete(id);
  }
  const shelf = new PictureShelf({
    document: (key) => api.open(getAsset, { params: { id: projectId, key } }),
    uploaded: (key) => api.open(getImage, { params: { key } }),
  });
  shelves.set(projectId, shelf);
  return shelf;
}

/** Asks again for pictures of a project that could not be fetched. */
export function retryPictures(projectId: number): void {
  shelves.get(projectId)?.retry();
}

/** Resolves when the pictures of a project that were asked for have come, or will not. */
export function picturesSettled(projectId: number): Promise<void> {
  return shelfOf(projectId).settled();
}

/** Of pages that belong to no project. */
const NO_PICTURES = { find: (): undefined => undefined, subscribe: () => () => undefined };

/** Where the pages within find their pictures that belong to none of the person's own projects. */
export const PicturesContext = createContext<PictureShelf | undefined>(undefined);

/** Finds the pictures of a project; the component renders again when one has arrived. */
export function usePageAssets(projectId: number | undefined): FindPicture {
  const given = use(PicturesContext);
  const shelf = given ?? (projectId === undefined ? NO_PICTURES : shelfOf(projectId));
  return useSyncExternalStore<FindPicture>(shelf.subscribe, () => shelf.find);
}

import { getImage } from '@pagewright/contract/images';
import { getAsset } from '@pagewright/contract/pages';
import { createContext, use, useSyncExternalStore } from 'react';
import { api } from '../../app/api/api.ts';
import { type FindPicture, PictureShelf } from './picture-shelf.ts';

const shelves = new Map<number, PictureShelf>();
/** Projects whose pictures are kept; a person goes back and forth between a few. */
const KEPT_PROJECTS = 3;

/** What pages draw their pictures from. */
export interface Pictures {
  /** Another function whenever a picture has arrived. */
  readonly find: FindPicture;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when everything that was asked for has come, or will not. */
  settled(): Promise<void>;
}

/** The pictures of a project. */
export function shelfOf(projectId: number): PictureShelf {
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

/** Of pages that belong to no project. */
const NO_PICTURES: Pictures = {
  find: () => undefined,
  subscribe: () => () => undefined,
  settled: () => Promise.resolve(),
};

/** Where the pages within find their pictures that belong to none of the person's own projects. */
export const PicturesContext = createContext<PictureShelf | undefined>(undefined);

/** Where pages find their pictures: in what is given to all within, else in their project. */
export function useShelf(projectId: number | undefined): Pictures {
  const given = use(PicturesContext);
  return given ?? (projectId === undefined ? NO_PICTURES : shelfOf(projectId));
}

/** Finds pictures; the component renders again when one has arrived. */
export function usePictures(pictures: Pictures): FindPicture {
  return useSyncExternalStore<FindPicture>(pictures.subscribe, () => pictures.find);
}

/** Finds the pictures of a project; the component renders again when one has arrived. */
export function usePageAssets(projectId: number | undefined): FindPicture {
  return usePictures(useShelf(projectId));
}

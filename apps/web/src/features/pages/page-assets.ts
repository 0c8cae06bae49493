import { getImage, IMAGE_PATH } from '@pagewright/contract/images';
import { getAsset } from '@pagewright/contract/pages';
import { useSyncExternalStore } from 'react';
import { api } from '../../app/api/api.ts';

/** The URL of a picture by its key; undefined as long as it has not been fetched. */
export type FindPicture = (key: string) => string | undefined;

/** Pictures of one project as object URLs: they need the bearer token, which an `<img>` cannot send. */
export class PictureShelf {
  /** A new function whenever a picture has arrived, so that memoised pages look again. */
  find: FindPicture;
  readonly #projectId: number;
  readonly #urls = new Map<string, string>();
  readonly #asked = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(projectId: number) {
    this.#projectId = projectId;
    this.find = this.#finder();
  }

  get inUse(): boolean {
    return this.#listeners.size > 0;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks again for pictures that could not be fetched. */
  retry(): void {
    if (this.#failed.size === 0) return;
    for (const key of this.#failed) this.#asked.delete(key);
    this.#failed.clear();
    this.#tell();
  }

  clear(): void {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }

  #finder(): FindPicture {
    return (key) => {
      if (!this.#asked.has(key)) void this.#load(key);
      return this.#urls.get(key);
    };
  }

  /** A picture of the project's documents by its key, or an uploaded image by its path. */
  #open(key: string): Promise<Response> {
    const uploaded = key.startsWith(`${IMAGE_PATH}/`) ? key.slice(IMAGE_PATH.length + 1) : undefined;
    if (uploaded !== undefined) return api.open(getImage, { params: { key: uploaded } });
    return api.open(getAsset, { params: { id: this.#projectId, key } });
  }

  async #load(key: string): Promise<void> {
    this.#asked.add(key);
    try {
      const response = await this.#open(key);
      this.#urls.set(key, URL.createObjectURL(await response.blob()));
    } catch {
      // The page shows its own mark for a picture that is missing; refreshing the preview asks again.
      this.#failed.add(key);
      return;
    }
    this.#tell();
  }

  #tell(): void {
    this.find = this.#finder();
    for (const listener of this.#listeners) listener();
  }
}

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
  const shelf = new PictureShelf(projectId);
  shelves.set(projectId, shelf);
  return shelf;
}

/** Asks again for pictures of a project that could not be fetched. */
export function retryPictures(projectId: number): void {
  shelves.get(projectId)?.retry();
}

/** Of pages that belong to no project. */
const NO_PICTURES = { find: (): undefined => undefined, subscribe: () => () => undefined };

/** Finds the pictures of a project; the component renders again when one has arrived. */
export function usePageAssets(projectId: number | undefined): FindPicture {
  const shelf = projectId === undefined ? NO_PICTURES : shelfOf(projectId);
  return useSyncExternalStore<FindPicture>(shelf.subscribe, () => shelf.find);
}

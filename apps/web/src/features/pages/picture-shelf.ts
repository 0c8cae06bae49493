import { IMAGE_PATH } from '@pagewright/contract/images';

/** The URL of a picture by its key; undefined as long as it has not been fetched. */
export type FindPicture = (key: string) => string | undefined;

/** Fetches the pictures of the documents by their keys, and uploaded images by theirs. */
export interface PictureSource {
  document(key: string): Promise<Response>;
  uploaded(key: string): Promise<Response>;
}

/** Pictures of one document as object URLs: they need the bearer token, which an `<img>` cannot send. */
export class PictureShelf {
  /** A new function whenever a picture has arrived, so that memoised pages look again. */
  find: FindPicture;
  readonly #source: PictureSource;
  readonly #urls = new Map<string, string>();
  readonly #asked = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #loading = new Set<Promise<void>>();
  readonly #listeners = new Set<() => void>();

  constructor(source: PictureSource) {
    this.#source = source;
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

  /** Resolves when everything that was asked for has come, or will not. */
  async settled(): Promise<void> {
    while (this.#loading.size > 0) await Promise.all(this.#loading);
  }

  clear(): void {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }

  #finder(): FindPicture {
    return (key) => {
      if (!this.#asked.has(key)) this.#begin(key);
      return this.#urls.get(key);
    };
  }

  #begin(key: string): void {
    const loading = this.#load(key).finally(() => this.#loading.delete(loading));
    this.#loading.add(loading);
  }

  /** A picture of the documents by its key, or an uploaded image by its path. */
  #open(key: string): Promise<Response> {
    const uploaded = key.startsWith(`${IMAGE_PATH}/`) ? key.slice(IMAGE_PATH.length + 1) : undefined;
    return uploaded === undefined ? this.#source.document(key) : this.#source.uploaded(uploaded);
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

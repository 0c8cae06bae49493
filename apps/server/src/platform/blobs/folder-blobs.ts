import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../sync-folder.ts';
import { type Blobs, isBlobKey, requireBlobKey, type StagedFile } from './blobs.ts';
import { filesIn, removeStaged, stageIn } from './staging.ts';

/** Blobs as files of a folder: written beside, made durable, then given their name. */
export class FolderBlobs implements Blobs {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  stage(bytes: Uint8Array | Readable): Promise<StagedFile> {
    // The same file system, so that it only has to be renamed.
    return stageIn(join(this.#folder, '.staged'), bytes);
  }

  async put(key: string, staged: StagedFile): Promise<void> {
    try {
      const path = this.#path(key);
      await mkdir(dirname(path), { recursive: true });
      await rename(staged.path, path);
      syncFolder(dirname(path));
    } finally {
      await rm(staged.path, { force: true });
    }
  }

  async read(key: string): Promise<Readable> {
    const file = await open(this.#path(key));
    return file.createReadStream();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(olderThanMs: number): AsyncIterable<string> {
    for await (const path of filesIn(this.#folder, olderThanMs)) {
      const key = relative(this.#folder, path).split(sep).join('/');
      if (isBlobKey(key)) yield key;
    }
  }

  async removeUnfinished(olderThanMs: number): Promise<void> {
    await removeStaged(this.#folder, olderThanMs);
  }

  #path(key: string): string {
    requireBlobKey(key);
    return join(this.#folder, key);
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, StoredBlob } from './blobs.ts';
import { syncFolder } from './sync-folder.ts';

/** A file that is still being written. */
const UNFINISHED = /[/\\]\.[\w-]+\.tmp$/;

const KEY = /^[a-z0-9][\w.-]*(?:\/[\w-][\w.-]*)*$/i;

/** Blobs as files of a folder: written beside, made durable, then given their name. */
export class FolderBlobs implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, bytes: Uint8Array | Readable): Promise<StoredBlob> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    const fresh = join(dirname(path), `.${randomUUID()}.tmp`);
    try {
      const stored = await writeThrough(bytes, fresh);
      await rename(fresh, path);
      syncFolder(dirname(path));
      return stored;
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }

  async read(key: string, expected: StoredBlob): Promise<Buffer> {
    const bytes = await readFile(this.#path(key));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== expected.sha256) throw new Error(`the stored file ${key} is not what was stored`);
    return bytes;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(olderThanMs: number): AsyncIterable<string> {
    for await (const path of this.#files(olderThanMs)) {
      const key = relative(this.#folder, path).split(sep).join('/');
      if (KEY.test(key)) yield key;
    }
  }

  async removeUnfinished(olderThanMs: number): Promise<void> {
    for await (const path of this.#files(olderThanMs)) if (UNFINISHED.test(path)) await rm(path, { force: true });
  }

  async *#files(olderThanMs: number): AsyncIterable<string> {
    if (!existsSync(this.#folder)) return;
    for await (const entry of await opendir(this.#folder, { recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      // It may go while it is looked at.
      const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
      if (found && Date.now() - found.mtimeMs >= olderThanMs) yield path;
    }
  }

  #path(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a blob key: ${key}`);
    return join(this.#folder, key);
  }
}

/** Writes the bytes to a new file, durably, and tells what they were. */
async function writeThrough(bytes: Uint8Array | Readable, path: string): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = bytes instanceof Readable ? bytes : Readable.from([bytes]);
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

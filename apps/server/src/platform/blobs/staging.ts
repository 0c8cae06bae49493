import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, opendir, open as openFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StagedFile, StoredBlob } from './blobs.ts';

/** Writes the bytes to a new file of a folder, durably, and tells what they were. Nothing is left where it throws. */
export async function stageIn(folder: string, bytes: Uint8Array | Readable): Promise<StagedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.${randomUUID()}.tmp`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    const source = bytes instanceof Readable ? bytes : Readable.from([bytes]);
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const file = await openFile(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, sha256: hash.digest('hex'), size };
}

/** The files in a folder, however deep, that were last written longer ago than that, ms. */
export async function* filesIn(folder: string, olderThanMs: number): AsyncIterable<string> {
  if (!existsSync(folder)) return;
  for await (const entry of await opendir(folder, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    // It may go while it is looked at.
    const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
    if (found && Date.now() - found.mtimeMs >= olderThanMs) yield path;
  }
}

/** Removes what was staged longer ago than that and left behind, ms. */
export async function removeStaged(folder: string, olderThanMs: number): Promise<void> {
  for await (const path of filesIn(folder, olderThanMs)) {
    if (/[/\\]\.[\w-]+\.tmp$/.test(path)) await rm(path, { force: true });
  }
}

/** Passes bytes on and ends in an error where they are not those that were stored. */
export function checked(stored: StoredBlob, key: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isSame = hash.digest('hex') === stored.sha256;
      done(isSame ? null : new Error(`the stored file ${key} is not what was stored`));
    },
  });
}

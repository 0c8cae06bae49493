import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where things stand in the data folder. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly blobs: string;
}

export function openDataFolder(path: string): DataFolder {
  const root = resolve(path);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  return { path: root, database: join(root, 'database'), blobs: join(root, 'blobs') };
}

/** The installation's own random key of 256 bits, made at the first start. */
export function installationKey(folder: DataFolder): Buffer {
  const path = join(folder.path, 'session.key');
  if (!existsSync(path)) writeDurably(path, randomBytes(32).toString('base64url'));
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
}

/** A file is there wholly or not at all, whatever happens meanwhile; readable by the owner only. */
function writeDurably(path: string, text: string): void {
  const fresh = `${path}.${process.pid}.tmp`;
  const file = openSync(fresh, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(fresh, path);
}

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { PagewrightError } from '@pagewright/model/errors';

/** Where things stand in the data folder. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly blobs: string;
  /** Messages that could not be sent because no service is set up. */
  readonly outbox: string;
}

/** @throws PagewrightError `install/read-only`, `install/disk-full` */
export function openDataFolder(path: string): DataFolder {
  const root = resolve(path);
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK);
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    throw new PagewrightError(isFull ? 'install/disk-full' : 'install/read-only', { folder: root }, { cause: error });
  }
  return { path: root, database: join(root, 'database'), blobs: join(root, 'blobs'), outbox: join(root, 'outbox') };
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

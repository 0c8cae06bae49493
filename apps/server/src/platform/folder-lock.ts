import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PagewrightError } from '@pagewright/model/errors';

/** Locks that are held: one that nobody refers to would be collected, and its file closed and let go with it. */
const held = new Set<DatabaseSync>();

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process. PGlite does not keep a second process out of its files, and a file with a
 * process id in it outlives a killed process and is wrong wherever ids are used again (a container's first process always
 * has the same one). Node offers no file locks of its own, so an empty SQLite file is opened exclusively: the operating
 * system lets go of that lock in the moment the process ends, however it ends.
 * @throws PagewrightError `install/data-locked`
 */
export function lockFolder(folder: string): FolderLock {
  const holder = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    const pid = readHolder(holder);
    throw new PagewrightError('install/data-locked', { folder, ...(pid ? { pid } : {}) }, { cause: error });
  }
  // Only for the message of whoever comes second.
  writeFileSync(holder, String(process.pid));
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}

function readHolder(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

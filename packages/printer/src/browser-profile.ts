import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Followed by the id of the process that made it. */
const PREFIX = 'pagewright-browser-';

/** A new empty folder for a browser's profile. */
export function makeProfile(): string {
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes a profile whose browser has ended; Chromium's last children may still write for a moment. */
export function removeProfile(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  } catch {
    setTimeout(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 500).unref();
  }
}

/** Removes the profiles of processes that were killed before they could do so themselves. */
export function removeStaleProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isInteger(owner) && owner > 0 && !isRunning(owner)) removeProfile(join(tmpdir(), name));
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but is another person's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

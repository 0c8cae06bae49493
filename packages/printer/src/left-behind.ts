import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes a folder; whoever wrote into it, as a killed browser's last children, may still do so for a moment. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  } catch {
    setTimeout(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 500).unref();
  }
}

/**
 * Removes what processes left behind that were killed before they could do so themselves.
 * @param parent folder of theirs; it need not be there
 * @param prefix of their names: the id of the process that made one follows, and may be followed by more behind a `-`
 */
export function removeLeftBehind(parent: string, prefix: string): void {
  for (const name of namesIn(parent)) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN;
    if (Number.isInteger(owner) && owner > 0 && !isRunning(owner)) removeFolder(join(parent, name));
  }
}

/** What cannot be looked into is left alone. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
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

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftBehind } from './left-behind.ts';

/** Followed by the id of the process that made it. */
const PREFIX = 'pagewright-browser-';

/** A new empty folder for a browser's profile. */
export function makeProfile(): string {
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes the profiles of processes that were killed before they could do so themselves. */
export function removeStaleProfiles(): void {
  removeLeftBehind(tmpdir(), PREFIX);
}

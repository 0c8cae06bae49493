import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder durable: a renamed file survives a power cut only after this. */
export function syncFolder(path: string): void {
  // Windows cannot open a folder as a file and needs no such call.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

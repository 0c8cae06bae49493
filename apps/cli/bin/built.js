import { existsSync, readFileSync, statSync } from 'node:fs';

/** What stands beside the built command: each file that it was built from, its time (ms) and its size (bytes). */
export const SOURCES_FILE = 'sources.json';

const COMMAND = new URL('../', import.meta.url);

/**
 * The address of the command's main module: the built one where none of its sources has changed since.
 * @param {URL} command the folder that both stand in
 * @returns {string}
 */
export function mainModule(command = COMMAND) {
  return new URL(isBuilt(command) ? 'dist/main.js' : 'src/main.ts', command).href;
}

/**
 * Whether the command is built, and from its sources as they are.
 * @param {URL} command the folder that it stands in
 * @returns {boolean}
 */
export function isBuilt(command = COMMAND) {
  const list = new URL(`dist/${SOURCES_FILE}`, command);
  if (!existsSync(list)) return false;
  try {
    return JSON.parse(readFileSync(list, 'utf8')).every(([path, time, size]) => {
      const file = statSync(path, { throwIfNoEntry: false });
      return file?.mtimeMs === time && file.size === size;
    });
  } catch {
    return false;
  }
}

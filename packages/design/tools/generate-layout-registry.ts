import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LayoutsFile, layoutRegistryOf } from './layout-registry.ts';

/** Writes the list of all layouts: `node packages/design/tools/generate-layout-registry.ts`. */

export const LAYOUTS_FOLDER = fileURLToPath(new URL('../src/layouts', import.meta.url));

/** The name of what is written. */
export const REGISTRY_FILE = 'all-layouts.ts';

export function layoutsFiles(folder: string): LayoutsFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== REGISTRY_FILE)
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(LAYOUTS_FOLDER, REGISTRY_FILE), layoutRegistryOf(layoutsFiles(LAYOUTS_FOLDER)));
}

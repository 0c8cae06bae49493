import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registriesOf } from './registries.ts';

/** Writes the registries of the component kinds: `node packages/components/tools/generate-registries.ts`. */

/** Folders of `source` that are kinds. */
export function kindFolders(source: string): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'model.ts')))
    .map(({ name }) => name);
}

export function writeRegistries(source: string): void {
  mkdirSync(join(source, 'registry'), { recursive: true });
  for (const [file, text] of registriesOf(kindFolders(source))) writeFileSync(join(source, 'registry', file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeRegistries(fileURLToPath(new URL('../src', import.meta.url)));
}

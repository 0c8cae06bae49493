import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatRegistriesOf } from './format-registries.ts';

/** Writes the registries of the output formats: `node packages/export/tools/generate-format-registries.ts`. */

/** Folders of `source` that are formats. */
export function formatFolders(source: string): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'format.ts')))
    .map(({ name }) => name);
}

export function writeFormatRegistries(source: string): void {
  mkdirSync(join(source, 'registry'), { recursive: true });
  const registries = formatRegistriesOf(formatFolders(source));
  for (const [file, text] of registries) writeFileSync(join(source, 'registry', file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFormatRegistries(fileURLToPath(new URL('../src', import.meta.url)));
}

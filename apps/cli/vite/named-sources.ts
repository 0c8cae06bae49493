import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCES_FILE } from '../bin/built.js';

/** Names the files that the command was built from beside it, when all of it is written: `bin/built.js` looks whether they still are as they were. */
export function namedSources(): Plugin {
  return {
    name: 'named-sources',
    writeBundle({ dir = '' }, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const files = [...new Set(modules.filter((id) => !id.startsWith('\0')))].map((path) => {
        const { mtimeMs, size } = statSync(path);
        return [path, mtimeMs, size];
      });
      writeFileSync(join(dir, SOURCES_FILE), JSON.stringify(files));
    },
  };
}

import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a module asks of its own place: files and threads beside it are where its source is, not where it is built to. */
export function placedSources(): Plugin {
  return {
    name: 'placed-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.startsWith('\0')) return undefined;
      const places = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
      return code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key: keyof typeof places) =>
        JSON.stringify(places[key]),
      );
    },
  };
}

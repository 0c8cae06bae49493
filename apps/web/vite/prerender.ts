import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `….prerendered.ts` run while building, and the browser gets the values of their exports. They may
 * import what is too large for the browser; their exports have to be plain data.
 */
export function prerender(): Plugin {
  return {
    name: 'pagewright-prerender',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.prerendered.ts')) return null;
      const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

import { createReadStream } from 'node:fs';
import { fontFile } from '@pagewright/typography/font-paths';
import type { Plugin } from 'vite';

/** Base path of the fonts; in production the server answers it. */
const BASE = '/fonts/';

const TYPES: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' };

/** Serves the fonts of the typography package while developing. */
export function localFonts(): Plugin {
  return {
    name: 'pagewright-local-fonts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = pathname.startsWith(BASE) ? fontFile(decodeURIComponent(pathname.slice(BASE.length))) : undefined;
        if (!file) return next();
        response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}

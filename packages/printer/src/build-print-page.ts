import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds the print page into the folder given as argument. A program of its own: Vite builds for development where the
 * environment says so, tests for one, and would stay in the memory of whoever prints.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: build-print-page.ts FOLDER');

await build({
  configFile: false,
  root: fileURLToPath(new URL('../page', import.meta.url)),
  mode: 'production',
  logLevel: 'error',
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
});

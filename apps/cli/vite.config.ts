import { defineConfig } from 'vite';
import { namedSources } from './vite/named-sources.ts';
import { placedSources } from './vite/placed-sources.ts';

/**
 * The command in a few dozen files. It runs from its sources as well: to find, read and join their eight hundred modules takes more
 * than a third of the time of a short document, though.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [placedSources(), namedSources()],
  ssr: { noExternal: [/^@pagewright\//, 'zod'] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
  },
});

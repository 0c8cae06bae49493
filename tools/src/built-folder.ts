import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { hashOf, ROOT } from '../workspace.mjs';

/** Pages built before; each is good as long as nothing changes that it may be made of. */
const KEPT = join(ROOT, 'node_modules', '.cache', 'pagewright-pages');

export interface PageSources {
  /** Folder of the page's `index.html`. */
  readonly root: string;
  /** The page's own Vite configuration; without one it is built plainly. */
  readonly configFile?: string;
}

/** A page as built for production from today's sources, and where it lies. */
export async function builtFolder({ root, configFile }: PageSources): Promise<string> {
  const parts = [root, ...(configFile ? [configFile] : [])].map((path) => relative(ROOT, path));
  const sources = hashOf(['packages', 'apps/web', 'package-lock.json', 'tools/src/built-folder.ts', ...parts]);
  const name = `${basename(dirname(root))}-${basename(root)}`;
  const folder = join(KEPT, `${name}-${sources}`);
  if (existsSync(folder)) return folder;
  mkdirSync(KEPT, { recursive: true });
  // Built beside and moved into place: whoever finds it finds it whole.
  const fresh = mkdtempSync(join(KEPT, '.building-'));
  await build({
    configFile: configFile ?? false,
    root,
    logLevel: 'error',
    // Test runners set NODE_ENV to `test`, for which Vite would take React's development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'es2024',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
  });
  const older = readdirSync(KEPT).filter((one) => one.startsWith(`${name}-`));
  moveInPlace(fresh, folder);
  for (const one of older) if (join(KEPT, one) !== folder) rmSync(join(KEPT, one), { recursive: true, force: true });
  return folder;
}

/** Where another process has built the same meanwhile, that one stays. */
function moveInPlace(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

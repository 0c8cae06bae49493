import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeLeftBehind } from './left-behind.ts';

/** The page that the printer's browser loads is built on this machine and never checked in. */

const PRINTER = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = dirname(PRINTER.replace(/[/\\]$/, ''));
/** Where the built page stands. */
export const PRINT_PAGE_FOLDER = join(PRINTER, 'dist');
const STAMP = join(PRINT_PAGE_FOLDER, '.sources');
/** Where it is built; each process has a folder there, with its id behind the prefix. */
const BUILDING = { parent: join(PRINTER, '.cache'), prefix: 'print-page-' } as const;

/** What the print page is built from. */
const SOURCES = [
  'printer/page',
  'printer/src/build-print-page.ts',
  'printer/src/job.ts',
  'printer/package.json',
  'render/src',
  'render/package.json',
  'components/src',
  'components/package.json',
  'typography/src',
  'page/src',
  'model/src',
];

let built: Promise<string> | undefined;

/** The folder of the built print page; builds it with Vite where its sources changed since the last build. */
export function ensurePrintPage(): Promise<string> {
  built ??= build().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

/** Removes what processes had built that were killed before it stood in its place. */
export function removeStaleBuilds(): void {
  removeLeftBehind(BUILDING.parent, BUILDING.prefix);
}

async function build(): Promise<string> {
  const wanted = fingerprint();
  if (isThere(wanted)) return PRINT_PAGE_FOLDER;
  // Built beside and moved into place, so that a process which serves the old one is never without a file.
  const fresh = join(BUILDING.parent, `${BUILDING.prefix}${process.pid}`);
  const script = fileURLToPath(new URL('./build-print-page.ts', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [script, fresh], { env, cwd: PRINTER });
  writeFileSync(join(fresh, '.sources'), wanted);
  try {
    if (!isThere(wanted)) {
      rmSync(PRINT_PAGE_FOLDER, { recursive: true, force: true });
      renameSync(fresh, PRINT_PAGE_FOLDER);
    }
  } catch (error) {
    // Another process that built it meanwhile has put the same there first.
    if (!isThere(wanted)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return PRINT_PAGE_FOLDER;
}

/** Whether what was built of sources with this fingerprint stands in its place. */
function isThere(fingerprint: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, join(PACKAGES, source), source);
  return hash.digest('hex');
}

/** Adds a source file, or those of a folder; what the page is not built from does not count. */
function addToHash(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!statSync(path).isDirectory()) {
    if (/\.(ts|tsx|css|html|json|svg)$/.test(name) && !name.includes('.test.')) {
      hash.update(name).update(readFileSync(path));
    }
    return;
  }
  for (const entry of readdirSync(path).sort()) addToHash(hash, join(path, entry), `${name}/${entry}`);
}

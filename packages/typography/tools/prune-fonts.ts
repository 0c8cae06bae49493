import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontFamily, SHIPPED_FAMILIES } from '../src/catalogue.ts';

/**
 * Removes the font files that no family of the catalogue names: other weights and slants, and the older WOFF beside
 * each WOFF2. Three quarters of what the packages bring; nothing serves them.
 * @param files the `files` folder of the family's package
 * @returns how many were removed
 */
export function pruneFonts(files: string, { weights, italics }: Pick<FontFamily, 'weights' | 'italics'>): number {
  const named = [
    ...weights.map((weight) => `-${weight}-normal.woff2`),
    ...italics.map((own) => `-${own}-italic.woff2`),
  ];
  const others = readdirSync(files).filter((name) => !named.some((end) => name.endsWith(end)));
  for (const name of others) rmSync(join(files, name));
  return others.length;
}

/** The older file behind the WOFF2 of a face. */
const OLDER = /,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g;

/**
 * Takes the WOFF files that are gone out of the sheets that the catalogue names. Browsers make an object for each file of
 * each face when they read a sheet, thousands of them for Chinese and Japanese, although they ask for the first alone.
 * @param folder of the family's package
 */
export function pruneSheets(folder: string, { weights, italics }: Pick<FontFamily, 'weights' | 'italics'>): void {
  for (const name of [...weights.map(String), ...italics.map((own) => `${own}-italic`)]) {
    const sheet = join(folder, `${name}.css`);
    if (!existsSync(sheet)) continue;
    const css = readFileSync(sheet, 'utf8');
    const pruned = css.replace(OLDER, '');
    if (pruned === css) continue;
    // A package manager may have linked the file to a store of its own, which must stay as it is.
    rmSync(sheet);
    writeFileSync(sheet, pruned);
  }
}

if (import.meta.main) {
  const require = createRequire(import.meta.url);
  for (const family of SHIPPED_FAMILIES) {
    const folder = dirname(require.resolve(`${family.package}/package.json`));
    pruneFonts(join(folder, 'files'), family);
    pruneSheets(folder, family);
  }
}

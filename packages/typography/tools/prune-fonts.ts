import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONT_FAMILIES, type FontFamily } from '../src/catalogue.ts';

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

if (import.meta.main) {
  const require = createRequire(import.meta.url);
  for (const family of FONT_FAMILIES) {
    pruneFonts(join(dirname(require.resolve(`${family.package}/package.json`)), 'files'), family);
  }
}

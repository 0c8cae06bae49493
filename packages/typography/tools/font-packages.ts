import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFamily } from '../src/catalogue.ts';
import { type CodeRange, parseUnicodeRange } from '../src/code-ranges.ts';

/** What the installed fontsource packages hold. */

const require = createRequire(import.meta.url);

/** A file's worth of a font, as fontsource cuts it. */
export interface Subset {
  /** Part of the file name: `latin`, `12`. */
  readonly name: string;
  readonly ranges: readonly CodeRange[];
}

/** The subsets of a family in the order in which fontsource declares them. */
export function readSubsets(family: FontFamily): Subset[] {
  const declared = JSON.parse(readFileSync(indexPath(family), 'utf8')) as Record<string, string>;
  return Object.entries(declared).map(([name, ranges]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: parseUnicodeRange(ranges),
  }));
}

/** Path of a subset's file in its package. */
export function subsetFile(family: FontFamily, subset: string, weight: number, italic: boolean): string {
  return `files/${family.package.split('/')[1]}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff2`;
}

export function subsetPath(family: FontFamily, subset: string, weight: number, italic: boolean): string {
  return join(dirname(indexPath(family)), subsetFile(family, subset, weight, italic));
}

function indexPath(family: FontFamily): string {
  return require.resolve(`${family.package}/unicode.json`);
}

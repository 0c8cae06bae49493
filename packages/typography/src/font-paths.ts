import { createRequire } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIPPED_FAMILIES } from './catalogue.ts';

const require = createRequire(import.meta.url);
const packages = new Map(
  SHIPPED_FAMILIES.map((family) => [family.package, dirname(require.resolve(`${family.package}/package.json`))]),
);

/** Name that the style sheet of the punctuation families is served under. */
export const PUNCTUATION_CSS = 'punctuation.css';

/**
 * The file behind a font URL, given as the part after the fonts' base path: `@fontsource/inter/400.css`,
 * `@fontsource/inter/files/inter-latin-400-normal.woff2`, `punctuation.css`. Undefined for anything else, so that no
 * other file can be reached. Node only.
 */
export function fontFile(path: string): string | undefined {
  if (path === PUNCTUATION_CSS) return fileURLToPath(new URL('./punctuation.generated.css', import.meta.url));
  const match = /^(@fontsource\/[a-z0-9-]+)\/(\d00(?:-italic)?\.css|files\/[a-z0-9-]+\.woff2)$/.exec(path);
  const folder = match && packages.get(match[1] as string);
  if (!folder) return undefined;
  const file = normalize(join(folder, match[2] as string));
  return file.startsWith(folder + sep) ? file : undefined;
}

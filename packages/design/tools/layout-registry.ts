/** What a layouts file exports by `export const name = layout<'form'>(…)`. */
const EXPORTED = /^export const (\w+) = layout</gm;

export interface LayoutsFile {
  readonly name: string;
  readonly text: string;
}

/** The text of `all-layouts.ts`: every layout that the files beside it export. */
export function layoutRegistryOf(files: readonly LayoutsFile[]): string {
  const exporting = files
    .map(({ name, text }) => ({
      name,
      layouts: [...text.matchAll(EXPORTED)].map((match) => match[1] as string).sort(),
    }))
    .filter(({ layouts }) => layouts.length > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Made from the files beside it by tools/generate-layout-registry.ts.',
    ...[...exporting.map(importOf), TYPES].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1)),
    '',
    '/** The order means nothing: what is chosen follows from what layouts declare (`choose.ts`). */',
    'export const LAYOUTS: readonly AnyLayout[] = [',
    ...exporting.flatMap(({ layouts }) => layouts.map((layout) => `  ${layout},`)),
    '];',
    '',
  ].join('\n');
}

const TYPES = "import type { AnyLayout } from './layout.ts';";

function fileOf(line: string): string {
  return line.slice(line.lastIndexOf('./'));
}

/** Columns of a line of the project's format. */
const WIDTH = 120;

function importOf({ name, layouts }: { name: string; layouts: readonly string[] }): string {
  const line = `import { ${layouts.join(', ')} } from './${name}';`;
  return line.length <= WIDTH
    ? line
    : ['import {', ...layouts.map((layout) => `  ${layout},`), `} from './${name}';`].join('\n');
}

/**
 * The registries of the formats, made from the folders: a folder of `src` with a `format.ts` is a format. What its files export
 * is named after it: `png-zip` has `pngZipFormat`, `PngZipOptions`, `pngZipStrings` and, in `export-png-zip.ts`, `exportPngZip`.
 */

const NOTICE = '// Made from the folders by tools/generate-format-registries.ts.';

/** The files that every format has. */
export function formatFiles(folder: string): string[] {
  return ['format.ts', 'strings.ts', `export-${folder}.ts`];
}

/** The texts of the registries by their file in `src/registry`. @param folders ids of the formats */
export function formatRegistriesOf(folders: readonly string[]): Map<string, string> {
  const sorted = [...folders].sort();
  return new Map([
    ['formats.ts', formats(sorted)],
    ['strings.ts', strings(sorted)],
    ['exporters.ts', exporters(sorted)],
  ]);
}

function formats(folders: readonly string[]): string {
  return file(
    folders.map((one) => `import { type ${optionsOf(one)}, ${named(one)}Format } from '../${one}/format.ts';`),
    "/** Every format's data, by its id. */",
    'export const FORMATS = {',
    ...folders.map((one) => `  ${key(one)}: ${named(one)}Format,`),
    '} as const;',
    '',
    '/** The options of each format, as they are after reading. */',
    'export interface FormatOptions {',
    ...folders.map((one) => `  readonly ${key(one)}: ${optionsOf(one)};`),
    '}',
  );
}

function strings(folders: readonly string[]): string {
  const own = (one: string) => `import { ${named(one)}Strings } from '../${one}/strings.ts';`;
  // In the order that the formatter puts imports in.
  const imports = [
    ...folders.map((one) => [one, own(one)] as const),
    ['format.ts', "import type { FormatStrings } from '../format.ts';"] as const,
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return file(
    [...imports.map(([, text]) => text), "import type { FormatOptions } from './formats.ts';"],
    '/** What people read of each format. */',
    'export const STRINGS: { readonly [Id in keyof FormatOptions]: FormatStrings<FormatOptions[Id]> } = {',
    ...folders.map((one) => `  ${key(one)}: ${named(one)}Strings,`),
    '};',
  );
}

function exporters(folders: readonly string[]): string {
  return file(
    ["import type { RunExport } from '../exporter.ts';", "import type { FormatOptions } from './formats.ts';"],
    '/** What makes the file of each format; it is loaded when it is asked for. */',
    'export const EXPORTERS: { readonly [Id in keyof FormatOptions]: () => Promise<RunExport<FormatOptions[Id]>> } = {',
    ...folders.map(
      (one) =>
        `  ${key(one)}: async () => (await import('../${one}/export-${one}.ts')).export${capitalised(named(one))},`,
    ),
    '};',
  );
}

function file(imports: readonly string[], ...lines: readonly string[]): string {
  return `${[NOTICE, ...imports, '', ...lines].join('\n')}\n`;
}

/** `png-zip` is `pngZip` in names. */
function named(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function optionsOf(folder: string): string {
  return `${capitalised(named(folder))}Options`;
}

function key(folder: string): string {
  return folder.includes('-') ? `'${folder}'` : folder;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

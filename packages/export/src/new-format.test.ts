import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { componentOf } from '@pagewright/components/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFiles } from '../tools/format-registries.ts';
import { writeFormatRegistries } from '../tools/generate-format-registries.ts';
import type { ExportFormatId } from './formats.ts';
import { NO_PRESS } from './testing/presses.ts';
import { pageOf, place } from './testing/proof-pages.ts';

/** A format is one folder: a copy of the package gets another one, and its generator makes it stand everywhere. */

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const PLAIN_TEXT = fileURLToPath(new URL('../testing/plain-text/', import.meta.url));
const NEW = 'plain-text' as ExportFormatId;
const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'new-format-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(SOURCE, copy, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
const before = filesOf(copy);
mkdirSync(join(copy, NEW));
for (const file of readdirSync(PLAIN_TEXT)) {
  const text = readFileSync(join(PLAIN_TEXT, file), 'utf8');
  writeFileSync(join(copy, NEW, file), text.replaceAll('../../src/', '../'));
}
writeFormatRegistries(copy);

/** Texts of all files below a folder by their paths in it. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function copied<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(join(copy, `${name}.ts`)).href);
}

describe('another output format', () => {
  it('has the files that the documentation lists', () => {
    const howTo = readFileSync(new URL('../../../docs/how-to.md', import.meta.url), 'utf8');
    const part = howTo.slice(howTo.indexOf('## An output format'), howTo.indexOf('## An engine'));
    const listed = [...part.matchAll(/^\| `(\S+)` \|/gm)].map(([, file]) => file);
    expect(listed).toEqual(formatFiles('<format>'));
    expect(readdirSync(PLAIN_TEXT).sort()).toEqual(formatFiles(NEW).sort());
  });

  it('is one folder: nothing else was written by hand', () => {
    const touched = [...filesOf(copy)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    const byHand = touched.filter((path) => dirname(path) !== 'registry');
    expect(byHand.every((path) => dirname(path) === NEW)).toBe(true);
  });

  it('is known, named and asked about where its rank puts it', async () => {
    const { EXPORT_FORMAT_IDS } = await copied<typeof import('./formats.ts')>('formats');
    expect(EXPORT_FORMAT_IDS.slice(0, 4)).toEqual(['pptx', 'docx', NEW, 'pdf']);
    const { FORMAT_STRINGS } = await copied<typeof import('./format-strings.ts')>('format-strings');
    expect(FORMAT_STRINGS[NEW]['fr-FR'].name).toBe('Texte brut');
    const { optionFields } = await copied<typeof import('./option-fields.ts')>('option-fields');
    expect(optionFields(NEW, 'en-US')).toEqual([{ name: 'numbers', label: 'Page numbers', initial: false }]);
  });

  it('makes files', async () => {
    const { exportPages } = await copied<typeof import('./exporters.ts')>('exporters');
    const pages = ['One', 'Two'].map((text) => pageOf([componentOf('text', { text }, place(0, 0, 200, 40))]));
    const { bytes } = await exportPages(
      NEW,
      pages,
      { numbers: true },
      {
        title: 'Words',
        language: 'en-US',
        picture: async () => undefined,
        press: NO_PRESS,
      },
    );
    expect(new TextDecoder().decode(bytes)).toBe('1\nOne\n\n2\nTwo');
  });
});

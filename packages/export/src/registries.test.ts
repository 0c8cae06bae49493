import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatFiles, formatRegistriesOf } from '../tools/format-registries.ts';
import { formatFolders } from '../tools/generate-format-registries.ts';
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from './formats.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const folders = formatFolders(source);

describe('output formats', () => {
  it('are the folders, one for one, in an order of their own', () => {
    expect([...EXPORT_FORMAT_IDS].sort()).toEqual([...folders].sort());
    for (const id of EXPORT_FORMAT_IDS) expect(EXPORT_FORMATS[id].id).toBe(id);
    expect(new Set(EXPORT_FORMAT_IDS.map((id) => EXPORT_FORMATS[id].rank)).size).toBe(folders.length);
    expect(EXPORT_FORMAT_IDS[0]).toBe('pptx');
  });

  it.each(folders)('%s has every file', (folder) => {
    for (const file of formatFiles(folder))
      expect(existsSync(`${source}${folder}/${file}`), `${folder}/${file}`).toBe(true);
  });

  it.each([...formatRegistriesOf(folders)])('stand in the registry %s as its generator writes it', (file, text) => {
    expect(readFileSync(`${source}registry/${file}`, 'utf8')).toBe(text);
  });
});

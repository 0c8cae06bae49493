import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindFolders } from '../tools/generate-registries.ts';
import { FACE_FILES, kindOf, registriesOf } from '../tools/registries.ts';
import { COMPONENT_KINDS, MODELS } from './models.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const folders = kindFolders(source);

describe('component kinds', () => {
  it('are the folders, one for one', () => {
    expect([...COMPONENT_KINDS].sort()).toEqual(folders.map(kindOf).sort());
  });

  it.each(folders)('%s has every face', (folder) => {
    for (const face of FACE_FILES) expect(existsSync(`${source}${folder}/${face}`), `${folder}/${face}`).toBe(true);
  });

  it.each([...registriesOf(folders)])('stand in the registry %s as its generator writes it', (file, text) => {
    expect(readFileSync(`${source}registry/${file}`, 'utf8')).toBe(text);
  });

  it('carry the name that the registry knows them by, and an element of their own', () => {
    for (const kind of COMPONENT_KINDS) expect(MODELS[kind].kind).toBe(kind);
    expect(new Set(COMPONENT_KINDS.map((kind) => MODELS[kind].element)).size).toBe(COMPONENT_KINDS.length);
  });
});

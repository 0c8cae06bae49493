import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOWERING } from './lowering.ts';
import { COMPONENT_KINDS, type ComponentKind, MODELS } from './models.ts';
import { VIEWS } from './views.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${source}${entry.name}/model.ts`))
  .map((entry) => entry.name);
const FACES = ['model.ts', 'View.tsx', 'lower.ts'] as const;

function folderOf(kind: ComponentKind): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

describe('component kinds', () => {
  it('are the folders, one for one', () => {
    expect(COMPONENT_KINDS.map(folderOf).sort()).toEqual(folders.sort());
  });

  it.each(folders)('%s has every face', (folder) => {
    for (const face of FACES) expect(existsSync(`${source}${folder}/${face}`), `${folder}/${face}`).toBe(true);
  });

  it('stand in every registry', () => {
    expect(Object.keys(VIEWS).sort()).toEqual([...COMPONENT_KINDS].sort());
    expect(Object.keys(LOWERING).sort()).toEqual([...COMPONENT_KINDS].sort());
  });

  it('carry the name that the registry knows them by, and an element of their own', () => {
    for (const kind of COMPONENT_KINDS) expect(MODELS[kind].kind).toBe(kind);
    expect(new Set(COMPONENT_KINDS.map((kind) => MODELS[kind].element)).size).toBe(COMPONENT_KINDS.length);
  });

  it('are named only in their own folders and the registries', () => {
    const shared = ['drawing', 'chart-config', 'props'].flatMap((folder) =>
      readdirSync(`${source}${folder}`).map((file) => `${folder}/${file}`),
    );
    // `text` is also an ordinary word of props; the other kinds' names are their own.
    const names = COMPONENT_KINDS.filter((kind) => /[A-Z]/.test(kind));
    for (const file of shared) {
      const text = readFileSync(source + file, 'utf8');
      for (const name of names) expect(text.includes(`'${name}'`), `${file} names ${name}`).toBe(false);
    }
  });
});

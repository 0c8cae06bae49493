import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, mainModule, SOURCES_FILE } from '../bin/built.js';

let folder = '';
let command: URL;
const source = () => join(folder, 'src', 'main.ts');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-built-'));
  command = pathToFileURL(`${folder}/`);
  await mkdir(join(folder, 'src'));
  await mkdir(join(folder, 'dist'));
  await writeFile(source(), 'export {};');
  await utimes(source(), 1_000, 1_000);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const name = (files: unknown): Promise<void> => writeFile(join(folder, 'dist', SOURCES_FILE), JSON.stringify(files));
const named = (): Promise<void> => name([[source(), 1_000_000, 10]]);

describe('the command', () => {
  it('runs as it was built while its sources are as they were', async () => {
    await named();
    expect(mainModule(command)).toBe(pathToFileURL(join(folder, 'dist', 'main.js')).href);
  });

  it.each<readonly [string, () => Promise<void>]>([
    ['it was never built', async () => undefined],
    ['a source was written since', () => named().then(() => utimes(source(), 2_000, 2_000))],
    [
      'a source has another size',
      () =>
        named()
          .then(() => writeFile(source(), 'export const one = 1;'))
          .then(() => utimes(source(), 1_000, 1_000)),
    ],
    ['a source is gone', () => named().then(() => rm(source()))],
    ['what it was built from cannot be read', () => writeFile(join(folder, 'dist', SOURCES_FILE), '[["a",')],
    ['something else stands there', () => name({ files: 1 })],
  ])('runs from its sources where %s', async (_, change) => {
    await change();
    expect(isBuilt(command)).toBe(false);
    expect(mainModule(command)).toBe(pathToFileURL(source()).href);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { removeLeftBehind } from './left-behind.ts';
import { createPrinter } from './printer.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The id of a process that has ended. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

function folderWith(file: string, ...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true });
  folders.push(folder);
  writeFileSync(join(folder, file), '');
  return folder;
}

it('removes what processes left that have ended, and nothing else', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pagewright-left-'));
  folders.push(parent);
  const gone = ended();
  const kept = [`work-${process.pid}`, `work-${process.pid}-abc`, 'work-', 'work-x', 'work-0', `other-${gone}`].sort();
  for (const name of [...kept, `work-${gone}`, `work-${gone}-abc`]) folderWith('page.js', parent, name);
  removeLeftBehind(parent, 'work-');
  expect(readdirSync(parent).sort()).toEqual(kept);
  expect(() => removeLeftBehind(join(parent, 'nowhere'), 'work-')).not.toThrow();
});

it('is removed of print pages that were being built, as soon as somebody prints again', async () => {
  const cache = fileURLToPath(new URL('../.cache', import.meta.url));
  const left = folderWith('index.html', cache, `print-page-${ended()}`);
  const own = folderWith('index.html', cache, `print-page-${process.pid}`);
  // As a server that starts does; that it finds no browser does not matter to it.
  const printer = createPrinter({ chromiumPath: join(cache, 'no-browser') });
  await printer.warm().catch(() => undefined);
  await expect.poll(() => existsSync(left)).toBe(false);
  expect(existsSync(own)).toBe(true);
  await printer.close();
});

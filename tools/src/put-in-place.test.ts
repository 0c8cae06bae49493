import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putInPlace } from '../put-in-place.mjs';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pagewright-place-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

const place = () => join(parent, 'dist');
const holds = (text: string) =>
  existsSync(join(place(), 'app.js')) && readFileSync(join(place(), 'app.js'), 'utf8') === text;

function made(name: string, text: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'app.js'), text);
  return folder;
}

it('stands where nothing was, and then in place of what was there; nothing stays beside it', () => {
  for (const text of ['first', 'second']) {
    putInPlace(made(text, text), place(), () => holds(text));
    expect(holds(text)).toBe(true);
    expect(readdirSync(parent)).toEqual(['dist']);
  }
});

it('stays as another process has put it there', () => {
  putInPlace(made('theirs', 'same'), place(), () => holds('same'));
  writeFileSync(join(place(), 'mark'), 'theirs');
  putInPlace(made('ours', 'same'), place(), () => holds('same'));
  expect(readdirSync(parent)).toEqual(['dist']);
  expect(existsSync(join(place(), 'mark'))).toBe(true);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneFonts } from './prune-fonts.ts';

let files: string;
beforeEach(() => {
  files = mkdtempSync(join(tmpdir(), 'pagewright-fonts-'));
});
afterEach(() => rmSync(files, { recursive: true }));

it('keeps the faces that the catalogue names, every subset of them, and nothing else', () => {
  const named = ['a-latin-400-normal.woff2', 'a-12-400-normal.woff2', 'a-latin-700-italic.woff2'];
  const others = ['a-latin-400-normal.woff', 'a-400-300-normal.woff2', 'a-latin-400-italic.woff2'];
  for (const name of [...named, ...others]) writeFileSync(join(files, name), '');
  expect(pruneFonts(files, { weights: [400], italics: [700] })).toBe(others.length);
  expect(readdirSync(files).sort()).toEqual([...named].sort());
  expect(pruneFonts(files, { weights: [400], italics: [700] })).toBe(0);
});

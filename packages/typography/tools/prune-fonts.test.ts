import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneFonts, pruneSheets } from './prune-fonts.ts';

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

it('leaves only files that are there in the sheets that the catalogue names', () => {
  const face = (sources: string) =>
    `@font-face {\n  font-weight: 400;\n  src: ${sources};\n  unicode-range: U+0-FF;\n}\n`;
  const [woff2, woff] = [
    "url(./files/a-1-400-normal.woff2) format('woff2')",
    "url(./files/a-1-400-normal.woff) format('woff')",
  ];
  const both = face(`${woff2}, ${woff}`).repeat(2);
  for (const name of ['400.css', '700-italic.css', '300.css']) writeFileSync(join(files, name), both);
  const faces = { weights: [400, 600], italics: [700] };
  pruneSheets(files, faces);
  const sheet = (name: string) => readFileSync(join(files, name), 'utf8');
  expect(['400.css', '700-italic.css', '300.css'].map(sheet)).toEqual([
    face(woff2).repeat(2),
    face(woff2).repeat(2),
    both,
  ]);
  pruneSheets(files, faces);
  expect(sheet('400.css')).toBe(face(woff2).repeat(2));
});

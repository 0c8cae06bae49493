import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontStyleSheets } from './font-faces.ts';
import { fontFile } from './font-paths.ts';

test('a use declares its own face and those of the families behind it', () => {
  const sheets = fontStyleSheets([{ family: 'Lora', weight: 600, language: 'ja-JP' }]);
  expect(sheets).toContain('@fontsource/lora/600.css');
  expect(sheets).toContain('@fontsource/noto-serif-jp/600.css');
  expect(sheets).toContain('punctuation.css');
  expect(sheets.join()).not.toMatch(/italic|sora/);
});

test('italics are declared where they are used and exist', () => {
  const sheets = fontStyleSheets([{ family: 'Lora', weight: 400, italic: true, language: 'en-US' }]);
  expect(sheets).toContain('@fontsource/lora/400-italic.css');
  expect(sheets).toContain('@fontsource/noto-serif-sc/400.css');
});

test('Western text needs no family behind the first Latin one but Inter', () => {
  const sheetsOf = (family: string, language: 'en-US' | 'zh-CN') =>
    fontStyleSheets([{ family, weight: 400, language, isWestern: true }]);
  expect(sheetsOf('Lora', 'en-US')).toEqual(['@fontsource/inter/400.css', '@fontsource/lora/400.css']);
  // Its own Latin letters are those of a Latin family.
  expect(sheetsOf('Noto Serif SC', 'en-US')).toEqual([
    '@fontsource/inter/400.css',
    '@fontsource/source-serif-4/400.css',
  ]);
  expect(sheetsOf('ZCOOL XiaoWei', 'en-US')).toEqual([
    '@fontsource/inter/400.css',
    '@fontsource/zcool-xiaowei/400.css',
  ]);
  expect(sheetsOf('Lora', 'zh-CN')).toContain('@fontsource/noto-serif-jp/400.css');
});

test('every sheet and the files it names can be served, nothing else can', () => {
  const sheets = fontStyleSheets([{ family: 'Inter', weight: 700, italic: true, language: 'zh-CN' }]);
  for (const sheet of sheets) {
    const path = fontFile(sheet);
    expect(path, sheet).toBeDefined();
    const [, file] = /url\(\.?\/?([^)]+\.woff2)\)/.exec(readFileSync(path as string, 'utf8')) ?? [];
    const folder = sheet.slice(0, sheet.lastIndexOf('/') + 1);
    expect(fontFile(`${folder}${file}`), `${folder}${file}`).toBeDefined();
  }
  for (const path of ['../package.json', '@fontsource/inter/package.json', '@fontsource/inter/files/../LICENSE']) {
    expect(fontFile(path)).toBeUndefined();
  }
});

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

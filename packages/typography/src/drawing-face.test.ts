import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontStack } from './catalogue.ts';
import { drawingFace } from './drawing-face.ts';
import { fontFile } from './font-paths.ts';

it.each([
  ['IBM Plex Sans', 'zh-CN', 'A', 'IBM Plex Sans'],
  ['IBM Plex Sans', 'zh-CN', '的', 'Noto Sans SC'],
  ['IBM Plex Sans', 'zh-CN', '“', 'Noto Sans SC'],
  ['Lora', 'ja-JP', 'の', 'Noto Serif JP'],
  ['Lora', 'fr-FR', 'é', 'Lora'],
] as const)('of %s in %s, %s is drawn by %s', (family, language, character, drawn) => {
  const face = drawingFace(fontStack(family, language), 700, false, character.codePointAt(0) ?? 0);
  expect(face).toMatchObject({ family: drawn, weight: 700 });
  expect(existsSync(fontFile(face?.path ?? '') ?? '')).toBe(true);
});

it('what only the system may have has no face', () => {
  expect(drawingFace(fontStack('Inter', 'en-US'), 400, false, 0x13000)).toBeUndefined();
});

it.each(['en-US', 'zh-CN', 'ja-JP'] as const)('emoji have a face of ours, last in every stack (%s)', (language) => {
  for (const sign of ['🦄', '✅', '⏳', '🚀']) {
    const face = drawingFace(fontStack('Inter', language), 700, false, sign.codePointAt(0) ?? 0);
    expect(face).toMatchObject({ family: 'Noto Emoji', weight: 700 });
    expect(face?.advance).toBeGreaterThan(1);
  }
  expect(drawingFace(fontStack('Inter', language), 400, false, 0x31)?.family).not.toBe('Noto Emoji');
});

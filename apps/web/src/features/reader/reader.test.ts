import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSettings, readSettings } from './reader-settings.ts';
import { typedBlocks } from './typed-blocks.ts';

describe('the text that was typed', () => {
  it('is parted by empty lines, and keeps the lines of a paragraph', () => {
    expect(typedBlocks('标题\n\n第一行\n第二行\n \n\n三')).toEqual([
      { index: 0, kind: 'paragraph', text: '标题' },
      { index: 1, kind: 'paragraph', text: '第一行\n第二行' },
      { index: 2, kind: 'paragraph', text: '三' },
    ]);
    expect(typedBlocks(' \n\n ')).toEqual([]);
  });

  it('loses no word', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '第一', '\n', '\n\n', ' ', '\t')), (parts) => {
        const text = parts.join(' ');
        expect(typedBlocks(text).flatMap((block) => words(block.text))).toEqual(words(text));
      }),
    );
  });
});

describe('how a person reads', () => {
  it('is remembered, and what is broken is as if it were not there', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const first = readSettings(storage);
    expect(first).toEqual({ fontSize: 17, mode: 'continuous', theme: 'light' });
    const chosen = { fontSize: 24, mode: 'page', theme: 'dark' } as const;
    keepSettings(storage, chosen);
    expect(readSettings(storage)).toEqual(chosen);
    for (const broken of ['', '{}', 'x', '{"fontSize":400,"mode":"page","theme":"dark"}']) {
      stored.set([...stored.keys()][0] ?? '', broken);
      expect(readSettings(storage)).toEqual(first);
    }
  });
});

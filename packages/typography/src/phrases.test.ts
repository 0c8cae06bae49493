import { LANGUAGES } from '@pagewright/model/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureText, type TextStyle } from './measure.ts';
import { phrasePieces } from './phrases.ts';

const style = (language: TextStyle['language']): TextStyle => ({
  fontFamily: 'Noto Sans SC',
  fontSize: 40,
  fontWeight: 700,
  language,
  lineHeight: 1.3,
  keepsPhrases: true,
});

describe('phrasePieces', () => {
  it('keeps words whole, particles with the word before and prepositions with the word behind', () => {
    expect(phrasePieces('劳动合同的履行和变更', 'zh-CN').join('|')).toMatch(/^劳动(\|)?合同的\|履行\|和变更$/);
    expect(phrasePieces('二〇二六年第三季度经营分析会', 'zh-CN').join('|')).toContain('第三季度|');
    expect(phrasePieces('調査結果について', 'ja-JP').at(-1)).toMatch(/について$/);
    expect(phrasePieces('港湾におけるPIERメンテナンス作業', 'ja-JP')).toContain('PIERメンテナンス');
  });

  it('leaves text whose words are parted by spaces as it is', () => {
    expect(phrasePieces('A well-known example', 'en-US')).toEqual(['A well-known example']);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: fc.constantFrom(...'的合同劳动第一Aab 1，（）ーンの業務') }),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          expect(phrasePieces(text, language).join('')).toBe(text);
        },
      ),
    );
  });
});

describe('measureText with phrases kept', () => {
  it('parts lines between phrases alone, where a phrase fits a line', () => {
    const text = '劳动合同对劳动报酬和劳动条件约定不明确的解决';
    const pieces = phrasePieces(text, 'zh-CN');
    const longest = Math.max(...pieces.map((piece) => piece.length));
    for (let width = longest * 40 + 2; width < 900; width += 37) {
      const starts = measureText(text, style('zh-CN'), width).lines.map(({ start }) => start);
      const edges = new Set(pieces.map((_, index) => pieces.slice(0, index).join('').length));
      expect(starts.every((start) => edges.has(start))).toBe(true);
    }
  });

  it('cuts a phrase that is wider than the line', () => {
    const lines = measureText('コンプライアンス', style('ja-JP'), 170).lines.map(({ text }) => text);
    expect(lines).toEqual(['コンプラ', 'イアンス']);
  });
});

import { describe, expect, test } from 'vitest';
import type { TextStyle } from './measure.ts';
import { textWidth } from './measure.ts';
import { type Substitute, substituteOf, substituteScale, substitutionGain } from './substitutes.ts';

const style: TextStyle = { fontFamily: 'Inter', fontSize: 1000, fontWeight: 400, language: 'zh-CN', lineHeight: 1 };

function substitutedWidth(text: string, own: TextStyle, substitute: Substitute): number {
  return textWidth(text, own) + substitutionGain(text, own, substitute);
}

describe('substitutes', () => {
  test('are of the same kind and about as wide', () => {
    const names = ['Inter', 'Barlow Condensed', 'Lora', 'JetBrains Mono'].map(substituteOf);
    expect(names).toEqual(['Arial', 'Arial Narrow', 'Times New Roman', 'Courier New']);
  });

  test('are as wide as their makers say: published widths of Arial, Times New Roman and Courier New', () => {
    // 2048ths of an em.
    expect(substitutedWidth('A', style, 'Arial')).toBeCloseTo((1366 / 2048) * 1000);
    expect(substitutedWidth('a', { ...style, fontWeight: 600 }, 'Arial')).toBeCloseTo((1139 / 2048) * 1000);
    expect(substitutedWidth('é', style, 'Times New Roman')).toBeCloseTo((909 / 2048) * 1000);
    expect(substitutedWidth('m', { ...style, fontStyle: 'italic' }, 'Times New Roman')).toBeCloseTo(
      (1479 / 2048) * 1000,
    );
    expect(substitutedWidth('im', style, 'Courier New')).toBeCloseTo(2 * (1229 / 2048) * 1000);
  });

  test('leave ideographs as they are, and the space beside them', () => {
    const mixed = '共A项';
    const letter = textWidth('A', style);
    expect(substitutedWidth(mixed, style, 'Arial')).toBeCloseTo(
      textWidth(mixed, style) - letter + (1366 / 2048) * 1000,
    );
  });

  test('count the spaces that part a text from what stands behind it', () => {
    const gain = (text: string): number => substitutionGain(text, style, 'Arial');
    expect(gain('north quay ')).toBeCloseTo(gain('north quay n') - gain('n'), 0);
  });

  test('are set larger where their letters are lower than those they stand for, and are as wide then', () => {
    expect(['Inter', 'Barlow Condensed', 'JetBrains Mono'].map((name) => substituteScale(name, 400))).toEqual([
      1, 1, 1,
    ]);
    const scale = substituteScale('Playfair Display', 400);
    expect(scale).toBeGreaterThan(1.05);
    const serif = { ...style, fontFamily: 'Playfair Display' };
    const words = 'the lazy dog and another one';
    expect(Math.abs(substitutionGain(words, serif, 'Times New Roman', scale))).toBeLessThan(
      textWidth(words, serif) * 0.02,
    );
    expect(substituteScale('Source Serif 4', 400)).toBe(1.12);
  });
});

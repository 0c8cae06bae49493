import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, test } from 'vitest';
import {
  FONT_FAMILIES,
  fontFamily,
  fontFamilyCss,
  fontStack,
  nearestStyle,
  nearestWeight,
  PUNCTUATION_FAMILIES,
} from './catalogue.ts';

describe('fontStack', () => {
  test('Chinese and Japanese take their punctuation before the Latin family, and the language’s Noto behind it', () => {
    expect(fontStack('Inter', 'zh-CN').slice(0, 3)).toEqual(['Punctuation Sans SC', 'Inter', 'Noto Sans SC']);
    expect(fontStack('Lora', 'ja-JP').slice(0, 3)).toEqual(['Punctuation Serif JP', 'Lora', 'Noto Serif JP']);
    expect(fontStack('ZCOOL KuaiLe', 'zh-CN').slice(0, 2)).toEqual(['ZCOOL KuaiLe', 'Noto Sans SC']);
  });

  test('Western languages draw Latin and its punctuation with a Latin family', () => {
    expect(fontStack('Inter', 'en-US').slice(0, 2)).toEqual(['Inter', 'Noto Sans SC']);
    expect(fontStack('Noto Serif TC', 'fr-FR').slice(0, 2)).toEqual(['Source Serif 4', 'Noto Serif TC']);
  });

  test('every stack ends complete and names no family twice', () => {
    for (const { name } of FONT_FAMILIES) {
      for (const language of LANGUAGES) {
        const stack = fontStack(name, language);
        expect(new Set(stack).size).toBe(stack.length);
        expect(stack.filter((one) => /^Noto (Sans|Serif) (SC|TC|JP)$/.test(one)).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('unknown families fall back to Inter', () => {
    expect(fontStack('Comic Sans', 'en-US')).toEqual(fontStack('Inter', 'en-US'));
    expect(fontFamilyCss('Playfair Display', 'en-US')).toMatch(/^"Playfair Display", .*, serif$/);
  });
});

describe('nearest face', () => {
  test('follows CSS: 400 and 500 for each other first, bold ones upwards, light ones downwards', () => {
    const family = { ...fontFamily('Inter'), weights: [300, 400, 700, 900] };
    expect([100, 350, 450, 500, 600, 800, 950].map((weight) => nearestWeight(family, weight))).toEqual([
      300, 300, 400, 400, 700, 900, 900,
    ]);
  });

  test('the slant counts more than the weight', () => {
    expect(nearestStyle(fontFamily('Lora'), 600, true)).toEqual({ weight: 700, italic: true });
    expect(nearestStyle(fontFamily('Sora'), 600, true)).toEqual({ weight: 600, italic: false });
  });
});

test('each punctuation family is one of the stacks', () => {
  const used = new Set(LANGUAGES.flatMap((language) => ['Inter', 'Lora'].flatMap((name) => fontStack(name, language))));
  for (const { name } of PUNCTUATION_FAMILIES) expect(used).toContain(name);
});

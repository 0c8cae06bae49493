import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { readQuantities } from './quantities.ts';

const figures = (text: string, language: Language) => readQuantities(text, language).map((own) => own.text);

it.each<[string, Language, string[]]>([
  ['焼きそば 182食 × 300円 = 54,600円', 'ja-JP', ['54,600円']],
  ['182 plates × £3 = £546, and 40 cups', 'en-US', ['£546', '40 cups']],
  ['12万 + 30万 = 42万', 'zh-CN', ['42万']],
  // Nothing is multiplied or added: both figures are told.
  ['1 mile = 1.6 km', 'en-US', ['1 mile', '1.6 km']],
  ['182食 × 300円、合計 54,600円', 'ja-JP', ['182', '300円', '54,600円']],
])('of a sum what it comes to is told: %s', (text, language, told) => {
  expect(figures(text, language)).toEqual(told);
});

import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, paragraph } from '../testing/fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';

function toldOf(text: string, language: Language): string[] {
  const { blocks } = documentOf([paragraph(text)]);
  return relationsOfPassage({ heading: undefined, blocks, language, rankOf: () => 0.5 }).map((own) =>
    own.kind === 'parts'
      ? `${own.head?.text}: ${own.items.map(({ name, quantity }) => `${name} ${quantity.text}`).join(', ')}`
      : own.kind,
  );
}

describe('one measure at several times', () => {
  it.each<[string, Language, string]>([
    ['Members were 212 in 2023, 240 in 2024 and 265 in 2025.', 'en-US', 'Members: 2023 212, 2024 240, 2025 265'],
    ['Les prêts : 310 en mars, 280 en avril, 295 en mai.', 'fr-FR', 'Les prêts: mars 310, avril 280, mai 295'],
    ['读者2023年212人，2024年240人，2025年265人。', 'zh-CN', '读者: 2023年 212人, 2024年 240人, 2025年 265人'],
    ['讀者：2023年212人、2024年240人、2025年265人。', 'zh-TW', '讀者: 2023年 212人, 2024年 240人, 2025年 265人'],
    ['売上は4月320万円、5月410万円、6月390万円でした。', 'ja-JP', '売上: 4月 320万円, 5月 410万円, 6月 390万円'],
  ])('is a course of figures and no timeline: %s', (text, language, told) => {
    expect(toldOf(text, language)).toEqual([told]);
  });

  it.each([
    'We had 12 boats in 2019, 15 in 2021, and in 2024 the mayor came with 3 guests.',
    'The choir sang 12 songs in 2023, 14 in 2024 and 9 in 2025, when the hall burned down.',
  ])('is none where something else is told between: %s', (text) => {
    expect(toldOf(text, 'en-US')).toEqual(['timeline']);
  });
});

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

  it.each<[string, Language, string]>([
    [
      'We have 312 members this year, 329 last year, 351 the year before.',
      'en-US',
      'members: the year before 351, last year 329, this year 312',
    ],
    ['今年312人，去年329人，前年351人', 'zh-CN', 'undefined: 前年 351人, 去年 329人, 今年 312人'],
    ['前年351人，去年329人，今年312人。', 'zh-TW', 'undefined: 前年 351人, 去年 329人, 今年 312人'],
    ['会員は今年312人、昨年329人、一昨年351人でした。', 'ja-JP', '会員: 一昨年 351人, 昨年 329人, 今年 312人'],
    [
      'Visiteurs : 1 240 cette année, 1 310 l’an dernier, 1 450 il y a deux ans.',
      'fr-FR',
      'Visiteurs: il y a deux ans 1 450, l’an dernier 1 310, cette année 1 240',
    ],
  ])('is told from now on backwards: %s', (text, language, told) => {
    expect(toldOf(text, language)).toEqual([told]);
  });

  it.each(['312 members this year, 329 last year, 12 of them in Leeds', 'We won 3 games this year, 5 the year before'])(
    'is none where a time is left out or something else is said: %s',
    (text) => expect(toldOf(text, 'en-US').some((own) => own.includes(':'))).toBe(false),
  );

  it.each([
    'We had 12 boats in 2019, 15 in 2021, and in 2024 the mayor came with 3 guests.',
    'The choir sang 12 songs in 2023, 14 in 2024 and 9 in 2025, when the hall burned down.',
  ])('is none where something else is told between: %s', (text) => {
    expect(toldOf(text, 'en-US')).toEqual(['timeline']);
  });
});

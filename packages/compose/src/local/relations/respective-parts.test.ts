import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

describe('figures in the order of the names in front of them', () => {
  it.each<[string, Language, string, readonly string[]]>([
    [
      '甲、乙、丙三个班的平均分依次是82、79和88分。',
      'zh-CN',
      '甲、乙、丙三个班的平均分',
      ['甲 82', '乙 79', '丙 88分'],
    ],
    [
      '一月、二月、三月销售额分别为120万元、98万元、143万元。',
      'zh-CN',
      '一月、二月、三月销售额',
      ['一月 120万元', '二月 98万元', '三月 143万元'],
    ],
    [
      '北京、上海和深圳三地的营收分别为3.1亿元、4.2亿元和2.6亿元。',
      'zh-CN',
      '北京、上海和深圳三地的营收',
      ['北京 3.1亿元', '上海 4.2亿元', '深圳 2.6亿元'],
    ],
    [
      '今年以来，门店、网店和团购同比分别增长5%、18%和32%。',
      'zh-CN',
      '今年以来，门店、网店和团购同比分别增长',
      ['门店 5%', '网店 18%', '团购 32%'],
    ],
    ['第一組和第二組的有效率分別為82.5%與64.0%。', 'zh-TW', '第一組和第二組的有效率', ['第一組 82.5%', '第二組 64.0%']],
    [
      '東京、大阪、福岡の売上はそれぞれ120万円、98万円、76万円でした。',
      'ja-JP',
      '東京、大阪、福岡の売上',
      ['東京 120万円', '大阪 98万円', '福岡 76万円'],
    ],
    [
      'In 2025, Old Town and New Harbour had 12 and 14 calls respectively.',
      'en-US',
      'In 2025, Old Town and New Harbour had 12 and 14 calls respectively',
      ['Old Town 12', 'New Harbour 14'],
    ],
    [
      'The pass rates of the north, south and west sites were 98%, 97% and 99%, respectively.',
      'en-US',
      'The pass rates of the north, south and west sites were',
      ['north 98%', 'south 97%', 'west 99%'],
    ],
    [
      'Les sites de Lyon, Nantes et Lille ont reçu 320, 210 et 180 visiteurs respectivement.',
      'fr-FR',
      'Les sites de Lyon, Nantes et Lille ont reçu 320, 210 et 180 visiteurs respectivement',
      ['Lyon 320', 'Nantes 210', 'Lille 180'],
    ],
  ])('belong to one name each: %s', (text, language, head, parts) => {
    const found = relationsOf(text, language).find((own) => own.kind === 'parts');
    expect(found?.head?.text).toBe(head);
    expect(found?.items.map(({ name, quantity }) => `${name} ${quantity.text}`)).toEqual(parts);
  });

  it('are told together where nobody says whose they are', () => {
    const text = 'The three workshops had pass rates of 98.2%, 97.5% and 99.1% respectively.';
    expect(relationsOf(text, 'en-US')).toMatchObject([{ kind: 'said', item: { text } }]);
  });

  it.each<[string, Language]>([
    ['三个车间的合格率分别为98.2%、97.5%和99.1%。', 'zh-CN'],
    ['3つの工場の合格率はそれぞれ98.2%、97.5%、99.1%でした。', 'ja-JP'],
  ])('have the whole sentence as their label there: %s', (text, language) =>
    expect(relationsOf(text, language)).toMatchObject([
      { kind: 'figure', stat: { label: { text: text.slice(0, -1) } } },
    ]),
  );
});

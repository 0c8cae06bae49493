import type { Language } from '@pagewright/model/languages';
import type { BriefOf } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { shifted } from './decimals.ts';
import { ScaleConverter } from './scales.ts';
import type { Scale } from './words/atoms.ts';

it.each<[string, number, string]>([
  ['1234567', -4, '123.4567'],
  ['0.05', 3, '50'],
  ['12345678901234567890.5', -8, '123456789012.345678905'],
  ['-48000', -3, '-48'],
  ['0', -4, '0'],
  ['7', 8, '700000000'],
])('%s, its point moved by %d, is %s', (plain, places, wanted) => {
  expect(shifted(plain, places)).toBe(wanted);
});

it.each<[Scale, Language, string, string]>([
  [
    'thousand',
    'en-US',
    'A budget of 48,000 euros, or $1,234,567',
    'A budget of 48 thousand euros, or $1,234.567 thousand',
  ],
  ['k', 'en-US', '48,000 visitors, 1.5 million clicks', '48k visitors, 1,500k clicks'],
  [
    'million',
    'en-US',
    '$1.5bn and 2,500,000 users, 20–30 thousand of them new',
    '$1,500 million and 2.5 million users, 0.02–0.03 million of them new',
  ],
  ['thousand', 'en-US', '48k visitors', '48 thousand visitors'],
  ['billion', 'en-US', '320 million people', '0.32 billion people'],
  // Years, shares, numbers of things, small figures, words and codes stay.
  [
    'thousand',
    'en-US',
    'In 2025, 12% of 412 ships, room 12500th, ISO 9001, v1.25000, #48000',
    'In 2025, 12% of 412 ships, room 12500th, ISO 9001, v1.25000, #48000',
  ],
  ['wan', 'zh-CN', '预算48,000元，收入3.2亿元，用户1234567人', '预算4.8万元，收入32,000万元，用户123.4567万人'],
  ['yi', 'zh-CN', '收入32000万元，共1亿2000万，2025年', '收入3.2亿元，共1.2亿，2025年'],
  ['wan', 'zh-TW', '營收2.5億元', '營收25,000萬元'],
  ['million', 'zh-CN', '350万台', '3.5百万台'],
  ['wan', 'ja-JP', '来場者は48,000人、売上は1億2000万円', '来場者は4.8万人、売上は12,000万円'],
  [
    'thousand',
    'fr-FR',
    'un budget de 48 000 euros et 12 500 visiteurs, 48 000 €',
    'un budget de 48 milliers d’euros et 12,5 milliers de visiteurs, 48 k€'.replace('k€', 'k€'),
  ],
  [
    'million',
    'fr-FR',
    '1,2 milliard d’euros, 2 000 milliers de francs',
    '1 200 millions d’euros, 2 millions de francs',
  ],
  // No name for it in the language of the page.
  ['wan', 'en-US', '48,000 euros', '48,000 euros'],
])('%s, %s: %s', (to, language, text, wanted) => {
  const plain = (own: string) => own.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(new ScaleConverter(to, language).text(text))).toBe(wanted);
});

it('is named once for a column and a chart, whose figures stay bare, and keeps where they come from', () => {
  const brief: BriefOf<'table'> = {
    id: 'p1',
    form: 'table',
    title: { text: 'Money', origins: ['a.txt#1' as never], rank: 0.5 },
    more: [],
    items: [],
    table: {
      columns: [
        { label: 'Year', type: 'number' },
        { label: 'Income', type: 'currency' },
        { label: 'Costs (million)', type: 'number' },
        { label: 'Staff', type: 'number' },
      ],
      rows: [
        ['2024', '€48,000', '1.25', '12'],
        ['2025', '€51,250', '0.9', '14'],
      ],
      emphasisRows: [],
      notes: ['Of 48,000 euros'],
      origins: ['a.txt#2' as never],
    },
  };
  const { table } = new ScaleConverter('thousand', 'en-US').brief(brief);
  expect(table.columns.map(({ label }) => label)).toEqual(['Year', 'Income (thousand)', 'Costs (thousand)', 'Staff']);
  expect(table.rows).toEqual([
    ['2024', '€48', '1,250', '12'],
    ['2025', '€51.25', '900', '14'],
  ]);
  expect(table).toMatchObject({ notes: ['Of 48 thousand euros'], origins: ['a.txt#2'] });
  const chart: BriefOf<'chart'> = {
    id: 'p2',
    form: 'chart',
    title: brief.title,
    more: [],
    items: [],
    chart: {
      shape: 'bar',
      categories: ['2024', '2025'],
      series: [{ name: '收入', values: [3.2, null] }],
      unit: '亿元',
      notes: [],
      origins: ['a.txt#3' as never],
    },
  };
  const converted = new ScaleConverter('wan', 'zh-CN').brief(chart).chart;
  expect(converted).toMatchObject({ unit: '万元', categories: ['2024', '2025'], series: [{ values: [32_000, null] }] });
  expect(converted.origins).toEqual(['a.txt#3']);
});

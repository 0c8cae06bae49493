import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

function partsOf(text: string, language: Language): string[] {
  return relationsOf(text, language).flatMap((own) =>
    own.kind === 'parts' ? own.items.map(({ name, quantity }) => `${name} | ${quantity.text}`) : [],
  );
}

describe('the names of parts', () => {
  it.each<[string, Language, string[]]>([
    [
      'Individual donors gave €96,000, foundations €63,000 and companies €25,000.',
      'en-US',
      ['Individual donors | €96,000', 'foundations | €63,000', 'companies | €25,000'],
    ],
    ['Germany won 12 medals, France 9 and Italy 7.', 'en-US', ['Germany | 12', 'France | 9', 'Italy | 7']],
    [
      'Les particuliers ont donné 96 000 €, les fondations 63 000 € et les entreprises 25 000 €.',
      'fr-FR',
      ['Les particuliers | 96 000 €', 'les fondations | 63 000 €', 'les entreprises | 25 000 €'],
    ],
    ['一班捐了320元，二班280元，三班415元。', 'zh-CN', ['一班 | 320元', '二班 | 280元', '三班 | 415元']],
  ])('hold no verb that is said once for all: %s', (text, language, parts) => {
    expect(partsOf(text, language)).toEqual(parts);
  });

  it('keep a word that says of each what became of it', () => {
    expect(partsOf('Orders received 40, shipped 30, open 12', 'en-US')).toContain('Orders received | 40');
    expect(partsOf('义卖募捐320元，捐款280元，拨款415元。', 'zh-CN')).toContain('义卖募捐 | 320元');
  });

  it.each<[string, Language, string[]]>([
    ['Age: 18-24 31%, 25-34 44%, 35 and over 25%.', 'en-US', ['18-24 | 31%', '25-34 | 44%', '35 and over | 25%']],
    [
      'Monthly budget: under $50 46%, $50–100 38%, over $100 16%.',
      'en-US',
      ['under $50 | 46%', '$50–100 | 38%', 'over $100 | 16%'],
    ],
    [
      'Âge : 18-24 ans 31 %, 25-34 ans 44 %, 35 ans et plus 25 %.',
      'fr-FR',
      ['18-24 ans | 31 %', '25-34 ans | 44 %', '35 ans et plus | 25 %'],
    ],
    [
      '能接受的每月费用：300元以下 46%；300—800元 38%；800元以上 16%。',
      'zh-CN',
      ['300元以下 | 46%', '300—800元 | 38%', '800元以上 | 16%'],
    ],
  ])('may be ages and amounts with their bounds: %s', (text, language, parts) => {
    expect(partsOf(text, language)).toEqual(parts);
  });

  it('stand behind amounts that a verb leads to, under what is in all of them', () => {
    const text =
      "Over three years that's $55k for HubSpot, $98k for Salesforce and $29k for Pipedrive, before implementation.";
    const [parts, ...others] = relationsOf(text, 'en-US');
    expect(others).toEqual([]);
    expect(parts).toMatchObject({ kind: 'parts', head: { text: 'Over three years, before implementation' } });
    expect(partsOf(text, 'en-US')).toEqual(['HubSpot | $55k', 'Salesforce | $98k', 'Pipedrive | $29k']);
  });

  it('are not those of what a figure is measured by, nor of what shares together are', () => {
    const trial =
      'They used it in the trial (26 of 34 logged in daily, against 11 for Salesforce and 19 for Pipedrive).';
    expect(partsOf(trial, 'en-US')).toEqual([]);
    expect(partsOf('エチオピア60%、コロンビア40%の浅煎り', 'ja-JP')).toEqual([]);
  });
});

it('a bound in front of what moved says when that is so', () => {
  expect(relationsOf('助餐点距离超过 800 米，使用率从 61% 降到 22%。', 'zh-CN')).toMatchObject([
    { kind: 'figure', stat: { value: '22%', from: '61%' } },
  ]);
});

it('a count that is only about so is said of its own, and a share of what is counted is not', () => {
  const values = (text: string): (string | false)[] =>
    relationsOf(text, 'en-US').map((own) => own.kind === 'figure' && own.stat.value);
  expect(values('3,870 failed orders, about $212k of delayed revenue.')).toEqual(['3,870', '$212k']);
  expect(values('3,870 orders, about 40% of them late.')).toHaveLength(1);
});

it('a day of the week that something is called after is no day on which something happens', () => {
  const text =
    'Two customers complained about the Friday response time. We propose rotating Fridays for support and a plan by March.';
  expect(relationsOf(text, 'en-US').some(({ kind }) => kind === 'timeline')).toBe(false);
});

it('what leads to changes stands over them, also over what did not change', () => {
  const lines = [
    '自12月1日起，部分菜品价格调整如下：',
    '红烧肉 18元→20元',
    '清蒸鱼 22元→24元',
    '番茄炒蛋 10元（不变）',
    '米饭 1元→1.5元',
  ];
  const [figures, ...others] = relationsOf(lines, 'zh-CN');
  expect(others).toEqual([]);
  expect(figures).toMatchObject({ kind: 'figures', head: { text: expect.stringContaining('自12月1日起') } });
  expect(figures?.kind === 'figures' && figures.stats.map(({ value }) => value)).toEqual([
    '20元',
    '24元',
    '10元',
    '1.5元',
  ]);
});

it('shares of one number are how many do something, no days', () => {
  const relations = relationsOf('共同点：4/5 提到导出速度；3/5 想要团队共享。', 'zh-CN');
  expect(relations.some(({ kind }) => kind === 'timeline')).toBe(false);
  expect(JSON.stringify(relations)).toContain('4/5');
});

it('figures with decimals are entries of a list too', () => {
  const text = 'Numbers this week: 99.97% uptime, 3 incidents (1 major), 41 deploys, median build 6m 40s.';
  const [list] = relationsOf(text, 'en-US');
  expect(list?.kind === 'list' && list.items.map((own) => own.text)).toEqual([
    '99.97% uptime',
    '3 incidents (1 major)',
    '41 deploys',
    'median build 6m 40s',
  ]);
});

it('for how many something is so is not what it takes', () => {
  expect(relationsOf('Takes about 4 minutes for 1 million rows.', 'en-US')).toMatchObject([
    { kind: 'figure', stat: { value: '4 minutes' } },
  ]);
});

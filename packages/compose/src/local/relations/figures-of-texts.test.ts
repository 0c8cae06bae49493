import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
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

it('for how many something is so is not what it takes', () => {
  expect(relationsOf('Takes about 4 minutes for 1 million rows.', 'en-US')).toMatchObject([
    { kind: 'figure', stat: { value: '4 minutes' } },
  ]);
});

it('numbers of houses, hours of a day and where a movement began are parts of nothing', () => {
  expect(partsOf('房屋：海淀区学院路 18 号院 5 号楼 302，两居，68 平方米', 'zh-CN')).toEqual([]);
  expect(partsOf('Listeners stayed. Average listen-through 71%, up from 64% in season 2.', 'en-US')).toEqual([]);
  const hours = relationsOf('Option C: self-service from 7 to 22 with a card.', 'en-US');
  expect(hours).toMatchObject([{ kind: 'said', item: { text: 'self-service from 7 to 22 with a card.' } }]);
});

it('a total behind other figures is named by its own words', () => {
  const text = 'Money: sponsorship $7,500, merch $1,120, costs $3,900 (editing 2,400, hosting 600, travel 900).';
  expect(relationsOf(text, 'en-US').find(({ kind }) => kind === 'parts')).toMatchObject({
    total: { value: '$3,900', label: { text: 'costs' } },
  });
});

it('how much amounts moved is not drawn in their place', () => {
  const lines = ['食品 1億9,800万円（+9.4%）', '日用品 1億3,100万円（+2.2%）', 'EC 7,200万円（+18.7%）'];
  expect(partsOf(lines.join('、'), 'ja-JP').join()).not.toContain('9.4%');
  const said = JSON.stringify(relationsOf([list(lines)], 'ja-JP'));
  expect(said).toContain('"value":"1億9,800万円"');
  expect(said).not.toContain('"text":"+9.4%"');
});

it('what is counted of another time, behind a comma, is where it came from', () => {
  expect(relationsOf('In Q3 we had 17 hand injuries across the four sites, against 9 in Q2.', 'en-US')).toMatchObject([
    { kind: 'figure', stat: { value: '17', from: '9' } },
  ]);
  expect(relationsOf('We had 17 injuries, against 9 in Leeds.', 'en-US')).toMatchObject([
    { kind: 'figure', stat: { value: '17' } },
  ]);
});

it('what is called after a month happens at none, nor does what a bracket says', () => {
  const version = relationsOf('下一步：导出提速放进一月版本，团队共享先做原型，2 月再访谈 8 人。', 'zh-CN');
  expect(version.some(({ kind }) => kind === 'timeline')).toBe(false);
  const lessons = 'Lessons: book the hotel by June, bring more brochures (we ran out on day 2), rent nothing.';
  expect(relationsOf(lessons, 'en-US').some(({ kind }) => kind === 'timeline')).toBe(false);
});

import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const partsOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) =>
    own.kind === 'parts'
      ? [
          {
            items: own.items.map(({ name, quantity }) => `${name} ${quantity.text}`),
            details: own.details?.map(({ text }) => text),
          },
        ]
      : [],
  );

it('a clause that says more than its name and figure is a part like the others, and told beside them', () => {
  expect(partsOf('城东店卖得最好，收入82万元，占四成；城西店61万元；城北店47万元。', 'zh-CN')).toEqual([
    {
      items: ['城东店 82万元', '城西店 61万元', '城北店 47万元'],
      details: ['城东店卖得最好，收入82万元，占四成'],
    },
  ]);
});

it('of a rate and what it comes to, the total says which one is the part', () => {
  const [parts] = partsOf('场地每月800元，四个月共3,200元；印刷900元；奖品1,400元；合计5,500元。', 'zh-CN');
  expect(parts?.items).toEqual(['场地 3,200元', '印刷 900元', '奖品 1,400元']);
});

it.each([
  ['甲店收入82万元，成本40万元；乙店61万元；丙店47万元。', ['甲店 82万元', '甲店 40万元']],
  ['租金每月800元，押金另付；打印机一台900元；奖品1,400元。', ['租金 800元']],
])('two figures of one unit, or names without anything in common, tell no part: %s', (text, not) => {
  const names = partsOf(text, 'zh-CN').flatMap(({ items }) => items);
  expect(names.filter((name) => not.includes(name))).toEqual([]);
});

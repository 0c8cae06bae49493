import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const LINES = [
  '内推 每成功一人奖励 3000 元，预算 2.4 万元',
  '招聘网站 年费 6.8 万元',
  '校园招聘 4 场，预算 5 万元',
  '猎头 仅用于算法岗，按年薪 20% 计，预算 24 万元',
];

it('of several figures a line, those that come to the total are the parts', () => {
  expect(relationsOf([...LINES, '合计 38.2 万元'], 'zh-CN', '预算')).toMatchObject([
    {
      kind: 'parts',
      isWhole: true,
      total: { value: '38.2 万元', label: { text: '合计' } },
      items: [
        { name: '内推', quantity: { text: '2.4 万元' } },
        { name: '招聘网站', quantity: { text: '6.8 万元' } },
        { name: '校园招聘', quantity: { text: '5 万元' } },
        { name: '猎头', quantity: { text: '24 万元' } },
      ],
      details: [{ lead: '内推' }, { text: '校园招聘 4 场，预算 5 万元' }, {}],
    },
  ]);
});

it('what the lines do not come to is no total of them', () => {
  const kinds = relationsOf([...LINES, '合计 45 万元'], 'zh-CN', '预算').map(({ kind }) => kind);
  expect(kinds).not.toContain('parts');
});

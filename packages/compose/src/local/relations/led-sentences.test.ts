import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each<[string, Language, string, string[]]>([
  [
    "What we'd change: open the side door, the queue was long. Put a sign at the stop. No more than one lamp before noon.",
    'en-US',
    "What we'd change",
    ['Open the side door, the queue was long.', 'Put a sign at the stop.', 'No more than one lamp before noon.'],
  ],
  [
    '注意事项：请提前到场。不要携带宠物。现场有免费饮水。',
    'zh-CN',
    '注意事项',
    ['请提前到场。', '不要携带宠物。', '现场有免费饮水。'],
  ],
])('short sentences stand under the words that lead to them: %s', (text, language, head, items) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', head: { text: head }, items: items.map((own) => ({ text: own })) });
});

it('what a sentence lists is listed apart from what follows', () => {
  const [list] = relationsOf('Ingredients: flour, eggs, milk. Mix everything well. Bake until golden.', 'en-US');
  expect(list).toMatchObject({ kind: 'list', items: [{ text: 'flour' }, { text: 'eggs' }, { text: 'milk' }] });
});

it('figures and days are told as what they are', () => {
  const text = 'The till: £210 came in. We need £300. The rest is for tea.';
  expect(relationsOf(text, 'en-US').filter(({ kind }) => kind === 'list')).toEqual([]);
});

it('two questions are a list under what leads to them', () => {
  expect(relationsOf('Open questions: do we film it? Who writes the letter?', 'en-US')).toMatchObject([
    {
      kind: 'list',
      head: { text: 'Open questions' },
      items: [{ text: 'Do we film it?' }, { text: 'Who writes the letter?' }],
    },
  ]);
});

it('what a paragraph says behind the figure of its label keeps that label, behind a list it does not', () => {
  const lift = relationsOf(
    'Ascenseur : 11 pannes en 2024, contre 4 en 2023. Le contrat est dénoncé au 30 juin.',
    'fr-FR',
  );
  expect(lift.at(-1)).toMatchObject({ kind: 'said', item: { lead: 'Ascenseur' } });
  const bring = relationsOf('請讓孩子帶：水壺、雨衣、少量零食。不要帶手機和電動玩具。', 'zh-TW');
  expect(bring.at(-1)).toMatchObject({ kind: 'said', item: { text: '不要帶手機和電動玩具。' } });
  expect(bring.at(-1)).not.toHaveProperty('item.lead');
});

it('a sentence about a name and what a label says are not set side by side', () => {
  const lines = [
    'The Marzocco is eleven years old. This year it has cost us £1,940 in repairs, more than in the three years before (£1,610).',
    'Repair: new boiler and seals, £2,350 including labour, 9 days without the machine. The mechanic gives it 3 more years.',
    'Replace: £8,900 for the new model, £1,200 for the old one in part exchange. 2 days. A warranty of 5 years.',
  ];
  const sides = relationsOf(lines, 'en-US').flatMap((own) => (own.kind === 'list' ? [own.head?.text] : []));
  expect(sides).toEqual(['Repair', 'Replace']);
});

it('rules under names of their own stay a list, whatever figures they hold', () => {
  const rules = [
    '宠物：可以养猫，不能养狗。',
    '转租：不行。',
    '退租：提前30天说，扣半个月押金。',
    '维修：灯泡租客自己换，报修48小时内处理。',
  ];
  expect(relationsOf(rules, 'zh-CN')).toMatchObject([
    { kind: 'list', items: [{ lead: '宠物' }, { lead: '转租' }, { lead: '退租' }, { lead: '维修' }] },
  ]);
});

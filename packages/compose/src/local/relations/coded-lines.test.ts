import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const RISKS = [
  'R1 The roof is late (likely, grave). Every week costs us £9k in rent for an empty shop. Mitigation: penalty from week 3, weekly visits by Fiona.',
  'R2 Two cooks short (possible, grave). Mitigation: agency for a month; bonus of £800. Owner: Malik.',
  'R3 Card readers late (unlikely, small). We borrow two.',
];

it('lines that a register counts are entries under their first sentences, whatever figures they hold', () => {
  expect(relationsOf(RISKS, 'en-US', 'Top risks')).toMatchObject([
    {
      kind: 'list',
      items: [
        { lead: 'R1 The roof is late (likely, grave)', text: /^Every week costs us £9k/u },
        { lead: 'R2 Two cooks short (possible, grave)', text: /^Mitigation: agency/u },
        { lead: 'R3 Card readers late (unlikely, small)', text: 'We borrow two.' },
      ].map(({ lead, text }) => ({ lead, text: typeof text === 'string' ? text : expect.stringMatching(text) })),
    },
  ]);
});

it('a code that does not go on from the one before begins no entry', () => {
  const [first = '', second = ''] = RISKS;
  const [list] = relationsOf([first, second, 'T1 The tables are lent.'], 'en-US', 'Top risks');
  expect(list).toMatchObject({ kind: 'list', items: [{}, {}] });
});

it('short lines of several sentences each are entries under their first ones, whatever codes are left out between', () => {
  const lines = [
    'K2 今天在德州停了47分钟。到站晚点52分钟。',
    'K5 在天津南等待22分钟。最终晚点19分钟。',
    'K11 多跑38公里。晚点31分钟。',
  ];
  expect(relationsOf(lines, 'zh-CN')).toMatchObject([
    {
      kind: 'list',
      items: [
        { lead: 'K2 今天在德州停了47分钟', text: '到站晚点52分钟。' },
        { lead: 'K5 在天津南等待22分钟', text: '最终晚点19分钟。' },
        { lead: 'K11 多跑38公里', text: '晚点31分钟。' },
      ],
    },
  ]);
});

it('what somebody said stays whole in an entry', () => {
  const people = [
    'P1, 34, orders weekly. "I never trust the window. Last month it was late 3 out of 4 times." Wants to see the driver.',
    'P2, nurse. Needs delivery after 22:00. "At 23:00 I would leave the supermarket tomorrow."',
  ];
  expect(relationsOf(people, 'en-US')).toMatchObject([
    {
      kind: 'list',
      items: [
        { lead: 'P1, 34, orders weekly', text: people[0]?.slice('P1, 34, orders weekly. '.length) },
        { lead: 'P2, nurse', text: people[1]?.slice('P2, nurse. '.length) },
      ],
    },
  ]);
  expect(relationsOf('"It is late. It is always late." We wrote that down.', 'en-US')).toMatchObject([
    { item: { text: '"It is late. It is always late."' } },
    { item: { text: 'We wrote that down.' } },
  ]);
});

it('cases with their numbers are told whole, each', () => {
  const cases = [
    '案例一：客戶來電三次都問同一筆退款。正確做法：第一次就開單。',
    '案例二：客服先道歉再說明，最後客戶給5分。值得學習。',
  ];
  expect(relationsOf(cases, 'zh-TW', '典型案例')).toMatchObject([
    {
      kind: 'list',
      items: [
        { lead: '案例一', text: '客戶來電三次都問同一筆退款。正確做法：第一次就開單。' },
        { lead: '案例二', text: '客服先道歉再說明，最後客戶給5分。值得學習。' },
      ],
    },
  ]);
});

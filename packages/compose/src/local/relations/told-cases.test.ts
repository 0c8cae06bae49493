import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

it.each<[string, Language, string, number]>([
  [
    '火災を見つけたら、まず大声で知らせ、次に119番に通報し、できる範囲で初期消火をして、すぐ逃げてください。',
    'ja-JP',
    '火災を見つけたら',
    4,
  ],
  ['发生火灾时，先大声呼救，再拨打119，然后弯腰从安全出口撤离。', 'zh-CN', '发生火灾时', 3],
  [
    "En cas d'incendie, prévenez d'abord le gardien, appelez ensuite le 18, puis sortez par l'escalier B.",
    'fr-FR',
    "En cas d'incendie",
    3,
  ],
  [
    'If you smell gas, first turn off the meter, then open the windows, and call us from outside.',
    'en-US',
    'If you smell gas',
    3,
  ],
  [
    'Pour proposer un livre : écrire le titre sur le carnet, dire en deux phrases pourquoi, puis attendre le vote.',
    'fr-FR',
    'Pour proposer un livre',
    3,
  ],
  ['To borrow a tool: sign the book, leave a card and bring it back by Sunday.', 'en-US', 'To borrow a tool', 3],
])('what is to be done stands under the case or the aim it is for: %s', (text, language, head, count) => {
  const [only, other] = relationsOf(text, language);
  expect(other).toBeUndefined();
  expect(only?.kind === 'steps' && [only.head?.text, only.steps.length]).toEqual([head, count]);
});

it.each<[string, Language]>([
  ['When we arrived, first the lights went out, then the pump failed, and the cellar filled.', 'en-US'],
  ['下雨的时候，先是屋顶漏水，再是墙面发霉，然后地板也翘起来。', 'zh-CN'],
  ['If prices rise, first rents go up, then wages follow, and finally demand falls.', 'en-US'],
  ['To save money: a lodger, a cheaper van, fewer meals out.', 'en-US'],
])('what happens in a case is no procedure: %s', (text, language) => {
  expect(relationsOf(text, language).map(({ kind }) => kind)).not.toContain('steps');
});

it('a line that announces steps stands over them, with a line among them that has no verb', () => {
  const lines = [
    'bring the dogs in',
    'lock the side gate',
    'check both bowls',
    'lights off in the hall',
    'set the alarm',
  ];
  const [only, other] = relationsOf(['Closing routine (in this order, please)', ...lines], 'en-US');
  expect(other).toBeUndefined();
  expect(only?.kind === 'steps' && [only.head?.text, only.steps.map(({ title }) => title.text)]).toEqual([
    'Closing routine (in this order, please)',
    lines,
  ]);
});

it('what is named in a Japanese sentence is a list, the first and the last name whole', () => {
  const itemsOf = (text: string): unknown => {
    const [only] = relationsOf(text, 'ja-JP');
    return only?.kind === 'list' && [only.head?.text, ...only.items.map((item) => item.text)];
  };
  expect(itemsOf('持ち物は、軍手、タオル、飲み物（500ml以上）です。')).toEqual([
    '持ち物',
    '軍手',
    'タオル',
    '飲み物（500ml以上）',
  ]);
  expect(itemsOf('売れ筋は塩パン、あんパン、ラスクでした。')).toEqual(['売れ筋', '塩パン', 'あんパン', 'ラスク']);
});

it('amounts, dates and aims under a heading of tasks are nobody’s', () => {
  const entries = [
    'Budget : 180 € en janvier, 122 € aujourd’hui',
    'Programme : 23 juin le bal ; 15 septembre la fête ; 27 octobre la lecture',
    'Pour proposer un livre : écrire le titre',
  ];
  expect(relationsOf([list(entries)], 'fr-FR', 'Décisions').map(({ kind }) => kind)).not.toContain('actions');
  const [tasks] = relationsOf(
    [
      list([
        'Marie : coller les affiches, avant le 5 mai',
        'Paul : la salle, avant le 9 mai',
        'Anna : la mairie, avant le 3 mai',
      ]),
    ],
    'fr-FR',
    'Actions',
  );
  expect(tasks?.kind).toBe('actions');
});

it('paragraphs that count themselves are one list, with what is said of each below it', () => {
  const told = relationsOf(
    [
      '第一件是会员上线。付费会员从2.1万增加到5.8万。',
      '第二件是重写缓存。我们花了六周时间，投诉少了一半。',
      '第三件是出海。',
    ],
    'zh-CN',
  );
  expect(
    told.flatMap((own) => (own.kind === 'list' ? own.items.map(({ text, children }) => [text, children?.length]) : [])),
  ).toEqual([
    ['会员上线', 1],
    ['重写缓存', 1],
    ['出海', undefined],
  ]);
});

it('names alone are a list, whatever there is beside them', () => {
  const told = relationsOf(['滷雞腿、清蒸鱸魚、燙青菜、絲瓜湯，另備20份素食。'], 'zh-TW');
  expect(told.map((own) => (own.kind === 'list' ? own.items.map(({ text }) => text) : own.kind))).toEqual([
    ['滷雞腿', '清蒸鱸魚', '燙青菜', '絲瓜湯'],
    'said',
  ]);
});

it('how far a task is stands where its day would', () => {
  const entries = [
    'Raise the tests – Tom, 27 October',
    'Give access to all of us – Ida, done',
    'Add a view – Eva, 3 November',
  ];
  const [actions] = relationsOf([list(entries)], 'en-US', 'Action items').filter((own) => own.kind === 'actions');
  expect(actions?.items.map(({ who, when }) => [who?.text, when?.text])).toEqual([
    ['Tom', '27 October'],
    ['Ida', 'done'],
    ['Eva', '3 November'],
  ]);
});

it('a blank behind a particle leads to nothing', () => {
  const entries = ['私たちは Snowflake で権限を管理します', '権限は Okta で割り当てます', '会場 公民館'];
  const leads = relationsOf([list(entries)], 'ja-JP').flatMap((own) =>
    own.kind === 'list' ? own.items.map(({ lead }) => lead) : [],
  );
  expect(leads).toEqual([undefined, undefined, '会場']);
});

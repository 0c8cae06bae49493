import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** Each relation with its head: the days in their order, `date | event` or an entry a line. */
const daysOf = (blocks: Parameters<typeof relationsOf>[0], language: Language): string[][] =>
  relationsOf(blocks, language).map((own) => {
    if (own.kind === 'timeline')
      return [own.head?.text ?? '', ...own.events.map((at) => `${at.date} | ${at.text.text}`)];
    if (own.kind === 'list') return [own.head?.text ?? '', ...own.items.map(({ text }) => text)];
    return [own.kind];
  });

it.each<[Language, string[]]>([
  [
    'zh-TW',
    [
      '5/2（六）往南',
      '09:00 出門',
      '11:30 吃麵',
      '5/3（日）海邊',
      '睡到自然醒。下午看海。',
      '5/4（一）回家',
      '10:00 退房',
      '15:20 到家',
    ],
  ],
  [
    'en-US',
    [
      '2 May: going south',
      '09:00 set off',
      '11:30 noodles',
      '3 May: the sea',
      'We sleep in. Then the beach.',
      '4 May: home',
      '10:00 check out',
      '15:20 home',
    ],
  ],
  [
    'fr-FR',
    [
      'Jour 1 – vers le sud',
      '9h00 départ',
      '11h30 repas',
      'Jour 2 – la mer',
      'On dort. Puis la plage.',
      'Jour 3 – retour',
      '10h00 on rend les clés',
      '15h20 maison',
    ],
  ],
  [
    'ja-JP',
    [
      '1日目 南へ',
      '09:00 出発',
      '11:30 昼ごはん',
      '2日目 海',
      'ゆっくり起きる。午後は海を見る。',
      '3日目 帰り',
      '10:00 宿を出る',
      '15:20 家に着く',
    ],
  ],
  [
    'zh-CN',
    [
      '第一天 往南',
      '09:00 出门',
      '11:30 吃面',
      '第二天 海边',
      '睡到自然醒。下午看海。',
      '第三天 回家',
      '10:00 退房',
      '15:20 到家',
    ],
  ],
])('days with their hours, or with what is said of them, are told one by one: %s', (language, lines) => {
  const days = daysOf([...lines, language === 'zh-TW' ? '住宿已付清。' : 'All is paid.'], language);
  expect(days.slice(0, 3).map(([head]) => head)).toEqual([lines[0], lines[3], lines[5]]);
  expect(days.slice(0, 3).map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(days.slice(3)).toEqual([['said']]);
});

it('the hours of a day may be a list', () => {
  const hours = [list(['09:00 doors', '10:00 talk']), list(['09:30 walk', '12:00 lunch'])] as const;
  expect(daysOf(['Friday', hours[0], 'Saturday', hours[1]], 'en-US')).toEqual([
    ['Friday', '09:00 | doors', '10:00 | talk'],
    ['Saturday', '09:30 | walk', '12:00 | lunch'],
  ]);
});

it('days without any hours are one calendar', () => {
  const lines = ['2 May: lease signed', '9 May: ovens come', '20 May: first loaf sold'];
  expect(daysOf(lines, 'en-US')).toHaveLength(1);
});

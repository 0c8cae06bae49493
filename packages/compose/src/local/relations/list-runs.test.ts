import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const leadsIn = (entries: readonly string[]): unknown[] =>
  relationsOf(
    entries.map((entry) => list([entry])),
    'zh-CN',
  ).flatMap((own) => (own.kind === 'list' ? own.items.map(({ lead }) => lead) : []));

it('entries that count up in ideographs are named without their numbers, from wherever they count', () => {
  expect(leadsIn(['二、集合：东门旗杆下', '三、穿着：校服和球鞋', '四、饮水：自带水壶'])).toEqual([
    '集合',
    '穿着',
    '饮水',
  ]);
  expect(leadsIn(['九、集合：东门旗杆下', '十、穿着：校服和球鞋', '十一、饮水：自带水壶'])).toEqual([
    '集合',
    '穿着',
    '饮水',
  ]);
});

it('numbers that do not go up by one belong to their names', () => {
  expect(leadsIn(['二、集合：东门旗杆下', '五、穿着：校服和球鞋', '六、饮水：自带水壶'])).toEqual([
    '二、集合',
    '五、穿着',
    '六、饮水',
  ]);
});

it('numbers that one of the entries refers to stay', () => {
  expect(leadsIn(['三、租金：每月一付', '四、押金：两月租金', '五、付款：按第三条'])).toEqual([
    '三、租金',
    '四、押金',
    '五、付款',
  ]);
});

it('what announces the entries below it in a letter stands over them', () => {
  const [only, ...others] = relationsOf(
    ['下記の通り防災訓練を行います。', list(['日時 3月8日 10:00', '場所 第二グラウンド', '対象 全職員'], true)],
    'ja-JP',
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', head: { text: '下記の通り防災訓練を行います' } });
});

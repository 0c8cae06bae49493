import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** Names with their figures, as a test compares them. */
const partsOf = (relations: ReturnType<typeof relationsOf>) =>
  relations.flatMap((own) =>
    own.kind === 'parts' ? [own.items.map(({ name, quantity }) => `${name} ${quantity.text}`)] : [],
  );

describe('figures as people note them', () => {
  it('a name between straight quotation marks is a name, and shares in brackets are all of them parts', () => {
    const said = 'Most who leave say "too much coffee" (44%), price (27%), moved (15%), other (14%).';
    expect(partsOf(relationsOf(said, 'en-US'))).toEqual([
      ['too much coffee 44%', 'price 27%', 'moved 15%', 'other 14%'],
    ]);
    const asked = 'Readers asked for "more local news" (31%), maps (22%) and "fewer ads" (9%).';
    expect(partsOf(relationsOf(asked, 'en-US'))).toEqual([['more local news 31%', 'maps 22%', 'fewer ads 9%']]);
  });

  it('some parts may have their figures in brackets and others behind them', () => {
    expect(
      relationsOf('支出 7.4 万元，主要是人工（3.1 万）和食材（3.2 万），水电 0.6 万，其他 0.5 万。', 'zh-CN'),
    ).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '7.4 万元' },
        items: [{ name: '人工' }, { name: '食材' }, { name: '水电' }, { name: '其他' }],
      },
    ]);
  });

  it('the first of several is what they come to where its name says so, in either script', () => {
    const budget = '經費：總經費 380 萬元，市府補助 266 萬元，區公所 76 萬元，里自籌 38 萬元。';
    expect(relationsOf(budget, 'zh-TW')).toMatchObject([
      { kind: 'parts', isWhole: true, total: { value: '380 萬元', label: { text: '總經費' } }, items: [{}, {}, {}] },
    ]);
  });

  it('what all of them are shares of stands behind the first', () => {
    const told = 'Les cotisations représentent 54 % des produits, les stages 31 %, les subventions 15 %.';
    expect(relationsOf(told, 'fr-FR')).toMatchObject([{ kind: 'parts', isWhole: true, items: [{}, {}, {}] }]);
  });

  it('how a measure went may end the sentence that tells it month by month', () => {
    expect(relationsOf('利用者は 9月 120 人、10月 185 人、11月 240 人と増えています。', 'ja-JP')).toMatchObject([
      { kind: 'parts', head: { text: '利用者' }, items: [{ name: '9月' }, { name: '10月' }, { name: '11月' }] },
    ]);
  });

  it('what is expected is told beside what is now, with what is counted between them', () => {
    expect(relationsOf('Next season we expect 36 clubs (this season 31).', 'en-US')).toMatchObject([
      { kind: 'figure', stat: { value: '36', from: '31', direction: 'up' } },
    ]);
  });

  it('the most that a score may be is no score', () => {
    expect(relationsOf([list(['Scores out of 100', 'Hull 78', 'Leeds 64', 'York 91'])], 'en-US')).toMatchObject([
      {
        kind: 'parts',
        head: { text: 'Scores out of 100' },
        items: [{ name: 'Hull' }, { name: 'Leeds' }, { name: 'York' }],
      },
    ]);
  });

  it('figures in what is laid down or planned are no key figures', () => {
    const rules = [
      'Be here 10 min before the shift',
      'Phones stay in the locker',
      'Refunds over £50 → ask the manager',
    ];
    expect(relationsOf(rules, 'en-US', 'House rules').map(({ kind }) => kind)).toEqual(['said', 'said', 'said']);
    expect(relationsOf('请提前10分钟到场；孩子需家长陪同；不带零食入馆。', 'zh-CN', '注意事项')).toMatchObject([
      { kind: 'said', item: { text: '请提前10分钟到场' } },
      { kind: 'said' },
      { kind: 'said' },
    ]);
    const plan = '来月の計画：配達員を 3 名採用する。容器を回収式にする。メニューを 4 種類から 6 種類に増やす。';
    expect(relationsOf(plan, 'ja-JP')).toMatchObject([
      { kind: 'list', head: { text: '来月の計画' }, items: [{ text: '配達員を 3 名採用する。' }, {}, {}] },
    ]);
  });
});

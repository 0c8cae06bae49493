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

  it('what parts come to may stand some figures in front of them', () => {
    const told =
      '收入 6.9 万元，支出 7.4 万元，亏 0.5 万元，主要是人工（3.1 万）和食材（3.2 万），水电 0.6 万，其他 0.5 万。';
    expect(relationsOf(told, 'zh-CN')).toMatchObject([
      { kind: 'figure', stat: { value: '6.9 万元', label: { text: '收入' } } },
      { kind: 'parts', isWhole: true, total: { value: '7.4 万元', label: { text: '支出' } } },
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

  it('what all come to may stand right behind the last of them, without a name', () => {
    const costs = '費用の合計は 業者 7.4万円、敷金 12万円、家具 5.5万円、その他 1.6万円で 26.5万円。';
    expect(relationsOf(costs, 'ja-JP')).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '26.5万円', label: { text: '費用の合計' } },
        items: [{}, {}, {}, {}],
      },
    ]);
  });

  it('of a survey most questions with shares are charts, and another one is answered beside them', () => {
    const answers = [
      'How happy are you? very 38%, quite 41%, so-so 14%, not 7%',
      'Would you recommend us? NPS 34, last year 27',
      'What annoys you? waiting 43%, delivery 29%, invoices 17%, website 11%',
    ];
    expect(relationsOf(answers, 'en-US')).toMatchObject([
      { kind: 'parts', isWhole: true, head: { text: 'How happy are you?' } },
      { kind: 'said', item: { lead: 'Would you recommend us?', text: 'NPS 34, last year 27' } },
      { kind: 'parts', isWhole: true, head: { text: 'What annoys you?' } },
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

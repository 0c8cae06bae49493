import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

describe('things that lines measure one after the other', () => {
  it('stand side by side, each under its name', () => {
    const relations = relationsOf(
      [
        'Mosel: 420 euros, 19 kg, folds flat. Lasts about 50 km',
        'Ardent, the red one, is 610 new, 23 kg, lasts 70 km',
        'Third was the Quill at 980: 17 kg, 90 km',
      ],
      'en-US',
    );
    expect(relations.map((own) => ('head' in own ? own.head?.text : undefined))).toEqual(['Mosel', 'Ardent', 'Quill']);
    expect(relations[2]).toMatchObject({
      kind: 'list',
      items: [{ text: '980' }, { text: '17 kg' }, { text: '90 km' }],
    });
  });

  it('keep what Chinese puts in brackets behind the name', () => {
    const relations = relationsOf(
      ['甲店（东门）：月费90，含20次，每次加3元', '乙店（西门）月费60，含8次，加5元一次'],
      'zh-CN',
    );
    expect(relations.map((own) => ('head' in own ? own.head?.text : undefined))).toEqual([
      '甲店（东门）',
      '乙店（西门）',
    ]);
  });

  it('are none where they measure different things', () => {
    const relations = relationsOf(['Roof: repaired in May, 900 euros', 'Garden: 12 new trees, fence painted'], 'en-US');
    expect(relations.filter(({ kind }) => kind === 'list')).toHaveLength(0);
  });
});

describe('sentences that say how many things follow', () => {
  it('stand over them', () => {
    expect(
      relationsOf('Two hopes I have. First, a drier spring. Second, that the gate gets oiled.', 'en-US'),
    ).toMatchObject([
      {
        kind: 'list',
        head: { text: 'Two hopes I have' },
        items: [{ text: 'a drier spring' }, { text: 'that the gate gets oiled' }],
      },
    ]);
    expect(relationsOf('お願いは3つ。傘を持ち帰る、窓を閉める、鍵を返す。', 'ja-JP')).toMatchObject([
      {
        kind: 'list',
        head: { text: 'お願いは3つ' },
        items: [{ text: '傘を持ち帰る' }, { text: '窓を閉める' }, { text: '鍵を返す' }],
      },
    ]);
  });

  it('lead to nothing where other words follow', () => {
    const relations = relationsOf('There are two doors. The left one sticks, and nobody knows why.', 'en-US');
    expect(relations.some(({ kind }) => kind === 'list')).toBe(false);
  });
});

describe('names behind what leads to them', () => {
  it.each([
    ['人気商品は塩ラスク、豆大福、抹茶プリン', 'ja-JP', '人気商品', 3],
    ['满意的👍 座位多；茶水免费；灯光柔和', 'zh-CN', '满意的', 3],
    ['停電時先找→手電筒、蠟燭、電池', 'zh-TW', '停電時先找', 3],
  ] as const)('are a list: %s', (text, language, head, count) => {
    expect(relationsOf(text, language)).toMatchObject([
      { kind: 'list', head: { text: head }, items: { length: count } },
    ]);
  });

  it('are none where a sentence goes on', () => {
    const relations = relationsOf('本日は来店が少なく、雨も強く、売上も伸びなかった。', 'ja-JP');
    expect(relations.some(({ kind }) => kind === 'list')).toBe(false);
  });
});

describe('days without their month', () => {
  it('are of the month that was said before', () => {
    expect(relationsOf('时间：5月6号出样，9号改，15号定稿，20号送厂', 'zh-CN')).toMatchObject([
      { kind: 'timeline', events: [{ date: '5月6号' }, { date: '9号' }, { date: '15号' }, { date: '20号' }] },
    ]);
  });
});

describe('what opens with the word for first', () => {
  it('is done step by step up to what is done last', () => {
    const [steps] = relationsOf(
      '先找馆长签字，拿到绿单。窗口一般排队一刻钟。交完绿单后领门卡。最后试一下闸机。',
      'zh-CN',
    );
    expect(steps).toMatchObject({ kind: 'steps', steps: { length: 4 } });
  });

  it('tells no steps of what somebody did', () => {
    const relations = relationsOf('先说结论，客人满意。我们去年卖了300份。最后谢谢厨房。', 'zh-CN');
    expect(relations.some(({ kind }) => kind === 'steps')).toBe(false);
  });
});

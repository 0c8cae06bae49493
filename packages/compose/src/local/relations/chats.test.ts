import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';

function tasksIn(relations: readonly Relation[]): string[] {
  return relations.flatMap((own) =>
    own.kind === 'actions'
      ? own.items.map(({ who, what, when }) => [who?.text, what.text, when?.text].filter(Boolean).join(' | '))
      : [],
  );
}

describe('conversations', () => {
  it('are told by what is said, not as a timeline of the hours they were written at', () => {
    const relations = relationsOf(
      [
        '[08:10] Vera: who counted the bottles?',
        '[08:12] Otis: me. 96 bottles, last week it was 71',
        '[08:13] Vera: great',
        '[08:15] Vera: Otis can you order labels by Tuesday? Nils please wash the crates',
        '[08:16] Nils: sure',
      ],
      'en-US',
    );
    expect(relations.map(({ kind }) => kind)).toEqual(['said', 'said', 'figure', 'actions']);
    expect(tasksIn(relations)).toEqual(['Otis | order labels | by Tuesday', 'Nils | wash the crates']);
    expect(relations[2]).toMatchObject({ stat: { value: '96', from: '71' } });
  });

  it('are no hours of a programme whose lines begin with small words', () => {
    const relations = relationsOf(
      ['17:30 gates open', '17:50 on the slip', '18:15 on to the buoy', '20:10 gates locked', '20:30 off to bed'],
      'en-US',
    );
    expect(relations.map(({ kind }) => kind)).toEqual(['timeline']);
  });

  it('name who takes on what in Chinese and Japanese', () => {
    const chinese = relationsOf(
      [
        '阿松 20:01 周日爬山谁去？',
        '小棠 20:02 我去',
        '阿松 20:05 小棠你负责买水，周六之前；老贺带急救包',
        '老贺 20:06 收到',
      ],
      'zh-CN',
    );
    expect(tasksIn(chinese)).toEqual(['小棠 | 买水 | 周六之前', '老贺 | 带急救包']);
    const japanese = relationsOf(
      [
        '9:30 水野 明日の準備どうしますか？',
        '9:31 早川 机は私が運びます',
        '9:33 水野 早川さん、鍵の返却お願いします',
        '9:34 早川 了解です',
      ],
      'ja-JP',
    );
    expect(tasksIn(japanese)).toEqual(['早川 | 机は私が運びます', '早川さん | 鍵の返却']);
  });

  it('are no programme whose parts come again', () => {
    const [day] = relationsOf(['09:00 Session one', '10:30 Coffee', '11:00 Session two', '12:30 Lunch'], 'en-US');
    expect(day).toMatchObject({ kind: 'timeline', isDay: true });
  });

  it('are no features of several things', () => {
    const relations = relationsOf(
      ['Price: 20 euros', 'Weight: 2 kg', 'Price: 30 euros', 'Weight: 3 kg', 'Price: 40 euros'],
      'en-US',
    );
    expect(relations.some(({ kind }) => kind === 'said')).toBe(false);
  });
});

describe('the people that a text names', () => {
  it('are given tasks without a verb of their own', () => {
    const relations = relationsOf(
      ['Present: Ines, Tobias, Mrs Quill', 'Ines brings the soil, Tobias tools, Mrs Quill the soup.'],
      'en-US',
    );
    expect(tasksIn(relations)).toEqual(['Ines | brings the soil', 'Tobias | tools', 'Mrs Quill | the soup']);
  });

  it('are told what they are to do under the word for it', () => {
    const relations = relationsOf(
      ['出席：主任、葉太太、阿坤', '分工：葉太太訂便當（週四），阿坤借音響，主任發邀請'],
      'zh-TW',
    );
    expect(tasksIn(relations)).toEqual(['葉太太 | 訂便當（週四） | 週四', '阿坤 | 借音響', '主任 | 發邀請']);
  });

  it('are told by how they are called, where nobody says who was there', () => {
    const english = 'Mr Pell collects the keys by 4 May. Mrs Oda arrived on Friday.';
    expect(tasksIn(relationsOf(english, 'en-US'))).toEqual(['Mr Pell | collects the keys | by 4 May']);
    const japanese = '堀さんは会場の下見を5月中に、森さんが名札を来週作る';
    expect(tasksIn(relationsOf(japanese, 'ja-JP'))).toHaveLength(2);
  });

  it('have no task where they only say or think something', () => {
    const relations = relationsOf(
      ['Present: Ines, Tobias', 'Ines thinks the fence is too low. Tobias says it is fine.'],
      'en-US',
    );
    expect(tasksIn(relations)).toEqual([]);
  });
});

describe('figures set against each other', () => {
  it('are no change without a time', () => {
    const relations = relationsOf('Comfort was rated 3.4 versus 4.9 on a scale of six.', 'en-US');
    expect(relations.every((own) => own.kind !== 'figure' || own.stat.from === undefined)).toBe(true);
  });

  it('are a change where one is said to be what is planned', () => {
    expect(relationsOf('停车费目前每月80元，计划调到95元', 'zh-CN')).toMatchObject([
      { kind: 'figure', stat: { value: '95元', from: '80元' } },
    ]);
  });

  it('leave the sides of one thing together', () => {
    const relations = relationsOf('展板 主板50×70cm，侧板80×200cm', 'zh-CN');
    expect(relations.some(({ kind }) => kind === 'figure')).toBe(false);
  });
});

describe('messages behind their hour alone', () => {
  const lines = [
    '19:02 阿瑞 下週六去哪爬山',
    '19:03 小旻 兩個選一個',
    '19:04 小旻 東稜 爬升620 里程9 要早起',
    '19:04 小旻 湖線 爬升180 里程7 有公車',
    '19:06 阿瑞 那我來訂車',
    '19:09 小旻 我帶瓦斯爐',
  ];

  it('are a conversation where they speak of themselves, and things built alike are told side by side', () => {
    const relations = relationsOf(lines, 'zh-TW');
    expect(relations.map(({ kind }) => kind)).not.toContain('timeline');
    expect(relations.find(({ kind }) => kind === 'records')).toMatchObject({
      rows: [
        ['東稜', '620', '9', '要早起'],
        ['湖線', '180', '7', '有公車'],
      ],
    });
  });

  it('that only say when are no task', () => {
    const talk = [
      '[18:02] Ruth: Who opens the shed?',
      '[18:04] Ali: I can, from 9',
      '[18:05] Ruth: thanks',
      '[18:06] Ali: ok',
    ];
    expect(tasksIn(relationsOf(talk, 'en-US'))).toEqual([]);
  });
});

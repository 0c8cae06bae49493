import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfText } from './of-text.ts';
import { sourceText } from './source-text.ts';

/** Two lines that are set against each other are one comparison, and none of them goes to the cover. */
describe('two sides of a matter', () => {
  it.each<[string, Language, Draft[], string[]]>([
    [
      'in lines of their own',
      'en-US',
      [
        paragraph('Pros: close to the hospital, no competitor within 400 m, water is laid on'),
        paragraph('Cons: closed on Sundays, no storage, parking is difficult'),
      ],
      [
        'Pros: close to the hospital | no competitor within 400 m | water is laid on',
        'Cons: closed on Sundays | no storage | parking is difficult',
      ],
    ],
    [
      'in a list',
      'zh-CN',
      [list(['优点：节省通勤时间；员工满意度高；招聘范围更大', '缺点：沟通成本上升；新人融入慢；设备支出增加'])],
      ['优点: 节省通勤时间 | 员工满意度高 | 招聘范围更大', '缺点: 沟通成本上升 | 新人融入慢 | 设备支出增加'],
    ],
    [
      'with other lines behind them',
      'fr-FR',
      [
        paragraph('Pour : moins de bruit, des loyers plus bas'),
        paragraph('Contre : loin de la gare, pas de cave'),
        paragraph('Avis : visiter encore une fois au printemps'),
      ],
      ['Pour: moins de bruit | des loyers plus bas', 'Contre: loin de la gare | pas de cave'],
    ],
    [
      'in running text',
      'zh-CN',
      [paragraph('电动版的优点是安静、省油，缺点是续航短。')],
      ['电动版的优点: 安静 | 省油', '缺点: 续航短'],
    ],
    [
      'by what went well and what did not',
      'zh-CN',
      [paragraph('做得好的：排练充分，票价合理。做得不好的：检票慢；雨棚不够，淋湿 30 人。')],
      ['做得好的: 排练充分 | 票价合理', '做得不好的: 检票慢 | 雨棚不够 | 淋湿 30 人'],
    ],
    [
      'between semicolons',
      'zh-CN',
      [paragraph('我们看了两个地方。河边的优点是安静、便宜；缺点是离车站远、冬天冷。下周再去一次。')],
      ['河边的优点: 安静 | 便宜', '缺点: 离车站远 | 冬天冷'],
    ],
    [
      'in two sentences',
      'ja-JP',
      [paragraph('新しい窓口を試した。長所は待ち時間が短い、予約が楽。短所は席が少ない、声が響く。')],
      ['長所: 待ち時間が短い | 予約が楽', '短所: 席が少ない | 声が響く'],
    ],
    [
      'in sentences of another language',
      'en-US',
      [
        paragraph(
          'We tried the night bus. The advantages are low cost and an empty road. The drawbacks are noise and cold feet.',
        ),
      ],
      ['advantages: low cost | an empty road', 'drawbacks: noise | cold feet'],
    ],
  ])('%s', (_, language, drafts, sides) => {
    const documents = [documentOf(drafts, { title: 'A second kiosk', language, file: 'note.txt', kind: 'txt' })];
    const { pages } = composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });
    const [page] = pages.flatMap((own) => (own.form === 'comparison' ? [own] : []));
    expect(
      page?.sides.map(({ heading, items }) => `${heading?.text}: ${items.map(({ text }) => text).join(' | ')}`),
    ).toEqual(sides);
  });

  it('keeps what leads to the list that they are among', () => {
    const drafts = [
      paragraph('We spent a day on the west quay in March, with these results:'),
      list(['Rent: 900 a month', 'Pros: near the boats, cheap', 'Cons: windy, dark', 'Decision: wait for spring']),
    ];
    const documents = [documentOf(drafts, { title: 'A kiosk', language: 'en-US', file: 'note.txt', kind: 'txt' })];
    const { pages } = composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });
    expect(JSON.stringify(pages)).toContain('We spent a day on the west quay in March');
  });

  const sidesIn = (text: string, language: Language): string[] =>
    relationsOfText(sourceText(text, formatOrigin({ file: 'note.txt', block: 0 }), 0.7, language)).flatMap((own) =>
      own.kind === 'list'
        ? own.items.map((side) => `${side.text}: ${side.children?.map((child) => child.text).join(' | ')}`)
        : [],
    );

  it.each<[string, Language, string[]]>([
    ['好处是送货及时准确；缺点是气氛和谐但拥挤。', 'zh-CN', ['好处: 送货及时准确', '缺点: 气氛和谐但拥挤']],
    ['优点是安静；缺点是没有电梯、停车位。', 'zh-CN', ['优点: 安静', '缺点: 没有电梯、停车位']],
    [
      'Unique advantages: dry, quick. Common drawbacks: loud.',
      'en-US',
      ['Unique advantages: dry | quick', 'Common drawbacks: loud'],
    ],
    [
      'The advantage is a room for bed and breakfast. The drawbacks are the path between barn and gate and mud.',
      'en-US',
      ['advantage: a room for bed and breakfast', 'drawbacks: the path between barn and gate and mud'],
    ],
    [
      '長所は、雨の日に、駅から近い。短所は、狭い、暗い。',
      'ja-JP',
      ['長所: 雨の日に、駅から近い', '短所: 狭い | 暗い'],
    ],
    ['优点不是安静；缺点是贵。', 'zh-CN', []],
    ['优势没有了；劣势有不少。', 'zh-CN', []],
    ['Les avantages ne sont pas le prix. Les inconvénients sont le bruit et le froid.', 'fr-FR', []],
    ['Likes: 420; dislikes: 30.', 'en-US', []],
  ])('keeps whole what belongs together, and what is denied: %s', (text, language, sides) => {
    expect(sidesIn(text, language)).toEqual(sides);
  });
});

it('sentences that speak for a side stand below it each', () => {
  const lines = ['Strengths: a tall hall; many members.', 'Weaknesses: old showers. Few parking spaces. No café.'];
  const [only] = relationsOf(lines, 'en-US');
  const items = only?.kind === 'list' ? only.items : [];
  expect(items.map(({ children = [] }) => children.map(({ text }) => text))).toEqual([
    ['a tall hall', 'many members'],
    ['old showers', 'Few parking spaces', 'No café'],
  ]);
});

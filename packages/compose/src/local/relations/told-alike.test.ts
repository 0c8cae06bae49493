import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
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

  it.each([
    [
      ['The Aldous has 3 gears and a bell. It is £210.', 'The Merrin has 8 gears and no bell. It is £265.'],
      'en-US',
      ['Aldous', 'Merrin'],
    ],
    [
      ['Avant, tout se notait au crayon, il fallait 20 minutes.', 'Maintenant, une borne suffit, il faut 4 minutes.'],
      'fr-FR',
      ['Avant', 'Maintenant'],
    ],
    [['電車なら片道40分、月8,000円で座れない。車なら片道30分、月15,000円で渋滞がある。'], 'ja-JP', ['電車', '車']],
    [['日票80元，能进1次；季票300元，能进30次，还送毛巾。'], 'zh-CN', ['日票', '季票']],
    [
      ['以前：登记要排队，发票靠手写，结果隔天拿', '现在：登记用手机，发票自动开，结果当场拿'],
      'zh-CN',
      ['以前', '现在'],
    ],
    [['以前用喇叭喊，每次花5分钟。现在发消息，10秒钟就好。'], 'zh-CN', ['以前', '现在']],
    [['平日單人房 2,200、四人房 3,400；假日單人房 2,800、四人房 4,200。'], 'zh-TW', ['平日', '假日']],
  ] as const)('are told apart by the words around their names: %j', (texts, language, sides) => {
    const relations = relationsOf([...texts], language);
    const told = relations.filter(({ kind }) => kind === 'records' || kind === 'list');
    const names = told.flatMap((own) =>
      own.kind === 'records' ? [own.fields, ...own.rows].flat() : 'head' in own ? [own.head?.text] : [],
    );
    expect(names).toEqual(expect.arrayContaining([...sides]));
  });

  it.each([
    ['The first half was quiet, with 12 guests a night. The second half was busy, with 40 guests a night.', 'en-US'],
    ['The basic plan has 5 seats and costs £10. The support team has 4 people and costs £9k a month.', 'en-US'],
    ['东区有居民1,200户，新增80户。西区有商铺340家，关了12家。', 'zh-CN'],
    ['Sales came to £84k, 4% over plan. Bread brought in £31k, cakes £22k and the rest £31k.', 'en-US'],
  ] as const)('are none in: %s', (text, language) => {
    expect(relationsOf(text, language).filter(({ kind }) => kind === 'list' || kind === 'records')).toEqual([]);
  });

  it('need no second measure under a question that names both', () => {
    const lines = [
      'Hay is £6 a bale and keeps, but it is dusty.',
      'Silage is £4 a bale and feeds well, but it smells.',
    ];
    const heads = relationsOf(lines, 'en-US', 'Hay or silage?').map((own) =>
      'head' in own ? own.head?.text : own.kind,
    );
    expect(heads).toEqual(['Hay', 'Silage']);
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
        items: [{ text: 'A drier spring' }, { text: 'That the gate gets oiled' }],
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

  it.each<[Language, string, string[]]>([
    [
      'en-US',
      'I have two wishes. First, call home. Nobody minds the hour. Second, keep the key. It opens both doors.',
      ['Call home > Nobody minds the hour.', 'Keep the key > It opens both doors.'],
    ],
    ['ja-JP', '悩みは二つある。第一に、音が大きい。第二に、席が狭い。', ['音が大きい', '席が狭い']],
  ])('stand over each with what is said of it (%s)', (language, text, expected) => {
    const [only, ...others] = relationsOf(text, language);
    expect(others).toEqual([]);
    const shown = only?.kind === 'list' ? only.items : [];
    expect(
      shown.map(({ text: own, children = [] }) => [own, ...children.map((each) => each.text)].join(' > ')),
    ).toEqual(expected);
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

it('sentences that measure things in their own words leave none of them out of the comparison', () => {
  const text =
    'The Marlo 3 costs €900, weighs 21 kg and goes 60 km. The Pintail costs €1,900, weighs 30 kg and takes up to 150 kg. The Wren is the cheapest at €700, weighs 16 kg and has a range of 40 km.';
  const heads = relationsOf(text, 'en-US').map((own) => ('head' in own ? own.head?.text : undefined));
  expect(heads).toEqual(['Marlo 3', 'Pintail', 'Wren']);
});

it('a line that leads to things told alike stands over all of them', () => {
  const lines = [
    '三个版本：',
    '普通版 99元，自动浇水，无联网',
    '进阶版 159元，自动浇水，可联网',
    '旗舰版 259元，带补光灯',
  ];
  const relations = relationsOf(lines, 'zh-CN');
  expect(relations).toMatchObject([
    {
      kind: 'list',
      areSides: true,
      head: { text: '三个版本' },
      items: [{ text: '普通版' }, { text: '进阶版' }, { text: '旗舰版' }],
    },
  ]);
});

it('much that is told of several things stands side by side on one page', () => {
  const lines = [
    '方案一：云台山民宿。人均610元，车程2小时，可以徒步、采茶。缺点是晚上活动少，下雨就麻烦。',
    '方案二：东湖。人均790元，车程3小时，有皮划艇和骑行，风景最好，但是路上时间太长。',
    '方案三：市内聚餐。人均280元，不用坐车，半天就能结束。年轻人喜欢。',
  ];
  const [only, ...others] = relationsOf(
    lines.map((line) => list([line])),
    'zh-CN',
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', areSides: true });
  expect(only?.kind === 'list' && only.items.map(({ text }) => text)).toEqual(['方案一', '方案二', '方案三']);
  expect(only?.kind === 'list' && only.items[1]?.children?.at(-1)?.text).toBe('路上时间太长');
});

it('what is said further down of one of several things stands with it, under the line that counts them', () => {
  const blocks = [
    'We looked at three models. The Marlo 3 costs €900, weighs 21 kg and goes 60 km. The Pintail costs €1,900, weighs 30 kg and takes up to 150 kg. The Wren is the cheapest at €700, weighs 16 kg and has a range of 40 km.',
    'The Marlo is light. The Pintail is hard to park. The Pintail and the Wren are repaired in town.',
  ];
  const [only, ...others] = relationsOf(blocks, 'en-US');
  expect(only).toMatchObject({ kind: 'list', areSides: true, head: { text: 'We looked at three models' } });
  const last = only?.kind === 'list' ? only.items.map(({ children = [] }) => children.at(-1)?.text) : [];
  expect(last).toEqual([
    'The Marlo is light.',
    'The Pintail is hard to park.',
    'weighs 16 kg and has a range of 40 km.',
  ]);
  expect(others).toMatchObject([{ kind: 'said', item: { text: 'The Pintail and the Wren are repaired in town.' } }]);
});

it('costs of three things and a proposal of many clauses are not set side by side, whatever the heading compares', () => {
  const lines = [
    '三年成本：自建380万元，上云510万元，混合360万元。',
    '建议采用混合：数据库留在本地，网站上云。第一步，6月迁移网站；第二步，9月迁移活动系统；第三步，年底退机柜，每年可省29万元。',
  ];
  const kinds = relationsOf(lines, 'zh-CN', '自建还是上云？').map(({ kind }) => kind);
  expect(kinds[0]).toBe('parts');
});

it('a rank is the name with all that stands up to its figure', () => {
  const text = '一等奖2项，奖金各10000元；二等奖5项，奖金各5000元；三等奖10项，奖金各2000元；优秀组织奖3个。';
  const heads = relationsOf(text, 'zh-CN').flatMap((own) => (own.kind === 'list' && own.head ? [own.head.text] : []));
  expect(heads).toEqual(['一等奖', '二等奖', '三等奖']);
});

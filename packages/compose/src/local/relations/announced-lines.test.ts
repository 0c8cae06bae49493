import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

function relationsUnder(heading: string, lines: readonly string[], language: Language): Relation[] {
  const { blocks } = documentOf(lines.map(paragraph));
  return relationsOfPassage({
    heading: { text: heading, origins: [], rank: 1 },
    blocks,
    language,
    rankOf: () => 0.5,
  });
}

describe('lines that their heading announces', () => {
  it.each<[string, Language, string[]]>([
    ['Method', 'en-US', ['Melt the butter at 60 °C.', 'Stir in 200 g of sugar.', 'Bake for 25 minutes.']],
    ['步骤', 'zh-CN', ['水烧开后下面，煮3分钟。', '捞出过凉水。', '拌入酱料20克。']],
    ['作り方', 'ja-JP', ['米を30分水にひたす。', '強火で10分炊く。', '15分むらす。']],
    ['Préparation', 'fr-FR', ['Chauffer le four à 200 °C.', 'Étaler la pâte.', 'Cuire 25 minutes.']],
  ])('under %s are steps, whatever figures they hold', (heading, language, lines) => {
    const [steps, ...others] = relationsUnder(heading, lines, language);
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(lines.length);
    expect(others).toEqual([]);
  });

  it('under what is needed are one list', () => {
    const [list] = relationsUnder('用料', ['面粉 300克', '鸡蛋 2个', '葱 半根', '盐 3克'], 'zh-CN');
    expect(list).toMatchObject({ kind: 'list' });
    expect(list?.kind === 'list' && list.items).toHaveLength(4);
  });

  it('under who does what are actions, told in sentences or by marks', () => {
    const whose = (heading: string, lines: readonly string[], language: Language) =>
      relationsUnder(heading, lines, language).flatMap((own) =>
        own.kind === 'actions' ? own.items.map(({ who, when }) => `${who?.text ?? ''} ${when?.text ?? ''}`.trim()) : [],
      );
    expect(
      whose('Actions', ['Ines to ring the roofer by 3 May', 'Omar will count the chairs in June'], 'en-US'),
    ).toEqual(['Ines by 3 May', 'Omar June']);
    expect(
      whose('宿題', ['岡本：会場の下見（9月末まで）', '藤井さんは看板を作る。締切10/4', '森：名札 10月8日'], 'ja-JP'),
    ).toEqual(['岡本 9月末まで', '藤井さん 締切10/4', '森 10月8日']);
    expect(whose('待辦', ['里長－申請路燈，6/30前', '阿梅－印海報，7月2日'], 'zh-TW')).toEqual([
      '里長 6/30前',
      '阿梅 7月2日',
    ]);
  });

  it('under who does what are actions, each as its marks divide it', () => {
    const [actions] = relationsUnder(
      'Actions',
      ['A. Osei: order the pump (by 10 Feb)', 'B. Lund: write to plots 12 and 31', 'C. Shah: poster, before Easter'],
      'en-US',
    );
    expect(actions?.kind === 'actions' && actions.items.map(({ who, when }) => [who?.text, when?.text])).toEqual([
      ['A. Osei', 'by 10 Feb'],
      ['B. Lund', undefined],
      ['C. Shah', 'before Easter'],
    ]);
  });

  it('under who does what are actions too where one names nobody; whom to ask is none', () => {
    const [actions, ...others] = relationsUnder(
      'Next steps',
      [
        'Nora to price the awning by 4 June',
        'Emil draws the floor plan, due end of July',
        'Hire a gardener before autumn',
        'Any questions → #yard',
      ],
      'en-US',
    );
    const tasks = actions?.kind === 'actions' ? actions.items : [];
    expect(tasks.map(({ what, who }) => [who?.text, what.text])).toEqual([
      ['Nora', 'price the awning'],
      ['Emil', 'draws the floor plan'],
      [undefined, 'Hire a gardener before autumn'],
    ]);
    expect(others).toMatchObject([{ kind: 'said' }]);
  });

  it('of running text are none', () => {
    const relations = relationsUnder(
      'Methods',
      [
        'We followed 11 offices for a year. Six of them moved to four days.',
        'Staff kept a diary. We read 400 of them.',
        'Waiting times came from the ticket system. Gaps were filled by hand.',
      ],
      'en-US',
    );
    expect(relations.some(({ kind }) => kind === 'steps')).toBe(false);
  });
});

describe('who does what by when, line by line', () => {
  it.each<[string, Language, readonly string[], readonly (readonly (string | undefined)[])[]]>([
    [
      '待办',
      'zh-CN',
      ['小林：联系车队，11月28日前', '行政部：打包档案，12月4日前完成'],
      [
        ['小林', '联系车队', '11月28日前'],
        ['行政部', '打包档案', '12月4日前'],
      ],
    ],
    [
      '待辦事項',
      'zh-TW',
      ['小林：11月28日前聯絡車隊', '阿明：12月4日前打包檔案'],
      [
        ['小林', '聯絡車隊', '11月28日前'],
        ['阿明', '打包檔案', '12月4日前'],
      ],
    ],
    [
      'やること',
      'ja-JP',
      ['山田：会場を予約する（12月3日まで）', '佐藤：ちらしを作る、12月10日まで'],
      [
        ['山田', '会場を予約する', '12月3日まで'],
        ['佐藤', 'ちらしを作る', '12月10日まで'],
      ],
    ],
    [
      'À faire',
      'fr-FR',
      ['Mme Kos : planning des parents, pour le 27 novembre', 'M. Ortiz : devis du car, avant le 1er décembre'],
      [
        ['Mme Kos', 'planning des parents', 'pour le 27 novembre'],
        ['M. Ortiz', 'devis du car', 'avant le 1er décembre'],
      ],
    ],
  ])('%s', (head, language, lines, expected) => {
    const [actions, ...others] = relationsOf([list([...lines])], language, head);
    expect(others).toEqual([]);
    expect(
      actions?.kind === 'actions' && actions.items.map(({ who, what, when }) => [who?.text, what.text, when?.text]),
    ).toEqual(expected);
  });

  it.each<[string, Language, readonly string[]]>([
    ['4月8日前往', 'zh-CN', ['小林：4月8日前往工地验收', '小周：12月5日前后联系房东', '小何：周五前台值班表更新']],
    [
      'which ones',
      'zh-CN',
      [
        '小林：10月前的数据补录',
        '小周：2020年以前的档案整理',
        '小何：12月5日前完成的项目归档',
        '老王：两周前提出的问题复查',
      ],
    ],
    ['去年', 'zh-TW', ['小林：去年以前的帳目整理', '阿明：三年前的合約歸檔']],
    [
      '前半',
      'ja-JP',
      ['山田：12月前半に会場を予約する', '佐藤：3年前の資料を探す', '林：先月までに届いた申込を整理する'],
    ],
  ])('a day that is no deadline stays within its task: %s', (_name, language, lines) => {
    const told = relationsOf([list([...lines])], language, language === 'ja-JP' ? 'やること' : '待办');
    expect(JSON.stringify(told)).not.toContain('"when"');
    for (const line of lines) expect(JSON.stringify(told)).toContain(line.replace(/^.*?：/u, ''));
  });

  it('what is to be handed in by a day is not lost', () => {
    const lines = ['小林：报价单，周五前提交', '小周：合同，12月5日前发出', '小何：场地，12月4日前完成'];
    const [actions] = relationsOf([list(lines)], 'zh-CN', '待办');
    expect(actions?.kind === 'actions' && actions.items.map(({ what, when }) => [what.text, when?.text])).toEqual([
      ['报价单', '周五前提交'],
      ['合同', '12月5日前发出'],
      ['场地', '12月4日前'],
    ]);
  });

  it('what something is to be like does nothing', () => {
    const told = relationsOf([list(['Paint: green, by 8 May', 'Fence: oak, by 9 May'])], 'en-US', 'Actions');
    expect(JSON.stringify(told)).not.toContain('"who"');
  });

  it('behind the meetings before it the next one is a date like them', () => {
    const lines = ['First meeting: 3 April', 'Second meeting: 5 May', 'Next meeting: 9 June'];
    const [timeline, ...others] = relationsOf([list(lines)], 'en-US', 'Dates');
    expect(others).toEqual([]);
    expect(timeline?.kind === 'timeline' && timeline.events.length).toBe(3);
  });

  it.each<[string, Language, readonly string[]]>([
    [
      'À faire',
      'fr-FR',
      [
        'Mme Kos : planning des parents, pour lundi',
        'M. Ortiz : devis du car, avant mardi',
        'Prochaine réunion : jeudi 14 janvier',
      ],
    ],
    [
      'To do',
      'en-US',
      ['Ann: rota for May, by Friday', 'Tom: quote for the van, by 1 December', 'Next meeting: 14 January'],
    ],
    ['待办', 'zh-CN', ['小林：联系车队，周五前', '老王：打包档案，11月28日前', '下次会议：1月14日']],
  ])('when one meets again is nobody’s task: %s', (head, language, lines) => {
    const [actions, ...others] = relationsOf([list([...lines])], language, head);
    expect(actions?.kind === 'actions' && actions.items.length).toBe(2);
    expect(JSON.stringify(others)).toContain('14');
  });
});

it('what stands behind a semicolon is of nobody who was named in front of it', () => {
  const lines = [
    'M. Lagrange et Mme Cordier sont élus au conseil.',
    'Mme Cordier vérifie les factures pour le 12 septembre ; M. Lagrange affiche les devis dans le hall ; le syndic envoie les pouvoirs le 18.',
  ];
  const text = JSON.stringify(relationsOf(lines, 'fr-FR'));
  expect(text).not.toContain('affiche les devis dans le hall ; le syndic');
  expect(text).toContain('le syndic envoie les pouvoirs');
});

it('two lines under risks and responses are one of each', () => {
  const lines = ['通信障害：紙の台帳を1冊残す。', '高齢の来客が操作できない：最初の3か月は1名が横につく。'];
  expect(relationsOf(lines, 'ja-JP', 'リスクと対応')).toMatchObject([
    { kind: 'pairs', as: 'risk-measure', items: [{ left: { text: '通信障害' } }, {}] },
  ]);
});

import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** Who does what by when, as a test compares it. */
const tasksOf = (relations: ReturnType<typeof relationsOf>) =>
  relations.flatMap((own) =>
    own.kind === 'actions' ? own.items.map(({ who, what, when }) => [who?.text, what.text, when?.text]) : [],
  );

describe('tasks as people note them', () => {
  it('a name behind a dash is who does it, however short the task', () => {
    const entries = ['deux caisses – Malik', 'chercher un chapiteau – Odile', 'revoir la sono – Karim'];
    expect(tasksOf(relationsOf([list(entries)], 'fr-FR', "Pour l'an prochain"))).toEqual([
      ['Malik', 'deux caisses', undefined],
      ['Odile', 'chercher un chapiteau', undefined],
      ['Karim', 'revoir la sono', undefined],
    ]);
  });

  it('what is planned gives tasks where half of it names people, with or without days', () => {
    const entries = [
      'keep the reminders (done)',
      'train two receptionists by 12 December – Joanna',
      'test a call-back line – Sam',
      'think about evenings',
    ];
    expect(tasksOf(relationsOf([list(entries)], 'en-US', "What we'll do"))).toEqual([
      [undefined, 'keep the reminders (done)', undefined],
      ['Joanna', 'train two receptionists', 'by 12 December'],
      ['Sam', 'test a call-back line', undefined],
      [undefined, 'think about evenings', undefined],
    ]);
    const asked = ['Lena – approve the extra £7,400 by Thursday', 'Omar – letters to the six flats'];
    expect(tasksOf(relationsOf([list(asked)], 'en-US', 'What I need from you'))).toEqual([
      ['Lena', 'approve the extra £7,400', 'by Thursday'],
      ['Omar', 'letters to the six flats', undefined],
    ]);
  });

  it('blanks part who it is from the day and the task', () => {
    const lines = ['小徐 12.1前 跟酒店签合同', '阿May 12.10前 做好海报', '林姐 审批预算'];
    expect(tasksOf(relationsOf(lines, 'zh-CN', '待办'))).toEqual([
      ['小徐', '跟酒店签合同', '12.1前'],
      ['阿May', '做好海报', '12.10前'],
      ['林姐', '审批预算', undefined],
    ]);
  });

  it('in a bracket whose it is stands in front of until when', () => {
    const lines = ['スピーカーを 2 台増やす（総務、6月まで）', '旗を全戸に配り直す（班長、4月）'];
    expect(tasksOf(relationsOf(lines, 'ja-JP', '来年に向けて'))).toEqual([
      ['総務', 'スピーカーを 2 台増やす', '6月まで'],
      ['班長', '旗を全戸に配り直す', '4月'],
    ]);
  });

  it('what is said besides, behind the tasks, is nobody’s', () => {
    const lines = ['港店：看板を見積もる（12/10）', '駅前店：人員表を出す（12/5）', 'その他：風邪に注意。'];
    const relations = relationsOf(lines, 'ja-JP', '宿題');
    expect(tasksOf(relations)).toEqual([
      ['港店', '看板を見積もる', '12/10'],
      ['駅前店', '人員表を出す', '12/5'],
    ]);
    expect(relations.at(-1)).toMatchObject({ kind: 'said', item: { lead: 'その他', text: '風邪に注意。' } });
  });

  it('a sign in front of a name says whose it is, and a day alone until when', () => {
    const entries = [
      '11/20 前补发缺货订单 @李雯',
      '备用线路（技术部，11 月底）',
      '客服增加 15 人',
      '和第二家仓库签约，12 月 1 日前',
    ];
    expect(tasksOf(relationsOf([list(entries)], 'zh-CN', '下一步'))).toEqual([
      ['李雯', '补发缺货订单', '11/20 前'],
      ['技术部', '备用线路', '11 月底'],
      [undefined, '客服增加 15 人', undefined],
      [undefined, '和第二家仓库签约', '12 月 1 日前'],
    ]);
    expect(tasksOf(relationsOf(['陳雅芳 12/5 前公布新班表', '林志明 12/10 前完成教學'], 'zh-TW', '待辦'))).toEqual([
      ['陳雅芳', '公布新班表', '12/5 前'],
      ['林志明', '完成教學', '12/10 前'],
    ]);
  });

  it('beside a task with its day a name behind a dash, or in front of what somebody does, is one without', () => {
    const entries = [
      'Book the bigger hall by 15 January (Sam)',
      'Ask the school about its car park - Priya',
      'Buy cups by Monday',
    ];
    expect(tasksOf(relationsOf([list(entries)], 'en-US', 'For next time'))).toEqual([
      ['Sam', 'Book the bigger hall', 'by 15 January'],
      ['Priya', 'Ask the school about its car park', undefined],
      [undefined, 'Buy cups', 'by Monday'],
    ]);
    const next = ['Tom sends the contract by Friday', "I'll draft the plan — by Nov 27", 'Lena gets us sample sheets'];
    expect(tasksOf(relationsOf([list(next)], 'en-US', 'Next'))).toEqual([
      ['Tom', 'sends the contract', 'by Friday'],
      [undefined, "I'll draft the plan", 'by Nov 27'],
      ['Lena', 'gets us sample sheets', undefined],
    ]);
  });

  it('a duty stands in front of whose it is', () => {
    const entries = ['音響：石井', '出店の募集：佐々木　7/10 締切', '警備の手配：田中、届出は 7 月 5 日まで'];
    expect(tasksOf(relationsOf([list(entries)], 'ja-JP', '役割分担'))).toEqual([
      ['石井', '音響', undefined],
      ['佐々木', '出店の募集', '7/10 締切'],
      ['田中', '警備の手配', '届出は 7 月 5 日まで'],
    ]);
  });

  it('whose it is may be said in a sentence of its own behind it', () => {
    const lines = [
      '9 月起增开 2 个窗口。责任人：王建国',
      '每周更新 6 道新菜，由厨师长周师傅负责',
      '晚餐延长到 19:30，9 月 1 日执行',
    ];
    expect(tasksOf(relationsOf(lines, 'zh-CN', '改进安排'))).toEqual([
      ['王建国', '9 月起增开 2 个窗口', undefined],
      ['厨师长周师傅', '每周更新 6 道新菜', undefined],
      [undefined, '晚餐延长到 19:30，9 月 1 日执行', undefined],
    ]);
  });

  it('a goal does nothing', () => {
    const lines = ['Former les agents – Mme Petit, avant l’été', 'Objectif 2030 : −40 % par rapport à 2019.'];
    expect(tasksOf(relationsOf(lines, 'fr-FR', 'Et ensuite')).map(([who]) => who)).not.toContain('Objectif');
  });

  it('behind a blank a word says whose it is, and is no part of the task', () => {
    expect(tasksOf(relationsOf([list(['椅子を4脚購入 担当：小林', '券を導入 担当：森下'])], 'ja-JP', '対応'))).toEqual([
      ['小林', '椅子を4脚購入', undefined],
      ['森下', '券を導入', undefined],
    ]);
    expect(relationsOf([list(['券を導入（12月6日から）', '椅子を購入 担当：小林'])], 'ja-JP')).toMatchObject([
      { kind: 'list', items: [{}, { lead: '椅子を購入', text: '担当：小林' }] },
    ]);
  });

  it('whose a task is names nothing in a list of other things', () => {
    expect(relationsOf([list(['规则写清楚，只卖旧物', '音响前一天装好——阿杰'])], 'zh-CN')).toMatchObject([
      { kind: 'list', items: [{}, { text: '音响前一天装好——阿杰' }] },
    ]);
  });
});

it('the part of a day behind a date belongs to it', () => {
  const lines = ['配置圖：總務處，10/9 前', '攤位抽籤：學生會，10/14 中午', '海報：資訊組，10/17 前'];
  expect(relationsOf(lines, 'zh-TW', '分工')).toMatchObject([
    {
      kind: 'actions',
      items: [{}, { what: { text: '攤位抽籤' }, who: { text: '學生會' }, when: { text: '10/14 中午' } }, {}],
    },
  ]);
});

it('who is responsible may stand with an office in front and the day behind', () => {
  const tasks = list(
    ['告警按日环比 20% 触发，负责人：魏然，9 月 10 日', '账单分摊到项目，负责人：财务 何静，9 月 30 日前'],
    true,
  );
  expect(relationsOf([tasks], 'zh-CN', '还要做')).toMatchObject([
    {
      kind: 'actions',
      items: [
        { what: { text: '告警按日环比 20% 触发' }, who: { text: '魏然' }, when: { text: '9 月 10 日' } },
        { what: { text: '账单分摊到项目' }, who: { text: '财务 何静' }, when: { text: '9 月 30 日前' } },
      ],
    },
  ]);
});

it('behind a dash the office that a task is of, and whose it is there', () => {
  const tasks = [
    '统一知识库，3月底前完成校对——运营部，陈思远；',
    '上线智能排队，等待降到3分钟——客服中心，王蕾；',
    '每月公布一次——质量部。',
  ];
  const relations = relationsOf([list(tasks)], 'zh-CN', '改进措施');
  expect(tasksOf(relations).map(([who, , when]) => [who, when])).toEqual([
    ['运营部，陈思远', '3月底前'],
    ['客服中心，王蕾', undefined],
    ['质量部', undefined],
  ]);
});

it('a bracket behind a task with its day says whose it is where one of them names an office or a board', () => {
  const tasks = ['11月30日前公示方案（物业）', '12月20日前完成比价（业委会）', '明年3月动工'];
  expect(tasksOf(relationsOf([list(tasks)], 'zh-CN', '下一步'))).toEqual([
    ['物业', '公示方案', '11月30日前'],
    ['业委会', '完成比价', '12月20日前'],
    [undefined, '明年3月动工', undefined],
  ]);
  const ways = ['11月30日前提交报告（电子版）', '12月20日前缴费（现金）', '明年3月动工'];
  const [only] = relationsOf([list(ways)], 'zh-CN', '下一步');
  expect(only?.kind === 'timeline' && only.events.map(({ date, text }) => [date, text.text])).toEqual([
    ['11月30日前', '提交报告（电子版）'],
    ['12月20日前', '缴费（现金）'],
    ['明年3月', '动工'],
  ]);
});

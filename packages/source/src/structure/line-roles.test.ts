import { expect, it } from 'vitest';
import { rolesOfLines } from './line-roles.ts';

it('weeks that are counted on, some of them several, head nothing', () => {
  const lines = [
    'Urban ecology',
    '',
    'Weeks',
    '1–2 Cities as ecosystems',
    '3 Field trip',
    '4–6 Birds and bats at night',
    '7 Data clinic',
    '',
    'Everything else is on the course page, which we update every Friday.',
  ];
  const headings = lines.filter((_, index) => rolesOfLines(lines)[index] === 'heading');
  expect(headings).toEqual(['Weeks']);
});

it('what a name says all figures below are in parts it from no value', () => {
  const lines = ['圖書室企劃', '', '經費（單位：新台幣）', '修繕 42萬', '書架 15萬', '電腦2台 5萬', '活動 8萬', ''];
  expect(rolesOfLines(lines)[2]).toBe('heading');
});

it('a figure in the bracket of a name is none that lines beside it have', () => {
  const lines = [
    '猫的清单',
    '',
    '到家前（提前3天）',
    '- 猫砂盆要大',
    '- 航空箱',
    '',
    '到家当天',
    '不要抱，不要围观。放在一个房间里。',
  ];
  expect(rolesOfLines(lines)[2]).toBe('heading');
  const counted = ['清单', '', '徒步（300人）', '骑行（210人）', '划船（90人）', '', '以上是报名情况，还有两天截止。'];
  expect(rolesOfLines(counted).slice(2, 5)).not.toContain('heading');
});

it('a name, a blank and what is said of it heads nothing below two lines built so', () => {
  const lines = [
    '公司年会筹备会纪要',
    '时间：11月24日 14:00',
    '',
    '待办',
    '小徐 12.1前 跟酒店签合同',
    '大刘 12.5前 收齐节目音乐',
    '阿May 12.10前 做好签到页和海报',
    '林姐 审批预算',
    '下次碰头12月3号。',
  ];
  expect(lines.filter((_, index) => rolesOfLines(lines)[index] === 'heading')).not.toContain('林姐 审批预算');
});

it('the last of the lines that a colon leads to is one of them, though a blank line follows', () => {
  const lines = [
    '小提琴班',
    '',
    '学完能：',
    '会读五线谱',
    '能拉6首小曲',
    '参加一次小型演出',
    '',
    '报名：扫二维码，12月31日截止。',
  ];
  expect(lines.filter((_, index) => rolesOfLines(lines)[index] === 'heading')).not.toContain('参加一次小型演出');
});

it('parts that count on line by line are entries, and head nothing', () => {
  const lines = [
    '勉強会の報告',
    '',
    '1. 内容',
    '第1部　仕組みと限界（講師：佐伯）',
    '第2部　作成の実演',
    '第3部　グループワーク',
    '',
    '2. 意見',
    '・時間が足りなかった',
  ];
  const roles = rolesOfLines(lines);
  expect([3, 4, 5].map((index) => roles[index])).toEqual(['text', 'text', 'text']);
  expect([roles[2], roles[7]]).toEqual(['heading', 'heading']);
  const book = [
    '运行手册',
    '',
    '第一章 总则',
    '第一节 目的',
    '为了安全运行，制定本手册。',
    '第二节 范围',
    '适用于全部车间。',
  ];
  expect(rolesOfLines(book).filter((role) => role === 'heading')).toHaveLength(3);
});

it('an office right below the title gives notice, and heads nothing', () => {
  const lines = ['修繕工事のお知らせ', '', '管理組合理事会', '', '工事期間：10月1日～1月31日', '施工会社：北栄建装'];
  expect(rolesOfLines(lines)[2]).toBe('text');
  const offices = ['各部の連絡先', '', '総務部', '内線 8001、郵便と会議室', '', '営業部', '内線 8002、見積もりと契約'];
  expect([2, 5].map((index) => rolesOfLines(offices)[index])).toEqual(['heading', 'heading']);
});

it('an amount in a bracket behind a name is no figure among others', () => {
  const lines = [
    '费用分析',
    '',
    '8 月比 7 月高出 13.4 万元。',
    '',
    '原因拆解（13.4 万元）',
    '重复跑批：6.1 万元',
    '未关机：3.8 万元',
    '',
    '怎么发现的',
    '财务核对发票时发现。',
  ];
  expect(rolesOfLines(lines)[4]).toBe('heading');
});

it('the programme stands over its days, and is no entry of the list before it', () => {
  const lines = ['Goals', '1. Agree on priorities', '2. Meet the new people', '', 'Programme', '', 'Wednesday'];
  const all = [
    'Team days',
    '',
    ...lines,
    '14:30 Welcome',
    '15:00 Look back',
    '',
    'Thursday',
    '9:00 Priorities',
    '11:00 Vote',
  ];
  const headings = all.filter((_, index) => rolesOfLines(all)[index] === 'heading');
  expect(headings).toEqual(['Goals', 'Programme', 'Wednesday', 'Thursday']);
});

import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import type { DraftBlock } from '../structure/blocks.ts';
import { titleOfText } from './title-of-text.ts';

const heading = (text: string): DraftBlock => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): DraftBlock => ({ kind: 'paragraph', text });

it.each<[string, string, string]>([
  ['FOR IMMEDIATE RELEASE', 'Elling, 12 May 2025', 'Harbour town bans diesel boats'],
  ['PRESS RELEASE – for immediate release', 'Elling, 12 May 2025', 'Harbour town bans diesel boats'],
  ['COMMUNIQUÉ DE PRESSE', 'Lyon, le 12 mai 2025', 'La bibliothèque des Terreaux rouvre le 2 juin'],
  ['新闻稿', '即时发布', '云栖书店第五家门店在苏州开业'],
])('%s is no title of a press release', (mark, line, title) => {
  const blocks = [heading(mark), paragraph(line), heading(title), paragraph('…')];
  expect(titleOfText('release.txt', blocks)).toBe(title);
});

it('a long line in front of all others gives its name, not all that it says', () => {
  const line = '周日郊游安排：上午八点校门口集合，十点爬山，中午野餐，下午两点坐缆车下山，五点回到学校，晚上各自回家';
  expect(titleOfText('note.txt', [paragraph(line), paragraph('联系人：老周')])).toBe('周日郊游安排');
});

it.each([
  [
    '各位住户：',
    '因供电公司更换楼道里的老旧电表和线路，四单元定于5月3日上午停电。请提前做好准备。',
    '四单元定于5月3日上午停电',
  ],
  [
    'Dear members,',
    'because the pool is being tiled, all lessons take place in the lake until June. Please bring a cap.',
    'all lessons take place in the lake until June',
  ],
])('%s a reason in front is no title of a letter, what it leads to is', (greeting, line, title) => {
  expect(titleOfText('note.txt', [paragraph(greeting), paragraph(line)])).toBe(title);
});

it('a letter that announces something is called by what it says will be done, over the fields below it', () => {
  const text =
    'お客様各位\n\n平素は格別のお引き立てを賜り、厚く御礼申し上げます。さて、下記のとおり店舗を改装することとなりましたので、ご案内申し上げます。\n\n記\n期間：5月1日から\n連絡先：本店';
  expect(textDocument('letter.txt', text).title).toBe('店舗を改装');
});

it('a title between lenticular brackets is one, a word that only calls out is none', () => {
  const { title } = textDocument(
    'a.txt',
    '【周末亲子农场活动】\n时间：11月29日\n地点：青禾农场\n\n活动安排：\n9:30 签到\n12:00 午餐',
  );
  expect(title).toBe('周末亲子农场活动');
  const called = textDocument(
    'b.txt',
    '【重要】\n\n关于停水的通知\n\n11月29日9:00至15:00停水，请提前储水，给您带来不便敬请谅解。',
  );
  expect(called.title).not.toContain('重要');
});

it('what a letter is about stands over its greeting, whatever other headings it has', () => {
  const text =
    'Kitchen renovation – notes for the tenants\n\nDear all,\n\nthe works are finished three days earlier than planned.\n\n1. Keys\nPick them up on Friday from Mr Aydin.\n\nRent\nThe rent rises by €38 a month from 1 January.\n\nKind regards\nUte';
  expect(textDocument('a.txt', text).title).toBe('Kitchen renovation – notes for the tenants');
});

it('a letter to parents is called by what will be held', () => {
  const lines = [
    '各位家长：',
    '大家好！班级将于12月20日（周日）举办冬至亲子包饺子活动，具体安排如下。',
    '时间：9:00—12:00',
  ];
  expect(titleOfText('note.txt', lines.map(paragraph))).toBe('冬至亲子包饺子活动');
});

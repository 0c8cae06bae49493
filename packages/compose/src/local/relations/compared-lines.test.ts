import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';
import { type SourceText, sourceText } from './source-text.ts';

function compared(lines: readonly string[], language: Language): ReturnType<typeof comparedLines> {
  return comparedLines(
    lines.map((line, index) => sourceText(line, formatOrigin({ file: 'notes.txt', block: index }), 0.5, language)),
  );
}

it('lines that say of the same sides how they compare are a table of them', () => {
  const found = compared(
    [
      'Rent: Mill Lane 640, Old Dairy 710, Tower 890.',
      'The Tower has a lift.',
      'walk to station - Mill Lane 20 min, Old Dairy 12 min, Tower 4 min',
    ],
    'en-US',
  );
  expect(found?.records.fields).toEqual(['Mill Lane', 'Old Dairy', 'Tower']);
  expect(found?.records.rows).toEqual([
    ['Rent', '640', '710', '890'],
    ['walk to station', '20 min', '12 min', '4 min'],
  ]);
  expect(found?.between.map(({ text }) => text)).toEqual(['The Tower has a lift.']);
});

it('one side may be written in full width and in half', () => {
  const found = compared(['納期：Ａ案 3週間／Ｂ案 5週間', '保証　A案は1年、B案は3年'], 'ja-JP');
  expect(found?.records.rows).toEqual([
    ['納期', '3週間', '5週間'],
    ['保証', '1年', '3年'],
  ]);
});

it('lists of other things are none', () => {
  expect(compared(['Bring: boots, gloves, a torch', 'Meet: gate, barn, mill'], 'en-US')).toBeUndefined();
  // What they share ends within a date.
  expect(compared(['孙浩：负责设计稿，5月3日前完成', '钱莉：负责接口，5月10日前完成'], 'zh-CN')).toBeUndefined();
  expect(compared(['6月：A校 3人、B校 4人', '参加：C校 5人、D校 6人'], 'ja-JP')).toBeUndefined();
});

it('lines are taken only as far as they compare', () => {
  let taken = 0;
  function* lines(texts: readonly string[]): Generator<SourceText> {
    for (const [index, text] of texts.entries()) {
      taken += 1;
      yield sourceText(text, formatOrigin({ file: 'notes.txt', block: index }), 0.5, 'en-US');
    }
  }
  const others = Array.from({ length: 50 }, () => 'The market opens at nine.');
  expect(comparedLines(lines(others))).toBeUndefined();
  expect(taken).toBe(1);
  taken = 0;
  const rows = ['Rent: Mill Lane 640, Old Dairy 710', 'Size: Mill Lane 40 m, Old Dairy 52 m'];
  expect(comparedLines(lines([...rows, ...others]))?.lines).toBe(2);
  expect(taken).toBe(4);
});

it('a long number in the name of a side takes no longer than a short one', () => {
  const name = `${'1'.repeat(60)} x`;
  expect(compared([`Rent: Mill ${name}, Dairy 710`, `Size: Mill ${name}, Dairy 52`], 'en-US')).toBeUndefined();
});

it('a line that only names the sides leads to the others, and is no row', () => {
  const found = compared(
    [
      '三个牌子：青禾A2、白鹭、拓mini。',
      '价格：青禾A2 320元，白鹭 410元，拓mini 275元',
      '保修：青禾A2 1年，白鹭 2年，拓mini 6个月',
    ],
    'zh-CN',
  );
  expect(found?.records.fields).toEqual(['青禾A2', '白鹭', '拓mini']);
  expect(found?.records.rows).toEqual([
    ['价格', '320元', '410元', '275元'],
    ['保修', '1年', '2年', '6个月'],
  ]);
});

it('a particle behind the measure and one behind each side divide them', () => {
  const found = compared(
    ['料金(月)はソラ20が4,800円、ミドリが3,900円です。', '点検はソラ20が毎週、ミドリはほぼ不要。'],
    'ja-JP',
  );
  expect(found?.records.fields).toEqual(['ソラ20', 'ミドリ']);
  expect(found?.records.rows).toEqual([
    ['料金(月)', '4,800円', '3,900円'],
    ['点検', '毎週', 'ほぼ不要'],
  ]);
});

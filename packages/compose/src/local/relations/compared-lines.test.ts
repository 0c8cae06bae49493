import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';
import { sourceText } from './source-text.ts';

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
  expect(compared(['6月：A校 3人、B校 4人', '参加：C校 5人、D校 6人'], 'ja-JP')).toBeUndefined();
});

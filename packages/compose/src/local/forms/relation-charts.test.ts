import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { relationsOfText } from '../relations/of-text.ts';
import type { Parts } from '../relations/relation.ts';
import { sourceText } from '../relations/source-text.ts';
import { chartOfParts } from './relation-charts.ts';

it.each([
  ['園遊會收入 NT$9,000：門票 6,000、義賣 2,000、捐款 1,000', 'NT$'],
  ['園遊會收入 HK$9,000：門票 6,000、義賣 2,000、捐款 1,000', 'HK$'],
  ['Takings of $9,000: tickets 6,000, cakes 2,000, gifts 1,000', '$'],
])('%s: the parts are in the money of their total, whosever dollars these are', (text, unit) => {
  const relations = relationsOfText(
    sourceText(text, formatOrigin({ file: 'note.txt', block: 1 }), 0.7, /\p{sc=Han}/u.test(text) ? 'zh-TW' : 'en-US'),
  );
  const parts = relations.find((own): own is Parts => own.kind === 'parts');
  const { brief } = chartOfParts(parts as Parts);
  expect(brief).toMatchObject({ form: 'chart', chart: { unit } });
});

it.each([
  ['已花：定金2万，花篮8600，车6800', 'table', ''],
  ['已花：定金2万，花篮1.5，车0.8', 'chart', '万'],
  ['Spent: hall £2k, band £1.4k, flowers £900', 'table', ''],
])('%s: a figure without a scale is of that of the others only where it may be', (text, form, unit) => {
  const language = /\p{sc=Han}/u.test(text) ? 'zh-CN' : 'en-US';
  const relations = relationsOfText(sourceText(text, formatOrigin({ file: 'note.txt', block: 1 }), 0.7, language));
  const parts = relations.find((own): own is Parts => own.kind === 'parts');
  const { brief } = chartOfParts(parts as Parts);
  expect(brief.form).toBe(form);
  if (brief.form === 'chart') expect(brief.chart.unit).toBe(unit);
});

it('the total of parts in several scales closes their table', () => {
  const text = '交通費は27,300円、宿泊費は15,500円、食事は約8,000円、合計でおよそ50,800円です。';
  const relations = relationsOfText(sourceText(text, formatOrigin({ file: 'note.txt', block: 1 }), 0.7, 'ja-JP'));
  const parts = relations.find((own): own is Parts => own.kind === 'parts');
  const { brief } = chartOfParts(parts as Parts);
  expect(brief.form === 'table' && brief.table.rows.at(-1)?.at(-1)).toBe('50,800円');
  expect(brief.form === 'table' && brief.table.emphasisRows).toEqual([3]);
});

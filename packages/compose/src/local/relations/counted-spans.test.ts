import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('minutes that go on from one line to the next are a course, with or without their unit', () => {
  const lines = [
    '0–10 Starter. Fold a strip into halves and quarters.',
    '10–25 Rope line. Who stands where 1/2 would be?',
    '25–40 Exit ticket: which is bigger?',
  ];
  expect(relationsOf(lines, 'en-US', 'Timing')).toMatchObject([
    { kind: 'timeline', events: [{ date: '0–10' }, { date: '10–25' }, { date: '25–40' }] },
  ]);
  expect(
    relationsOf(['0-5分钟 导入：分蛋糕', '5-15分钟 新授：四分之一', '15-30分钟 折纸活动'], 'zh-CN', '教学过程'),
  ).toMatchObject([{ kind: 'timeline', events: [{ date: '0-5分钟', text: { text: '导入：分蛋糕' } }, {}, {}] }]);
});

it('spans with gaps between them are no course', () => {
  const lines = ['2–4 Players, one dice each', '8–10 Cards for every player', '20–30 Rounds at most'];
  expect(relationsOf(lines, 'en-US', 'What is in the box').map(({ kind }) => kind)).not.toContain('timeline');
});

it('weeks that are counted on are a course, also where some are single', () => {
  const weeks = ['1–2 Cities as ecosystems', '3 Heat, water, soil', '4–6 Group survey', '7 Data clinic'];
  expect(relationsOf(weeks, 'en-US', 'Weeks')).toMatchObject([
    { kind: 'timeline', events: [{ date: '1–2' }, { date: '3' }, { date: '4–6' }, { date: '7' }] },
  ]);
  const counts = ['1 Cities as ecosystems', '2 Heat, water, soil', '3 Group survey'];
  expect(relationsOf(counts, 'en-US', 'Weeks').map(({ kind }) => kind)).not.toContain('timeline');
});

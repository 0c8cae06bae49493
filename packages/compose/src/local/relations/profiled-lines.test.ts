import { expect, it } from 'vitest';
import { list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const FLATS = [
  'Mall flat: area 68 m², rent 1,200 €, heating included. Close to the tram, but the lift is broken.',
  'North gate: area 95 m², rent 1,600 €, no garden.',
  'Old mill: area 52 m², rent 900 €, a terrace that gets sun until nine.',
];

const SIDES = [
  ['Mall flat', 'area 68 m²', 'rent 1,200 €', 'heating included. Close to the tram, but the lift is broken'],
  ['North gate', 'area 95 m²', 'rent 1,600 €', 'no garden'],
  ['Old mill', 'area 52 m²', 'rent 900 €', 'a terrace that gets sun until nine'],
];

const sidesOf = (...given: Parameters<typeof relationsOf>): unknown =>
  relationsOf(...given).flatMap((own) =>
    own.kind === 'list' && own.areSides
      ? own.items.map(({ text, children }) => [text, ...(children ?? []).map((child) => child.text)])
      : [],
  );

it('lines that measure one thing each in the same words are sides, whatever else they say', () => {
  expect(sidesOf(FLATS.map(paragraph), 'en-US')).toEqual(SIDES);
  expect(sidesOf([list(FLATS)], 'en-US')).toEqual(SIDES);
  const chinese = [
    '万达一楼：面积68平，月租3.2万，客流量工作日约2,100人/天，周末约4,800。缺点是要统一装修。',
    '大学城北门：面积95平，月租1.6万，无转让费，寒暑假没人。',
    '创意园3号楼：面积52平，月租1.1万，转让费6万，白领为主；门口能摆6张桌。',
  ];
  expect(sidesOf(chinese.map(paragraph), 'zh-CN')).toEqual([
    ['万达一楼', '面积68平', '月租3.2万', '客流量工作日约2,100人/天，周末约4,800', '缺点是要统一装修'],
    ['大学城北门', '面积95平', '月租1.6万', '无转让费，寒暑假没人'],
    ['创意园3号楼', '面积52平', '月租1.1万', '转让费6万，白领为主', '门口能摆6张桌'],
  ]);
});

it('one measure in common makes no sides, and lines that say nothing else are a table', () => {
  expect(
    sidesOf(['Mall: area 68 m², near the tram.', 'Mill: area 52 m², by the river.'].map(paragraph), 'en-US'),
  ).toEqual([]);
  const table = ['甲：面积68平，月租3.2万', '乙：面积95平，月租1.6万'].map(paragraph);
  expect(relationsOf(table, 'zh-CN')).toMatchObject([{ kind: 'records' }]);
});

it('lines that say how long and how much are sides too, where a table would not say all', () => {
  const ways = [
    'Train: 4 hours 10, £96 each, one change at Birmingham.',
    'Coach: 6 hours 25, £31 each, no change but a stop of an hour.',
    'Flight: 1 hour 15 in the air, about 4 hours door to door, £142 each.',
  ];
  expect(sidesOf(ways.map(paragraph), 'en-US')).toEqual([
    ['Train', '4 hours 10', '£96 each', 'one change at Birmingham'],
    ['Coach', '6 hours 25', '£31 each', 'no change but a stop of an hour'],
    ['Flight', '1 hour 15 in the air', 'about 4 hours door to door', '£142 each'],
  ]);
});

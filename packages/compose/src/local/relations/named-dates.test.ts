import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const eventsOf = (lines: string[], language: Language, isList: boolean, heading?: string) =>
  relationsOf(isList ? [list(lines)] : lines, language, heading).flatMap((own) =>
    own.kind === 'timeline' ? own.events.map(({ date, text }) => [date, text.text]) : [],
  );

const LINES = [
  'Spring fair: Saturday 9 May, 10 am, the square',
  'Annual meeting: Thursday 21 May, 7.30 pm, the old school',
  'Boat race: Sunday 14 June, 2 pm, meet at the lock',
];

it.each([false, true])('names with the day, the hour and the place of each are a diary (as a list: %s)', (isList) => {
  expect(eventsOf(LINES, 'en-US', isList)).toEqual([
    ['Saturday 9 May, 10 am', 'Spring fair: the square'],
    ['Thursday 21 May, 7.30 pm', 'Annual meeting: the old school'],
    ['Sunday 14 June, 2 pm', 'Boat race: meet at the lock'],
  ]);
});

it('an hour behind its day belongs to it, whatever leads to it', () => {
  const lines = ['Loto : samedi 9 mai à 14 h, salle des fêtes', 'Brocante : dimanche 17 mai dès 8 h, quai nord'];
  expect(eventsOf(lines, 'fr-FR', true)).toEqual([
    ['samedi 9 mai à 14 h', 'Loto : salle des fêtes'],
    ['dimanche 17 mai dès 8 h', 'Brocante : quai nord'],
  ]);
  for (const isList of [false, true])
    expect(eventsOf(['家长会：5月9日19:00，报告厅', '运动会：5月16日9:00'], 'zh-CN', isList)).toEqual([
      ['5月9日19:00', '家长会：报告厅'],
      ['5月16日9:00', '运动会'],
    ]);
});

it('days without hours are deadlines, and whoever stands behind them has the task', () => {
  const lines = ['Order the tent: 9 May, Anna', 'Print the posters: 12 May, Ben'];
  expect(eventsOf(lines, 'en-US', true, 'Actions')).toEqual([]);
});

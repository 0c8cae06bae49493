import { expect, it } from 'vitest';
import { readDates } from '../spans/dates.ts';
import { readQuantities } from '../spans/quantities.ts';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';

const datesOf = (relations: readonly Relation[]): string[] =>
  relations.flatMap((own) => (own.kind === 'timeline' ? own.events.map(({ date }) => date) : []));

it('a stage that is only counted, and a year at the end of another clause, are no events among days', () => {
  const text =
    'La phase 2 est finie dans trois écoles. La quatrième ouvrira le 23 mars. Omar signale que la reprise a pris huit jours, à cause de fiches antérieures à 2021.';
  expect(datesOf(relationsOf([text], 'fr-FR'))).not.toContain('2021');
  expect(datesOf(relationsOf([text], 'fr-FR'))).not.toContain('phase 2');
});

it('the day and the number that an act is cited by say nothing of what happens', () => {
  const text =
    'Selon la loi du 7 octobre 2016, les plans sont publics. La licence se choisit librement. Le décret n° 2017-638 du 27 avril 2017 les énumère.';
  expect(datesOf(relationsOf([text], 'fr-FR'))).toEqual([]);
});

it.each([
  ['Reviewed on 19-Jun-2009 and 2025-Jan-27.', ['19-Jun-2009', '2025-Jan-27']],
  ['Jan-27 is no day of a year, 1-2-3 neither.', ['Jan']],
])('days with a month in letters between hyphens: %s', (text, dates) => {
  expect(readDates(text, 'en-US').map((date) => date.text)).toEqual(dates);
});

it('the year of a class of students is no date', () => {
  expect(readDates('2020级本科生 朱明、2023屆研究生', 'zh-CN').map(({ text }) => text)).toEqual([]);
});

it('addresses and colours of programs are no figures', () => {
  expect(readQuantities('pump.o(.text+0x154): at 0xFF, 20 litres lost', 'en-US').map(({ text }) => text)).toEqual([
    '20 litres',
  ]);
});

import { expect, it } from 'vitest';
import { readDates } from './dates.ts';

const datesOf = (text: string, language: 'en-US' | 'fr-FR'): string[] =>
  readDates(text, language).map((date) => date.text);

it('days of a month that nobody names are days where they lie as far apart as their weekdays', () => {
  expect(datesOf('jeudi 6 italienne chez moi, dimanche 9 raccords, mercredi 12 la couturière', 'fr-FR')).toEqual([
    'jeudi 6',
    'dimanche 9',
    'mercredi 12',
  ]);
  expect(datesOf("We rehearse Thursday 6 at Bea's, then Friday 14 in costume.", 'en-US')).toEqual([
    'Thursday 6',
    'Friday 14',
  ]);
  expect(datesOf('Raj — progress bar, Mon 30', 'en-US')).toEqual(['Mon 30']);
  expect(datesOf('On Monday 6 people came and on Friday 9 people came.', 'en-US')).toEqual(['On Monday', 'on Friday']);
});

it.each([
  ['Mr Tandy had sat on the piano stool', []],
  ['Dry it in the sun for a day', []],
  ['Come by sun if you can', ['by sun']],
  ['sat 5pm lunch', ['sat', '5pm']],
])('a small word is a day only where one is meant: %s', (text, dates) => {
  expect(datesOf(text, 'en-US').map((own) => own.toLowerCase())).toEqual(dates);
});

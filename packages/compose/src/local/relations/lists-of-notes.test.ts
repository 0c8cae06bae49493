import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

describe('lists as people note them', () => {
  it('things with as many values each are one table, though one measures in other units', () => {
    const plans = [
      'Starter: 250 g every month, £9, one roast',
      'Regular: 500 g every month, £16, two roasts',
      'Office: 2 kg every two weeks, £58, four roasts, free delivery and grinder loan',
    ];
    expect(relationsOf(plans, 'en-US')).toMatchObject([
      {
        kind: 'records',
        rows: [['Starter'], ['Regular'], ['Office', '2 kg every two weeks', '£58']].map((own) =>
          expect.arrayContaining(own),
        ),
      },
    ]);
  });

  it('offers that say when they are ready are compared, not a course of events', () => {
    const offers = [
      'Daikin: €13,900 installed, 8 kW, 58 dB, ready in March',
      'Vaillant: €15,200 installed, 7 kW, 52 dB, ready in May',
      'Nibe: €14,600 installed, 8 kW, 49 dB, ready in June',
    ];
    expect(relationsOf(offers, 'en-US').map(({ kind }) => kind)).toEqual(['records']);
  });

  it('opening hours are a list of days', () => {
    expect(relationsOf('Opening hours: Mon–Fri 6:30–21:00, Sat 8–18, Sun closed.', 'en-US')).toMatchObject([
      {
        kind: 'list',
        head: { text: 'Opening hours' },
        items: [{ text: 'Mon–Fri 6:30–21:00' }, { text: 'Sat 8–18' }, {}],
      },
    ]);
  });

  it('the same plus in front of every entry marks nothing', () => {
    expect(relationsOf([list(['+ no Friday release', '+ a new teammate'])], 'en-US', 'Went well')).toMatchObject([
      { kind: 'list', items: [{ text: 'no Friday release' }, { text: 'a new teammate' }] },
    ]);
  });

  it('three dots between blanks lead from a name to what is said of it', () => {
    expect(relationsOf(['消火器体験 … 54 名', '炊き出し … カレー 120 食'], 'ja-JP')).toMatchObject([
      {
        kind: 'pairs',
        items: [{ left: { text: '消火器体験' }, right: { text: '54 名' } }, { left: { text: '炊き出し' } }],
      },
    ]);
  });

  it('an arrow only leads from a question to its answer', () => {
    const lines = ['Q: May I swap? → A: Yes, in the app.', 'Q: Are dogs allowed? → A: Only assistance dogs.'];
    expect(relationsOf(lines, 'en-US')).toMatchObject([
      { kind: 'pairs', items: [{ left: { text: 'May I swap?' }, right: { text: 'Yes, in the app.' } }, {}] },
    ]);
  });
});

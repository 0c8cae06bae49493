import { expect, it } from 'vitest';
import { FIRST_VIEW, isNarrowed, type MarketView, readView, writeView } from './market-view.ts';

it('the view of the marketplace stands in the address and is read back', () => {
  const view: MarketView = {
    tab: 'own',
    search: 'quay plan',
    industry: 'policy',
    category: 'report',
    price: 'paid',
    page: 3,
  };
  expect(readView(writeView(view))).toEqual(view);
  expect(writeView(FIRST_VIEW).toString()).toBe('');
});

it('what is no choice is as if it were not there', () => {
  const query = new URLSearchParams('tab=none&industry=magic&category=x&price=1&page=-2');
  expect(readView(query)).toEqual(FIRST_VIEW);
});

it('only what is looked for narrows it down', () => {
  expect(isNarrowed({ ...FIRST_VIEW, tab: 'own', page: 2, search: ' ' })).toBe(false);
  expect(isNarrowed({ ...FIRST_VIEW, price: 'free' })).toBe(true);
});

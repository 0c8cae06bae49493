import type { PageBrief } from '@pagewright/model/outline';
import { cardFault, cardSource, composedCards, type OutlineCard } from '@pagewright/page/outline-cards';
import { expect, it } from 'vitest';
import { cardsNow, printsOf } from './cards-now.ts';

const line = (text: string) => ({ text, origins: [], rank: 0.5 });
const brief = (id: string, ...items: string[]): PageBrief => ({
  id,
  form: 'bullets',
  title: line(`Page ${id}`),
  more: [],
  items: items.map(line),
});
const [a, b, c] = [brief('1', 'one', 'two'), brief('2', 'three', 'four'), brief('3', 'five', 'six')];
const arranged = (cards: readonly OutlineCard[]) => ({
  cards: [...cards],
  known: ['1', '2', '3'],
  prints: printsOf([a, b, c]),
});
const [one, two, three] = composedCards(cardSource([a, b, c])) as [OutlineCard, OutlineCard, OutlineCard];

function now(cards: readonly OutlineCard[], ...pages: PageBrief[]) {
  const shown = cardsNow({ outline: { pages } }, arranged(cards));
  expect(cardFault(cardSource(pages), shown)).toBeUndefined();
  return shown;
}

it('stay as they were arranged as long as the pages say the same', () => {
  const cards = [three, { ...one, title: 'Mine', units: ['1/1', '2/0'] }, { ...two, units: ['2/1'] }];
  expect(now(cards, a, b, c)).toEqual(cards);
});

it('say of a page what it says by now, under the title that was typed, and stand where they were put', () => {
  const other = brief('1', 'seven', 'eight', 'nine');
  const cards = [three, { ...one, title: 'Mine', units: ['1/1'] }, { ...two, units: ['2/0', '1/0', '2/1'] }];
  const whole = { ...one, title: 'Mine', units: ['1/0', '1/1', '1/2'] };
  expect(now(cards, other, b, c)).toEqual([three, whole, two]);
});

it('come back where their words stood on one of a page that is gone or says something else', () => {
  const merged = [{ ...one, units: ['1/0', '1/1', '2/0', '2/1'] }, three];
  expect(now(merged, b, c)).toEqual([two, three]);
  const other = brief('1', 'seven');
  expect(now(merged, other, b, c)).toEqual([{ ...one, units: ['1/0'] }, two, three]);
});

it('leave out words of pages that are gone, and stay away where the person took them away', () => {
  const cards = [{ ...one, units: ['1/0', '3/0', '1/1'] }, three];
  expect(now(cards, a, b)).toEqual([one]);
});

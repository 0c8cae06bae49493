import { formatOrigin } from '@pagewright/model/origin';
import type { Item, Stat } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

const at = (block: number) => formatOrigin({ file: 'a.txt', block });
const said = (text: string, block: number): Item => ({ text, origins: [at(block)], rank: 0.5 });
const told = (value: string, block: number): Stat => ({ value, label: said(`${value} of them`, block) });

const STATS = [told('285', 1), told('49', 2), told('1,950', 3)];
const ITEMS = [said('The list is on the web site.', 1), said('Places come in March.', 2), said('Appeals by May.', 2)];
const ORDER = [1, 1, 2, 2, 2, 3].map(at);

it('what a paragraph says in figures and in words stays together, and nothing is left out', () => {
  const topics = topicsOf(STATS, ITEMS, ORDER) ?? [];
  expect(topics.flatMap(({ stats }) => stats)).toEqual(STATS);
  expect(topics.flatMap(({ items }) => items)).toEqual(ITEMS);
  for (const { stats, items } of topics) {
    const own = new Set(stats.map(({ label }) => label.origins[0]));
    expect(items.every(({ origins }) => own.has(origins[0] ?? at(0)))).toBe(true);
  }
});

it('there are none where something stands elsewhere, where hardly a paragraph says both, or one says more than a page holds', () => {
  expect(topicsOf(STATS, [...ITEMS, said('From a list.', 9)], ORDER)).toBeUndefined();
  expect(topicsOf(STATS, ITEMS.slice(0, 1), ORDER)).toBeUndefined();
  const long = Array.from({ length: 5 }, (_, index) => said(`Sentence ${index}.`, 2));
  expect(topicsOf(STATS, [...ITEMS.slice(0, 1), ...long], ORDER)).toBeUndefined();
});

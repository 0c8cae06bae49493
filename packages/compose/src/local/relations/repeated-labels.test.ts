import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { repeatedLabels } from './repeated-labels.ts';

const blocksOf = (...lines: string[]) => documentOf(lines.map(paragraph)).blocks;

it('labels of several parts are those that each of them shares with another', () => {
  const parts = [
    blocksOf(
      'Goal: bring the share of weak readers down from 25 % to 10 % by 2027.',
      'Means: a quarter of an hour a day, 18 h of shared lessons.',
      'Vote: 26 June.',
    ),
    blocksOf('Goal: half as many exclusions as last year, when there were 340.', 'Means: mediators, a quiet room.'),
    documentOf([heading('Budget'), paragraph('Total: 46 000 €')]).blocks,
  ];
  expect([...repeatedLabels(parts)]).toEqual(['Goal', 'Means']);
});

it('the same few words and figures for each of several things are a data sheet', () => {
  const sheet = (price: number) => blocksOf(`Price: ${price} €`, 'Weight: 3 kg', 'Colour: red');
  expect(repeatedLabels([sheet(30), sheet(45)]).size).toBe(0);
});

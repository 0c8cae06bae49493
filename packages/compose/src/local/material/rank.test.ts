import { describe, expect, it } from 'vitest';
import { Centrality, rankSentence } from './rank.ts';

const centrality = new Centrality([], 'en-US');
const place = { inParagraph: 1, inPassage: 1, heading: '', emphasised: false, listed: false };
const rank = (text: string): number => rankSentence(text, place, centrality);

describe('rank of a sentence', () => {
  it('is higher for a figure of something or a date than for words alone or a bare number', () => {
    const words = rank('The branch lent many more books than in the year before.');
    expect(rank('The branch lent 12% more books than in the year before.')).toBeGreaterThan(words);
    expect(rank('The branch has lent books to everybody since 12 May 1998.')).toBeGreaterThan(words);
    expect(rank('The branch lent 12% more books than in the year before.')).toBeGreaterThan(
      rank('The branch lent books on floor 3 as in the year before.'),
    );
  });

  it('is low for what sends the reader elsewhere or says what comes next', () => {
    const plain = rank('The rules of the house hold for every branch.');
    for (const text of [
      'See section 12 for the rules of the house in every branch.',
      'For more information on the rules, please visit the office.',
      'In this chapter the rules of the house are set out.',
    ]) {
      expect(rank(text)).toBeLessThan(plain - 0.15);
    }
  });

  it('falls less for a start that adds than for one that points back', () => {
    const adds = rank('In addition, every branch opens on Sundays.');
    expect(adds).toBeGreaterThan(rank('It opens every branch on all Sundays.'));
  });
});

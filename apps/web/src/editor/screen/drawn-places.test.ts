import { matchesIn, patternOf } from '@pagewright/page/text-query';
import { expect, it } from 'vitest';
import { drawnPlaces } from './drawn-places.ts';

/** What is shown of the place where `found` stands. @returns the block that it stands in, by its index, and where in it */
function shown(written: readonly string[], place: number, drawn: readonly string[], found = 'north') {
  const pattern = patternOf({ text: found, matchCase: false, wholeWords: false, isPattern: false }) ?? /$^/g;
  const texts = written.map((text) => ({ text, count: matchesIn(text, pattern).length }));
  const blocks = drawn.map((text, index) => ({ text, start: drawn.slice(0, index).join('\n').length + (index && 1) }));
  const offsets = matchesIn(drawn.join('\n'), pattern).map(({ index }) => index);
  return drawnPlaces(texts, place, { blocks, found: offsets }).map((index) => {
    const offset = offsets[index] ?? -1;
    const block = blocks.findLastIndex(({ start }) => start <= offset);
    return [block, offset - (blocks[block]?.start ?? 0)];
  });
}

it('is the one of the same number where what is written is drawn in its order', () => {
  expect(shown(['North and north, then more of North'], 2, ['North and north,', 'then more of', 'North'])).toEqual([
    [2, 0],
  ]);
  expect(shown(['North', 'South', 'north'], 1, ['North', 'South', 'north'])).toEqual([[2, 0]]);
});

it('is the label that says it where they are drawn in another order', () => {
  const written = ['Sales in the north', 'Northampton', 'Far north of North', 'North'];
  const drawn = ['North', '0', '100', 'Northampton', 'Far north', 'of North', 'Sales in the north'];
  const all = [0, 1, 2, 3, 4].map((place) => shown(written, place, drawn));
  expect(all).toEqual([[[6, 13]], [[3, 0]], [[4, 4]], [[5, 3]], [[0, 0]]]);
});

it('is each of the labels that say it where one is drawn several times, and none where it is not drawn', () => {
  const drawn = ['North', '50', 'North', 'West'];
  expect(shown(['North', 'West', 'Northumberland'], 0, drawn)).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(shown(['North', 'West', 'Northumberland'], 1, drawn)).toEqual([]);
});

it('tells two texts that say the same apart by their order', () => {
  expect(shown(['Head', 'North', 'North', 'hidden'], 1, ['Head', 'North', 'North'])).toEqual([[2, 0]]);
});

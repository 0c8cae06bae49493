import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import { describe, expect, it } from 'vitest';
import { pageOf, place } from '../../testing/proof-pages.ts';
import { documentFlow } from './document-flow.ts';

/** Three entries of a list, each with a sign where `at` says, and whether the text numbers them. */
function isOrdered(signs: readonly string[], at: (y: number) => { x: number; y: number }): boolean[] {
  const components = signs.flatMap((sign, index) => {
    const y = 200 + index * 120;
    const { x, y: over } = at(y);
    return [
      componentOf('text', { text: sign }, { ...place(x, over, 60, 30), decorative: true }),
      componentOf('text', { text: `Entry ${index}` }, { ...place(140, y, 500, 30), slot: `items.${index}` }),
    ];
  });
  const blocks = documentFlow([lowerPage(pageOf(components), { assets: () => undefined })], false);
  return blocks.flatMap((block) => (block.type === 'text' && block.style.is === 'item' ? [block.style.ordered] : []));
}

const beside = (y: number) => ({ x: 80, y });
const over = (y: number) => ({ x: 140, y: y - 36 });

describe('a list whose entries have numbers on the page', () => {
  it.each([
    ['01', '02', '03'],
    ['[1]', '[2]', '[3]'],
    ['1.', '2.', '3.'],
    ['I', 'II', 'III'],
  ])('has numbers in the text: %s, %s, %s', (...signs) => {
    expect(isOrdered(signs, beside)).toEqual([true, true, true]);
    expect(isOrdered(signs, over)).toEqual([true, true, true]);
  });

  it('has bullets where they have other signs, or numbers stand elsewhere', () => {
    expect(isOrdered(['•', '•', '•'], beside)).toEqual([false, false, false]);
    expect(isOrdered(['01', '02', '03'], (y) => ({ x: 900, y }))).toEqual([false, false, false]);
  });

  it('has numbers at the entries themselves where these stand beside what is said below them', () => {
    const components = [0, 1].flatMap((entry) => {
      const y = 200 + entry * 200;
      const at = (x: number, down: number, slot: string) => ({ ...place(x, y + down, 400, 30), slot });
      return [
        componentOf('text', { text: `0${entry + 1}` }, { ...place(80, y + 45, 50, 40), decorative: true }),
        componentOf('text', { text: `Entry ${entry}` }, at(140, 0, `items.${entry}`)),
        componentOf('text', { text: 'More' }, at(140, 50, `items.${entry}.children.0`)),
        componentOf('text', { text: 'Even more' }, at(140, 100, `items.${entry}.children.1`)),
      ];
    });
    const blocks = documentFlow([lowerPage(pageOf(components), { assets: () => undefined })], false);
    const items = blocks.flatMap((block) => (block.type === 'text' && block.style.is === 'item' ? [block.style] : []));
    expect(items.map(({ level, ordered }) => [level, ordered])).toEqual(
      [0, 1].flatMap(() => [
        [1, true],
        [2, false],
        [2, false],
      ]),
    );
  });
});

import { expect, it } from 'vitest';
import { numberedBlocks } from '../from-blocks/numbered-blocks.ts';
import { documentOf, paragraph } from '../local/testing/fixtures.ts';
import { withEverything } from './plan.ts';

it('where everything is kept, no block is without a page, and all stand in their order', () => {
  const blocks = numberedBlocks([documentOf(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => paragraph(text)))]);
  const at = (...indexes: number[]) => indexes.flatMap((index) => blocks[index] ?? []);
  const pages = [
    { title: 'Second', section: '', blocks: at(4, 2) },
    { title: 'First', section: '', blocks: at(1) },
  ];
  expect(withEverything(pages, blocks).map((page) => page.blocks.map(({ id }) => id))).toEqual([
    ['b1', 'b3', 'b4', 'b5', 'b6'],
    ['b2'],
  ]);
});

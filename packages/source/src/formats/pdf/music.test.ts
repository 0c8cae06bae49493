import { expect, it } from 'vitest';
import { readSource } from '../../read.ts';
import { pdf } from '../../testing/pdf.ts';

it('of a sheet of music is read what is said of it, neither its notes nor the names of its staves', async () => {
  const staves = [600, 500, 400, 300].flatMap((y) => [
    { x: 60, y, size: 11, text: 'Snare' },
    { x: 120, y, size: 20, text: 'whole half quarter eighth notes', music: true },
    { x: 120, y: y - 20, size: 9, text: 'R L R R L R L L' },
  ]);
  const { blocks } = await readSource({
    name: 'exercises.pdf',
    bytes: pdf([
      [
        { x: 60, y: 760, size: 22, text: 'Triplet rolls' },
        { x: 60, y: 700, size: 11, text: 'Play it slowly first, then as fast as your hands allow.' },
        ...staves,
      ],
    ]),
  });
  expect(blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
    'Triplet rolls',
    'Play it slowly first, then as fast as your hands allow.',
  ]);
});

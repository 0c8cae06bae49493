import { expect, it } from 'vitest';
import { withFootnotes } from './footnotes.ts';

const plain = (lines: string[]) => withFootnotes(lines).filter((line) => line !== '');

it('notes stand at the end of the part that points to them, without their marks', () => {
  const lines = [
    '# One',
    'Keeps two days[^ice].',
    '',
    'More of it.',
    '## Two',
    'Nothing [^2] here.',
    '[^ice]: With four packs.',
    '[^2]:',
    '    In the first week.',
    '    Nor in the second.',
  ];
  expect(plain(lines)).toEqual([
    '# One',
    'Keeps two days.',
    'More of it.',
    'With four packs.',
    '## Two',
    'Nothing here.',
    'In the first week.',
    'Nor in the second.',
  ]);
});

it('marks without a note, and in code, stay', () => {
  const lines = ['The class [^a-z] is none.', 'Use `[^1]` here.', '[^1]: A note that nothing points to.'];
  expect(plain(lines)).toEqual([...lines.slice(0, 2), 'A note that nothing points to.']);
});

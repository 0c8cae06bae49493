import { expect, it } from 'vitest';
import { outsideOf, rangesOf } from './unicode-range.ts';

it('reads ranges as style sheets write them', () => {
  expect(rangesOf('U+0-FF, U+131, u+4??')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
});

it('tells which points no range holds, in whatever order ranges come and though they overlap', () => {
  const codes = [0x21, 0x41, 0x131, 0x132, 0x4e00, 0x4e01, 0x1f600];
  const ranges = rangesOf('U+4E00, U+30-5A, U+100-131, U+50-131');
  expect(outsideOf(ranges, codes)).toEqual([0x21, 0x132, 0x4e01, 0x1f600]);
  expect(outsideOf(rangesOf('U+1F600'), codes)).toEqual(codes.slice(0, -1));
  expect(outsideOf([], codes)).toEqual(codes);
  expect(outsideOf(ranges, [])).toEqual([]);
});

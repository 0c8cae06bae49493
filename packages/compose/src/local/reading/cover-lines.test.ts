import { expect, it } from 'vitest';
import { isWhoLine } from './cover-lines.ts';

it.each(['林小满', 'Ada Nordby', '第3组', '131250207 林小满'])('%s says who', (line) => {
  expect(isWhoLine(line)).toBe(true);
});

it.each(['第一天', '第三部分', '会場：本社'])('%s does not', (line) => {
  expect(isWhoLine(line)).toBe(false);
});

import { growthOf } from '@pagewright/model/testing/growth';
import { expect, it } from 'vitest';
import { textDocument } from './formats/txt.ts';

/** Times as much work for four times as much text: 4 where it goes with the length, 16 where it goes with its square. */
const MOST = 8;

const lines = (lineOf: (index: number) => string) => (count: number) =>
  Array.from({ length: count }, (_, index) => lineOf(index)).join('\n');

it.each<[string, number, (size: number) => string]>([
  [
    'lines that commas divide and that are no table',
    500,
    lines((i) => `Station ${i}: temp ${i % 30}, humidity ${i % 90}, wind ${i % 9}`),
  ],
  [
    'lines that spaces divide and that are no table',
    400,
    lines((i) => `第${i + 1}条 甲方应当在${i % 30}日内完成交付并通知乙方。`),
  ],
  ['lines of fields in words', 400, lines((i) => `Name: person${i}, Role: member, Team: blue`)],
  [
    'lines that a program broke, dates in all of them',
    1_500,
    lines((i) => `the market of region ${1_000 + i} opened again on ${10 + (i % 20)} May 2026 behind the gate of`),
  ],
  ['questions and answers', 500, lines((i) => `Q: What is the answer to question ${i}?\nA: It is the answer to it.\n`)],
  ['blank lines', 4_000, (count) => `Title of it\n${'\n'.repeat(count)}The end of it is here.`],
  ['players and comments that nothing closes', 1_500, (count) => `${'<video x>\n<!-- '.repeat(count)}`],
  ['lines of players that nothing closes', 4_000, (count) => '<video x>\n'.repeat(count)],
  ['brackets that nothing closes', 8_000, (count) => '['.repeat(count)],
  [
    'clauses that a width broke',
    400,
    lines(
      (i) =>
        `${i}. Whoever takes over bed ${i} waters it twice a week from May until\nSeptember, and asks a neighbour to do so while being away.`,
    ),
  ],
  ['a wide gap', 8_000, (count) => `One end${' '.repeat(count)}and the other one`],
])('%s are read in time that goes with how many there are', (_, size, make) => {
  expect(growthOf(size, make, (text) => textDocument('text.txt', text))).toBeLessThan(MOST);
});

it('a table of very many lines is read whole', () => {
  const rows = Array.from({ length: 150_000 }, (_, index) => `${index},${index},${index}`);
  const [table] = textDocument('rows.txt', rows.join('\n')).blocks;
  expect(table?.kind === 'table' && table.rows.length).toBe(rows.length);
});

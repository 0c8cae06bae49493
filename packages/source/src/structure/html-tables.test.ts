import { expect, it } from 'vitest';
import { withTables } from './html-tables.ts';

const linesOf = (text: string): string[] =>
  withTables(text)
    .split('\n')
    .filter((line) => line !== '');

it('a cell over several rows stands in each, so that no other cell takes its column; a figure is counted once', () => {
  expect(
    linesOf(`<table><tr><th>Floor</th><th>Room</th><th>Rent</th></tr>
      <tr><td rowspan="2">First</td><td>Blue</td><td rowspan="2">400</td></tr><tr><td>Green</td></tr>
      <tr><td>Second</td><td>Red</td><td>300</td></tr></table>`),
  ).toEqual([
    '| Floor | Room | Rent |',
    '| --- | --- | --- |',
    '| First | Blue | 400 |',
    '| First | Green |  |',
    '| Second | Red | 300 |',
  ]);
});

it('what a table is called stands above it, and entries in a cell do not end it', () => {
  expect(
    linesOf(`<table><caption>Rooms in <b>2024</b></caption><tr><th>Floor</th><th>Room</th></tr>
      <tr><td>Second</td><td><ul><li>Red</li><li>White</li></ul></td></tr></table>`),
  ).toEqual(['Rooms in 2024', '| Floor | Room |', '| --- | --- |', '| Second | Red, White |']);
});

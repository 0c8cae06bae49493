import { expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { columnParts, tableContent } from './table-content.ts';

it('cuts a table that is too wide where its common heads do, and keeps every column', () => {
  const seasons = ['Spring', 'Summer', 'Autumn'];
  const block = tableBlock(
    [
      ['Quay', ...seasons.flatMap((season) => [season, season, season, season])],
      ['', ...seasons.flatMap(() => ['Ferries', 'Passengers', 'Delay', 'Cost'])],
      ...['North', 'South', 'East'].map((name, row) => [name, ...Array.from({ length: 12 }, (_, at) => row * 12 + at)]),
    ],
    { headerRows: 2 },
  );
  // A common head is one cell over its columns.
  const [head = [], ...others] = block.rows;
  const merged = head.map((cell, at) => (at === 0 ? cell : { ...cell, colSpan: at % 4 === 1 ? 4 : 0 }));
  expect(columnParts({ ...block, rows: [merged, ...others] }, 8)).toEqual([
    { columns: [0, 1, 2, 3, 4] },
    { columns: [0, 5, 6, 7, 8] },
    { columns: [0, 9, 10, 11, 12] },
  ]);
});

it('shows the largest entries of a long list in their order, not its first ones', () => {
  const entries = Array.from({ length: 60 }, (_, at) => [`Payee ${at}`, at % 20 === 19 ? 900 + at : 10 + (at % 7)]);
  const { rows, totalRows } = tableContent(tableBlock([['Payee', 'Amount'], ...entries]), { rows: 3, columns: 8 });
  expect(rows.map(([name]) => name)).toEqual(['Payee 19', 'Payee 39', 'Payee 59']);
  expect(totalRows).toBe(60);
  const numbered = Array.from({ length: 60 }, (_, at) => [`Payee ${at}`, at + 1]);
  expect(tableContent(tableBlock([['Payee', 'Entry'], ...numbered]), { rows: 2, columns: 8 }).rows).toEqual([
    ['Payee 0', '1'],
    ['Payee 1', '2'],
  ]);
});

it.each([
  ['Balance', (at: number) => 900 - ((at * 37) % 60)],
  ['残高', (at: number) => 500 + ((at * 37) % 60)],
  ['Place', (at: number) => 10_115 + ((at * 997) % 5000)],
])('what an account stands at, and a code, makes no entry large: %s', (name, valueOf) => {
  const entries = Array.from({ length: 60 }, (_, at) => [`Payee ${at}`, valueOf(at)]);
  const { rows } = tableContent(tableBlock([['Payee', name], ...entries]), { rows: 2, columns: 8 });
  expect(rows.map(([payee]) => payee)).toEqual(['Payee 0', 'Payee 1']);
});

import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { columnParts, isReadWhole, tableContent } from './table-content.ts';

type Rows = Parameters<typeof tableBlock>[0];

const LIMITS = { rows: 10, columns: 8, spare: 2 };

describe('a table on a page', () => {
  it('repeats the names of the rows rather than their numbers beside the columns of a further page', () => {
    const subjects = Array.from({ length: 9 }, (_, index) => `Subject ${index + 1}`);
    const rows: Rows = [
      ['No.', 'Pupil', ...subjects],
      ...['Ada', 'Ben', 'Cleo'].map((name, index) => [index + 1, name, ...subjects.map((_, at) => 50 + at)]),
    ];
    const block = tableBlock(rows);
    const shown = columnParts(block, 8).map((part) =>
      tableContent(block, LIMITS, part).columns.map(({ label }) => label),
    );
    expect(shown[0]?.slice(0, 2)).toEqual(['No.', 'Pupil']);
    expect(shown[1]?.[0]).toBe('Pupil');
    expect(shown.flat().filter((label) => label.startsWith('Subject'))).toEqual(subjects);
  });

  it('shows a row or two over the budget rather than leaving them out', () => {
    const items = (count: number): Rows => [
      ['Item', 'Owner'],
      ...Array.from({ length: count }, (_, index) => [`Item ${index}`, 'Ada']),
    ];
    expect(tableContent(tableBlock(items(12)), LIMITS)).toMatchObject({ rows: { length: 12 } });
    expect(tableContent(tableBlock(items(13)), LIMITS)).toMatchObject({ rows: { length: 10 }, totalRows: 13 });
    expect(tableContent(tableBlock(items(12)), { rows: 10, columns: 8 })).toMatchObject({ rows: { length: 10 } });
  });

  it('is read whole where it says as much in words as in figures', () => {
    const heads: Rows[number] = ['Hazard', 'Likely', 'Severe', 'Who looks after it', 'What is done'];
    const hazards = ['Ladder slips', 'Paint spills', 'Noise at night', 'Keys get lost'];
    const told: Rows = [
      heads,
      ...hazards.map((name, at) => [name, at + 1, 5 - at, 'The caretaker', 'look each Monday']),
    ];
    const measured: Rows = [heads, ...hazards.map((name, at) => [name, at + 1, 5 - at, at * 3, at + 7])];
    expect([told, measured].map((rows) => isReadWhole(tableBlock(rows)))).toEqual([true, false]);
  });

  it('leaves out a column without a name in which only a remark stands', () => {
    const rows: Rows = [
      ['Vendor', 'Paid', ''],
      ...Array.from({ length: 20 }, (_, index) => [`Vendor ${index}`, 'yes', index === 7 ? '#221998' : '']),
    ];
    expect(tableContent(tableBlock(rows), LIMITS).columns.map(({ label }) => label)).toEqual(['Vendor', 'Paid']);
  });

  it('shows the largest rows of a long table over years', () => {
    const years = ['2020', '2021', '2022', '2023'];
    const lands = Array.from({ length: 30 }, (_, index) => `Land ${String(index).padStart(2, '0')}`);
    const rows = lands.map((land, index) => [
      land,
      ...years.map((_, at) => (index % 3 === 0 ? 9000 : 10) + index + at),
    ]);
    const shown = tableContent(tableBlock([['Land', ...years], ...rows]), LIMITS).rows.map(([land]) => land);
    expect(shown).toEqual(lands.filter((_, index) => index % 3 === 0));
  });

  it('leaves out rows of a form that only their numbers stand in', () => {
    const block = tableBlock([
      ['No.', 'Task', 'End'],
      [1, 'Survey', '3 May'],
      [2, '', '-'],
      [3, '', ''],
    ]);
    expect(tableContent(block, LIMITS).rows).toEqual([['1', 'Survey', '3 May']]);
  });

  it('sets the months of a wide table one below the other', () => {
    const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
    const block = tableBlock([
      ['Kind', ...months],
      ['Actual', ...months.map((_, index) => 40 + index)],
      ['Budget', ...months.map((_, index) => 45 + index)],
    ]);
    const { columns, rows } = tableContent(block, LIMITS);
    expect(columns.map(({ label }) => label)).toEqual(['Kind', 'Actual', 'Budget']);
    expect(rows).toHaveLength(months.length);
    expect(rows.at(-1)).toEqual(['October', '49', '54']);
  });
});

import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, table } from '../testing/fixtures.ts';
import { inventedIn } from '../testing/invented.ts';
import { latestOfPeriods } from './period-sheets.ts';

const year = (name: string, first: number, total = 'Total'): Draft[] => [
  heading(name, 1),
  table([
    ['Building', 'Q1', 'Q2', total],
    ['Hall', first, first + 9, 2 * first + 9],
    ['Pool', first + 90, first + 70, 2 * first + 160],
  ]),
];
const shownOf = (drafts: readonly Draft[]): (string | string[][])[] =>
  latestOfPeriods(documentOf(drafts).blocks).map((block) => {
    if (block.kind === 'heading') return block.text;
    return block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : '';
  });

describe('sheets of the same for several periods', () => {
  it('are the totals of all side by side, and the latest in full', () => {
    const drafts = [...year('2023', 60), ...year('2024', 50), ...year('2025', 70)];
    const [names, totals, name, latest, ...more] = shownOf(drafts);
    expect([names, name]).toEqual(['2023 · 2025', '2025']);
    expect(totals).toEqual([
      ['Building', '2023', '2024', '2025'],
      ['Hall', '129', '109', '149'],
      ['Pool', '280', '260', '300'],
    ]);
    expect(latest?.[1]).toEqual(['Hall', '70', '79', '149']);
    expect(more).toEqual([]);
    const documents = [documentOf(drafts, { title: 'Energy', file: 'energy.xlsx', kind: 'xlsx' })];
    const outline = composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });
    expect(inventedIn(outline, documents)).toEqual([]);
  });

  it('are the latest alone where no column tells their totals', () => {
    const drafts = [...year('2023', 60, 'Q3'), ...year('2024', 50, 'Q3'), ...year('2025', 70, 'Q3')];
    expect(shownOf(drafts)[0]).toBe('2025');
  });
});

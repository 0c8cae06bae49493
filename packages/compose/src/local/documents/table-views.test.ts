import type { Outline } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, table } from '../testing/fixtures.ts';

function compose(drafts: readonly Draft[], own = {}): Outline {
  const documents = [documentOf(drafts, { title: 'Task list', file: 'tasks.xlsx' })];
  return composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9', ...own });
}

const sales = table([
  ['Shop', 'Sales', 'Costs', 'Run by'],
  ['North', 120, 80, 'Ines'],
  ['South', 90, 70, 'Bo'],
  ['West', 60, 50, 'Ines'],
  ['Total', 270, 200, ''],
]);

describe('documents of tables', () => {
  it('show the table behind its chart', () => {
    const forms = compose([heading('Shops', 1), sales]).pages.map(({ form }) => form);
    expect(forms).toContain('chart');
    expect(forms.indexOf('table')).toBeGreaterThan(forms.indexOf('chart'));
  });

  it('say no figure twice that a chart says already', () => {
    const marks = table([
      ['Service', '2024', '2026'],
      ['Desk', 8.1, 8.6],
      ['Rooms', 6.2, 7.8],
      ['Events', 7.7, 8],
    ]);
    expect(compose([heading('Marks', 1), marks]).pages.map(({ form }) => form)).not.toContain('table');
  });

  it('say a few figures once, large', () => {
    const answers = table(
      [
        ['Sent', 540],
        ['Answered', 318],
        ['Share', '58.9%'],
      ],
      { headerRows: 0 },
    );
    const forms = compose([heading('Survey', 1), answers]).pages.map(({ form }) => form);
    expect(forms).toContain('stats');
    expect(forms).not.toContain('table');
  });

  it('say a total over its chart, and not once more in the table', () => {
    const plain = table([
      ['Shop', 'Sales', 'Costs'],
      ['North', 120, 80],
      ['South', 90, 70],
      ['Total', 210, 150],
    ]);
    const pages = compose([heading('Shops', 1), plain]).pages;
    expect(pages.map(({ form }) => form)).not.toContain('table');
    expect(
      pages.flatMap((page) => (page.form === 'chart' ? (page.stats ?? []) : [])).map(({ value }) => value),
    ).toEqual(['210', '150']);
  });

  it('name the table behind a chart by its measures', () => {
    const titles = compose([heading('Shops', 1), sales]).pages.flatMap((page) =>
      page.form === 'table' ? [page.title.text] : [],
    );
    expect(titles).toEqual(['Shops · Sales, Costs, Run by']);
  });

  it('show every column of a wide table, over several pages', () => {
    const names = ['No.', 'Status', ...Array.from({ length: 11 }, (_, index) => `Field ${index + 1}`)];
    const rows = Array.from({ length: 10 }, (_, row) => [
      row + 1,
      row < 7 ? 'done' : 'open',
      ...names.slice(2).map((name) => `${name}-${row}`),
    ]);
    const outline = compose([heading('Tasks', 1), table([names, ...rows])]);
    const shown = outline.pages.flatMap((page) =>
      page.form === 'table' ? page.table.columns.map(({ label }) => label) : [],
    );
    expect(new Set(shown)).toEqual(new Set(names));
    expect(outline.unused).toEqual([]);
  });

  it('list the columns and the rows that found no room', () => {
    const names = ['Item', ...Array.from({ length: 44 }, (_, index) => `Field ${index + 1}`)];
    const rows = Array.from({ length: 30 }, (_, row) => [
      `Item ${row + 1}`,
      ...names.slice(1).map((_, at) => `entry ${row} of kind ${at}`),
    ]);
    const { unused } = compose([heading('Items', 1), table([names, ...rows])]);
    const columns = unused.filter(({ title }) => title.startsWith('Items · '));
    expect(
      columns.flatMap(({ title }) => title.replace('Items · ', '').split(', ')).every((name) => names.includes(name)),
    ).toBe(true);
    expect(columns.reduce((sum, { statements }) => sum + statements, 0)).toBeGreaterThan(0);
    expect(unused.some(({ title, statements }) => title === 'Items' && statements > 0)).toBe(true);
  });

  it('stay as asked where a count is asked', () => {
    expect(compose([heading('Shops', 1), sales], { pageCount: 2 }).pages).toHaveLength(2);
  });
});

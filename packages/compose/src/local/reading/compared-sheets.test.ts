import type { SourceBlock } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, table } from '../testing/fixtures.ts';
import { inventedIn } from '../testing/invented.ts';
import { withComparedSheets } from './compared-sheets.ts';

const sheet = (name: string, rows: readonly (readonly (string | number)[])[]): Draft[] => [
  heading(name, 1),
  table([['Site', 'Visitors', 'Income'], ...rows]),
];
const rows = (first: number): (string | number)[][] => [
  ['Castle', first, first * 7],
  ['Mill', first + 20, first * 5],
  ['Railway', first + 45, first * 6],
];
const cellsOf = (drafts: readonly Draft[]): string[][][] =>
  withComparedSheets(documentOf(drafts).blocks).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.map(({ text }) => text))] : [],
  );

describe('sheets that say the same of others', () => {
  it('are one table for each measure, a column for each sheet', () => {
    const [visitors, income, ...more] = cellsOf([...sheet('2023', rows(100)), ...sheet('2024', rows(130))]);
    expect(visitors).toEqual([
      ['Site', '2023', '2024'],
      ['Castle', '100', '130'],
      ['Mill', '120', '150'],
      ['Railway', '145', '175'],
    ]);
    expect(income?.[1]).toEqual(['Castle', '700', '910']);
    expect(more).toEqual([]);
  });

  it('keep the unit that the captions of all have, beside the name of the measure', () => {
    const captioned = (name: string, title: string, unit: string): SourceBlock[] =>
      documentOf(sheet(name, rows(100))).blocks.map((block) =>
        block.kind === 'table' ? { ...block, caption: `${title} – ${unit}` } : block,
      );
    const captions = (...blocks: SourceBlock[][]): (string | undefined)[] =>
      withComparedSheets(blocks.flat()).flatMap((block) => (block.kind === 'table' ? [block.caption] : []));
    const [first, second] = [
      captioned('2023', 'Year 2023', 'in thousands'),
      captioned('2024', 'Year 2024', 'in thousands'),
    ];
    expect(captions(first, second)).toEqual(['Visitors – in thousands', 'Income – in thousands']);
    const other = captioned('2024', 'Year 2024', 'in millions');
    expect(captions(first, other)).toEqual(['Year 2023 – in thousands', 'Year 2024 – in millions']);
    expect(captions(captioned('2023', 'Sites', '2023'), captioned('2024', 'Sites', '2024'))).toEqual([
      'Visitors',
      'Income',
    ]);
  });

  it('say where each figure stands', () => {
    const document = documentOf([...sheet('Plan', rows(100)), ...sheet('Result', rows(90))], {
      kind: 'xlsx',
      file: 'sites.xlsx',
    });
    const outline = composeLocal({
      documents: [document],
      prompt: '',
      pageCount: 'auto',
      mode: 'condense',
      format: 'ppt-16-9',
    });
    expect(inventedIn(outline, [document])).toEqual([]);
    expect(
      outline.pages.flatMap((page) => (page.form === 'chart' ? page.chart.series.map(({ name }) => name) : [])),
    ).toEqual(['Plan', 'Result', 'Plan', 'Result']);
  });

  it('stay apart where one has two rows of one name', () => {
    const doubled: (string | number)[][] = [...rows(130), ['Mill', 9, 8]];
    const tables = cellsOf([...sheet('2023', [...rows(100), ['Harbour', 5, 6]]), ...sheet('2024', doubled)]);
    expect(tables.map((own) => own.length)).toEqual([5, 5]);
    expect(tables[1]?.at(-1)).toEqual(['Mill', '9', '8']);
  });

  it('stay apart under other heads, with other rows, or with columns of words', () => {
    const others = [heading('2024', 1), table([['Site', 'Staff', 'Costs'], ...rows(4)])];
    expect(cellsOf([...sheet('2023', rows(100)), ...others])).toHaveLength(2);
    const elsewhere = [
      ['Harbour', 1, 2],
      ['Tower', 3, 4],
      ['Bridge', 5, 6],
    ];
    expect(cellsOf([...sheet('North', rows(100)), ...sheet('South', elsewhere)])).toHaveLength(2);
    const worded = (name: string): Draft[] => [
      heading(name, 1),
      table([
        ['Task', 'Days', 'Comment'],
        ['Paint', 3, 'dry first'],
        ['Roof', 5, 'two people'],
      ]),
    ];
    expect(cellsOf([...worded('May'), ...worded('June')])[0]).toHaveLength(3);
  });
});

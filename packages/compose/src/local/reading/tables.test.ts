import type { SourceBlock } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { chartsOf } from '../tables/charts.ts';
import { type Draft, documentOf, heading, table, tableBlock } from '../testing/fixtures.ts';
import { prepare } from './prepare.ts';

const LONG =
  'This field says at length what the harbour office asks of every ship that comes in by night, and why it does. ';
const read = (drafts: readonly Draft[]): readonly SourceBlock[] =>
  prepare(documentOf(drafts, { file: 'book.xlsx', kind: 'xlsx' }), false).blocks;
const headingsOf = (blocks: readonly SourceBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

describe('tables as they are read', () => {
  it('have their head once, however often it comes again among the rows', () => {
    const head = ['Day', 'Room', 'Hours'];
    const rows = [head, ['Mon', 'A', 3], ['Tue', 'B', 2], head, ['Wed', 'A', 4], ['Day', 'B', 1]];
    const [shown] = read([table(rows)]).filter((block) => block.kind === 'table');
    expect(shown?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      head,
      ['Mon', 'A', '3'],
      ['Tue', 'B', '2'],
      ['Wed', 'A', '4'],
      ['Day', 'B', '1'],
    ]);
  });

  it('get what all cells of each column begin with as their head, where they have none', () => {
    const rows = [
      ['A社', '月額3.2万円', 'チャット連携あり'],
      ['B社', '月額2.8万円', 'チャット連携なし'],
    ];
    const textsOf = (own: string[][]): unknown =>
      read([table(own, { headerRows: 0 })]).flatMap((block) =>
        block.kind === 'table' ? [[block.headerRows, ...block.rows.map((row) => row.map(({ text }) => text))]] : [],
      );
    expect(textsOf(rows)).toEqual([
      [1, ['', '月額', 'チャット連携'], ['A社', '3.2万円', 'あり'], ['B社', '2.8万円', 'なし']],
    ]);
    const others = [...rows, ['C社', '年額30万円', 'チャット連携あり']];
    expect(textsOf(others)).toEqual([[0, ...others]]);
    const places = [
      ['A社', '東京都港区', '株式会社甲'],
      ['B社', '東京都北区', '株式会社乙'],
    ];
    expect(textsOf(places)).toEqual([[0, ...places]]);
  });

  it('have no groups where a name without figures is one of a list from A to Z', () => {
    const names = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(65 + index)}land`);
    const rows = (of: readonly string[]) =>
      of.map((name) => (name === 'Aland' || name === 'Nland' ? [name, '', ''] : [name, 12, 15]));
    const years = ['Population', '2022', '2023'];
    expect(headingsOf(read([heading('Lands', 1), table([years, ...rows(names)])]))).toEqual(['Lands']);
    // Within groups the order begins again.
    const grouped = [['Aland', '', ''], ...rows(names.slice(15, 25)), ['Nland', '', ''], ...rows(names.slice(1, 12))];
    expect(headingsOf(read([heading('Lands', 1), table([years, ...grouped])]))).toEqual(['Lands', 'Aland', 'Nland']);
  });

  it('whose rows stand in groups are a table for each group, under its name', () => {
    const rows = ['North', 'South', 'West'].flatMap((name) =>
      Array.from({ length: 6 }, (_, index) => [index === 0 ? name : '', `Quay ${index + 1}`, index * 10]),
    );
    const blocks = read([heading('Quays', 1), table([['Area', 'Quay', 'Ships'], ...rows])]);
    expect(headingsOf(blocks)).toEqual(['Quays', 'North', 'South', 'West']);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.map(({ rows: own }) => own.length)).toEqual([7, 7, 7]);
  });

  it('of running text are statements under their labels', () => {
    const blocks = read([
      table([
        ['Field', 'Meaning'],
        ['Draught', LONG],
        ['Flag', `${LONG}It is written in capitals.`],
      ]),
    ]);
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(items.map(({ text }) => text.slice(0, 14))).toEqual(['Draught: This ', 'Flag: This fie']);
  });

  it('of many periods are shown by the latest, tables of noughts not at all', () => {
    const sheet = (name: string, ships: number): Draft[] => [
      heading(name, 1),
      table([
        ['Quay', 'Ships'],
        ['Old', ships],
        ['New', ships + 1],
      ]),
    ];
    const noughts = table(
      [
        [0, 0],
        [0, 0],
      ],
      { headerRows: 0 },
    );
    const blocks = read([
      ...sheet('910617', 1),
      ...sheet('910701', 2),
      ...sheet('910715', 3),
      heading('Rest', 1),
      noughts,
    ]);
    expect(headingsOf(blocks)).toEqual(['910715', 'Rest']);
    expect(blocks.filter(({ kind }) => kind === 'table')).toHaveLength(1);
  });

  it('show in charts the decimals that their cells show', () => {
    const block = tableBlock([
      ['Year', 'Spending'],
      ['2021', 97.65],
      ['2022', 103.3],
      ['2023', 110.7],
    ]);
    for (const [, cell] of block.rows.slice(1)) if (cell && typeof cell.value === 'number') cell.value += 0.000_123_4;
    expect(chartsOf(block)[0]?.series[0]?.values).toEqual([97.65, 103.3, 110.7]);
  });
});

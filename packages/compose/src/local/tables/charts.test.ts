import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { chartsOf } from './charts.ts';
import { tableContent } from './table-content.ts';
import { tallyOf } from './tallies.ts';

const shapeOf = (rows: (string | number)[][], own = {}) => chartsOf(tableBlock(rows, own))[0]?.shape;

describe('chartsOf', () => {
  it('draws one measure over time as an area, several as lines', () => {
    expect(
      shapeOf([
        ['年份', '收入'],
        ['2021', 10],
        ['2022', 14],
        ['2023', 19],
      ]),
    ).toBe('area');
    expect(
      shapeOf([
        ['Year', 'Sales', 'Costs'],
        ['2021', 10, 8],
        ['2022', 14, 9],
        ['2023', 19, 12],
      ]),
    ).toBe('line');
  });

  it('draws no column that says the same in every row, nor bars that go by one name', () => {
    const fields = ['Name', 'Berth', 'Length', 'Draught'];
    expect(chartsOf(tableBlock([['Field', 'Most'], ...fields.map((field) => [field, 1])]))).toEqual([]);
    expect(chartsOf(tableBlock([['Kind', 'Metres'], ...[3, 4, 7, 9].map((metres) => ['pier', metres])]))).toEqual([]);
    expect(shapeOf([['Field', 'Most', 'Metres'], ...fields.map((field, index) => [field, 1, index + 3])])).toBe('bar');
  });

  it('draws no column whose head is the weight of the one beside it', () => {
    const jobs = [
      ['Doctor', 4, 12, 4, 20, 32],
      ['Engineer', 3, 9, 5, 25, 34],
      ['Driver', 2, 6, 3, 15, 21],
    ];
    const charts = chartsOf(tableBlock([['Job', 'Pay', '3', 'Market', '5', 'Total'], ...jobs]));
    expect(charts.flatMap(({ series }) => series.map(({ name }) => name))).toEqual(['Pay', 'Market', 'Total']);
  });

  it('draws shares of a whole as a doughnut, and leaves out the total', () => {
    expect(
      shapeOf([
        ['区域', '占比'],
        ['华东', '45%'],
        ['华南', '30%'],
        ['华北', '25%'],
      ]),
    ).toBe('doughnut');
    const [chart] = chartsOf(
      tableBlock([
        ['区域', '收入'],
        ['华东', 45],
        ['华南', 30],
        ['华北', 25],
        ['合计', 100],
      ]),
    );
    expect(chart).toMatchObject({ shape: 'doughnut', categories: ['华东', '华南', '华北'] });
  });

  it('draws categories as bars, lying down where their names are long', () => {
    expect(
      shapeOf([
        ['Team', 'Points'],
        ['Red', 7],
        ['Blue', 9],
        ['Green', 4],
      ]),
    ).toBe('bar');
    expect(
      shapeOf([
        ['Product', 'Sales'],
        ['Powdered and Liquid Beverages', 7],
        ['Milk products and Ice cream', 9],
        ['Confectionery', 4],
      ]),
    ).toBe('bar-horizontal');
  });

  it('draws two measures of different units as bars with a line, many pairs as points', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => [`S${index}`, 1000 + index * 37, `${10 + index}%`]);
    expect(shapeOf([['Shop', 'Sales', 'Margin'], ...rows(5)])).toBe('combo');
    expect(shapeOf([['Shop', 'Sales', 'Margin'], ...rows(12)])).toBe('scatter');
  });

  it('draws falling stages as a funnel and parts of totals stacked', () => {
    expect(
      shapeOf([
        ['Stage', 'People'],
        ['Visits', 900],
        ['Leads', 300],
        ['Orders', 80],
      ]),
    ).toBe('funnel');
    expect(
      shapeOf([
        ['Year group', 'A', 'B', 'Total'],
        ['North', 4, 6, 10],
        ['South', 3, 5, 8],
        ['West', 2, 2, 4],
      ]),
    ).toBe('bar-stacked');
  });

  it('never puts counts and percentages on one axis', () => {
    const rows = [
      ['', 'Before', 'After'],
      ['Changeovers per day', 14, 9],
      ['Complaints a month', 31, 20],
      ['Forecast error', '27%', '16%'],
      ['Orders delivered in full', '93.5%', '97.2%'],
    ];
    expect(chartsOf(tableBlock(rows))).toEqual([]);
    expect(shapeOf([rows[0] ?? [], ...rows.slice(3)])).toBe('bar-horizontal');
  });

  it('leaves tables of texts, of ids and of too many rows as tables', () => {
    expect(
      shapeOf([
        ['No.', 'Task'],
        [1, 'Plan'],
        [2, 'Build'],
        [3, 'Test'],
      ]),
    ).toBeUndefined();
    expect(
      shapeOf([
        ['Name', 'Note'],
        ['A', 'good'],
        ['B', 'bad'],
      ]),
    ).toBeUndefined();
    expect(
      shapeOf([['Name', 'V'], ...Array.from({ length: 60 }, (_, index) => [`N${index}`, index * 3 + 1])]),
    ).toBeUndefined();
  });

  it.each(['Phone', 'Room no.', 'Staff ID', '分机', '联系电话', '社員番号', 'Code postal', 'N° de facture'])(
    'draws no numbers by which somebody or something is found: %s',
    (name) => {
      expect(
        shapeOf([
          ['Person', name],
          ['Marta', 4410],
          ['Jonas', 4422],
          ['Pia', 4455],
        ]),
      ).toBeUndefined();
    },
  );

  it.each(['Number of rooms', 'Total number', '房间数量', 'Nombre de clients'])(
    'draws how many there are: %s',
    (name) => {
      expect(
        shapeOf([
          ['House', name],
          ['North', 41],
          ['South', 22],
          ['West', 55],
        ]),
      ).toBeDefined();
    },
  );

  it('takes rows as series where the head runs over years, parts of others last', () => {
    const [chart] = chartsOf(
      tableBlock([
        ['', 'Item', '2019', '2020', '2021', '2022'],
        ['B6', 'Gross income', 100, 104, 110, 118],
        ['D1', 'of which wages', 70, 72, 75, 80],
        ['P3', 'Consumption', 90, 85, 95, 103],
      ]),
    );
    expect(chart).toMatchObject({ shape: 'line', categories: ['2019', '2020', '2021', '2022'] });
    expect(chart?.series.map(({ name }) => name)).toContain('Gross income');
    expect(chart?.series[0]?.values).toEqual([100, 104, 110, 118]);
  });

  it('names no row by how much of something it has', () => {
    const [chart] = chartsOf(
      tableBlock([
        ['Year', 'Milk', 'Visitors'],
        ['2021', '21,400 l', 340],
        ['2022', '22,800 l', 610],
        ['2023', '20,100 l', 905],
        ['2024', '23,600 l', 1180],
      ]),
    );
    expect(chart).toMatchObject({ categories: ['2021', '2022', '2023', '2024'] });
    expect(chart?.series[0]?.values).toEqual([340, 610, 905, 1180]);
  });

  it('draws no row of zeros over time, and tells quarters of several years apart', () => {
    const block = tableBlock(
      [
        ['', '2024', '', '2025', ''],
        ['', 'Q1', 'Q2', 'Q1', 'Q2'],
        ['Fuel', 14, 13, 12, 11],
        ['Leasing', 0, 0, 0, 0],
      ],
      { headerRows: 2 },
    );
    const charts = chartsOf(block);
    expect(charts.map(({ series }) => series.map(({ name }) => name))).toEqual([['Fuel']]);
    expect(charts[0]?.categories).toEqual(['2024 · Q1', '2024 · Q2', '2025 · Q1', '2025 · Q2']);
  });

  it('keeps totals apart from their parts over time, several totals first', () => {
    const head = ['Building', 'Q1', 'Q2', 'Q3', 'Q4'];
    const parts = [
      ['Hall', 61, 38, 30, 58],
      ['Pool', 190, 170, 150, 185],
    ];
    const seriesOf = (rows: (string | number)[][]): string[][] =>
      chartsOf(tableBlock([head, ...rows])).map(({ series }) => series.map(({ name }) => name));
    expect(seriesOf([...parts, ['Total', 251, 208, 180, 243]])).toEqual([['Hall', 'Pool'], ['Total']]);
    expect(seriesOf([['Total income', 540, 680, 375, 805], ...parts, ['Total costs', 557, 613, 449, 673]])).toEqual([
      ['Total income', 'Total costs'],
      ['Hall', 'Pool'],
    ]);
  });

  it('draws no rows on one axis whose names give other units', () => {
    expect(
      shapeOf([
        ['Measure', '2024', '2025'],
        ['Vehicles', 212, 228],
        ['Kilometres (million)', 6.8, 7.1],
        ['Fuel cost (£k)', 1420, 1165],
      ]),
    ).toBeUndefined();
  });

  it('gives a note of money to prices and not to how many there are', () => {
    const rows = [
      ['品名', '數量', '安全存量', '單價'],
      ['燈泡', 420, 300, 65],
      ['燈管', 95, 200, 120],
      ['延長線', 310, 150, 180],
    ];
    const charts = chartsOf(tableBlock(rows, { caption: '庫存盤點表 – 單位：新台幣元' }));
    expect(charts.map(({ unit, series }) => [unit, series.map(({ name }) => name)])).toEqual([
      [undefined, ['數量', '安全存量']],
      ['新台幣元', ['單價']],
    ]);
  });

  it('puts the totals of a balance sheet side by side, without those that add others up', () => {
    const [chart] = chartsOf(
      tableBlock(
        [
          ['编制单位：某公司', '', '', '', '', '单位：元'],
          ['资产', '行次', '期末数', '负债和权益', '行次', '期末数'],
          ['货币资金', 1, 52, '短期借款', 9, 30],
          ['存货', 2, 48, '应付账款', 10, 20],
          ['流动资产合计', 3, 100, '流动负债合计', 11, 50],
          ['固定资产', 4, 40, '实收资本', 12, 90],
          ['非流动资产合计', 5, 40, '所有者权益合计', 13, 90],
          ['资产总计', 6, 140, '负债和所有者权益总计', 14, 140],
        ],
        { headerRows: 2 },
      ),
    );
    expect(chart?.categories).toEqual(['流动资产合计', '非流动资产合计', '流动负债合计', '所有者权益合计']);
    expect(chart).toMatchObject({ unit: '元', series: [{ name: '期末数', values: [100, 40, 50, 90] }] });
  });
});

describe('tableContent', () => {
  it('keeps the cells as they are written and says how many rows there are', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`Row ${index + 1}`, index * 10]);
    const content = tableContent(tableBlock([['Name', 'Value'], ...rows, ['Total', 7800]]), { rows: 8, columns: 6 });
    expect(content.rows).toHaveLength(8);
    expect(content.totalRows).toBe(41);
    expect(content.rows.at(-1)).toEqual(['Total', '7800']);
    expect(content.emphasisRows).toEqual([7]);
  });
});

describe('tallyOf', () => {
  it('counts the rows of each status, and says that it is a count', () => {
    const rows = Array.from({ length: 12 }, (_, index) => [index + 1, `Task ${index}`, index < 7 ? 'done' : 'open']);
    const tally = tallyOf(tableBlock([['No.', 'Task', 'Status'], ...rows]), 'en-US');
    expect(tally).toMatchObject({
      categories: ['done', 'open'],
      categoryName: 'Status',
      series: [{ name: 'Number of entries', values: [7, 5] }],
    });
  });
});

it('gives a column no unit that only some of its cells have', () => {
  const rows = [
    ['项目', 'S1', 'S2'],
    ['容量', '380 毫升', '450 毫升'],
    ['重量', '295 克', '248 克'],
    ['售价', '199 元', '229 元'],
  ];
  const { columns } = tableContent(tableBlock(rows), { rows: 8, columns: 6 });
  expect(columns.map(({ unit }) => unit)).toEqual([undefined, undefined, undefined]);
});

import type { Filling, FillWish } from '@pagewright/model/filling';
import { describe, expect, it } from 'vitest';
import { documentOf, heading, list, paragraph, table } from '../testing/fixtures.ts';
import { fillWishes } from './fill.ts';

const english = documentOf([
  heading('Market report', 1),
  heading('Customers'),
  paragraph('The northern branch served 4,820 customers in 2023, 12% more than the year before.'),
  paragraph('Complaints about late deliveries fell by a third after the second warehouse opened.'),
  heading('Risks'),
  list([
    'Currency: two thirds of purchases are paid in dollars',
    'Suppliers: one factory makes nine of ten engines',
    'Staff: a third of the drivers retire within five years',
  ]),
  heading('Revenue'),
  table(
    [
      ['Region', 'Revenue', 'Staff'],
      ['North', 120, 14],
      ['South', 80, 9],
      ['West', 50, 6],
      ['Total', 250, 29],
    ],
    { caption: 'Revenue and staff by region' },
  ),
  heading('Timetable'),
  paragraph('The new warehouse in Lyon opens on 12 March 2025.'),
]);

const chinese = documentOf(
  [
    heading('智慧园区年度报告', 1),
    heading('项目背景'),
    paragraph('园区自2019年启用以来，入驻企业已达到286家。'),
    paragraph('停车位不足是入驻企业反映最多的问题。'),
    heading('经营情况'),
    paragraph('全年营业收入达到3.2亿元，同比增长18.5%。'),
    heading('下一步措施'),
    list(['扩建东区停车场', '引入无人配送车', '建设能耗监测平台']),
  ],
  { file: '年报.docx', title: '智慧园区年度报告', language: 'zh-CN' },
);

const workbook = documentOf(
  [
    table(
      [
        ['季度', '销售额', '成本', '利润率'],
        ['2024Q1', 310, 220, '29%'],
        ['2024Q2', 355, 240, '32%'],
        ['2024Q3', 402, 255, '37%'],
        ['2024Q4', 468, 290, '38%'],
      ],
      { caption: '各季度销售情况', sheet: '销售' },
    ),
    table(
      [
        ['设备', '数量', '状态'],
        ['叉车', 12, '在用'],
        ['传送带', 4, '检修'],
      ],
      { caption: '设备清单', sheet: '设备' },
    ),
  ],
  { file: '销售.xlsx', kind: 'xlsx', title: '销售', language: 'zh-CN' },
);

const plan = documentOf([
  heading('Warehouse plan', 1),
  heading('Steps to open the warehouse'),
  list(['Rent: the hall in Lyon', 'Hire: twelve people', 'Open: with a small range'], true),
  heading('Dangers'),
  list(['Delays at the border', 'Strikes']),
  heading('History of the warehouse'),
  paragraph('In March 2019 the first hall opened. In May 2021 it was extended.'),
]);

/** Two tables side by side, as balance sheets are; the unit stands in the middle of a note. */
const balance = documentOf(
  [
    table(
      [
        ['资产', '行次', '年初数', '期末数', '负债', '行次', '年初数', '期末数'],
        ['货币资金', 1, 619, 524, '短期借款', 34, 0, 75],
        ['应收账款', 2, 88, 414, '应付账款', 35, 12, 18],
        ['其他应收账款', 3, 9, 11, '应付工资', 36, 4, 5],
      ],
      { caption: '资产负债表', notes: ['编制日期：2017-06-30 单位：元'] },
    ),
  ],
  { file: '资产负债.xls', kind: 'xls', title: '资产负债表', language: 'zh-CN' },
);

const DOCUMENTS = { english, chinese, workbook, balance, plan } as const;
type Name = keyof typeof DOCUMENTS;

function wish(own: Partial<FillWish>): FillWish {
  const place = { description: '', dataType: 'text', example: '' };
  return { id: 'a', form: 'text', columns: [], most: { rows: 12, columns: 6 }, ...place, ...own };
}

function fill(document: Name, own: Partial<FillWish>): Filling {
  const [filling] = fillWishes([DOCUMENTS[document]], [wish(own)]);
  if (!filling) throw new Error('there is no filling');
  return filling;
}

const texts = (filling: Filling): string[] =>
  filling.is === 'text' ? filling.pieces.map(({ text }) => text) : [`${filling.is}`];
const reason = (filling: Filling): string => (filling.is === 'nothing' ? filling.reason : filling.is);

describe('smart text', () => {
  it('is the sentences that speak of it, with the places they came from', () => {
    const filling = fill('english', { description: 'complaints about late deliveries' });
    expect(texts(filling)).toEqual([
      'Complaints about late deliveries fell by a third after the second warehouse opened.',
    ]);
    expect(filling).toMatchObject({ joiner: ' ', pieces: [{ origins: ['report.docx#3'] }] });
    const parking = fill('chinese', { description: '停车位问题' });
    expect(texts(parking)).toEqual(['停车位不足是入驻企业反映最多的问题。']);
    expect(parking).toMatchObject({ joiner: '', pieces: [{ origins: ['年报.docx#3'] }] });
  });

  it('is what stands under the heading that the description names, as many sentences as the example has', () => {
    const description = '项目背景';
    expect(texts(fill('chinese', { description }))).toHaveLength(2);
    expect(texts(fill('chinese', { description, example: '园区于2010年启用。' }))).toHaveLength(1);
  });

  it('is a list where a list is asked for', () => {
    const measures = fill('chinese', { description: '下一步措施', dataType: 'list' });
    expect(texts(measures)).toEqual(['扩建东区停车场', '引入无人配送车', '建设能耗监测平台']);
    expect(measures).toMatchObject({ listed: true, joiner: '\n' });
    const risks = fill('english', { description: 'main risks', dataType: 'list', example: 'Weather\nPrices' });
    expect(texts(risks)).toEqual([
      'Currency: two thirds of purchases are paid in dollars',
      'Suppliers: one factory makes nine of ten engines',
    ]);
  });

  it.each([
    ['english', 'customers served by the northern branch', 'number', '', '4,820 customers'],
    ['english', 'growth of customers served in the northern branch', 'percent', '', '12%'],
    ['english', 'opening of the new warehouse', 'date', '', '12 March 2025'],
    ['english', 'staff in the West', 'number', '', '6'],
    ['english', 'total revenue', 'number', '', '250'],
    ['chinese', '营业收入', 'currency', '', '3.2亿元'],
    ['chinese', '营业收入', 'currency', '1.5', '3.2亿元'],
    ['chinese', '营业收入增长', 'percent', '', '18.5%'],
    ['chinese', '入驻企业数量', 'number', '', '286家'],
    ['workbook', '2024Q3 销售额', 'number', '', '402'],
    ['workbook', '2024Q2 利润率', 'percent', '', '32%'],
    ['balance', '货币资金期末余额', 'currency', '', '524 元'],
    ['balance', '短期借款期末余额', 'currency', '', '75 元'],
    ['balance', '应收账款年初数', 'number', '100', '88'],
  ] as const)(
    'is the one figure of the %s file: %s as %s, like "%s"',
    (document, description, dataType, example, figure) => {
      const filling = fill(document, { description, dataType, example });
      expect(texts(filling)).toEqual([figure]);
      expect(filling.is === 'text' && filling.pieces[0]?.origins.length).toBe(1);
    },
  );

  it('is none of several figures that fit alike', () => {
    expect(reason(fill('workbook', { description: '销售额', dataType: 'number' }))).toBe('no-data');
  });
});

describe('smart table', () => {
  it('is the table that speaks of it', () => {
    const filling = fill('english', { form: 'table', description: 'staff and revenue of each region' });
    expect(filling).toMatchObject({
      is: 'table',
      missing: [],
      table: {
        columns: [{ label: 'Region' }, { label: 'Revenue' }, { label: 'Staff' }],
        rows: [
          ['North', '120', '14'],
          ['South', '80', '9'],
          ['West', '50', '6'],
          ['Total', '250', '29'],
        ],
        emphasisRows: [3],
        origins: ['report.docx#7'],
      },
    });
  });

  it('has the columns that are asked for, in their order, and says which no source has', () => {
    const column = (name: string, dataType = 'text') => ({ name, dataType, description: '', example: '' });
    const columns = [column('季度'), column('利润率', 'percent'), column('负责人')];
    const filling = fill('workbook', { form: 'table', description: '销售情况', columns });
    expect(filling).toMatchObject({
      is: 'table',
      missing: ['负责人'],
      table: { columns: [{ label: '季度' }, { label: '利润率' }, { label: '负责人' }] },
    });
    expect(filling.is === 'table' && filling.table.rows[1]).toEqual(['2024Q2', '32%', '']);
  });

  it('keeps the unit that the source names beside the name that is asked for', () => {
    const document = documentOf([
      table(
        [
          ['部门', '营业额（万元）'],
          ['华东', 120],
          ['华南', 80],
        ],
        { caption: '部门业绩' },
      ),
    ]);
    const columns = ['部门', '收入'].map((name) => ({ name, dataType: 'text', description: '', example: '' }));
    const described = columns.map((column) => (column.name === '收入' ? { ...column, description: '营业额' } : column));
    const [named] = fillWishes([document], [wish({ form: 'table', description: '部门业绩', columns: described })]);
    expect(named).toMatchObject({ table: { columns: [{ label: '部门' }, { label: '收入（万元）' }] } });
  });

  it('shows no more rows than there is room for, and says how many there are', () => {
    const filling = fill('workbook', { form: 'table', description: '各季度销售', most: { rows: 2, columns: 6 } });
    expect(filling).toMatchObject({ is: 'table', table: { totalRows: 4 } });
    expect(filling.is === 'table' && filling.table.rows).toHaveLength(2);
  });
});

describe('smart chart', () => {
  it('draws the figures that the description names', () => {
    const filling = fill('workbook', { form: 'chart', description: '各季度销售额' });
    expect(filling).toMatchObject({
      is: 'chart',
      chart: {
        categories: ['2024Q1', '2024Q2', '2024Q3', '2024Q4'],
        series: [{ name: '销售额', values: [310, 355, 402, 468] }],
        origins: ['销售.xlsx#0'],
      },
    });
  });

  it.each(['各季度销售额', '每季度的销售额', '季度销售额', '各月销售额', '销售额走势'])('finds %s', (description) => {
    expect(fill('workbook', { form: 'chart', description })).toMatchObject({ chart: { series: [{ name: '销售额' }] } });
  });

  it.each([
    ['bar', '各季度销售额', 'bar'],
    ['line', '各季度销售额', 'line'],
    ['bar', '各季度销售额折线图', 'line'],
    ['radar', '各季度销售额', 'radar'],
  ] as const)('is drawn in the shape that is asked for: %s, %s', (shape, description, drawn) => {
    expect(fill('workbook', { form: 'chart', description, shape })).toMatchObject({ chart: { shape: drawn } });
  });

  it('leaves totals out of the parts of a whole', () => {
    const filling = fill('english', { form: 'chart', description: 'Pie chart of revenue by region' });
    expect(filling).toMatchObject({
      chart: { shape: 'pie', categories: ['North', 'South', 'West'], series: [{ values: [120, 80, 50] }] },
    });
  });
});

describe('smart diagram', () => {
  const labels = (filling: Filling) => filling.is === 'diagram' && filling.diagram.nodes.map(({ label }) => label.text);

  it('is the steps of an ordered list, each with its place', () => {
    const filling = fill('plan', { form: 'diagram', diagram: 'flow', description: 'Steps to open the warehouse' });
    expect(labels(filling)).toEqual(['Rent', 'Hire', 'Open']);
    expect(filling).toMatchObject({
      diagram: {
        shape: 'flow',
        edges: [
          { from: 's0', to: 's1' },
          { from: 's1', to: 's2' },
        ],
        nodes: [{ label: { origins: ['report.docx#2'] } }, {}, {}],
      },
    });
  });

  it('never draws an order that no source states', () => {
    const own = { form: 'diagram', description: 'Dangers' } as const;
    expect(reason(fill('plan', { ...own, diagram: 'flow' }))).toBe('no-data');
    expect(labels(fill('plan', { ...own, diagram: 'mindmap' }))).toEqual([
      'Dangers',
      'Delays at the border',
      'Strikes',
    ]);
  });

  it('is what happened when', () => {
    const own = { form: 'diagram', diagram: 'timeline' } as const;
    expect(fill('plan', { ...own, description: 'History of the warehouse' })).toMatchObject({
      is: 'timeline',
      events: [
        { date: 'March 2019', text: { origins: ['report.docx#6'] } },
        { date: 'May 2021', text: { origins: ['report.docx#6'] } },
      ],
    });
    expect(reason(fill('plan', { ...own, description: 'Dangers' }))).toBe('no-data');
  });
});

describe('nothing is made up', () => {
  it.each([
    ['nothing is described', 'english', { description: ' ' }, 'undescribed'],
    ['no source speaks of it', 'english', { description: 'salary of the chief executive' }, 'not-found'],
    ['no source speaks of it in Chinese', 'chinese', { description: '员工满意度调查' }, 'not-found'],
    [
      'no source speaks of that year',
      'english',
      { description: 'customers of the northern branch in 2019' },
      'not-found',
    ],
    ['words are no table', 'chinese', { form: 'table', description: '停车位问题' }, 'no-data'],
    ['words are no chart', 'chinese', { form: 'chart', description: '停车位问题' }, 'no-data'],
    [
      'it has no amount of money',
      'english',
      { description: 'complaints about deliveries', dataType: 'currency' },
      'no-data',
    ],
    ['points need two measures', 'workbook', { form: 'chart', description: '各季度销售额', shape: 'gauge' }, 'no-data'],
  ] as const)('where %s', (_, document, own, expected) => {
    expect(reason(fill(document, own))).toBe(expected);
  });

  it('where there are no sources', () => {
    expect(fillWishes([], [wish({ description: 'revenue' })])).toEqual([
      { is: 'nothing', id: 'a', reason: 'no-sources' },
    ]);
  });

  it('is filled from what the prompt leaves', () => {
    const own = wish({ description: 'main risks', dataType: 'list' });
    expect(fillWishes([english], [own])[0]?.is).toBe('text');
    expect(fillWishes([english], [own], 'Only about the revenue')[0]?.is).toBe('nothing');
  });

  it('every word and figure stands in the sources', () => {
    const said = JSON.stringify([english, chinese, workbook]);
    const descriptions = ['风险', 'revenue', '营业收入', 'customers', '设备数量', 'risks', '措施', 'warehouse'];
    for (const description of descriptions) {
      for (const dataType of ['text', 'list', 'number', 'percent', 'currency', 'date']) {
        const [filling] = fillWishes([english, chinese, workbook], [wish({ description, dataType })]);
        if (filling?.is !== 'text') continue;
        for (const { text, origins } of filling.pieces) {
          expect(said).toContain(text);
          expect(origins.length).toBeGreaterThan(0);
        }
      }
    }
  });
});

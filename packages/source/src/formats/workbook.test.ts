import { utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import type { SourceDocument } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { zip } from '../testing/zip.ts';
import { readWorkbook } from './workbook.ts';

type Sheets = Readonly<Record<string, WorkSheet>>;

function book(sheets: Sheets): WorkBook {
  const made = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name);
  return made;
}

function read(source: WorkBook, kind: 'xlsx' | 'xls' = 'xlsx'): Promise<SourceDocument> {
  const bytes = new Uint8Array(write(source, { type: 'array', bookType: kind }) as ArrayBuffer);
  return readWorkbook(`figures.${kind}`, bytes, kind, []);
}

const tables = (document: SourceDocument) => document.blocks.filter((block) => block.kind === 'table');

describe.each(['xlsx', 'xls'] as const)('%s', (kind) => {
  it('reads every sheet under its name', async () => {
    const rows = [
      ['Region', 'Units'],
      ['North', 12],
      ['South', 30],
    ];
    const document = await read(book({ Orders: utils.aoa_to_sheet(rows), Returns: utils.aoa_to_sheet(rows) }), kind);
    expect(document.blocks.map((block) => (block.kind === 'heading' ? block.text : block.kind))).toEqual([
      'Orders',
      'table',
      'Returns',
      'table',
    ]);
    expect(tables(document)[0]).toMatchObject({ headerRows: 1, sheet: 'Orders' });
    expect(tables(document)[0]?.origin).toContain('Orders!A1:B3');
  });

  it('writes the names of sheets as people read them', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Region', 'Units'],
      ['North', 12],
    ]);
    const names = ['3__-_Code_review', '4 - Training_', 'T_2101', '1月_预算', '2024'];
    const document = await read(book(Object.fromEntries(names.map((name) => [name, sheet]))), kind);
    const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    // Object.entries gives keys that are numbers first.
    expect(headings).toEqual(['2024', 'Code review', 'Training', 'T_2101', '1月 预算']);
    expect(tables(document)[1]?.origin).toContain('3__-_Code_review!');
  });

  it('knows whose dollars an amount is in', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Item', 'Price'],
      ['Lamp', 480],
      ['Chair', 1250],
    ]);
    for (const place of ['B2', 'B3']) (sheet[place] as { z?: string }).z = '"NT$"#,##0';
    const [table] = tables(await read(book({ Prices: sheet }), kind));
    expect(table?.rows[2]?.[1]).toMatchObject({ type: 'currency', unit: 'NT$', value: 1250 });
  });

  it('leaves hidden sheets out and says so', async () => {
    const rows = [
      ['Region', 'Units'],
      ['North', 12],
    ];
    const source = book({ Open: utils.aoa_to_sheet(rows), Secret: utils.aoa_to_sheet(rows) });
    source.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const document = await read(source, kind);
    expect(JSON.stringify(document.blocks)).not.toContain('Secret');
    expect(document.warnings).toEqual([{ code: 'hidden-sheets', params: { count: 1, names: 'Secret' } }]);
  });

  it('types cells by their format: dates, percentages, currency, results of formulas', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Day', 'Share', 'Price', 'Sum'],
      [45_352, 0.125, 1200, 0],
    ]);
    Object.assign(sheet.A2, { z: 'yyyy-mm-dd' });
    Object.assign(sheet.B2, { z: '0.0%' });
    Object.assign(sheet.C2, { z: '"¥"#,##0' });
    sheet.D2 = { t: 'n', v: 1200.125, f: 'B2+C2' };
    const [table] = tables(await read(book({ Data: sheet }), kind));
    expect(table?.rows[1]).toMatchObject([
      { type: 'date', value: '2024-03-01', text: '2024-03-01' },
      { type: 'percent', value: 0.125, text: '12.5%' },
      { type: 'currency', value: 1200, text: '¥1,200' },
      { type: 'number', value: 1200.125 },
    ]);
  });
});

describe('tables of a sheet', () => {
  it('finds the header below a title, several tables, and merged cells', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Sales of the year'],
      [],
      ['Region', 'First half', null],
      [null, 'Q1', 'Q2'],
      ['North', 1, 2],
      ['South', 3, 4],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      ['Staff', 'Count'],
      ['Office', 7],
      ['Shop', 9],
    ]);
    sheet['!merges'] = [
      { s: { r: 2, c: 1 }, e: { r: 2, c: 2 } },
      { s: { r: 2, c: 0 }, e: { r: 3, c: 0 } },
    ];
    const [sales, staff, ...more] = tables(await read(book({ Data: sheet })));
    expect(more).toEqual([]);
    expect(sales).toMatchObject({ caption: 'Sales of the year', headerRows: 2 });
    expect(sales?.rows[0]).toMatchObject([
      { text: 'Region', rowSpan: 2 },
      { text: 'First half', colSpan: 2 },
      { colSpan: 0 },
    ]);
    expect(staff).toMatchObject({ headerRows: 1, rows: [[{ text: 'Staff' }, { text: 'Count' }], {}, {}] });
    expect(staff?.origin).toContain('Data!A15:B17');
  });

  it('takes a title with what it is of in a row below for the caption of the table that follows', async () => {
    const rows = [
      ['Stock count, harbour store'],
      ['Store: East', '', 'Counted: 30 Sept'],
      [],
      ['Item', 'Unit', 'Book', 'Counted'],
      ['Rope', 'coil', 120, 118],
      ['Paint', 'can', 60, 60],
    ];
    const document = await read(book({ Sheet1: utils.aoa_to_sheet(rows) }));
    expect(document.title).toBe('Stock count, harbour store');
    expect(tables(document)).toHaveLength(1);
    expect(tables(document)[0]).toMatchObject({ headerRows: 1, notes: ['Counted: 30 Sept'] });
    expect(tables(document)[0]?.caption).toContain('Store: East');
  });

  it('leaves hidden rows and columns out and says so', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Stock of the shop'],
      ['Item', 'Cost code', 'Units'],
      ['Rope', 'X9', 120],
      ['Retired', 'X8', 1],
      ['Paint', 'X7', 60],
    ]);
    sheet['!cols'] = [{}, { hidden: true }];
    sheet['!rows'] = [{}, {}, {}, { hidden: true }];
    const document = await read(book({ Stock: sheet }));
    expect(JSON.stringify(document.blocks)).not.toMatch(/X9|Cost code|Retired/);
    expect(tables(document)[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Item', 'Units'],
      ['Rope', '120'],
      ['Paint', '60'],
    ]);
    expect(document.warnings).toEqual([{ code: 'hidden-cells', params: {} }]);
  });

  it('tells tables side by side apart behind one empty column, and keeps halves under one head together', async () => {
    const roster = [
      ['Day', 'Early', '', 'Person', 'Hours'],
      ['Mon', 'Lind', '', 'Okafor', 44],
      ['Tue', 'Reyes', '', 'Lind', 40],
    ];
    const balance = [
      ['Assets', 2025, '', 'Liabilities', 2025],
      ['Cash', 820, '', 'Loans', 900],
      ['Stock', 1475, '', 'Payables', 1210],
    ].map((row, index) => (index === 0 ? row.map(String) : row));
    const document = await read(book({ Week: utils.aoa_to_sheet(roster), Balance: utils.aoa_to_sheet(balance) }));
    expect(tables(document).map(({ rows }) => rows[1]?.map(({ text }) => text))).toEqual([
      ['Mon', 'Lind'],
      ['Okafor', '44'],
      ['Cash', '820', 'Loans', '900'],
    ]);
  });

  it('begins another table at a head of years behind an empty row', async () => {
    const rows = [
      ['Sent', 540],
      ['Answered', 318],
      [],
      ['Point', 2024, 2025],
      ['Taste', 3.1, 3.6],
      ['Noise', 2.2, 2.9],
    ];
    const document = await read(book({ Canteen: utils.aoa_to_sheet(rows) }));
    expect(tables(document).map(({ rows: own }) => own.length)).toEqual([2, 3]);
  });

  it('gives each block of a report its own name, and the report the line above all of them', async () => {
    const rows = [
      ['Survey of readers – town library'],
      ['March 2026, 412 answers'],
      [],
      ['1. How often'],
      ['Answer', 'People'],
      ['Weekly', 139],
      ['Monthly', 148],
      [],
      ['2. Marks'],
      ['Service', '2026'],
      ['Desk', 8.6],
      ['Rooms', 7.8],
    ];
    const document = await read(book({ Results: utils.aoa_to_sheet(rows) }));
    expect(document.title).toBe('Survey of readers – town library');
    expect(tables(document).map(({ caption }) => caption)).toEqual(['1. How often', '2. Marks']);
    expect(JSON.stringify(document.blocks)).toContain('March 2026, 412 answers');
  });

  it('finds no head over a form of names and values, nor over a list of codes', async () => {
    const form = [
      ['Applicant', 'Green Hands Association'],
      ['Budget', 48500],
      ['Plots', 36],
      ['Open', true],
      ['Aim', 'Vegetables for the quarter'],
    ];
    const codes = [
      ['A', 'Active'],
      ['S', 'Sold'],
      ['R', 'In repair'],
    ];
    const document = await read(book({ Form: utils.aoa_to_sheet(form), Codes: utils.aoa_to_sheet(codes) }));
    expect(tables(document).map(({ headerRows }) => headerRows)).toEqual([0, 0]);
  });

  it('writes figures of a French workbook as readers of French see them', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Répartition des dépenses de la commune pour les écoles', '', ''],
      ['Poste', 'Montant', 'Part'],
      ['Personnel et entretien des locaux', 48500.5, 0.148],
      ['Repas pour les élèves', 1200, 0.05],
    ]);
    for (const row of [3, 4]) {
      sheet[`B${row}`].z = '#,##0.00';
      sheet[`C${row}`].z = '0.0%';
    }
    const [table] = tables(await read(book({ Budget: sheet })));
    expect(table?.rows[1]?.map(({ text, value }) => [text, value])).toEqual([
      ['Personnel et entretien des locaux', 'Personnel et entretien des locaux'],
      ['48\u202f500,50', 48500.5],
      ['14,8\u00a0%', 0.148],
    ]);
  });

  it('keeps a cell far away without the emptiness between', async () => {
    const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows =
      `<row r="1">${text('A1', 'Region')}${text('B1', 'Units')}</row><row r="2">${text('A2', 'North')}${text('B2', 'few')}</row>` +
      `<row r="1048576">${text('XFD1048576', 'Far away')}</row>`;
    const document = await readWorkbook('far.xlsx', handmade(rows), 'xlsx', []);
    expect(JSON.stringify(document.blocks)).toContain('Far away');
    expect(JSON.stringify(document.blocks).length).toBeLessThan(20_000);
  });

  it('refuses cells outside of what a sheet can hold', async () => {
    const row = '<row r="1048577"><c r="A1048577"><v>1</v></c></row>';
    await expect(readWorkbook('far.xlsx', handmade(row), 'xlsx', [])).rejects.toMatchObject({ code: 'file/corrupt' });
  });

  it('refuses a workbook without any content', async () => {
    await expect(read(book({ Data: utils.aoa_to_sheet([[]]) }))).rejects.toMatchObject({ code: 'file/no-content' });
  });
});

/** A workbook with one sheet of rows written by hand: the library's writer visits every cell up to the last. */
function handmade(rows: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relation = (type: string, target: string): string =>
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const types =
    `<Override PartName="/xl/workbook.xml" ContentType="${sheet}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheet}.worksheet+xml"/>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types}</Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zip(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, Buffer.from(xml)])));
}

it('says of each table which rows and columns of the sheet it has', async () => {
  const sheet = utils.aoa_to_sheet([
    [],
    [null, 'Sales of the bakery'],
    [null, 'Month', 'Loaves', 'Rolls', 'Cakes'],
    [null, 'May', 4200, 9100, 3],
    [null, 'June', 5300, 9900, 4],
    [null, 'July', 6100, 8700, 5],
  ]);
  sheet['!rows'] = [{}, {}, {}, {}, { hidden: true }];
  sheet['!cols'] = [{}, {}, {}, { hidden: true }];
  const [table] = tables(await read(book({ Sales: sheet })));
  expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Month', 'Loaves', 'Cakes'],
    ['May', '4200', '3'],
    ['July', '6100', '5'],
  ]);
  expect(table?.at).toEqual({ rows: [2, 3, 5], columns: [1, 2, 4] });
});

describe('blocks of one sheet', () => {
  it('are told apart where each stands under a name of its own', async () => {
    const sheet = utils.aoa_to_sheet([
      ['ASSUMPTIONS', null, null, 'RESULTS', null],
      ['Price', 75, null, 'Margin', 54],
      ['Cost', 21, null, 'Break-even', 1037],
      ['Members', 950, null, 'Profit', 4700],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:B1'), utils.decode_range('D1:E1')];
    const [left, right] = tables(await read(book({ Model: sheet })));
    expect([left?.caption, right?.caption]).toEqual(['ASSUMPTIONS', 'RESULTS']);
    expect(left?.rows.map(([name]) => name?.text)).toEqual(['Price', 'Cost', 'Members']);
    expect(right?.rows.map(([name]) => name?.text)).toEqual(['Margin', 'Break-even', 'Profit']);
  });

  it('are one table where years stand over the halves', async () => {
    const sheet = utils.aoa_to_sheet([
      [null, '2023', null, null, '2024', null],
      ['Shop', 'Sold', 'Left', null, 'Sold', 'Left'],
      ['North', 12, 4, null, 15, 2],
      ['South', 18, 6, null, 11, 3],
    ]);
    expect(tables(await read(book({ Stock: sheet })))).toHaveLength(1);
  });

  it('are called by the corners of their heads where these are alike', async () => {
    const sheet = utils.aoa_to_sheet([
      ['1. Purchases', 'Number', 'Cost'],
      ['Paper', 3, 12],
      ['Ink', 2, 40],
      [],
      ['2. Staff', 'Number', 'Cost'],
      ['Tutor', 1, 440],
      ['Guest', 2, 120],
    ]);
    expect(tables(await read(book({ Budget: sheet }))).map(({ caption }) => caption)).toEqual([
      '1. Purchases',
      '2. Staff',
    ]);
    const one = utils.aoa_to_sheet([
      ['Region', 'Number', 'Cost'],
      ['North', 3, 12],
    ]);
    expect(tables(await read(book({ One: one })))[0]?.caption).toBeUndefined();
  });

  it('have a head though some of its cells are figures', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Job', 'Pay', 3, 'Market', 5, 'Sum'],
      ['Doctor', 4, 12, 4, 20, 32],
      ['Engineer', 3, 9, 5, 25, 34],
    ]);
    expect(tables(await read(book({ Choice: sheet })))[0]?.headerRows).toBe(1);
    const plain = utils.aoa_to_sheet([
      ['Apples', 3, 'red'],
      ['Pears', 5, 'green'],
      ['Plums', 4, 'blue'],
    ]);
    expect(tables(await read(book({ Fruit: plain })))[0]?.headerRows).toBe(0);
  });
});

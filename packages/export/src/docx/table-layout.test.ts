import { componentOf } from '@pagewright/components/fixtures';
import { textWidth } from '@pagewright/typography/measure';
import { describe, expect, it } from 'vitest';
import { NO_PRESS } from '../testing/presses.ts';
import { pageOf, place } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportDocx } from './export-docx.ts';

const TWIPS_PER_POINT = 20;
const CELL_MARGINS = 216;

/** The body of a document whose second page is called `Sales`, with a line over a table. */
async function bodyWith(cellData: string[][], over = 'In thousands') {
  const columns = cellData[0]?.length ?? 0;
  const table = componentOf('aiTable', { rows: cellData.length - 1, columns, cellData }, place(0, 160, 1200, 400));
  const title = (text: string) =>
    componentOf('heading', { text, level: 1 }, { ...place(0, 0, 900, 60), slot: 'title' });
  const line = componentOf('text', { text: over }, { ...place(0, 80, 900, 60), slot: 'caption' });
  const { bytes } = await exportDocx(
    [pageOf([title('Report')]), pageOf([title('Sales'), line, table])],
    { fonts: 'designed', contents: false },
    { title: '', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  return all(new ReadPackage(bytes).xml('word/document.xml'), 'w:body')[0] as Element;
}

/** Of the columns, twentieths of a point. */
function widthsOf(body: Element): number[] {
  return all(body, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w']));
}

function stylesOf(body: Element): Set<string | undefined> {
  return new Set(all(body, 'w:tc').flatMap((cell) => all(cell, 'w:pStyle').map((one) => one.attributes['w:val'])));
}

/** @param points size of the words */
function widthOf(text: string, points: number): number {
  const look = { fontFamily: 'Inter', fontSize: points, fontWeight: 400, language: 'en-US', lineHeight: 1 } as const;
  return textWidth(text, look) * TWIPS_PER_POINT + CELL_MARGINS;
}

describe('a table in a text document', () => {
  it('has its words in their usual size where they have room', async () => {
    const body = await bodyWith([
      ['Zone', 'Sales'],
      ['North', '12,553'],
    ]);
    expect(stylesOf(body)).toEqual(new Set(['TableText']));
  });

  it('sets them smaller where they would be broken', async () => {
    const heads = ['Zone', ...Array.from({ length: 6 }, () => 'Depreciation')];
    const body = await bodyWith([heads, heads.map(() => '12,553')]);
    expect(stylesOf(body)).toEqual(new Set(['TableTextSmall']));
    for (const width of widthsOf(body).slice(1)) expect(width).toBeGreaterThan(widthOf('Depreciation', 8));
  });

  it('takes from columns what they do not need before a line of another is broken', async () => {
    const heads = ['Shop', 'Quarter', 'Wholesale', 'Retail', 'Costs', 'Margin'];
    const figures = ['12,553.20', '41,022.75', '33,871.10', '18,454.85'];
    const name = 'Upper Mill Street';
    const widths = widthsOf(await bodyWith([heads, [name, 'Q1', ...figures], [name, 'Q2', ...figures]]));
    expect(widths[0]).toBeGreaterThan(widthOf(name, 9));
    expect(widths[1]).toBeGreaterThan(widthOf('Quarter', 9));
  });

  it('sets many columns smaller where lines of them would be broken', async () => {
    const heads = ['店名', '季度', '批发', '零售', '成本', '折旧', '利润', '备注'];
    const row = [
      '磨坊街店',
      '第一季度',
      '12,553.20',
      '41,022.75',
      '33,871.10',
      '1,250.00',
      '18,454.85',
      '二月起新烤箱到货',
    ];
    expect(stylesOf(await bodyWith([heads, row]))).toEqual(new Set(['TableTextSmall']));
    expect(stylesOf(await bodyWith([heads, row].map((cells) => cells.slice(0, 6))))).toEqual(new Set(['TableText']));
  });

  it('breaks words before figures, which would be read as two', async () => {
    const heads = ['Zone', ...Array.from({ length: 9 }, () => 'Depreciationandamortization')];
    const figures = heads.map((_, index) => (index % 2 === 0 ? '12,553.17' : '7'));
    const widths = widthsOf(await bodyWith([heads, figures]));
    expect(widths).toHaveLength(10);
    for (const [index, width] of widths.entries()) expect(width).toBeGreaterThan(widthOf(figures[index] ?? '', 8));
  });

  it('stands on one sheet where it is short', async () => {
    const rowsKept = async (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => [`Zone ${index}`, '12,553']);
      const body = await bodyWith([['Zone', 'Sales'], ...rows]);
      return all(body, 'w:tr').map((row) => all(row, 'w:keepNext').length > 0);
    };
    expect(await rowsKept(3)).toEqual([true, true, true, false]);
    expect(await rowsKept(30)).not.toContain(true);
  });

  it('stays on the sheet of the line over it, as far as that is one', async () => {
    const rows = [
      ['Zone', 'Sales'],
      ['North', '12,553'],
    ];
    const keeps = (body: Element) =>
      body.children
        .slice(
          0,
          body.children.findIndex(({ name }) => name === 'w:tbl'),
        )
        .at(-1);
    expect(all(keeps(await bodyWith(rows)) as Element, 'w:keepNext')).toHaveLength(1);
    const text = 'What is sold is told by zone, as it was told in the years before, and in thousands. '.repeat(3);
    expect(all(keeps(await bodyWith(rows, text)) as Element, 'w:keepNext')).toHaveLength(0);
  });
});

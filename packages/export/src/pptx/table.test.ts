import { componentOf } from '@pagewright/components/fixtures';
import type { Component } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { NO_PRESS } from '../testing/presses.ts';
import { pageOf, place } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';

const EMU_PER_POINT = 12_700;

/** EMU that a cell needs: its lines, one a paragraph here, and its margins. */
function neededBy(cell: Element): number {
  const lines = all(cell, 'a:lnSpc').flatMap((line) => all(line, 'a:spcPts'));
  const height = lines.reduce((sum, { attributes }) => sum + Number(attributes.val) / 100, 0);
  const [margins] = all(cell, 'a:tcPr');
  return height * EMU_PER_POINT + Number(margins?.attributes.marT) + Number(margins?.attributes.marB);
}

/** The slide of a page with this table. */
async function slideOf(table: Component): Promise<Element> {
  const { bytes } = await exportPptx(
    [pageOf([table])],
    { lines: 'auto', fonts: 'designed' },
    { title: '', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  return new ReadPackage(bytes).xml('ppt/slides/slide1.xml');
}

it('has rows that no cell makes higher than they are measured, whether or not words stand in it', async () => {
  const cellData = [
    ['Week', 'Loaves', ''],
    ['1', '', ''],
    ['', '512', ''],
    ['', '', ''],
  ];
  const look = {
    fontFamily: 'Source Sans 3',
    fontSize: 11,
    lineHeight: 1.35,
    cellPadding: 4,
    rowHeights: [24, 24, 24, 24],
  };
  const table = componentOf('aiTable', { rows: 3, columns: 3, cellData, ...look }, place(0, 0, 600, 96));
  const rows = all(await slideOf(table), 'a:tr');
  expect(rows).toHaveLength(cellData.length);
  for (const row of rows) {
    for (const cell of all(row, 'a:tc')) expect(neededBy(cell)).toBeLessThanOrEqual(Number(row.attributes.h));
  }
});

it('says what its columns are called to people who do not see it', async () => {
  const cellData = [
    ['Week', '', 'Loaves'],
    ['1', 'Monday', '512'],
  ];
  const told = async (shown: Partial<Component>) => {
    const table = componentOf('aiTable', { rows: 1, columns: 3, cellData }, { ...place(0, 0, 600, 96), ...shown });
    const frame = all(await slideOf(table), 'p:graphicFrame')[0];
    return frame && all(frame, 'p:cNvPr')[0]?.attributes.descr;
  };
  expect(await told({})).toBe('Week, Loaves');
  expect(await told({ decorative: true })).toBeUndefined();
});

it('raises and lowers words of cells, in rows that stay as high as they are', async () => {
  const cellData = [
    ['Gas', 'Part'],
    ['2 of CO2[1]', '10−6'],
  ];
  const cellLinks = [
    { words: '2', start: 7, lowered: true as const, cell: [1, 0] as const },
    { words: '[1]', start: 8, raised: true as const, to: 'https://example.org/', cell: [1, 0] as const },
    { words: '−6', start: 2, raised: true as const, cell: [1, 1] as const },
  ];
  const look = { fontFamily: 'Source Sans 3', fontSize: 20, lineHeight: 1.2, cellPadding: 3, rowHeights: [30, 30] };
  const table = componentOf('aiTable', { rows: 1, columns: 2, cellData, cellLinks, ...look }, place(0, 0, 600, 60));
  const slide = await slideOf(table);
  const off = all(slide, 'a:r').map((run) => {
    const { baseline, sz } = all(run, 'a:rPr')[0]?.attributes ?? {};
    return [all(run, 'a:t')[0]?.text, Math.sign(Number(baseline ?? 0)), sz, all(run, 'a:hlinkClick').length];
  });
  expect(off).toEqual([
    ['Gas', 0, '1500', 0],
    ['Part', 0, '1500', 0],
    ['2 of CO', 0, '1500', 0],
    ['2', -1, '1500', 0],
    ['[1]', 1, '1500', 1],
    ['10', 0, '1500', 0],
    ['−6', 1, '1500', 0],
  ]);
  for (const row of all(slide, 'a:tr')) {
    for (const cell of all(row, 'a:tc')) expect(neededBy(cell)).toBeLessThanOrEqual(Number(row.attributes.h));
  }
});

import { make } from '@pagewright/components/kind';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { Component } from '@pagewright/components/models';
import { withCells } from '@pagewright/design/bound-chart';
import { figuresOfCells, proposedCells } from '@pagewright/model/bound-cells';
import type { SourceDocument, TableBlock } from '@pagewright/model/source-document';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { readSource } from '@pagewright/source/read';
import { xlsx } from '@pagewright/source/testing/xlsx';
import { expect, it } from 'vitest';
import { generatedFrom, refreshedWith } from '../testing/living-document.ts';
import type { RefreshRequest } from './refresh.ts';

const SALES = [
  ['Month', 'Loaves', 'Rolls'],
  ['May', 4200, 9100],
  ['June', 5300, 9900],
  ['July', 6100, 8700],
];

const book = async (rows: readonly (readonly (string | number)[])[], file: string, sheet = 'Sales') =>
  readSource({ name: file, bytes: xlsx(sheet, rows) });

function tableOf({ blocks }: SourceDocument): TableBlock {
  const table = blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('no table');
  return table;
}

/** The document with a chart of a person's on its last page, bound to cells of the file. */
function withChart(
  made: RefreshRequest,
  document: SourceDocument,
  change: (chart: Component) => Component = (chart) => chart,
): RefreshRequest {
  const table = tableOf(document);
  const cells = proposedCells(table);
  const figures = cells && figuresOfCells(table, cells);
  if (!cells || !figures) throw new Error('no figures');
  const chart = make(aiEchartModel, { id: 'mine', position: { x: 100, y: 100 }, zIndex: 99 }, {});
  const bound = change(withCells(chart, { cells, figures }, 'en-US'));
  const pages = made.pages.map((page, index) => {
    if (index < made.pages.length - 1) return page;
    const shown = parsePage(page.styledText);
    return { ...page, styledText: printPage({ ...shown, components: [...shown.components, bound] }) };
  });
  return { ...made, pages };
}

function chartIn(text: string) {
  const chart = parsePage(text).components.find(({ id }) => id === 'mine');
  if (chart?.type !== 'aiEchart') throw new Error('no chart');
  return chart;
}

it('a chart of cells is proposed with what these say in the newer version, with its words and its place', async () => {
  const older = await book(SALES, 'sales.xlsx');
  const newer = await book([...SALES.with(2, ['June', 5555, 9900]), ['August', 7000, 8800]], 'sales (2).xlsx');
  const made = withChart(await generatedFrom(older), older, (chart) =>
    chart.type === 'aiEchart' && chart.props.content
      ? {
          ...chart,
          props: {
            ...chart.props,
            content: {
              ...chart.props.content,
              series: chart.props.content.series.with(1, { name: 'Buns', values: [9100, 9900, 8700] }),
            },
          },
        }
      : chart,
  );
  const last = made.pages.length;
  const { pages, notes } = await refreshedWith(made, older, newer);
  const page = pages.find(({ id }) => id === last);
  if (page?.is !== 'changed') throw new Error('nothing is proposed');
  const chart = chartIn(page.styledText);
  expect(chart.props.content).toMatchObject({
    categories: ['May', 'June', 'July', 'August'],
    // What a person calls a series stays.
    series: [{ name: 'Loaves', values: [4200, 5555, 6100, 7000] }, { name: 'Buns' }],
  });
  expect(chart.props.cells?.origin).toContain('sales (2).xlsx#');
  expect(chart.origin).toEqual([chart.props.cells?.origin]);
  expect(chart.position).toEqual({ x: 100, y: 100 });
  expect(notes.some(({ code, pages: of }) => code === 'refresh' && of.includes(last))).toBe(true);
});

it('what a person called a series stays with its figures where a column before it is gone', async () => {
  const older = await book(SALES, 'sales.xlsx');
  const newer = await book(
    SALES.map((row) => row.toSpliced(1, 1)),
    'sales (2).xlsx',
  );
  const made = await generatedFrom(older);
  const named = (name: string, index: number) =>
    withChart(made, older, (chart) => {
      if (chart.type !== 'aiEchart' || !chart.props.content) return chart;
      const { series } = chart.props.content;
      const own = series.map((one, at) => (at === index ? { ...one, name } : one));
      return { ...chart, props: { ...chart.props, content: { ...chart.props.content, series: own } } };
    });
  for (const [index, given, kept] of [
    [0, 'Breads', 'Rolls'],
    [1, 'Buns', 'Buns'],
  ] as const) {
    const { pages } = await refreshedWith(named(given, index), older, newer);
    const page = pages.find(({ id }) => id === made.pages.length);
    if (page?.is !== 'changed') throw new Error('nothing is proposed');
    expect(chartIn(page.styledText).props.content?.series).toEqual([{ name: kept, values: [9100, 9900, 8700] }]);
  }
});

it('nothing is proposed where the cells say the same, and figures that a person changed stay', async () => {
  const older = await book(SALES, 'sales.xlsx');
  const same = await book([...SALES, ['', '', '']], 'sales (2).xlsx');
  const made = withChart(await generatedFrom(older), older);
  expect((await refreshedWith(made, older, same)).pages).toEqual([]);
  const newer = await book(SALES.with(1, ['May', 4000, 9100]), 'sales (2).xlsx');
  const mine = withChart(await generatedFrom(older), older, (chart) =>
    chart.type === 'aiEchart' && chart.props.content
      ? {
          ...chart,
          name: 'My chart',
          props: {
            ...chart.props,
            content: { ...chart.props.content, series: [{ name: 'Loaves', values: [1, 2, 3] }] },
          },
        }
      : chart,
  );
  const { pages, news } = await refreshedWith(mine, older, newer);
  const proposed = pages.find(({ id }) => id === mine.pages.length);
  const text = proposed?.is === 'changed' ? proposed.styledText : (mine.pages.at(-1)?.styledText ?? '');
  expect(chartIn(text).props.content?.series).toEqual([{ name: 'Loaves', values: [1, 2, 3] }]);
  expect(news.kept).toMatchObject([{ text: 'My chart', now: expect.stringContaining('4000') }]);
});

it('a sheet that is gone is told', async () => {
  const older = await book(SALES, 'sales.xlsx');
  const newer = await book(
    [
      ['Name', 'Street'],
      ['Anna', 'Mill Street'],
      ['Ben', 'High Street'],
    ],
    'sales (2).xlsx',
    'People',
  );
  const made = withChart(await generatedFrom(older), older);
  const { news } = await refreshedWith(made, older, newer);
  expect(news.gone.some(({ pageId }) => pageId === made.pages.length)).toBe(true);
});

import { lowerPage } from '@pagewright/components/lower-page';
import { describe, expect, it } from 'vitest';
import { exportPptx } from '../../pptx/export-pptx.ts';
import { NO_PRESS } from '../../testing/presses.ts';
import { chartOf, type ProofShape, pageOf } from '../../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../../testing/read-package.ts';
import { numberOf, recordOf } from './option.ts';

/** Where the first plot of a presentation stands, px of the chart, and the option that the page has drawn it from. */
async function plotOf(shape: ProofShape, chartComponent = chartOf(shape)) {
  const page = pageOf([chartComponent]);
  const { bytes } = await exportPptx(
    [page],
    { lines: 'auto', fonts: 'designed' },
    {
      title: '',
      language: 'en-US',
      picture: async () => undefined,
      press: NO_PRESS,
    },
  );
  const chart = new ReadPackage(bytes).xml('ppt/charts/chart1.xml');
  const [area] = all(chart, 'c:plotArea');
  const [layout] = area?.children ?? [];
  const [primitive] = lowerPage(page, { assets: () => undefined }).primitives;
  if (primitive?.type !== 'chart' || !layout) throw new Error('no chart');
  const value = (name: string): number => Number(all(layout, name)[0]?.attributes['val']);
  const { width, height } = primitive.box;
  return {
    chart,
    /** Shares of the chart. */
    layout: { x: value('c:x'), y: value('c:y'), width: value('c:w'), height: value('c:h') },
    target: all(layout, 'c:layoutTarget')[0]?.attributes['val'],
    left: value('c:x') * width,
    right: (1 - value('c:x') - value('c:w')) * width,
    top: value('c:y') * height,
    bottom: (1 - value('c:y') - value('c:h')) * height,
    box: primitive.box,
    grid: recordOf(primitive.option?.grid),
    names: recordOf(recordOf(primitive.option?.[shape === 'bar-horizontal' ? 'yAxis' : 'xAxis']).axisLabel),
  };
}

/** The title of the axis of values. */
function nameOfValues(chart: Element): Element | undefined {
  return all(chart, 'c:valAx').flatMap((axis) => all(axis, 'c:title'))[0];
}

describe('the plot of a chart with two axes', () => {
  it('begins where the page has the first lying bar: behind the widest room of the names', async () => {
    // Names that one line does not hold: those that it holds have no width of their own.
    const long = 'What is left of the year for whoever comes after all that had to be paid before';
    const content = { categories: [long, 'Costs', 'Profit'], series: [{ name: '', values: [9, 2, 7] }] };
    const chart = chartOf('bar-horizontal', { shape: 'bar-horizontal', ...content });
    const { target, left, right, bottom, grid, names } = await plotOf('bar-horizontal', chart);
    expect(numberOf(names.width)).toBeGreaterThan(0);
    expect(target).toBe('inner');
    expect(left - (numberOf(grid.left) ?? 0)).toBeCloseTo(
      (numberOf(names.width) ?? 0) + (numberOf(names.margin) ?? 0) + 2,
      3,
    );
    expect(right).toBeCloseTo(numberOf(grid.right) ?? 0, 3);
    expect(bottom).toBeCloseTo(numberOf(grid.bottom) ?? 0, 3);
  });

  it('has the name of its values below the middle of lying bars, and above the end of a waterfall', async () => {
    const content = {
      categories: ['Profit', 'Costs', 'Left'],
      series: [{ name: '', values: [900, -200, 700] }],
      unit: 'EUR',
    };
    const placed = async (shape: ProofShape) => {
      const { chart, layout } = await plotOf(shape, chartOf(shape, { shape, ...content }));
      const name = nameOfValues(chart);
      const [x = 0, y = 0] = ['c:x', 'c:y'].map((at) => Number(name && all(name, at)[0]?.attributes['val']));
      return { x, y, layout, turn: name && all(name, 'a:bodyPr')[0]?.attributes['rot'] };
    };
    const below = await placed('bar-horizontal');
    expect(below.x).toBeGreaterThan(below.layout.x);
    expect(below.x).toBeLessThan(below.layout.x + below.layout.width / 2);
    expect(below.y).toBeGreaterThan(below.layout.y + below.layout.height);
    expect(below.y).toBeLessThan(1);
    const above = await placed('waterfall');
    expect(above.x).toBeCloseTo(above.layout.x);
    expect(above.y).toBeLessThan(above.layout.y);
    expect([below.turn, above.turn]).toEqual(['0', '0']);
  });

  it('is placed in waterfalls too, whose values stand above their bars, which are as wide as on the page', async () => {
    const content = {
      shape: 'waterfall',
      categories: ['Opened', 'Lost', 'Left'],
      series: [{ name: '', values: [900, -2, 898] }],
    };
    const { chart, target, left, grid, layout, box } = await plotOf('waterfall', chartOf('waterfall', content));
    expect(target).toBe('inner');
    expect(left).toBeGreaterThanOrEqual(numberOf(grid.left) ?? 0);

    const [end = 0, gap = 0] = ['c:max', 'c:gapWidth'].map((name) => Number(all(chart, name)[0]?.attributes['val']));
    const moves = all(chart, 'c:dLbl').map((label) => Number(all(label, 'c:y')[0]?.attributes['val']));
    const toEnds = [900, 2, 898].map((height) => ((height / end) * layout.height) / 2);
    const gaps = moves.map((move, index) => -move - (toEnds[index] ?? 0));
    expect(gaps).toHaveLength(3);
    for (const one of gaps) expect(one).toBeCloseTo(gaps[0] ?? 0, 6);
    expect((gaps[0] ?? 0) * box.height).toBeGreaterThan(8);
    expect((gaps[0] ?? 0) * box.height).toBeLessThan(20);
    expect(all(chart, 'c15:showLeaderLines')[0]?.attributes['val']).toBe('0');

    const place = (layout.width * box.width) / 3;
    expect(place / (1 + gap / 100)).toBeCloseTo(Math.min(0.69 * place, 0.09 * box.width), 0);
  });

  it('is placed where names are left out too, which are neither broken nor turned', async () => {
    const years = Array.from({ length: 60 }, (_, index) => String(1960 + index));
    const values = years.map((_, index) => index * 3);
    const content = { shape: 'line', categories: years, series: [{ name: 'Visits', values }] };
    const { chart, target } = await plotOf('line', chartOf('line', content));
    expect(target).toBe('inner');
    const [names] = all(chart, 'c:catAx');
    expect(Number(names && all(names, 'c:tickLblSkip')[0]?.attributes['val'])).toBeGreaterThan(1);
    expect(names && all(names, 'a:bodyPr')[0]?.attributes['rot']).toBe('1');
  });

  it('leaves room for figures beside it and names below it, and has the name of its values lying above it', async () => {
    const { chart, target, left, bottom, top, grid, names } = await plotOf('bar');
    expect(target).toBe('inner');
    expect(left).toBeGreaterThan(numberOf(grid.left) ?? 0);
    expect(bottom).toBeGreaterThan((numberOf(grid.bottom) ?? 0) + (numberOf(names.margin) ?? 0));
    const name = nameOfValues(chart);
    expect(name && all(name, 'a:bodyPr')[0]?.attributes['rot']).toBe('0');
    const y = Number(name && all(name, 'c:y')[0]?.attributes['val']);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(top);
  });
});

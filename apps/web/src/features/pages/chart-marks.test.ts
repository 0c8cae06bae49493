import type { ChartPrimitive } from '@pagewright/components/primitives';
import { CHART_SHAPES, type ChartShape } from '@pagewright/model/outline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartMarks, type Mark } from './chart-marks.ts';

function chart(shape: ChartShape, ...series: (number | null)[][]): ChartPrimitive {
  return {
    type: 'chart',
    chartType: 'bar',
    box: { x: 100, y: 50, width: 1000, height: 500 },
    colors: ['#111111', '#222222', '#333333'],
    textColor: '#000000',
    fontFamily: 'Inter',
    fontSize: 12,
    figures: {
      shape,
      categories: (series[0] ?? []).map((_, index) => `c${index}`),
      series: series.map((values, index) => ({ name: `s${index}`, values })),
    },
  };
}

const boxesOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'bar' ? [mark.box] : []));

describe('the sketch of a chart', () => {
  it('has bars as high as their values, below nought and above, in their series colours', () => {
    const marks = chartMarks(chart('bar', [10, 20, -10], [5, null, 0]));
    const [first, second, below] = boxesOf(marks);
    expect((second?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(2);
    expect(below?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0));
    expect(marks.map(({ color }) => color)).toEqual([...Array(3).fill('#111111'), ...Array(3).fill('#222222')]);
  });

  it('has lying bars that begin at one side, the first category at the top', () => {
    const [first, second] = boxesOf(chartMarks(chart('bar-horizontal', [10, 20])));
    expect(first?.x).toBeCloseTo(200);
    expect((second?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(2);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  it('has sectors that make the whole round, each as wide as its share', () => {
    const sectors = chartMarks(chart('doughnut', [1, 1, 2])).flatMap((mark) => (mark.kind === 'sector' ? [mark] : []));
    expect(sectors.map(({ from, to }) => (to - from) / (Math.PI * 2))).toEqual([0.25, 0.25, 0.5]);
    expect(sectors.every(({ inner, outer }) => inner > 0 && inner < outer)).toBe(true);
  });

  it('has lines over the places of the bars, gaps left out', () => {
    const [line] = chartMarks(chart('line', [1, null, 3]));
    expect(line?.kind === 'line' && line.points.length).toBe(2);
  });

  it('has steps that go on where the one before came to', () => {
    const [first, second] = boxesOf(chartMarks(chart('waterfall', [30, -10])));
    expect(second?.y).toBeCloseTo(first?.y ?? 0);
    expect((second?.height ?? 0) * 3).toBeCloseTo(first?.height ?? 0);
  });

  it('stays within the box of the chart, whatever its shape and figures', () => {
    const value = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(null));
    const figures = fc
      .integer({ min: 1, max: 8 })
      .chain((width) =>
        fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(fc.constantFrom(...CHART_SHAPES), figures, (shape, series) => {
        for (const { x, y } of chartMarks(chart(shape, ...series)).flatMap(cornersOf)) {
          expect(x).toBeGreaterThanOrEqual(100 - 1e-6);
          expect(x).toBeLessThanOrEqual(1100 + 1e-6);
          expect(y).toBeGreaterThanOrEqual(50 - 1e-6);
          expect(y).toBeLessThanOrEqual(550 + 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing where no figures are known', () => {
    const { figures: _, ...unknown } = chart('bar', [1]);
    expect(chartMarks(unknown)).toEqual([]);
  });
});

function cornersOf(mark: Mark): readonly { x: number; y: number }[] {
  if (mark.kind === 'bar') {
    const { x, y, width, height } = mark.box;
    return [
      { x, y },
      { x: x + width, y: y + height },
    ];
  }
  if (mark.kind !== 'sector') return mark.points;
  const { middle, outer } = mark;
  return [
    { x: middle.x - outer, y: middle.y - outer },
    { x: middle.x + outer, y: middle.y + outer },
  ];
}

import { expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { chartInShape, figuresOf } from './in-shape.ts';
import type { AiEchart } from './model.ts';

const BARS = [{ type: 'bar', name: 'Eels', data: [12, 31] }];
const typed = (yAxis: object | object[], series: object[] = BARS): AiEchart => {
  const chartConfig = JSON.stringify({ xAxis: { data: ['May', 'June'] }, yAxis, series });
  return componentOf('aiEchart', { chartConfig }) as AiEchart;
};

it('a chart in another shape keeps the unit of its axis', () => {
  const chart = typed({ axisLabel: { formatter: '{value} k€' } });
  const figures = figuresOf(chart);
  expect(figures).toMatchObject({ unit: 'k€', series: [{ values: [12, 31] }] });
  if (figures) expect(chartInShape(chart, figures, 'doughnut', 'en-US').props.content).toMatchObject({ unit: 'k€' });
});

it('figures of two axes are not measured by one', () => {
  const series = [
    { type: 'bar', name: 'Eels', data: [12, 31] },
    { type: 'line', name: 'Share', yAxisIndex: 1, data: [40, 60] },
  ];
  expect(figuresOf(typed([{ name: 't' }, { name: '%' }], series))).toBeUndefined();
  expect(figuresOf(typed({}, series))).toBeDefined();
});

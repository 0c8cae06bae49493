import { expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { chartInShape, figuresOf } from './in-shape.ts';
import type { AiEchart } from './model.ts';
import { withType } from './with-type.ts';

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

it('the unit of amounts is known by the labels beside them too', () => {
  const data = (text: string) => [{ type: 'bar', data: [{ value: 12, label: { formatter: text } }, { value: 31 }] }];
  const unitIn = (option: AiEchart) => figuresOf(option)?.unit;
  expect(unitIn(typed({}, data('€12')))).toBe('€');
  expect(unitIn(typed({}, data('12\u202f€')))).toBe('€');
  expect(unitIn(typed({}, data('12%')))).toBe('%');
  expect(unitIn(typed({}, data('{b}: {d}%')))).toBeUndefined();
  expect(unitIn(typed({ axisLabel: { formatter: '€{value}' } }))).toBe('€');
});

it('a typed chart of another type goes on in its unit, and back', () => {
  const bars = typed({}, [{ type: 'bar', name: 'Eels', data: [{ value: 12, label: { formatter: '€12' } }, null] }]);
  const pie = withType(bars.props, 'pie', 'en-US');
  const [series] = JSON.parse(pie.chartConfig).series;
  expect(series.label.formatter).toBe('{b}\n€{c}');
  // What nobody has typed is not nothing.
  expect(series.data[1]).toEqual({ name: 'June', value: null });
  const again = JSON.parse(withType(pie, 'bar', 'fr-FR').chartConfig);
  expect(again.yAxis.axisLabel.formatter).toBe('{value}\u202f€');
});

it('figures of two axes are not measured by one', () => {
  const series = [
    { type: 'bar', name: 'Eels', data: [12, 31] },
    { type: 'line', name: 'Share', yAxisIndex: 1, data: [40, 60] },
  ];
  expect(figuresOf(typed([{ name: 't' }, { name: '%' }], series))).toBeUndefined();
  expect(figuresOf(typed({}, series))).toBeDefined();
});

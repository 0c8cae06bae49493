import { expect, it } from 'vitest';
import { drawableOption } from './drawable-option.ts';

const LOOK = { chartType: 'bar', fontFamily: 'Inter', fontSize: 12, colors: ['#123456'] } as const;

it('names a tool box only where one is drawn: ECharts misses aloud whatever is named and not loaded', () => {
  const plain = { series: [{ type: 'bar', data: [1] }] };
  const equipped = { ...plain, toolbox: { feature: { restore: {} } } };
  for (const mode of ['thumbnail', 'print'] as const) {
    expect(drawableOption(plain, { ...LOOK, mode }).option).not.toHaveProperty('toolbox');
    expect(drawableOption(equipped, { ...LOOK, mode }).option).not.toHaveProperty('toolbox');
  }
  expect(drawableOption(plain, { ...LOOK, mode: 'view' }).option).not.toHaveProperty('toolbox');
  expect(drawableOption(equipped, { ...LOOK, mode: 'view' }).option).toHaveProperty('toolbox');
});

it.each(['pie', 'funnel', 'gauge'])('draws nothing, and no name, for a row of a %s that has no figure yet', (type) => {
  const whole = { name: 'A', value: 3 };
  const series = [
    { type, data: [whole, { name: '', value: null }, { name: 'B', value: '' }, { name: 'C', value: 0 }] },
  ];
  expect(drawableOption({ series }, { ...LOOK, mode: 'print' }).option.series).toMatchObject([
    { data: [whole, { name: 'C', value: 0 }] },
  ]);
});

it('breaks the labels beside a pie that are too wide, where ECharts would cut off their figures', () => {
  const labelOf = (label: object) =>
    drawableOption({ series: [{ type: 'pie', label, data: [1] }] }, { ...LOOK, mode: 'print' }).option.series;
  expect(labelOf({ formatter: '{b}: {d}%' })).toMatchObject([{ label: { overflow: 'break', formatter: '{b}: {d}%' } }]);
  expect(labelOf({ overflow: 'truncate' })).toMatchObject([{ label: { overflow: 'truncate' } }]);
});

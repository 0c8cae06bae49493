import { boxBetween } from '../behaviour/between-ends.ts';
import { opacityField } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { lineModel } from './model.ts';

export const linePanel = definePanel(lineModel, {
  icon: 'M4 20L20 4',
  editing: 'none',
  insert: { place: 13 },
  fields: {
    startPoint: property('line', { type: 'point' }),
    endPoint: property('line', { type: 'point' }),
    lineColor: style('line', { type: 'color' }),
    lineWidth: style('line', { type: 'number', step: 0.5, unit: 'px', slider: true, limits: { min: 0.5, max: 20 } }),
    lineStyle: style('line', { type: 'choice' }),
    startArrow: style('line', { type: 'choice' }),
    endArrow: style('line', { type: 'choice' }),
    scale: style('line', { type: 'number', step: 0.1, unit: '×' }),
    ...opacityField,
  },
  // Position and size derive from the two points (spec §3).
  change: ({ props }, prop, value) => {
    if (prop !== 'startPoint' && prop !== 'endPoint') return undefined;
    const points = { ...props, [prop]: value };
    const { x, y, width, height } = boxBetween(points.startPoint, points.endPoint);
    return { props: { [prop]: points[prop] }, position: { x, y }, size: { width, height } };
  },
});

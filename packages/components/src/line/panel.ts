import { opacityField } from '../panels/box-fields.ts';
import { definePanel, style } from '../panels/field.ts';
import { changeEnd, lineFields } from '../panels/line-fields.ts';
import { lineModel } from './model.ts';

export const linePanel = definePanel(lineModel, {
  icon: 'M4 20L20 4',
  editing: 'none',
  insert: { place: 13 },
  fields: {
    ...lineFields,
    scale: style('line', { type: 'number', step: 0.1, unit: '×' }),
    ...opacityField,
  },
  change: changeEnd,
});

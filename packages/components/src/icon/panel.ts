import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { iconModel } from './model.ts';

export const iconPanel = definePanel(iconModel, {
  icon: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.6l6.3-.8z',
  editing: 'icon',
  insert: { place: 10 },
  fields: {
    icon: property('content', { type: 'icon' }),
    color: style('fill', { type: 'color' }),
    size: style('fill', { type: 'number', step: 1, unit: 'px', slider: true }),
    ...boxFields,
  },
});

import { PANEL_FONT_SIZE } from '../props/text-style.ts';
import { boxFields, smartField } from './box-fields.ts';
import { property, style } from './field.ts';

/** Fields of what both chart kinds have. The size that is drawn is the component's own. */
export const chartFields = {
  description: property('content', { type: 'long-text' }),
  ...smartField,
  width: property('data', { type: 'number', step: 10, unit: 'px' }),
  height: property('data', { type: 'number', step: 10, unit: 'px' }),
  minWidth: property('data', { type: 'number', step: 10, unit: 'px' }),
  minHeight: property('data', { type: 'number', step: 10, unit: 'px' }),
  fontFamily: style('font', { type: 'font' }),
  fontSize: style('font', { type: 'number', step: 1, unit: 'px', limits: PANEL_FONT_SIZE }),
  ...boxFields,
} as const;

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { PANEL_FONT_SIZE } from '../props/text-style.ts';
import { formulaModel } from './model.ts';

export const formulaPanel = definePanel(formulaModel, {
  icon: 'M18 5H7l6 7l-6 7h11M18 5v3M18 16v3',
  editing: 'formula',
  insert: { place: 10.7, props: () => ({ latex: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}' }) },
  fields: {
    latex: property('content', { type: 'long-text' }),
    alt: property('content', { type: 'text' }),
    fontSize: style('font', { type: 'number', step: 1, unit: 'px', limits: PANEL_FONT_SIZE }),
    color: style('font', { type: 'color' }),
    textAlign: style('paragraph', { type: 'icons' }),
    padding: style('paragraph', { type: 'number', step: 1, unit: 'px' }),
    ...boxFields,
  },
});

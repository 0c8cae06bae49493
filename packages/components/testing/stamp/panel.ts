import { smartField } from '../../src/panels/box-fields.ts';
import { definePanel, property, style } from '../../src/panels/field.ts';
import { stampModel } from './model.ts';

export const stampPanel = definePanel(stampModel, {
  icon: 'M4 8h16v8H4z',
  editing: 'none',
  insert: { place: 14, props: (say) => ({ word: say('insert.word') }) },
  fields: { word: property('content', { type: 'text' }), ink: style('fill', { type: 'color' }), ...smartField },
});

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { qrCodeModel } from './model.ts';

export const qrCodePanel = definePanel(qrCodeModel, {
  icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5M20 14v2.5M14 17.5V20M17.5 17.5H20V20h-2.5z',
  editing: 'none',
  insert: { place: 10.5 },
  fields: {
    value: property('content', { type: 'long-text' }),
    alt: property('content', { type: 'text' }),
    correction: property('content', { type: 'choice' }),
    color: style('fill', { type: 'color' }),
    ...boxFields,
  },
  // What it is called follows what it says until it is called something else.
  change: ({ props }, prop, value) =>
    prop === 'value' && (props.alt === '' || props.alt === props.value)
      ? { props: { value: String(value), alt: String(value) } }
      : undefined,
});

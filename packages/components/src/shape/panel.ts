import { shapeFields } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { changeText, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { FREEFORM } from './freeform.ts';
import { shapeGallery } from './gallery.ts';
import { shapeModel } from './model.ts';

const isDrawn = (props: { shape: string }): boolean => props.shape === FREEFORM;

export const shapePanel = definePanel(shapeModel, {
  icon: 'M3 13h8v8H3zM17 11a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2l4 6H8z',
  editing: 'text',
  insert: { place: 13, from: 'shape' },
  fields: {
    shape: style('fill', { type: 'gallery', groups: shapeGallery() }),
    points: { elsewhere: 'on the page' },
    closed: { ...style('line', { type: 'switch' }), when: isDrawn },
    curved: { ...style('line', { type: 'switch' }), when: isDrawn },
    text: property('content', { type: 'long-text' }),
    ...textStyleFields,
    ...textFitFields,
    ...shapeFields,
    // The corners are those of the shape.
    borderRadius: { elsewhere: 'kept by the app' },
  },
  change: changeText,
});

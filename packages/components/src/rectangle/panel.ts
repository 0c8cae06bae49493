import { shapeFields } from '../panels/box-fields.ts';
import { definePanel } from '../panels/field.ts';
import { rectangleModel } from './model.ts';

export const rectanglePanel = definePanel(rectangleModel, {
  icon: 'M3 5h18v14H3z',
  editing: 'none',
  insert: { place: 11 },
  fields: shapeFields,
});

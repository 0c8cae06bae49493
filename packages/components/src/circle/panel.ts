import { shapeFields } from '../panels/box-fields.ts';
import { definePanel } from '../panels/field.ts';
import { circleModel } from './model.ts';

export const circlePanel = definePanel(circleModel, {
  icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  editing: 'none',
  insert: { place: 12 },
  // A circle is round whatever its corners are.
  fields: { ...shapeFields, borderRadius: { elsewhere: 'kept by the app' } },
});

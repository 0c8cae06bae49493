import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { changeText, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { textModel } from './model.ts';

export const textPanel = definePanel(textModel, {
  icon: 'M5 7V5h14v2M12 5v14M9 19h6',
  editing: 'text',
  insert: { place: 3, props: (say) => ({ text: say('insert.text') }) },
  fields: { text: property('content', { type: 'long-text' }), ...textStyleFields, ...textFitFields, ...boxFields },
  change: changeText,
});

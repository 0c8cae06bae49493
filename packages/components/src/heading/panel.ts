import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { changeText, headingLevel, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { headingModel } from './model.ts';

export const headingPanel = definePanel(headingModel, {
  icon: 'M6 5v14M18 5v14M6 12h12',
  editing: 'text',
  insert: { place: 1, props: (say) => ({ text: say('insert.text') }) },
  fields: {
    text: property('content', { type: 'long-text' }),
    level: headingLevel,
    ...textStyleFields,
    ...textFitFields,
    placeholder: { elsewhere: 'kept by the app' },
    ...boxFields,
  },
  change: changeText,
});

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { changeText, headingLevel, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { borderedHeadingModel } from './model.ts';

export const borderedHeadingPanel = definePanel(borderedHeadingModel, {
  icon: 'M3 5h18v14H3zM9 9v6M15 9v6M9 12h6',
  editing: 'text',
  insert: { place: 2, props: (say) => ({ text: say('insert.text') }) },
  fields: {
    text: property('content', { type: 'long-text' }),
    level: headingLevel,
    ...textStyleFields,
    ...textFitFields,
    ...boxFields,
  },
  change: changeText,
});

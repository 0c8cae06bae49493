import { boxFields, smartField } from '../panels/box-fields.ts';
import { definePanel } from '../panels/field.ts';
import { changeText, textAreaPanelFields, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { aiBorderedTextareaModel } from './model.ts';

export const aiBorderedTextareaPanel = definePanel(aiBorderedTextareaModel, {
  icon: 'M3 4h18v16H3zM7 9h10M7 12h10M7 15h6',
  editing: 'text',
  hasPropertiesDialog: true,
  insert: { place: 5, props: (say) => ({ placeholder: say('insert.placeholder') }) },
  smartInsert: {
    id: 'smartBorderedText',
    place: 15,
    props: (say) => ({ placeholder: say('insert.smartPlaceholder') }),
  },
  fields: { ...textAreaPanelFields, ...smartField, ...textStyleFields, ...textFitFields, ...boxFields },
  change: changeText,
});

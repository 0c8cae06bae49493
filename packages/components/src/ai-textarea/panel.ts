import { boxFields, smartField } from '../panels/box-fields.ts';
import { definePanel } from '../panels/field.ts';
import { changeText, textAreaPanelFields, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { aiTextareaModel } from './model.ts';

export const aiTextareaPanel = definePanel(aiTextareaModel, {
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  editing: 'text',
  hasPropertiesDialog: true,
  insert: { place: 4, props: (say) => ({ placeholder: say('insert.placeholder') }) },
  smartInsert: { id: 'smartText', place: 14, props: (say) => ({ placeholder: say('insert.smartPlaceholder') }) },
  fields: { ...textAreaPanelFields, ...smartField, ...textStyleFields, ...textFitFields, ...boxFields },
  change: changeText,
});

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { changeText, textFitFields, textStyleFields } from '../panels/text-fields.ts';
import { FRAME_FIELDS, type FrameField } from '../props/text-style.ts';
import { textModel } from './model.ts';

/** A text that is one field; until it is drawn in its document it says what it stands for. */
function fieldText(field: FrameField, text: string) {
  return { text, spans: [{ start: 0, end: text.length, field }] };
}

export const textPanel = definePanel(textModel, {
  icon: 'M5 7V5h14v2M12 5v14M9 19h6',
  editing: 'text',
  insert: { place: 3, props: (say) => ({ text: say('insert.text') }) },
  frameInserts: FRAME_FIELDS.map((field, place) => ({
    id: `field-${field}`,
    place,
    word: `insert.${field}`,
    size: { width: 200, height: 28 },
    props: (say) => fieldText(field, say(`insert.${field}`)),
  })),
  fields: {
    text: property('content', { type: 'long-text' }),
    ...textStyleFields,
    ...textFitFields,
    placeholder: { elsewhere: 'kept by the app' },
    ...boxFields,
  },
  change: changeText,
});

import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property, style } from '../panels/field.ts';
import { PANEL_FONT_SIZE } from '../props/text-style.ts';
import { codeBlockModel } from './model.ts';

/** A few lines that show what the kind does. */
function sample(hint: string): string {
  return [
    `// ${hint}`,
    'function total(items) {',
    '  return items.reduce((sum, item) => sum + item.price, 0);',
    '}',
  ].join('\n');
}

export const codeBlockPanel = definePanel(codeBlockModel, {
  icon: 'M3 4.5h18v15H3zM9 9l-3 3l3 3M15 9l3 3l-3 3M13 8l-2 8',
  editing: 'code',
  insert: { place: 10.6, props: (say) => ({ code: sample(say('insert.hint')) }) },
  fields: {
    code: { elsewhere: 'on the page' },
    language: property('content', { type: 'choice' }),
    title: property('content', { type: 'text' }),
    lineNumbers: property('content', { type: 'switch' }),
    firstLine: { ...property('content', { type: 'number', step: 1 }), when: ({ lineNumbers }) => lineNumbers },
    marked: property('content', { type: 'text' }),
    tabWidth: property('content', { type: 'number', step: 1 }),
    fit: property('content', { type: 'choice' }),
    fontSize: style('font', { type: 'number', step: 1, unit: 'px', limits: PANEL_FONT_SIZE }),
    lineHeight: style('paragraph', { type: 'number', step: 0.1, unit: '×' }),
    padding: style('paragraph', { type: 'number', step: 1, unit: 'px' }),
    tone: style('fill', { type: 'choice' }),
    palette: { elsewhere: 'kept by the app' },
    ...boxFields,
  },
});

import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { FORMAT_STRINGS } from './format-strings.ts';
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from './formats.ts';
import { optionFields } from './option-fields.ts';

describe.each(EXPORT_FORMAT_IDS)('the options of %s', (id) => {
  it.each(LANGUAGES)('can be shown in a form in %s, and what it gives is accepted', (language) => {
    for (const { name, label, initial, choices } of optionFields(id, language)) {
      expect(label).not.toBe('');
      const values = choices ? choices.map(({ value }) => value) : [true, false];
      expect(values).toContain(initial);
      for (const value of values) {
        expect(EXPORT_FORMATS[id].options.parse({ [name]: value })).toMatchObject({ [name]: value });
      }
    }
    expect(FORMAT_STRINGS[id][language].name).not.toBe('');
  });
});

it('a choice has its words', () => {
  expect(optionFields('png', 'en-US')).toEqual([
    {
      name: 'scale',
      label: 'Sharpness',
      initial: 2,
      choices: [1, 2, 3, 4].map((value) => ({ value, label: `${value} ×` })),
    },
  ]);
});

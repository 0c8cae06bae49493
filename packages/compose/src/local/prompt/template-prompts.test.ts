import { LANGUAGES } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { BUILT_IN_TEMPLATES } from '../../templates/built-in/built-in-templates.ts';
import { readPrompt } from './wishes.ts';

it.each(BUILT_IN_TEMPLATES.map(({ words }) => [words['en-US'].name, words] as const))(
  'reads of the global prompt of %s what is meant: one thing to leave out, the rest is how to tell it',
  (_, words) => {
    for (const language of LANGUAGES) {
      const { prompt } = words[language];
      const read = readPrompt(prompt);
      expect(read.skip, `${language} ${prompt}`).toHaveLength(1);
      expect(read, `${language} ${prompt}`).toMatchObject({ only: [], focus: [], first: undefined, pages: undefined });
      expect([...read.without, read.moreCharts], `${language} ${prompt}`).toEqual([false]);
    }
  },
);

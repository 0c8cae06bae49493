import { LANGUAGES } from '@pagewright/model/languages';
import { outline } from '@pagewright/model/outline';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_TEMPLATES } from './built-in/built-in-templates.ts';
import { emptyOutline, exampleOutline } from './outline-of-answers.ts';
import { pageProperties } from './page-properties.ts';
import { placeCount } from './template.ts';
import { partsOf } from './template-parts.ts';

describe('built-in templates', () => {
  it('have ids of their own, and are of many industries, categories, formats and styles', () => {
    const different = (name: 'id' | 'industry' | 'category' | 'format' | 'style') =>
      new Set(BUILT_IN_TEMPLATES.map((template) => template[name])).size;
    expect(different('id')).toBe(BUILT_IN_TEMPLATES.length);
    // Each of those that the specification names (spec §9).
    expect(different('industry')).toBe(14);
    expect(different('category')).toBe(11);
    expect(different('format')).toBe(8);
    expect(different('style')).toBe(10);
  });

  it.each(BUILT_IN_TEMPLATES.map((template) => [template.words['en-US'].name, template] as const))(
    '%s asks for the same in every language, each place described, named and with an example',
    (_, template) => {
      for (const language of LANGUAGES) {
        const words = template.words[language];
        expect(words.pages).toHaveLength(template.pages.length);
        for (const { part, words: own, key } of partsOf(template, words)) {
          expect(own.places, `${language} ${key}`).toHaveLength(placeCount(part));
          for (const [at, { terms, description, example }] of own.places.entries()) {
            expect(terms.length, `${language} ${key} ${at}`).toBeGreaterThan(0);
            // What a column holds is said by its name.
            if (part.form === 'table' && at > 0) continue;
            expect(description && example, `${language} ${key} ${at}`).toBeTruthy();
            expect(Math.max(description.length, example.length), `${language} ${key} ${at}`).toBeLessThanOrEqual(500);
          }
        }
        for (const made of [exampleOutline(template, language), emptyOutline(template, language)]) {
          expect(outline.parse(made)).toEqual(made);
        }
      }
    },
  );

  it('give their pages a name, what they are about and the prompt', () => {
    for (const template of BUILT_IN_TEMPLATES) {
      const { pages } = emptyOutline(template, 'fr-FR');
      for (const page of pages) {
        const own = pageProperties(template, 'fr-FR', page);
        expect(own?.prompt).toBe(template.words['fr-FR'].prompt);
        expect(own?.name && own.description, template.words['fr-FR'].name).toBeTruthy();
        expect(own?.name.length).toBeLessThanOrEqual(PAGE_TEXT_LIMITS.name);
        expect(own?.description.length).toBeLessThanOrEqual(PAGE_TEXT_LIMITS.description);
      }
      const [first] = pages;
      expect(first && pageProperties(template, 'fr-FR', { ...first, id: 'added' })).toBeUndefined();
    }
  });
  it('show no example as content where nothing was filled in', () => {
    for (const template of BUILT_IN_TEMPLATES) {
      const own = { ...emptyOutline(template, 'en-US'), pages: emptyOutline(template, 'en-US').pages };
      const kept = JSON.stringify(own.pages, (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'lacking' in value ? undefined : value,
      );
      for (const { words } of partsOf(template, template.words['en-US'])) {
        for (const { example } of words.places) {
          const [line = ''] = example.split('\n');
          if (line.length > 20) expect(kept).not.toContain(line);
        }
      }
    }
  });
});

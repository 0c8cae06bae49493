import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';

const AREAS = ['harbour', 'library', 'tram line', 'swimming hall', 'market hall', 'town archive', 'museum', 'bridge'];

function saying(area: string, index: number): string {
  return `The ${area} was surveyed in the spring by two engineers of the district, who found that ${index + 3} of its rooms need other windows before the winter comes and that nobody had kept a list of what was mended there since the last survey.`;
}

/** A section with more under its heading than a page or a part of one holds, and nothing that names the rest of it. */
function sectionOf(name: string, first: number) {
  return [
    heading(name, 2),
    ...AREAS.map((area, index) => paragraph(saying(area, first + index))),
    paragraph(
      'All those who were asked in the districts agreed that the survey of the next year has to look at a good deal more than windows and doors alone:',
    ),
    list(['Heating', 'Light', 'Roofs']),
    ...AREAS.map((area, index) => paragraph(saying(`old ${area}`, first + index + 20))),
  ];
}

function made(format: 'a4-portrait' | 'ppt-16-9', sections: readonly string[]): readonly PageBrief[] {
  const blocks = sections.flatMap((name, index) => sectionOf(name, index * 40));
  const document = documentOf([heading('Survey of the town', 1), ...blocks], { title: 'Survey of the town' });
  return composeLocal({ documents: [document], prompt: '', pageCount: 'auto', mode: 'condense', format }).pages;
}

const partsOf = (page: PageBrief): readonly SimpleBrief[] => (page.form === 'composite' ? page.parts : [page]);

describe('what goes on under a heading in a report', () => {
  it.each([
    ['short', ['Findings']],
    ['long', ['Findings', 'Costs', 'Plans', 'People', 'Places']],
  ])('has no numbered title in a %s one: none on its page, on the next the heading again', (_, sections) => {
    const pages = made('a4-portrait', sections);
    const titles = pages.flatMap((page) => [page.title.text, ...partsOf(page).map(({ title }) => title.text)]);
    expect(titles.filter((title) => /\(\d+\)$/u.test(title))).toEqual([]);
    for (const page of pages) {
      expect(page.title.text).not.toBe('');
      expect(partsOf(page)[0]?.title.text).not.toBe('');
    }
    expect(titles.filter((title) => title === '' || title === sections[0]).length).toBeGreaterThan(1);
  });

  it.each(['ppt-16-9', 'a4-portrait'] as const)(
    'keeps the words that lead to a list, too long for a title (%s)',
    (format) => {
      const leads = made(format, ['Findings'])
        .flatMap(partsOf)
        .filter((part) => part.form === 'bullets' && part.items.some(({ text }) => text === 'Heating'))
        .map(({ title, subtitle }) => `${title.text} ${subtitle?.text ?? ''}`);
      expect(leads).toHaveLength(1);
      expect(leads[0]).toContain('the survey of the next year has to look at a good deal more than windows');
    },
  );
});

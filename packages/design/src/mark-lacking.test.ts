import { lowerPage } from '@pagewright/components/lower-page';
import { type OutlineInput, outline } from '@pagewright/model/outline';
import { lintPage } from '@pagewright/page/lint';
import { expect, it } from 'vitest';
import { designOutline } from './design.ts';
import { STYLES } from './styles.ts';

const lacking = { lacking: true } as const;

const OUTLINE = outline.parse({
  version: 2,
  title: 'Plan',
  language: 'en-US',
  engine: 'local',
  mode: 'preserve',
  format: 'ppt-16-9',
  pages: [
    {
      id: 'p1',
      form: 'bullets',
      title: { text: 'Why' },
      items: [
        { text: 'Because it rains', lead: 'Reason' },
        { text: 'What the project is to achieve', lead: 'Goal', ...lacking },
      ],
    },
    {
      id: 'p2',
      form: 'stats',
      title: { text: 'Figures' },
      stats: [
        { value: '12', label: { text: 'bridges' } },
        { value: '—', label: { text: 'What it costs', ...lacking }, ...lacking },
      ],
    },
    {
      id: 'p3',
      form: 'chart',
      title: { text: 'Growth' },
      chart: { ...lacking, shape: 'bar', categories: ['A', 'B'], series: [{ name: 'x', values: [1, 2] }], origins: [] },
      items: [{ text: 'Figures by year', ...lacking }],
    },
    {
      id: 'p4',
      form: 'timeline',
      title: { text: 'Dates' },
      events: [
        { date: 'April', text: { text: 'Milestones with their dates', ...lacking } },
        { date: 'May', text: { text: 'Example', ...lacking } },
      ],
    },
  ],
  assets: {},
  unused: [],
  countReason: { code: 'count-by-template', params: { count: 4 } },
  followed: [],
  notFollowed: [],
} satisfies OutlineInput);

it('keeps what a template asks for out of print, tells it in its place and in the page’s health', () => {
  const pages = designOutline(OUTLINE, { format: 'ppt-16-9', style: STYLES.professional });
  const printed = pages.map((page) =>
    lowerPage(page, { assets: () => undefined })
      .primitives.flatMap((one) => (one.type === 'text' ? one.paragraphs.flatMap(({ runs }) => runs) : []))
      .map(({ text }) => text)
      .join(' '),
  );
  expect(printed[0]).toMatch(/Reason/);
  expect(printed[0]).toContain('Because it rains');
  expect(printed.join(' ')).not.toMatch(/Goal|achieve|costs|—|Figures by year|April|May|Milestones/);
  expect(printed[1]).toContain('bridges');
  const asked = pages.map((page) =>
    lintPage(page).flatMap(({ rule, params }) => (rule === 'placeholder' ? [params.text] : [])),
  );
  expect(asked[0]).toContain('What the project is to achieve');
  expect(asked[1]).toContain('What it costs');
  expect(asked[2]).toEqual(expect.arrayContaining(['Figures by year', undefined]));
  expect(asked[3]).toEqual(expect.arrayContaining(['Milestones with their dates', 'April']));
});

it.each(Object.values(STYLES))('$id draws no bullets, numbers, rules and cards of what was not found', (style) => {
  const item = (text: string, isLacking: boolean) => ({ text, lead: 'Goal', ...(isLacking ? lacking : {}) });
  const page = (first: boolean, second: boolean) => ({
    id: 'p1',
    form: 'bullets' as const,
    title: { text: 'Why' },
    items: [item('Because it rains', first), item('What the project is to achieve', second)],
  });
  const pages = [page(false, false), page(true, true), page(false, true)];
  const [all = [], none = [], one = []] = designOutline(outline.parse({ ...OUTLINE, pages }), {
    format: 'ppt-16-9',
    style,
  }).map(({ components }) => components.filter(({ decorative }) => decorative));
  const isOfPage = ({ id }: { id: string }) => /^(?:art|title)-/.test(id);
  const idsOf = (drawn: typeof all) => drawn.filter(({ visible }) => visible).map(({ id }) => id);
  expect(idsOf(none)).toEqual(idsOf(all.filter(isOfPage)));
  expect(idsOf(one).length).toBeGreaterThan(idsOf(none).length);
  expect(one.some(({ visible }) => !visible)).toBe(true);
});

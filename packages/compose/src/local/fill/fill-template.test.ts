import type { PageBrief, Statement } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine.ts';
import { ENGINES } from '../../engines.ts';
import { BUILT_IN_TEMPLATES } from '../../templates/built-in/built-in-templates.ts';
import { fillTemplate } from '../../templates/fill-template.ts';
import type { OutlineTemplate } from '../../templates/template.ts';
import { documentOf, heading, list, paragraph, table } from '../testing/fixtures.ts';

const named = (name: string): OutlineTemplate => {
  const found = BUILT_IN_TEMPLATES.find(({ words }) => words['en-US'].name === name);
  if (!found) throw new Error(name);
  return found;
};

const PROPOSAL = documentOf(
  [
    heading('Solar roofs for Mill Lane school', 1),
    heading('Background'),
    paragraph('The school pays 48,000 euros a year for power, twice as much as in 2020.'),
    heading('Goals'),
    paragraph('The goal is to cover 60% of the demand from the own roof by 2028.'),
    heading('Budget'),
    table(
      [
        ['Item', 'Amount'],
        ['Panels', 120],
        ['Inverters', 35],
        ['Fitting', 60],
      ],
      { caption: 'Budget' },
    ),
    heading('Milestones'),
    paragraph('On 3 March 2026 the council decides.'),
    paragraph('On 14 July 2026 the panels are fitted.'),
    heading('Risks'),
    list(['Weather: the roof can be worked on in dry weeks only', 'Grid: the connection may be late']),
  ],
  { title: 'Solar roofs for Mill Lane school' },
);

function* statementsOf(value: unknown): Generator<Statement> {
  if (typeof value !== 'object' || value === null) return;
  if ('text' in value && 'origins' in value) yield value as Statement;
  for (const own of Object.values(value)) yield* statementsOf(own);
}

const formOf = (pages: readonly PageBrief[], form: PageBrief['form']) => pages.find((page) => page.form === form);

describe('a template that is filled', () => {
  it('holds what the documents say, each statement with its place, in as many pages as the template has', async () => {
    const template = named('Project proposal');
    const outline = await fillTemplate(ENGINES.local, [PROPOSAL], template, '');
    expect(outline.pages).toHaveLength(template.pages.length);
    expect(outline).toMatchObject({ title: 'Solar roofs for Mill Lane school', language: 'en-US', engine: 'local' });
    expect(outline.pages[0]).toMatchObject({ form: 'cover', title: { origins: [expect.anything()] } });
    expect(formOf(outline.pages, 'bullets')).toMatchObject({
      items: [
        { lead: 'Background', text: expect.stringContaining('48,000 euros') },
        { lead: 'Problem', lacking: true },
        { lead: 'Goal', text: expect.stringContaining('60% of the demand') },
      ],
    });
    expect(formOf(outline.pages, 'chart')).toMatchObject({
      chart: { shape: 'doughnut', categories: ['Panels', 'Inverters', 'Fitting'], series: [{ values: [120, 35, 60] }] },
    });
    expect(formOf(outline.pages, 'timeline')).toMatchObject({ events: [{ date: '3 March 2026' }, {}] });
    expect(formOf(outline.pages, 'comparison')).toMatchObject({
      sides: [
        { heading: { text: 'Benefits' }, items: [{ lacking: true }] },
        {
          items: [
            { lead: 'Weather', text: 'the roof can be worked on in dry weeks only' },
            { lead: 'Grid', text: 'the connection may be late' },
          ],
        },
      ],
    });
  });

  it('invents nothing: whatever stands on its pages is in the documents, of the template’s labels or lacking', async () => {
    for (const template of BUILT_IN_TEMPLATES) {
      const labels = JSON.stringify(template.words['en-US']);
      const said = JSON.stringify(PROPOSAL);
      const { pages } = await fillTemplate(ENGINES.local, [PROPOSAL], template, '');
      for (const { text, origins, lacking } of statementsOf(pages)) {
        if (lacking || labels.includes(JSON.stringify(text).slice(1, -1))) continue;
        expect(origins.length, `${template.words['en-US'].name}: ${text}`).toBeGreaterThan(0);
        const first = text.split(/(?<=[.!?])\s/u)[0] ?? '';
        expect(said, template.words['en-US'].name).toContain(JSON.stringify(first).slice(1, -1));
      }
    }
  });

  it('says what it lacks and why, page by page', async () => {
    const template = named('Project proposal');
    const { lacking = [] } = await fillTemplate(ENGINES.local, [PROPOSAL], template, '');
    expect(lacking).toContainEqual({ page: 7, description: 'What the project brings', reason: 'not-found' });
    expect(lacking.map(({ description }) => description)).not.toContain('What each item costs');
    const other = documentOf([heading('Recipes', 1), paragraph('Bread needs flour, water and salt.')]);
    const all = await fillTemplate(ENGINES.local, [other], template, '');
    expect(all.lacking).toHaveLength(template.pages.length === 7 ? 11 : 0);
    expect([...statementsOf(all.pages)].filter(({ origins }) => origins.length > 0)).toHaveLength(1);
  });

  it('leaves out what the prompt leaves out, and is the same each time', async () => {
    const template = named('Project proposal');
    const one = await fillTemplate(ENGINES.local, [PROPOSAL], template, '');
    expect(await fillTemplate(ENGINES.local, [PROPOSAL], template, '')).toEqual(one);
    const some = await fillTemplate(ENGINES.local, [PROPOSAL], template, 'Without the budget');
    expect(some.lacking).toContainEqual({ page: 6, description: 'What each item costs', reason: 'not-found' });
  });

  it('asks engines with the template’s own prompt behind the person’s, and does without what either leaves out', async () => {
    const template = named('Project proposal');
    const asked: string[] = [];
    const listening: Engine = {
      ...ENGINES.local,
      fill: (wishes, documents, prompt) => {
        asked.push(prompt);
        return ENGINES.local.fill(wishes, documents, prompt);
      },
    };
    await fillTemplate(listening, [PROPOSAL], template, 'Without the budget');
    expect(asked).toEqual([`Without the budget\n${template.words['en-US'].prompt}`]);
    const problem = paragraph('The problem: the tower leaks.');
    const inIt = documentOf([heading('Chapel', 1), heading('Tower'), problem]);
    const inList = documentOf([heading('Chapel', 1), paragraph('Built in 1880.'), heading('Bibliography'), problem]);
    const saysOf = async (document: typeof inIt) =>
      JSON.stringify((await fillTemplate(ENGINES.local, [document], template, '')).pages);
    expect(await saysOf(inIt)).toContain('tower leaks');
    expect(await saysOf(inList)).not.toContain('tower leaks');
  });

  it('takes no line for an answer that only names what is asked', async () => {
    const minutes = documentOf(
      [
        heading('Meeting', 1),
        paragraph('Agenda:'),
        paragraph('To do'),
        list(['Paint the fence', 'To do', 'Follow-up']),
      ],
      { title: 'Meeting' },
    );
    const { pages } = await fillTemplate(ENGINES.local, [minutes], named('Meeting minutes'), '');
    const said = [...statementsOf(pages)].filter(({ origins }) => origins.length > 0).map(({ text }) => text);
    expect(said).not.toContain('Agenda:');
    expect(said).not.toContain('To do');
  });

  it('takes the pictures, figures and tables that the documents have', async () => {
    const launch = documentOf([
      heading('Lamp One', 1),
      heading('Design'),
      paragraph('The lamp weighs 340 grams.'),
      { kind: 'image', asset: 'lamp', caption: 'The product in its box' },
      heading('Price'),
      paragraph('The launch price is $49.'),
    ]);
    const documents = [{ ...launch, assets: { lamp: { mime: 'image/png', url: 'data:,', width: 800, height: 600 } } }];
    const outline = await fillTemplate(ENGINES.local, documents, named('Product launch'), '');
    expect(formOf(outline.pages, 'image')).toMatchObject({ image: { asset: 'lamp' } });
    expect(Object.keys(outline.assets)).toEqual(['lamp']);
    expect(formOf(outline.pages, 'stats')).toMatchObject({
      stats: [{}, { lacking: true, value: '—' }, { value: '$49', label: { text: 'launch price' } }],
    });
  });

  it('is filled in the language of the documents', async () => {
    const document = documentOf(
      [heading('智慧停车改造方案', 1), heading('项目背景'), paragraph('现有停车位只有286个，早高峰平均排队22分钟。')],
      { language: 'zh-CN' },
    );
    const outline = await fillTemplate(
      ENGINES.local,
      [{ ...document, language: 'zh-CN' }],
      named('Project proposal'),
      '',
    );
    expect(outline.language).toBe('zh-CN');
    expect(formOf(outline.pages, 'bullets')).toMatchObject({
      title: { text: '背景与目标' },
      items: [{ lead: '背景', text: expect.stringContaining('286个') }, {}, {}],
    });
  });
});

it('fills what found nothing by itself from the section of its name, under no label that this does not say', async () => {
  const week = documentOf(
    [
      heading('Week 47', 1),
      heading('Done'),
      list(['412 pallets moved to Leeds', '9 drivers trained']),
      heading('Obstacles'),
      list(['The leveller at gate 3 is broken', 'Two vans wait for inspection']),
      heading('Next week'),
      list(['Open gate 4 on Monday', 'Hire two packers']),
    ],
    { title: 'Week 47' },
  );
  const { pages } = await fillTemplate(ENGINES.local, [week], named('Weekly report'), '');
  const told = pages.map((page) => JSON.stringify(page));
  const done = pages.find(({ title }) => title.text === 'Done this week');
  const items = done?.form === 'bullets' ? done.items.filter(({ lacking }) => !lacking) : [];
  expect(items.map(({ text, lead }) => [text, lead])).toEqual([
    ['412 pallets moved to Leeds', undefined],
    ['9 drivers trained', undefined],
  ]);
  expect(told.find((page) => page.includes('Issues and answers'))).toContain('Two vans wait for inspection');
  expect(told.filter((page) => page.includes('Open gate 4 on Monday'))).toHaveLength(1);
});

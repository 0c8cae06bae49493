import type { ProjectPage } from '@pagewright/contract/pages';
import type { Template } from '@pagewright/contract/templates';
import { parsePage } from '@pagewright/page/source-text';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { finished, generate, listPages, newProject, pointsOf } from '../../testing/test-generations.ts';
import { form, onBothDatabases, WELCOME_POINTS } from '../../testing/test-server.ts';
import { sweepImages } from '../images/sweep.ts';
import { images } from '../images/tables.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

/** A page of somebody's own, with a place that was filled already and two that were not. */
function page(picture: string): string {
  return `<Page title="Branch sheet" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>
    <Heading id="head" x={40} y={40} width={600} height={60} origin={["old.txt#0"]}>Our branches</Heading>
    <TextArea id="people" x={40} y={120} width={500} height={80} origin={["old.txt#1"]} slot="items.0" smart={{ description: "Number of visitors of the library", dataType: "number", example: "1,200" }}>99</TextArea>
    <TextArea id="rent" x={40} y={220} width={500} height={80} smart={{ description: "Rent of the harbour crane", dataType: "text" }} />
    <Table id="hours" x={600} y={120} width={500} height={200} headerRow smart={{ description: "Opening hours" }} cellData={[["Day", "Opens"], ["Sunday", "never"]]} />
    <Image id="logo" x={900} y={500} width={100} height={60} imageUrl="${picture}" />
  </Page>`;
}

const NEWS = `# The library in May

The number of visitors of the library was 3,450.

## Opening hours

| Day | Opens |
| --- | --- |
| Monday | 9:00 |
| Tuesday | 10:00 |
`;

onBothDatabases('own templates', { working: true }, (current) => {
  async function setUp() {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = person.token) =>
      server.call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
    const from = await newProject(server, person.token);
    const parts = [
      { name: 'file', fileName: 'logo.png', bytes: PNG },
      { name: 'projectId', value: String(from) },
    ];
    const sent = await server.call({
      method: 'POST',
      url: '/api/pagewright/document/uploadImages',
      token: person.token,
      ...form(parts),
    });
    const prompt = 'Speak to the friends of the library';
    const added = {
      projectId: from,
      styledText: page(sent.json().msg),
      name: 'Branch',
      description: 'One branch',
      prompt,
    };
    expect((await call('POST', 'page/add', added)).json()).toMatchObject({ code: 200 });
    const told = { name: 'Branch report', introduction: 'For each month', industry: 'education', category: 'report' };
    const template = (await call('POST', 'template/add', { projectId: from, ...told })).json().data as Template;
    return { server, person, call, from, template, prompt };
  }

  it('keep pages without what was filled in, with pictures of their own, when their project is gone', async () => {
    const { server, call, from, template } = await setUp();
    expect(template).toMatchObject({ name: 'Branch report', price: 0, format: 'ppt-16-9', pageTitles: ['Branch'] });
    await call('DELETE', `project/remove/${from}`);
    const { pages } = (await call('GET', `template/getInfo/${template.id}`)).json().data;
    const kept = parsePage(pages[0].text).components;
    const of = (id: string) => kept.find((one) => one.id === id);
    expect(of('people')).toMatchObject({ props: { text: '', smart: { example: '1,200' } } });
    expect(of('people')?.origin ?? of('people')?.slot).toBeUndefined();
    expect(of('head')?.props).toMatchObject({ text: 'Our branches' });
    expect(of('hours')?.props).toMatchObject({
      cellData: [
        ['Day', 'Opens'],
        ['', ''],
      ],
    });
    const imageUrl = String(Object(of('logo')?.props).imageUrl);
    await sweepImages(server.database.db, -1);
    const key = imageUrl.split('/').at(-1) ?? '';
    expect(await server.database.db.select().from(images).where(eq(images.key, key))).toHaveLength(1);
    const list = (await call('GET', 'template/list')).json().data as Template[];
    expect([list.length, list[0]?.id]).toEqual([15, template.id]);
  });

  it('are started from and filled from the sources, a point a page, saying what they lack', async () => {
    const { server, person, call, template, prompt } = await setUp();
    const made = await call('POST', 'project/add', { templateId: template.id, withPages: false });
    const projectId = made.json().data.id as number;
    const text = NEWS;
    expect((await generate(server, person.token, { projectId, text })).json()).toMatchObject({ code: 200 });
    await finished(server, person, projectId);
    const [filled, ...others] = await listPages(server, person.token, projectId);
    expect(others).toEqual([]);
    expect(filled).toMatchObject({ name: 'Branch', description: 'One branch', prompt });
    const shown = parsePage(filled?.styledText ?? '').components;
    const people = shown.find(({ id }) => id === 'people');
    expect(people?.props).toMatchObject({ text: expect.stringContaining('3,450') });
    expect(people?.origin?.[0]).toMatch(/#\d+/);
    expect(shown.find(({ id }) => id === 'rent')?.props).toMatchObject({ text: '' });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 1, reserved: 0 });
    const report = (await call('GET', `project/report/${projectId}`)).json().data;
    expect(report.lacking).toContainEqual({ page: 1, description: 'Rent of the harbour crane', reason: 'not-found' });
    // What the person writes stays when it is filled anew.
    const styledText = (filled?.styledText ?? '').replace('Our branches', 'Our two branches');
    await call('PUT', 'page/edit', { id: filled?.id, version: filled?.version, styledText });
    await generate(server, person.token, { projectId, text: NEWS.replace('3,450', '4,100') });
    await finished(server, person, projectId);
    const [again] = await listPages(server, person.token, projectId);
    expect(again?.id).toBe(filled?.id);
    expect(again?.styledText).toContain('Our two branches');
    expect(again?.styledText).toContain('4,100');
    // In another style it is the same page in other colours.
    const restyled = (await call('POST', 'project/redesign', { projectId, style: 'tech' })).json().data;
    expect(restyled.pages[0].styledText).toContain('4,100');
    expect(restyled.pages[0].styledText).not.toBe(again?.styledText);
  });

  it('have a page filled anew from what the sources hold now, or one object of it, with what the person wrote', async () => {
    const { server, person, call, template } = await setUp();
    const made = await call('POST', 'project/add', { templateId: template.id, withPages: false });
    const projectId = made.json().data.id as number;
    await generate(server, person.token, { projectId, text: NEWS });
    await finished(server, person, projectId);
    const page = async () => (await listPages(server, person.token, projectId))[0] as ProjectPage;
    const again = async (wanted: object = {}) =>
      (await call('POST', 'assistant/again', { projectId, pageIds: [(await page()).id], ...wanted })).json().data;
    expect(await again()).toMatchObject({ pages: [], notes: [{ code: 'again-same', pages: [1] }] });
    const { id, version, styledText } = await page();
    const written = styledText.replace('Our branches', 'Our two branches');
    await call('PUT', 'page/edit', { id, version, styledText: written });
    const upload = (text: string) =>
      server.call({
        method: 'POST',
        url: '/api/pagewright/document/upload',
        token: person.token,
        ...form([
          { name: 'projectId', value: String(projectId) },
          { name: 'file', fileName: 'rent.txt', bytes: Buffer.from(text) },
        ]),
      });
    expect((await upload('# Harbour\n\nThe rent of the harbour crane is 900 euros a month.\n')).statusCode).toBe(200);
    // One object alone: the others stay as they are.
    const one = await again({ objectId: 'rent' });
    expect(one).toMatchObject({ points: 1, notes: [{ code: 'again-block' }] });
    const whole = await again();
    expect(whole).toMatchObject({ points: 1, pages: [{ id, is: 'changed' }], notes: [{ code: 'again', pages: [1] }] });
    expect((await call('POST', 'assistant/accept', { id: whole.id })).json()).toMatchObject({ code: 200 });
    const now = (await page()).styledText;
    expect(now).toContain('900 euros');
    expect(now).toContain('Our two branches');
    expect(now).toContain('3,450');
  });

  it('are told as drawn where an answer of the assistant would give them another layout', async () => {
    const { server, person, call, template } = await setUp();
    const projectId = (await call('POST', 'project/add', { templateId: template.id, withPages: false })).json().data.id;
    await generate(server, person.token, { projectId, text: NEWS });
    await finished(server, person, projectId);
    const [page] = await listPages(server, person.token, projectId);
    const wish = { projectId, pageIds: [page?.id], prompt: 'Another layout' };
    const told = await call('POST', 'assistant/propose', wish);
    expect(told.json().data).toMatchObject({ pages: [], notes: [{ code: 'drawn', pages: [1] }] });
  });

  it('open their empty pages, are renamed and deleted, and belong to nobody else', async () => {
    const { server, person, call, template } = await setUp();
    const made = (await call('POST', 'project/add', { templateId: template.id })).json().data;
    expect(made).toMatchObject({ generated: true, pageCount: 1 });
    const edited = await call('PUT', 'template/edit', { id: template.id, name: 'Monthly branch report' });
    expect(edited.json().data).toMatchObject({ name: 'Monthly branch report', introduction: 'For each month' });
    // The person who fills it next is asked with what the template asks now.
    const prompts = ['Round figures'];
    expect((await call('PUT', 'template/edit', { id: template.id, prompts })).statusCode).toBe(200);
    const told = (await call('GET', `template/getInfo/${template.id}`)).json().data;
    expect(told).toMatchObject({ name: 'Monthly branch report', pages: [{ prompt: 'Round figures' }] });
    const next = (await call('POST', 'project/add', { templateId: template.id })).json().data.id;
    expect(await listPages(server, person.token, next)).toMatchObject([{ prompt: 'Round figures' }]);
    const { token } = await server.newPerson({ invited: true });
    const theirs = await newProject(server, token);
    const body = { projectId: theirs, text: NEWS, settings: { template: template.id } };
    expect((await generate(server, token, body)).json()).toMatchObject({ error: 'template/unknown' });
    expect((await call('POST', 'project/add', { templateId: template.id }, token)).statusCode).toBe(404);
    expect((await call('POST', 'template/add', { projectId: theirs, name: 'Empty' }, token)).json()).toMatchObject({
      error: 'template/no-pages',
    });
    expect((await call('DELETE', `template/remove/${template.id}`)).json()).toMatchObject({ code: 200 });
    expect((await call('GET', `template/getInfo/${template.id}`)).statusCode).toBe(404);
    expect((await call('GET', `project/getInfo/${made.id}`)).json().data.pageCount).toBe(1);
  });
});

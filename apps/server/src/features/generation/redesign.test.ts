import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../platform/database.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const TEXT = `# Bees of the valley

## Numbers
The valley has 48 hives. Each of them gave 22 kg of honey in 2024.

## Plants
- Lime trees flower in June
- Clover flowers until September
- Ivy feeds the bees in October
`;

describe('a generated document', () => {
  let server: TestServer;
  let person: TestPerson;
  let projectId: number;

  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    server.call({ method, url: `/api/pagewright/${path}`, token: person.token, payload });
  const list = async (): Promise<ProjectPage[]> => {
    const url = `/api/pagewright/page/list?projectId=${projectId}`;
    return (await server.call({ method: 'GET', url, token: person.token })).json().data;
  };

  beforeAll(async () => {
    server = await startTestServer(await openInMemory(), { working: true });
    person = await server.newPerson({ invited: true });
    projectId = (await send('POST', 'project/add', { name: 'Bees' })).json().data.id;
    await send('POST', 'project/generate', { projectId, text: TEXT, settings: { pageCount: 4 } });
    while ((await list()).length < 4) await pause(50);
  }, 90_000);
  afterAll(() => server.stop());

  it('gets another style and format with the words that a person changed, and pages of their own left alone', async () => {
    const [cover, ...others] = await list();
    if (!cover) throw new Error('no cover');
    const page = parsePage(cover.styledText);
    const title = page.components.find(({ slot }) => slot === 'title');
    if (title?.type !== 'heading') throw new Error('no title');
    title.props.text = 'What our bees did';
    const save = { id: cover.id, version: cover.version, styledText: printPage(page) };
    expect((await send('PUT', 'page/edit', save)).statusCode).toBe(200);
    const own = (await send('POST', 'page/add', { projectId, styledText: cover.styledText })).json()
      .data as ProjectPage;

    const answer = await send('POST', 'project/redesign', { projectId, style: 'warm', format: 'a4-portrait' });
    expect(answer.json().data.settings).toMatchObject({ style: 'warm', format: 'a4-portrait', pageCount: 4 });
    const after = await list();
    expect(answer.json().data.pages).toEqual(
      after.map(({ id, pageNumber, styledText, version }) => ({ id, pageNumber, styledText, version })),
    );
    expect(after.map(({ id }) => id)).toEqual([cover.id, ...others.map(({ id }) => id), own.id]);
    expect(after.at(-1)).toEqual(own);
    for (const one of after.slice(0, 4)) expect(parsePage(one.styledText)).toMatchObject({ format: 'a4-portrait' });
    expect(after[0]?.styledText).toContain('What our bees did');
    expect(after[0]?.generatedText).not.toContain('What our bees did');
    // And again: the words stay changed.
    await send('POST', 'project/redesign', { projectId, style: 'tech', format: 'ppt-16-9' });
    expect((await list())[0]?.styledText).toContain('What our bees did');
  });

  it('is exported whole or by page, under the names of the specification', async () => {
    const pages = await list();
    const date = new Date().toLocaleDateString('sv-SE');
    const all = await send('POST', 'project/export', { projectId });
    expect(all.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="all pages_${date}.pdf"`),
    });
    expect(server.printed.at(-1)).toMatchObject({ title: 'Bees', pages: { length: pages.length } });
    const one = await send('POST', 'project/export', { projectId, type: 'png', pageIds: [pages[1]?.id] });
    expect(one.headers['content-disposition']).toContain(`filename="page2_${date}.png"`);
    expect(server.printed.at(-1)?.pages).toHaveLength(1);
    const strange = await send('POST', 'project/export', { projectId, pageIds: [999_999] });
    expect(strange.statusCode).toBe(404);
    const several = await send('POST', 'project/export', { projectId, type: 'png' });
    expect(several.json()).toMatchObject({ code: 400, params: { field: 'pageIds' } });
    const empty = (await send('POST', 'project/add', {})).json().data.id as number;
    expect((await send('POST', 'project/export', { projectId: empty })).json()).toMatchObject({
      error: 'print/no-pages',
    });
  });
});

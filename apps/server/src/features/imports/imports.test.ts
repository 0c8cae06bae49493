import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { STYLES } from '@pagewright/design/styles';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { zip } from '@pagewright/source/testing/zip';
import { expect, it } from 'vitest';
import { form, onBothDatabases, type TestServer } from '../../testing/test-server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

function pageOf(title: string, ...components: Page['components']): Page {
  const size = { width: 992, height: 1404 };
  const background = { type: 'solid', color: '#ffffff' } as const;
  return { title, format: 'a4-portrait', size, language: 'fr-FR', background, margin: 0, components };
}

onBothDatabases('an archive of pages', {}, (current) => {
  const post = (url: string, token: string, payload: object) => current().call({ method: 'POST', url, token, payload });
  const send = (server: TestServer, token: string, fileName: string, bytes: Uint8Array) =>
    server.call({
      method: 'POST',
      url: '/api/pagewright/project/import',
      token,
      ...form([{ name: 'file', fileName, bytes }]),
    });
  const pagesOf = async (token: string, projectId: number): Promise<ProjectPage[]> => {
    const url = `/api/pagewright/page/list?projectId=${projectId}`;
    return (await current().call({ method: 'GET', url, token })).json().data;
  };
  const projectsOf = async (token: string): Promise<unknown[]> =>
    (await current().call({ method: 'GET', url: '/api/pagewright/project/list', token })).json().data;

  it('comes back as it went out, with its pictures, for whoever imports it', async () => {
    const { token } = await current().newPerson();
    const added = await post('/api/pagewright/project/add', token, {
      name: 'Plan « 2026 »',
      settings: { format: 'a4-portrait' },
    });
    const projectId = added.json().data.id as number;
    const uploaded = await current().call({
      method: 'POST',
      url: '/api/pagewright/document/uploadImages',
      token,
      ...form([
        { name: 'file', fileName: 'a.png', bytes: PNG },
        { name: 'projectId', value: String(projectId) },
      ]),
    });
    const imageUrl = uploaded.json().data.url as string;
    const pages = [
      pageOf('Un', componentOf('text', { text: 'Des mots & "plus"' })),
      pageOf('Deux', componentOf('image', { imageUrl, alt: 'Une image' })),
    ];
    for (const page of pages) {
      await post('/api/pagewright/page/add', token, { projectId, styledText: printPage(page) });
    }
    const exported = await post('/api/pagewright/project/export', token, { projectId, type: 'source' });
    expect(exported.headers['content-disposition']).toContain('.zip');

    const other = await current().newPerson();
    const imported = await send(current(), other.token, 'plan.zip', exported.rawPayload);
    expect(imported.json()).toMatchObject({
      code: 200,
      data: { name: 'Plan « 2026 »', pageCount: 2, generated: true, settings: { format: 'a4-portrait' } },
    });
    const back = await pagesOf(other.token, imported.json().data.id);
    expect(back.map(({ pageType, name }) => [pageType, name])).toEqual([
      ['a4-portrait', ''],
      ['a4-portrait', ''],
    ]);
    const [one, two] = back.map(({ styledText }) => parsePage(styledText));
    expect(one).toEqual(parsePage(printPage(pages[0] as Page)));
    const shown = two?.components[0]?.props;
    if (!shown || !('imageUrl' in shown)) throw new Error('no picture came back');
    expect(shown).toMatchObject({ alt: 'Une image' });
    const picture = await current().call({ method: 'GET', url: shown.imageUrl, token: other.token });
    expect(picture.statusCode).toBe(200);
    expect(shown.imageUrl).not.toBe(imageUrl);
  });

  it('has links that lead to one another, and none to pages that are not in it', async () => {
    const { token } = await current().newPerson();
    const projectId = (await post('/api/pagewright/project/add', token, { name: 'Plan' })).json().data.id as number;
    const add = async (...links: number[]) => {
      const linked = links.map((id) => componentOf('circle', {}, { id: `to-${id}`, link: `page:${id}` }));
      const payload = { projectId, styledText: printPage(pageOf('Page', ...linked)) };
      return (await post('/api/pagewright/page/add', token, payload)).json().data.id as number;
    };
    const gone = await add();
    const first = await add(gone);
    const second = await add(gone, first);
    await post('/api/pagewright/page/remove/batch', token, { ids: [gone] });
    const exported = await post('/api/pagewright/project/export', token, { projectId, type: 'source' });
    const imported = (await send(current(), token, 'plan.zip', exported.rawPayload)).json().data.id as number;
    const [one, two] = await pagesOf(token, imported);
    expect(one?.id).not.toBe(first);
    expect(two?.id).not.toBe(second);
    const linksOf = (page: ProjectPage | undefined) =>
      parsePage(page?.styledText ?? '').components.map(({ link }) => link);
    expect(linksOf(one)).toEqual([undefined]);
    expect(linksOf(two)).toEqual([undefined, `page:${one?.id}`]);
  });

  it('brings what the document says of itself and of its pages', async () => {
    const { token } = await current().newPerson();
    const ask = (method: 'POST' | 'PUT', path: string, payload: object) =>
      current().call({ method, url: `/api/pagewright/${path}`, token, payload });
    const kit = { ...STYLES.tech, id: 'acme' };
    const settings = { style: kit, format: 'custom', customSize: { width: 1000, height: 600 } };
    const projectId = (await ask('POST', 'project/add', { name: 'Plan', settings })).json().data.id as number;
    const ids: number[] = [];
    for (const [title, name] of [
      ['Un', 'Début'],
      ['Deux', undefined],
      ['Trois', undefined],
    ] as const) {
      const added = await ask('POST', 'page/add', { projectId, name, styledText: printPage(pageOf(title)) });
      ids.push(added.json().data.id as number);
    }
    const [one, two, three] = ids;
    const arranged = [{ id: one, section: 'Faits' }, { id: two, section: 'Faits', hidden: true }, { id: three }];
    await ask('PUT', 'page/arrangement', { projectId, pages: arranged });
    await ask('POST', 'project/redesign', { projectId, style: 'warm', pageIds: [three] });
    const exported = await ask('POST', 'project/export', { projectId, type: 'source', pageIds: ids });
    const imported = (await send(current(), token, 'plan.zip', exported.rawPayload)).json();
    expect(imported.data.settings).toMatchObject(settings);
    const marks = ({ name, section, hidden, style }: ProjectPage) => ({ name, section, hidden, style });
    expect((await pagesOf(token, imported.data.id)).map(marks)).toEqual([
      { name: 'Début', section: 'Faits', hidden: false, style: '' },
      { name: '', section: 'Faits', hidden: true, style: '' },
      { name: '', section: '', hidden: false, style: 'warm' },
    ]);
    // A style that no page can be drawn in comes with no archive either.
    const strange = { ...kit, fonts: { ...kit.fonts, body: { ...kit.fonts.body, family: 'Nowhere Sans' } } };
    const list = {
      version: 2,
      title: 'T',
      language: 'en-US',
      pages: [{ path: 'pages/page-1.jsx', marks: { name: '', section: '', hidden: false, style: strange } }],
      pictures: {},
    };
    const bytes = zip({
      'pagewright.json': new TextEncoder().encode(JSON.stringify(list)),
      'pages/page-1.jsx': new TextEncoder().encode(printPage(pageOf('Un'))),
    });
    const before = await projectsOf(token);
    expect((await send(current(), token, 'strange.zip', bytes)).json()).toMatchObject({ error: 'style/unusable' });
    const newer = zip({ 'pagewright.json': new TextEncoder().encode(JSON.stringify({ ...list, version: 99 })) });
    expect((await send(current(), token, 'newer.zip', newer)).json()).toMatchObject({ error: 'stored/newer' });
    expect(await projectsOf(token)).toEqual(before);
  });

  it('that is none of ours, or not whole, makes no project', async () => {
    const { token } = await current().newPerson();
    const text = (content: string) => new TextEncoder().encode(content);
    const list = { version: 1, title: 'T', language: 'en-US', pages: ['pages/page-01.jsx'], pictures: {} };
    const cases = [
      ['words.zip', text('no archive'), 'file/corrupt'],
      ['other.zip', zip({ 'a.txt': text('a') }), 'export/not-pages'],
      ['without.zip', zip({ 'pagewright.json': text(JSON.stringify(list)) }), 'export/not-pages'],
      [
        'broken.zip',
        zip({ 'pagewright.json': text(JSON.stringify(list)), 'pages/page-01.jsx': text('<Page') }),
        'page/syntax',
      ],
      [
        'nul.zip',
        zip({
          'pagewright.json': text(JSON.stringify(list)),
          'pages/page-01.jsx': text(printPage({ ...pageOf('Un'), notes: 'a#b' }).replace('#b', '\0b')),
        }),
        'export/not-pages',
      ],
      ['long.zip', zip({ 'pagewright.json': text(JSON.stringify(list) + ' '.repeat(2 ** 23)) }), 'export/not-pages'],
    ] as const;
    for (const [name, bytes, code] of cases) {
      expect((await send(current(), token, name, bytes)).json(), name).toMatchObject({ data: null, error: code });
    }
    expect(await projectsOf(token)).toEqual([]);
    // Names keep what the database takes of them.
    const named = zip({
      'pagewright.json': text(JSON.stringify({ ...list, title: 'Plan\0' })),
      'pages/page-01.jsx': text(printPage(pageOf('Un\0'))),
    });
    const { data } = (await send(current(), token, 'named.zip', named)).json();
    // An archive of the first version says of its document what its first page does.
    expect(data).toMatchObject({ name: 'Plan', pageCount: 1, settings: { format: 'a4-portrait' } });
    expect((await pagesOf(token, data.id)).map(({ name }) => name)).toEqual(['Un']);
  });

  it('that is given up leaves no project and no file, and a ticket is well-formed', async () => {
    const { services, blobFolder } = current();
    const { id, token } = await current().newPerson();
    const list = { version: 1, title: 'Plan', language: 'en-US', pages: ['pages/page-01.jsx'], pictures: {} };
    const bytes = zip({
      'pagewright.json': new TextEncoder().encode(JSON.stringify(list)),
      'pages/page-01.jsx': new TextEncoder().encode(printPage(pageOf('Un', componentOf('text', { text: 'given up' })))),
    });
    const kept = () => filesIn(join(blobFolder, 'incoming'));
    const before = kept();
    const file = await services.blobs.stage(bytes);
    const sent = { name: 'plan.zip', file, ticket: undefined, fingerprint: [], discard: file.discard };
    const stop = new AbortController();
    const importing = services.imports.import(id, sent, stop.signal);
    stop.abort();
    await expect(importing).rejects.toMatchObject({ code: 'generation/cancelled' });
    await expect.poll(kept).toEqual(before);
    expect(await projectsOf(token)).toEqual([]);

    const badTicket = await current().call({
      method: 'POST',
      url: '/api/pagewright/project/import',
      token,
      ...form([
        { name: 'file', fileName: 'plan.zip', bytes },
        { name: 'ticket', value: 'mine' },
      ]),
    });
    expect(badTicket.json()).toMatchObject({ error: 'request/invalid', params: { field: 'ticket' } });
    expect(await projectsOf(token)).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

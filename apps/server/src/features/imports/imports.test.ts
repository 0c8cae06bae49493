import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
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
    const added = await post('/api/pagewright/project/add', token, { name: 'Plan « 2026 »' });
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
      ['a4-portrait', 'Un'],
      ['a4-portrait', 'Deux'],
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
      ['long.zip', zip({ 'pagewright.json': text(JSON.stringify(list) + ' '.repeat(2 ** 21)) }), 'export/not-pages'],
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
    expect(data).toMatchObject({ name: 'Plan', pageCount: 1 });
    expect((await pagesOf(token, data.id)).map(({ name }) => name)).toEqual(['Un']);
  });
});

import type { readDocument, SourcePlace } from '@pagewright/contract/documents';
import type { DataOf } from '@pagewright/contract/endpoint';
import { parsePage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { form, onBothDatabases, type TestServer } from '../../testing/test-server.ts';
import { works } from '../../testing/test-workers.ts';

const REPORT = `# Annual report

Revenue grew by 12% in 2025.

## Costs

Energy costs fell to 3.1 million.

Staff costs stayed the same.

## Outlook

We expect a quiet year.
`;

async function setUp(server: TestServer) {
  const { token } = await server.newPerson({ invited: true });
  const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
  const projectId = made.json().data.id as number;
  const { payload, headers } = form([
    { name: 'file', fileName: 'report #1.txt', bytes: REPORT },
    { name: 'projectId', value: String(projectId) },
  ]);
  const url = '/api/pagewright/document/upload';
  const uploaded = await server.call({ method: 'POST', url, token, payload, headers });
  const place = (query: Readonly<Record<string, string | number | undefined>>) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return server.call({ method: 'GET', url: `/api/pagewright/document/place?${search}`, token });
  };
  return { token, projectId, documentId: uploaded.json().data.id as number, place };
}

onBothDatabases('the place that a statement came from', {}, (current) => {
  it('is shown with its neighbours and the headings above it', async () => {
    const { documentId, projectId, place } = await setUp(current());
    const found = (await place({ documentId, origin: 'report #1.txt#3' })).json().data as SourcePlace;
    expect(found).toMatchObject({ documentId, documentName: 'report #1.txt', kind: 'txt', place: '' });
    expect(found.blocks.filter((block) => block.current)).toMatchObject([{ index: 3 }]);
    const here = found.blocks.find((block) => block.current);
    expect(here?.text).toBe('Energy costs fell to 3.1 million.');
    expect(found.headings).toEqual(['Annual report', 'Costs']);
    expect(found.blocks.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
    const byName = (await place({ projectId, origin: 'report #1.txt#3' })).json().data as SourcePlace;
    expect(byName).toEqual(found);
    const first = (await place({ documentId, origin: 'report #1.txt#0' })).json().data as SourcePlace;
    expect(first).toMatchObject({ headings: [], blocks: [{ index: 0, current: true }, { index: 1 }, { index: 2 }] });
  });

  it('stays when the document is renamed, and is nowhere when it is gone', async () => {
    const { token, documentId, projectId, place } = await setUp(current());
    const payload = { id: documentId, documentName: 'Renamed' };
    await current().call({ method: 'PUT', url: '/api/pagewright/document/edit', token, payload });
    const origin = 'report #1.txt#1';
    expect((await place({ projectId, origin })).json().data).toMatchObject({ documentId, documentName: 'Renamed' });
    await current().call({ method: 'DELETE', url: `/api/pagewright/document/remove/${documentId}`, token });
    expect((await place({ projectId, origin })).statusCode).toBe(404);
  });

  it('is refused where it is none', async () => {
    const { documentId, projectId, place } = await setUp(current());
    expect((await place({ documentId, origin: 'report #1.txt#999' })).statusCode).toBe(404);
    expect((await place({ projectId, origin: 'another.txt#0' })).statusCode).toBe(404);
    expect((await place({ projectId, origin: 'text#0' })).statusCode).toBe(404);
    for (const wrong of [
      { documentId, origin: 'no origin' },
      { documentId, origin: '' },
      { documentId, projectId, origin: 'a#1' },
      { origin: 'a#1' },
    ]) {
      expect((await place(wrong)).json(), JSON.stringify(wrong)).toMatchObject({ code: 400, error: 'request/invalid' });
    }
  });

  it('is found for every statement of a generated page, typed text included', async () => {
    const { token, projectId, place } = await setUp(current());
    await works(current(), async () => {
      const payload = { projectId, text: 'Typed: the office moves to Lyon in May 2026.', settings: { pageCount: 4 } };
      await current().call({ method: 'POST', url: '/api/pagewright/project/generate', token, payload });
      const isDone = async () =>
        (await current().call({ method: 'GET', url: `/api/pagewright/project/getInfo/${projectId}`, token })).json()
          .data.status;
      await expect.poll(isDone).toBe(2);
    });
    const url = `/api/pagewright/page/list?projectId=${projectId}`;
    const pages = (await current().call({ method: 'GET', url, token })).json().data as { generatedText: string }[];
    const components = pages.flatMap(({ generatedText }) => parsePage(generatedText).components);
    const origins = [...new Set(components.flatMap(({ origin = [] }) => origin))];
    expect(origins.length).toBeGreaterThan(3);
    for (const origin of origins) {
      const answer = await place({ projectId, origin });
      expect(answer.statusCode, `${origin} ${answer.body}`).toBe(200);
      expect(answer.json().data.blocks.some((block: { current: boolean }) => block.current)).toBe(true);
    }
    expect(origins.some((origin) => origin.startsWith('text#'))).toBe(true);
  });
});

onBothDatabases('documents', {}, (current) => {
  it('are read as text from any block on, by their owner only', async () => {
    const { token, documentId } = await setUp(current());
    const read = (from: string, by = token) =>
      current().call({ method: 'GET', url: `/api/pagewright/document/read/${documentId}${from}`, token: by });
    const { total, blocks } = (await read('')).json().data as DataOf<typeof readDocument>;
    expect(blocks.map(({ text }) => text).join('\n')).toContain('Energy costs fell to 3.1 million.');
    expect(blocks[0]).toEqual({ index: 0, kind: 'heading', level: 1, text: 'Annual report' });
    expect(blocks).toHaveLength(total);
    expect((await read('?from=3')).json().data).toEqual({ total, blocks: blocks.slice(3) });
    expect((await read(`?from=${total}`)).json().data).toEqual({ total, blocks: [] });
    expect((await read('?from=-1')).statusCode).toBe(400);
    const stranger = await current().newPerson({ invited: true });
    expect((await read('', stranger.token)).statusCode).toBe(404);
  });

  it('can be typed, renamed, listed some at a time and removed together or not at all', async () => {
    const { token, projectId, documentId } = await setUp(current());
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      current().call({ method, url: `/api/pagewright/document/${path}`, token, ...(payload ? { payload } : {}) });
    const typed = { projectId, documentName: '会议记录', content: '第一项：预算通过。' };
    const added = (await call('POST', 'add', typed)).json().data;
    expect(added).toMatchObject({ documentName: '会议记录', kind: 'txt', size: Buffer.byteLength(typed.content) });
    expect((await call('GET', `download/${added.id}`)).body).toBe(typed.content);
    const renamed = await call('PUT', 'edit', { id: added.id, documentName: ' 纪要 ' });
    expect(renamed.json().data).toEqual({ ...added, documentName: '纪要', name: '纪要' });
    expect((await call('GET', `getInfo/${added.id}`)).json().data).toEqual(renamed.json().data);
    expect((await call('PUT', 'edit', { id: added.id, documentName: ' ' })).statusCode).toBe(400);
    const page = async (query: string) => (await call('GET', `page-list?projectId=${projectId}${query}`)).json().data;
    expect(await page('&pageSize=1')).toMatchObject({ total: 2, rows: [{ id: documentId }] });
    expect(await page('&pageSize=1&pageNum=2')).toMatchObject({ total: 2, rows: [{ id: added.id }] });
    expect(await page('&pageNum=9')).toEqual({ total: 2, rows: [] });
    const other = await setUp(current());
    expect((await call('POST', 'remove/batch', { ids: [added.id, other.documentId] })).statusCode).toBe(404);
    expect(await page('')).toMatchObject({ total: 2 });
    await call('POST', 'remove/batch', { ids: [added.id, documentId] });
    expect(await page('')).toEqual({ total: 0, rows: [] });
  });
});

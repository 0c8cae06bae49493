import type { HistoryState } from '@pagewright/contract/history';
import type { ProjectPage } from '@pagewright/contract/pages';
import { type DocumentVersion, VERSIONS, type VersionPage } from '@pagewright/contract/versions';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { form, onBothDatabases } from '../../testing/test-server.ts';
import { sweepImages } from '../images/sweep.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

const source = (words: string, rest = '') =>
  `<Page title="${words}" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}><Text id="t" x={10} y={10} width={200} height={40}>${words}</Text>${rest}</Page>`;

onBothDatabases('the versions of a document', {}, (current) => {
  async function setUp() {
    const server = current();
    const { token } = await server.newPerson();
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await server.call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) })).json();
    const projectId = (await call('POST', 'project/add', { name: 'P' })).data.id as number;
    const pages = async (): Promise<ProjectPage[]> => (await call('GET', `page/list?projectId=${projectId}`)).data;
    const add = async (words: string): Promise<number> =>
      (await call('POST', 'page/add', { projectId, styledText: source(words) })).data.id;
    const write = async (id: number, words: string, rest?: string) => {
      const version = (await pages()).find((page) => page.id === id)?.version;
      expect((await call('PUT', 'page/edit', { id, version, styledText: source(words, rest) })).code).toBe(200);
    };
    const keep = async (name: string): Promise<DocumentVersion> =>
      (await call('POST', 'project/version/add', { projectId, name })).data;
    const list = async (): Promise<DocumentVersion[]> => (await call('GET', `project/version/list/${projectId}`)).data;
    const restore = (id: number) => call('POST', `project/version/restore/${id}`);
    const words = async () => (await pages()).map(({ id, styledText }) => [id, /title="(.*?)"/.exec(styledText)?.[1]]);
    return { server, token, projectId, call, pages, add, write, keep, list, restore, words };
  }

  it('bring the document back as it was, and back again', async () => {
    const { call, projectId, add, write, keep, list, restore, words } = await setUp();
    expect((await call('POST', 'project/version/add', { projectId, name: 'Empty' })).error).toBe('version/no-pages');
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    await call('PUT', 'page/order', { projectId, ids: [three, one, two] });
    const kept = await keep('  Before the meeting ');
    expect(kept).toMatchObject({ kind: 'named', name: 'Before the meeting', pages: 3 });
    const then = await words();
    await write(one, 'Other words');
    await call('DELETE', `page/remove/${three}`);
    const four = await add('Four');
    const later = await words();
    expect(later).toEqual([
      [one, 'Other words'],
      [two, 'Two'],
      [four, 'Four'],
    ]);

    const answer = await restore(kept.id);
    expect(answer.data).toMatchObject({ undo: 'restore-version', redo: null });
    expect(await words()).toEqual(then);
    // What it was before is a version, and so is what it is now.
    expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
      ['restored', 'Before the meeting'],
      ['before-restore', ''],
      ['named', 'Before the meeting'],
    ]);
    const before = (await list())[1]?.id ?? 0;
    const shown: VersionPage[] = (await call('GET', `project/version/pages/${before}`)).data;
    expect(shown.map(({ id, text }) => [id, /title="(.*?)"/.exec(text)?.[1]])).toEqual(later);

    const undone: HistoryState = (await call('POST', `project/undo/${projectId}`)).data;
    expect(undone.redo).toBe('restore-version');
    expect(await words()).toEqual(later);
    await call('POST', `project/redo/${projectId}`);
    expect(await words()).toEqual(then);
    await restore(before);
    expect(await words()).toEqual(later);
  });

  it('have pages that are gone for good, and the images that they show', async () => {
    const { server, token, projectId, call, add, write, keep, restore, words, pages } = await setUp();
    const uploaded = await server.call({
      method: 'POST',
      url: '/api/pagewright/document/uploadImages',
      token,
      ...form([
        { name: 'file', fileName: 'a.png', bytes: PNG },
        { name: 'projectId', value: String(projectId) },
      ]),
    });
    const imageUrl = uploaded.json().data.url as string;
    const [one, two] = [await add('One'), await add('Two')];
    await write(one, 'One', `<Image id="i" x={300} y={10} width={20} height={20} imageUrl="${imageUrl}" alt="A" />`);
    await write(two, 'Two', `<Circle id="c" x={1} y={1} width={9} height={9} link="page:${one}" />`);
    const kept = await keep('Whole');
    await call('DELETE', `page/remove/${one}`);
    await server.database.db.execute(sql`delete from pages where id = ${one}`);
    await sweepImages(server.database.db, 0);
    await sweepImages(server.database.db, 0);
    await restore(kept.id);
    const [[id, title], second] = (await words()) as [[number, string], [number, string]];
    expect([title, second]).toEqual(['One', [two, 'Two']]);
    expect(id).not.toBe(one);
    expect((await pages())[1]?.styledText).toContain(`link="page:${id}"`);
    expect((await pages()).map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    expect((await server.call({ method: 'GET', url: imageUrl, token })).statusCode).toBe(200);
    await call('POST', `project/undo/${projectId}`);
    expect(await words()).toEqual([[two, 'Two']]);
  });

  it('are kept by themselves after so many changes and before all pages are made anew', async () => {
    const { call, projectId, add, write, list } = await setUp();
    const page = await add('0');
    for (let count = 1; count < VERSIONS.edits; count += 1) {
      expect(await list()).toEqual([]);
      await write(page, String(count));
    }
    expect((await list()).map(({ kind }) => kind)).toEqual(['edits']);
    const restyle = (style: string) => call('POST', 'project/redesign', { projectId, style });
    // Nothing has changed since.
    await restyle('warm');
    await restyle('tech');
    expect((await list()).map(({ kind }) => kind)).toEqual(['edits']);
    await write(page, 'last');
    await restyle('warm');
    await restyle('elegant');
    expect((await list()).map(({ kind }) => kind)).toEqual(['before-restyle', 'edits']);
  });

  it('keep what has a name, and of the others the newest', async () => {
    const { server, call, projectId, add, keep, list } = await setUp();
    await add('One');
    const named = await keep('Mine');
    await server.database.db.execute(sql`
      insert into document_versions (project_id, kind, state, digest, pages, outlines, last_step, length)
      select project_id, 'edits', state, digest, pages, outlines, last_step, length
      from document_versions, generate_series(1, ${VERSIONS.automatic + 5}) where id = ${named.id}`);
    const [newest] = await list();
    const renamed = await call('PUT', 'project/version/name', { id: newest?.id, name: 'Good one' });
    expect(renamed.data).toMatchObject({ kind: 'named', name: 'Good one' });
    await add('Two');
    await keep('Third');
    const kinds = (await list()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'named')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'edits')).toHaveLength(VERSIONS.automatic);
    await server.database.db.execute(sql`update document_versions set kind = 'named' where project_id = ${projectId}`);
    expect((await call('POST', 'project/version/add', { projectId, name: 'One more' })).error).toBe('version/too-many');
    expect((await call('DELETE', `project/version/remove/${named.id}`)).code).toBe(200);
    expect((await list()).some(({ id }) => id === named.id)).toBe(false);
  });
});

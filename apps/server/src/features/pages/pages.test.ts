import { randomUUID } from 'node:crypto';
import type { ProjectPage } from '@pagewright/contract/pages';
import { PAGE_PICTURES } from '@pagewright/model/limits';
import { parsePage } from '@pagewright/page/source-text';
import { and, eq, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases, type TestServer } from '../../testing/test-server.ts';
import { images } from '../images/tables.ts';
import { pagesInPieces } from './pages-in-pieces.ts';
import { pages } from './tables.ts';

const SOURCE = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';

async function newProject(server: TestServer) {
  const { token } = await server.newPerson();
  const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: { name: 'P' } });
  return { token, projectId: made.json().data.id as number };
}

onBothDatabases('pages', {}, (current) => {
  async function setUp() {
    const server = current();
    const { token, projectId } = await newProject(server);
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      server.call({ method, url: `/api/pagewright/page/${path}`, token, ...(payload ? { payload } : {}) });
    const list = async (): Promise<ProjectPage[]> =>
      (await server.call({ method: 'GET', url: `/api/pagewright/page/list?projectId=${projectId}`, token })).json()
        .data;
    const call = async (method: 'POST', path: string) =>
      (await server.call({ method, url: `/api/pagewright/${path}`, token })).json();
    return { projectId, send, list, call };
  }

  it('are saved over the version that was read, and never over a newer one', async () => {
    const { projectId, send, list } = await setUp();
    const page = (await send('POST', 'add', { projectId, generatedText: SOURCE })).json().data as ProjectPage;
    expect(page).toMatchObject({ pageNumber: 1, version: 1, styledText: '', generatedText: SOURCE });
    const edits = await Promise.all(
      ['#111111', '#222222', '#333333'].map((color) =>
        send('PUT', 'edit', { id: page.id, version: 1, styledText: SOURCE.replace('#ffffff', color) }),
      ),
    );
    expect(edits.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = edits.find(({ statusCode }) => statusCode === 200)?.json().data as ProjectPage;
    expect(await list()).toEqual([winner]);
    expect(winner.version).toBe(2);
  });

  it('say which version is the newest where another was meant, and keep what is stored', async () => {
    const { projectId, send, list } = await setUp();
    const page = (await send('POST', 'add', { projectId, generatedText: SOURCE })).json().data as ProjectPage;
    const mine = SOURCE.replace('#ffffff', '#111111');
    await send('PUT', 'edit', { id: page.id, version: 1, styledText: mine });
    for (const version of [0, 1, 3, 99]) {
      const answer = await send('PUT', 'edit', {
        id: page.id,
        version,
        styledText: SOURCE,
        name: 'Late',
        pageNumber: 1,
      });
      expect(answer.json()).toMatchObject({ code: 409, error: 'request/conflict', params: { version: 2 } });
    }
    expect(await list()).toMatchObject([{ styledText: mine, name: '', version: 2 }]);
  });

  it('take the same change once more, over the version that it was made on: the answer to the first may be lost', async () => {
    const { projectId, send, list } = await setUp();
    const page = (await send('POST', 'add', { projectId, generatedText: SOURCE })).json().data as ProjectPage;
    const body = { id: page.id, version: 1, styledText: SOURCE.replace('#ffffff', '#111111'), name: 'Mine' };
    const first = await send('PUT', 'edit', body);
    const again = await send('PUT', 'edit', body);
    expect(again.json()).toEqual(first.json());
    expect(await list()).toMatchObject([{ name: 'Mine', version: 2 }]);
    for (const other of [{ name: 'Other' }, { prompt: 'Other' }, { styledText: '' }, { pageType: 'ppt-4-3' }]) {
      const answer = await send('PUT', 'edit', { ...body, ...other });
      expect(answer.json()).toMatchObject({ code: 409, error: 'request/conflict' });
    }
  });

  it('go back to how they were generated when their own text is cleared', async () => {
    const { projectId, send, list } = await setUp();
    const page = (await send('POST', 'add', { projectId, generatedText: SOURCE })).json().data as ProjectPage;
    const styledText = SOURCE.replace('#ffffff', '#111111');
    await send('PUT', 'edit', { id: page.id, version: 1, styledText });
    const back = await send('PUT', 'edit', { id: page.id, version: 2, styledText: '' });
    expect(back.json().data).toMatchObject({ styledText: '', generatedText: SOURCE, version: 3 });
    expect((await list())[0]).toEqual(back.json().data);
  });

  it('with a fault in the text are not saved, and say where it is', async () => {
    const { projectId, send, list } = await setUp();
    const page = (await send('POST', 'add', { projectId, generatedText: SOURCE })).json().data as ProjectPage;
    const styledText = `${SOURCE.replace(' />', '>')}\n  <Nothing id="n" />\n</Page>`;
    const answer = await send('PUT', 'edit', { id: page.id, version: 1, styledText });
    expect(answer.json()).toMatchObject({ code: 400, error: 'page/unknown-element', params: { line: 2, column: 3 } });
    expect(answer.json().msg).toMatch(/2.*3/);
    expect(await list()).toEqual([page]);
  });

  it('have a name, a description and a prompt, none blank and none too long', async () => {
    const { projectId, send, list } = await setUp();
    const properties = { name: '页'.repeat(30), description: 'd'.repeat(200), prompt: 'Keep it short' };
    const page = (await send('POST', 'add', { projectId, ...properties })).json().data as ProjectPage;
    expect(page).toMatchObject(properties);
    const edited = await send('PUT', 'edit', { id: page.id, version: 1, name: ' Other ' });
    expect(edited.json().data).toMatchObject({ ...properties, name: 'Other', version: 2 });
    for (const [field, value] of [
      ['name', 'x'.repeat(31)],
      ['name', '  '],
      ['description', 'x'.repeat(201)],
      ['description', ''],
      ['prompt', ' '],
    ] as const) {
      const answer = await send('PUT', 'edit', { id: page.id, version: 2, [field]: value });
      expect(answer.json(), field).toMatchObject({ code: 400, error: 'request/invalid', params: { field } });
    }
    expect((await list())[0]).toMatchObject({ name: 'Other', version: 2 });
    // Taken back, it is not filled in, as before.
    await send('PUT', 'edit', { id: page.id, version: 2, name: null, prompt: null });
    expect((await list())[0]).toMatchObject({ ...properties, name: '', prompt: '', version: 3 });
  });

  it('are copied right after themselves, with everything they have', async () => {
    const { projectId, send, list } = await setUp();
    const add = async (name: string) =>
      (await send('POST', 'add', { projectId, name, generatedText: SOURCE })).json().data as ProjectPage;
    const [first, second] = [await add('One'), await add('Two')];
    await send('PUT', 'edit', { id: first.id, version: 1, styledText: SOURCE.replace('#ffffff', '#222222') });
    const copy = (await send('POST', `duplicate/${first.id}`)).json().data as ProjectPage;
    const [one, two, three] = await list();
    expect([one?.id, two?.id, three?.id]).toEqual([first.id, copy.id, second.id]);
    expect([one, two, three].map((page) => page?.pageNumber)).toEqual([1, 2, 3]);
    const { id: _, createTime: __, ...same } = one as ProjectPage;
    expect(two).toMatchObject({ ...same, pageNumber: 2, version: 1 });
    await send('PUT', 'edit', { id: copy.id, version: 1, styledText: '' });
    expect((await list())[0]?.styledText).toContain('#222222');
  });

  it('are copied several at once, all or none, and links between them lead from copy to copy', async () => {
    const { projectId, send, list } = await setUp();
    const add = async () => (await send('POST', 'add', { projectId })).json().data.id as number;
    const [a, b, c] = [await add(), await add(), await add()];
    const linked = (...to: number[]) =>
      SOURCE.replace(
        ' />',
        `>${to.map((id, at) => `<Rectangle id="link-${at}" x={1} y={1} width={9} height={9} link="page:${id}" />`).join('')}</Page>`,
      );
    await send('PUT', 'edit', { id: a, version: 1, styledText: linked(a, b, c) });
    const links = async (id: number) => {
      const page = (await list()).find((one) => one.id === id);
      return parsePage(page?.styledText ?? '').components.flatMap(({ link }) => link ?? []);
    };
    const alone = (await send('POST', `duplicate/${a}`)).json().data.id as number;
    expect(await links(alone)).toEqual([`page:${alone}`, `page:${b}`, `page:${c}`]);
    const made = (await send('POST', 'duplicate/batch', { ids: [a, b] })).json().data as ProjectPage[];
    const [first = 0, second = 0] = made.map(({ id }) => id);
    expect(made.map(({ pageNumber }) => pageNumber)).toEqual([2, 5]);
    expect((await list()).map(({ id }) => id)).toEqual([a, first, alone, b, second, c]);
    expect(await links(first)).toEqual([`page:${first}`, `page:${second}`, `page:${c}`]);
    expect(await links(a)).toEqual([`page:${a}`, `page:${b}`, `page:${c}`]);
    const other = await setUp();
    const strange = (await other.send('POST', 'add', { projectId: other.projectId })).json().data.id as number;
    const refused = await send('POST', 'duplicate/batch', { ids: [a, strange] });
    expect(refused.json()).toMatchObject({ code: 404, error: 'request/not-found' });
    expect(await list()).toHaveLength(6);
  });

  it('take any order in one call, and only an order of exactly the pages there are', async () => {
    const { projectId, send, list } = await setUp();
    const ids: number[] = [];
    for (let page = 0; page < 5; page++) ids.push((await send('POST', 'add', { projectId })).json().data.id);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 5 }), async (order) => {
        const answer = await send('PUT', 'order', { projectId, ids: order });
        expect(answer.json().data).toEqual(order.map((id, index) => ({ id, pageNumber: index + 1 })));
        const found = await list();
        expect(found.map(({ id }) => id)).toEqual(order);
        expect(found.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
      }),
      { numRuns: 8 },
    );
    const before = await list();
    const other = await setUp();
    const strange = (await other.send('POST', 'add', { projectId: other.projectId })).json().data.id as number;
    for (const wrong of [ids.slice(1), [...ids, strange], [...ids.slice(1), strange], [...ids.slice(1), ids[1]]]) {
      const answer = await send('PUT', 'order', { projectId, ids: wrong });
      expect(answer.json()).toMatchObject({ code: 409, error: 'request/conflict' });
    }
    expect(await list()).toEqual(before);
  });

  it('are hidden, moved and put into sections in one step, and copies and new pages join the section before them', async () => {
    const { projectId, send, list, call } = await setUp();
    const ids: number[] = [];
    for (let page = 0; page < 4; page++) ids.push((await send('POST', 'add', { projectId })).json().data.id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const shown = async () => (await list()).map(({ id, section, hidden }) => ({ id, section, hidden }));
    const plain = await shown();
    const pages = [
      { id: a, section: 'Opening' },
      { id: c, section: 'Opening', hidden: true },
      { id: b, section: ' Money ' },
      { id: d },
    ];
    expect((await send('PUT', 'arrangement', { projectId, pages })).statusCode).toBe(200);
    const arranged = [
      { id: a, section: 'Opening', hidden: false },
      { id: c, section: 'Opening', hidden: true },
      { id: b, section: 'Money', hidden: false },
      { id: d, section: '', hidden: false },
    ];
    expect(await shown()).toEqual(arranged);
    expect((await call('POST', `project/undo/${projectId}`)).data).toMatchObject({ step: 'hide' });
    expect(await shown()).toEqual(plain);
    await call('POST', `project/redo/${projectId}`);
    expect(await shown()).toEqual(arranged);
    const wrong = await send('PUT', 'arrangement', { projectId, pages: pages.slice(1) });
    expect(wrong.json()).toMatchObject({ code: 409, error: 'request/conflict' });
    expect(await shown()).toEqual(arranged);
    const copy = (await send('POST', `duplicate/${c}`)).json().data as ProjectPage;
    expect(copy).toMatchObject({ pageNumber: 3, section: 'Opening', hidden: true });
    const first = (await send('POST', 'add', { projectId, pageNumber: 1 })).json().data as ProjectPage;
    expect(first).toMatchObject({ section: 'Opening', hidden: false });
    const heads = (await send('GET', `heads?projectId=${projectId}`)).json().data as ProjectPage[];
    expect(heads.map(({ hidden }) => hidden)).toEqual([false, false, true, true, false, false]);
  });

  it('are connected in pairs, each once, and lose their connections with them', async () => {
    const { projectId, send } = await setUp();
    const [a, b, c] = await Promise.all(
      [1, 2, 3].map(async () => (await send('POST', 'add', { projectId })).json().data.id as number),
    );
    const other = await setUp();
    const strange = (await other.send('POST', 'add', { projectId: other.projectId })).json().data.id as number;
    const save = (connections: object[]) => send('PUT', 'connections', { projectId, connections });
    const all = [
      { id: 'one', sourcePageId: a, targetPageId: b },
      { id: 'three', sourcePageId: b, targetPageId: a },
      { id: 'two', sourcePageId: b, targetPageId: c },
    ];
    expect((await save(all)).json().data).toEqual(all);
    for (const wrong of [
      { id: 'x', sourcePageId: a, targetPageId: a },
      { id: 'x', sourcePageId: a, targetPageId: b },
      { id: 'one', sourcePageId: c, targetPageId: a },
      { id: 'x', sourcePageId: a, targetPageId: strange },
      { id: '', sourcePageId: c, targetPageId: a },
    ]) {
      const answer = await save([...all, wrong]);
      expect(answer.json()).toMatchObject({ code: 400, error: 'request/invalid' });
      expect(answer.json().params.field).toMatch(/^connections\.3/);
    }
    const stored = async () => (await send('GET', `connections?projectId=${projectId}`)).json().data;
    expect(await stored()).toEqual(all);
    await send('DELETE', `remove/${c}`);
    expect(await stored()).toEqual(all.slice(0, 2));
    await save([]);
    expect(await stored()).toEqual([]);
    // What was hidden with the deleted page comes back with it, whatever was saved meanwhile.
    await send('POST', 'restore/batch', { ids: [c] });
    expect(await stored()).toEqual(all.slice(2));
  });

  it('are listed without their texts for whoever needs only to know of them', async () => {
    const { projectId, send } = await setUp();
    await send('POST', 'add', { projectId, name: 'A', pageType: 'a4', styledText: SOURCE });
    const heads = (await send('GET', `heads?projectId=${projectId}`)).json().data;
    const sketch = { width: 1280, height: 720, background: { type: 'solid', color: '#ffffff' } };
    const about = {
      pageNumber: 1,
      pageType: 'a4',
      name: 'A',
      hidden: false,
      section: '',
      version: 1,
      title: 'A',
      sketch,
      isBlank: false,
    };
    expect(heads).toEqual([{ id: expect.any(Number), ...about }]);
  });

  it('of a long document come as a few bytes each, and a few texts by their ids', async () => {
    const { projectId, send } = await setUp();
    const text = SOURCE.replace(' />', `><Text id="a" text="${'x'.repeat(50_000)}" /></Page>`);
    await current().database.db.execute(sql`
      insert into pages (project_id, page_number, styled_text, generated_text)
      select ${projectId}, number, ${text}, ${text} from generate_series(1, 200) as number`);
    const answer = await send('GET', `heads?projectId=${projectId}`);
    expect(answer.json().data).toHaveLength(200);
    expect(answer.rawPayload.length).toBeLessThan(200 * 300);
    expect(answer.json().data[0]).toMatchObject({ title: 'A', sketch: { width: 1280 } });
    const ids = [7, 3, 199].map((index) => answer.json().data[index].id);
    const some = (await send('GET', `list?projectId=${projectId}&ids=${ids.join(',')}`)).json().data;
    expect(some.map(({ pageNumber }: ProjectPage) => pageNumber)).toEqual([4, 8, 200]);
    const other = await newProject(current());
    expect((await send('GET', `list?projectId=${other.projectId}&ids=${ids[0]}`)).statusCode).toBe(404);
    for (const wrong of ['', 'a', '1,,2', Array.from({ length: 51 }, (_, index) => index + 1).join()]) {
      expect((await send('GET', `list?projectId=${projectId}&ids=${wrong}`)).statusCode, wrong).toBe(400);
    }
  });

  it('show so many pictures and no more, and so many bytes of them', async () => {
    const server = current();
    const person = await server.newPerson();
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload: object, language = 'en-US') =>
      server.call({
        method,
        url: `/api/pagewright/${path}`,
        token: person.token,
        payload,
        headers: { 'accept-language': language },
      });
    const projectId = (await call('POST', 'project/add', {})).json().data.id;
    const blob = { key: 'images/none', sha256: 'none' };
    const stored = (count: number, size: number) =>
      server.database.db
        .insert(images)
        .values(
          Array.from({ length: count }, () => {
            const about = { userId: person.id, projectId, name: 'a.bmp', mime: 'image/bmp', width: 10, height: 10 };
            return { key: randomUUID(), ...about, file: { ...blob, size } };
          }),
        )
        .returning({ key: images.key });
    const showing = (keys: readonly { key: string }[]) => {
      const image = ({ key }: { key: string }, index: number) =>
        `<Image id="i${index}" x={0} y={0} width={10} height={10} imageUrl="/api/pagewright/image/${key}" />`;
      return SOURCE.replace(' />', `>${keys.map(image).join('')}</Page>`);
    };
    const small = await stored(PAGE_PICTURES.count + 1, 10);
    const fits = await call('POST', 'page/add', { projectId, styledText: showing(small.slice(1)) });
    expect(fits.json()).toMatchObject({ code: 200 });
    const { id, version } = fits.json().data;
    const many = await call('PUT', 'page/edit', { id, version, styledText: showing(small) }, 'fr-FR');
    expect(many.json()).toMatchObject({ error: 'page/too-many-pictures', params: { max: PAGE_PICTURES.count } });
    expect(many.json().msg).toContain('trop d’images');
    const large = await stored(2, PAGE_PICTURES.bytes / 2 + 1);
    const heavy = await call('POST', 'page/add', { projectId, generatedText: showing(large) });
    expect(heavy.json()).toMatchObject({ error: 'page/pictures-too-large' });
    expect((await call('POST', 'page/add', { projectId, styledText: showing(large.slice(1)) })).statusCode).toBe(200);
  });

  it('are read a few at a time, however much they hold together', async () => {
    const { projectId, send, list } = await setUp();
    await send('POST', 'add', { projectId });
    const { db } = current().database;
    await db.execute(sql`
      insert into pages (project_id, page_number, styled_text)
      select ${projectId}, number, repeat('x', 400000) from generate_series(2, 60) as number`);
    let read = 0;
    let most = 0;
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'select') read += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    let since = 0;
    let before = 0;
    for await (const _ of pagesInPieces(counted, projectId)) {
      since = read === before ? since + 1 : 1;
      before = read;
      most = Math.max(most, since);
    }
    expect(most).toBeLessThanOrEqual(3);
    expect((await list()).map(({ pageNumber }) => pageNumber)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  });

  it('are not more, nor hold more, than a project takes', async () => {
    const { projectId, send } = await setUp();
    const first = (await send('POST', 'add', { projectId, styledText: SOURCE })).json().data as ProjectPage;
    const { db } = current().database;
    const fill = (count: number, bytes: number) =>
      db.execute(sql`
        insert into pages (project_id, page_number, generated_text)
        select ${projectId}, number + 1, repeat('x', ${bytes}) from generate_series(1, ${count}) as number`);
    await fill(999, 1);
    const full = { code: 400, error: 'project/full' };
    expect((await send('POST', 'add', { projectId })).json()).toMatchObject(full);
    expect((await send('POST', `duplicate/${first.id}`)).json()).toMatchObject(full);
    expect((await send('PUT', 'edit', { id: first.id, version: 1, styledText: SOURCE })).statusCode).toBe(200);
    await db.delete(pages).where(and(eq(pages.projectId, projectId), ne(pages.id, first.id)));
    await fill(1, 96 * 2 ** 20 - 100);
    expect((await send('POST', 'add', { projectId, styledText: SOURCE })).json()).toMatchObject(full);
    expect((await send('PUT', 'edit', { id: first.id, version: 2, styledText: SOURCE })).json()).toMatchObject(full);
    expect((await send('PUT', 'edit', { id: first.id, version: 2, name: 'Still' })).statusCode).toBe(200);
  });

  it('that were deleted come back as they were: id, version, texts, brief and place', async () => {
    const { projectId, send, list } = await setUp();
    for (const title of ['A', 'B', 'C', 'D']) {
      await send('POST', 'add', { projectId, name: title, generatedText: SOURCE.replace('"A"', `"${title}"`) });
    }
    const before = await list();
    const [first, second, third] = before.map(({ id }) => id);
    await send('POST', 'remove/batch', { ids: [first, third] });
    expect((await list()).map(({ name, pageNumber }) => [name, pageNumber])).toEqual([
      ['B', 1],
      ['D', 2],
    ]);
    expect((await send('GET', `getInfo/${first}`)).statusCode).toBe(404);
    expect((await send('PUT', 'edit', { id: first, version: 1, name: 'E' })).statusCode).toBe(404);
    const restored = await send('POST', 'restore/batch', { ids: [third, first] });
    expect(restored.json().data).toEqual([
      { id: first, pageNumber: 1 },
      { id: third, pageNumber: 3 },
    ]);
    expect(await list()).toEqual(before);
    // Said twice, it is done once; one that is not deleted is no error.
    expect((await send('POST', 'restore/batch', { ids: [third, second] })).statusCode).toBe(200);
    expect(await list()).toEqual(before);
    expect((await send('POST', 'restore/batch', { ids: [first, 999_999] })).statusCode).toBe(404);
  });

  it('that were deleted count nowhere, and are gone after thirty days', async () => {
    const { projectId, send, list } = await setUp();
    const add = async () => (await send('POST', 'add', { projectId })).json().data.id as number;
    const [kept, recent, old] = [await add(), await add(), await add()];
    await send('POST', 'remove/batch', { ids: [recent, old] });
    const { db } = current().database;
    const days = (count: number) => sql`now() - make_interval(days => ${count})`;
    await db
      .update(pages)
      .set({ deletedAt: days(29) })
      .where(eq(pages.id, recent));
    await db
      .update(pages)
      .set({ deletedAt: days(31) })
      .where(eq(pages.id, old));
    expect((await send('PUT', 'order', { projectId, ids: [kept, recent, old] })).statusCode).toBe(409);
    expect((await send('PUT', 'order', { projectId, ids: [kept] })).statusCode).toBe(200);
    expect((await send('POST', 'restore/batch', { ids: [old] })).statusCode).toBe(404);
    await current().services.tidy();
    expect((await db.select({ id: pages.id }).from(pages).where(eq(pages.projectId, projectId))).length).toBe(2);
    expect((await send('POST', 'restore/batch', { ids: [recent] })).statusCode).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([kept, recent]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'page/unknown-element'],
    [
      'a handler',
      SOURCE.replace(' />', '><Text id="t" onLoad="x" x={0} y={0} width={9} height={9}>a</Text></Page>'),
      'page/unknown-attribute',
    ],
    ['a call', SOURCE.replace('"A"', '{fetch("/")}'), 'page/bad-value'],
    ['half a page', '<Page title="A"', 'page/syntax'],
  ])('with %s in their source are refused, with the place', async (_, styledText, error) => {
    const { projectId, send, list } = await setUp();
    const answer = await send('POST', 'add', { projectId, styledText });
    expect(answer.json()).toMatchObject({ code: 400, error, params: { line: expect.any(Number) } });
    expect(await list()).toEqual([]);
  });

  it('with a NUL character or a body that is too large are refused', async () => {
    const { projectId, send } = await setUp();
    expect((await send('POST', 'add', { projectId, pageType: 'a\u0000b' })).statusCode).toBe(400);
    expect((await send('POST', 'add', { projectId, styledText: 'x'.repeat(5 * 2 ** 20) })).statusCode).toBe(400);
  });

  it('are numbered from 1 without gaps after any adding, moving and removing', async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), at: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('move' as const), from: fc.nat(9), to: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('remove' as const), which: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (actions) => {
        const { projectId, send, list } = await setUp();
        let expected: number[] = [];
        for (const one of actions) {
          if (one.kind === 'add') {
            const { id, pageNumber } = (await send('POST', 'add', { projectId, pageNumber: one.at })).json()
              .data as ProjectPage;
            expect(pageNumber).toBe(Math.min(one.at, expected.length + 1));
            expected.splice(pageNumber - 1, 0, id);
          } else if (one.kind === 'move' && expected.length > 0) {
            const id = expected[one.from % expected.length] as number;
            const { version } = (await list()).find((page) => page.id === id) as ProjectPage;
            await send('PUT', 'edit', { id, version, pageNumber: one.to });
            expected = expected.filter((other) => other !== id);
            expected.splice(Math.min(one.to, expected.length + 1) - 1, 0, id);
          } else if (one.kind === 'remove' && expected.length > 0) {
            const ids = [...new Set(one.which.map((index) => expected[index % expected.length] as number))];
            await send('POST', 'remove/batch', { ids });
            expected = expected.filter((id) => !ids.includes(id));
          }
        }
        const found = await list();
        expect(found.map(({ id }) => id)).toEqual(expected);
        expect(found.map(({ pageNumber }) => pageNumber)).toEqual(expected.map((_, index) => index + 1));
      }),
      { numRuns: 15 },
    );
  });
});

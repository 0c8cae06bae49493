import { COLLECTION_LIMITS, type Collection, type CollectionPage } from '@pagewright/contract/collections';
import type { ProjectPage } from '@pagewright/contract/pages';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listPages, newProject, pointsOf } from '../../testing/test-generations.ts';
import { form, onBothDatabases, type TestPerson, WELCOME_POINTS } from '../../testing/test-server.ts';
import { sweepImages } from '../images/sweep.ts';
import { images } from '../images/tables.ts';
import { collections } from './tables.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);
const TOLD = { description: 'What the harbour does', industry: 'engineering', category: 'report', price: 0 } as const;
const PROPERTIES = { name: 'Harbour', description: 'The harbour in May', prompt: 'Say what ships came' };

function page(title: string, inside = ''): string {
  return `<Page title="${title}" format="ppt-16-9" language="en-US" notes="Do not tell" background={{ type: "solid", color: "#ffffff" }}>
    <Heading id="head" x={40} y={40} width={600} height={60} origin={["secret.docx#0"]}>${title}</Heading>${inside}
  </Page>`;
}

onBothDatabases('published works', { working: true }, (current) => {
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const callAs = (person?: TestPerson) => (method: Method, path: string, payload?: object) =>
    current().call({
      method,
      url: `/api/pagewright/${path}`,
      token: person?.token,
      ...(payload ? { payload } : {}),
    });
  const visitor = callAs();

  async function newMember() {
    const person = await current().newPerson({ invited: true });
    const call = callAs(person);
    const add = async (projectId: number, styledText: string, properties: object = PROPERTIES) =>
      (await call('POST', 'page/add', { projectId, styledText, ...properties })).json().data as ProjectPage;
    const publish = (projectId: number, told: object = {}) =>
      call('POST', 'collection/publish', { projectId, name: 'The harbour', ...TOLD, ...told });
    return { person, call, add, publish, projectId: await newProject(current(), person.token) };
  }

  /** A work of two pages, the first of which leads to the second and shows a picture; a hidden page lies between them. */
  async function setUp(told: object = {}) {
    const member = await newMember();
    const { call, add, publish, projectId, person } = member;
    const sent = await current().call({
      method: 'POST',
      url: '/api/pagewright/document/uploadImages',
      token: person.token,
      ...form([
        { name: 'file', fileName: 'crane.png', bytes: PNG },
        { name: 'projectId', value: String(projectId) },
      ]),
    });
    const hidden = await add(projectId, page('Between us'));
    const last = await add(projectId, page('Prospects'));
    const first = await add(
      projectId,
      page(
        'Ships',
        `<Image id="crane" x={40} y={200} width={100} height={60} imageUrl="${sent.json().msg}" link="page:${last.id}" />`,
      ),
    );
    const arranged = [first.id, hidden.id, last.id].map((id) => ({ id, hidden: id === hidden.id }));
    expect((await call('PUT', 'page/arrangement', { projectId, pages: arranged })).statusCode).toBe(200);
    const answer = await publish(projectId, told);
    expect(answer.json()).toMatchObject({ code: 200 });
    return { ...member, work: answer.json().data as Collection, pageIds: [first.id, hidden.id, last.id] };
  }

  const pagesOf = async (id: number, query = '') =>
    (await visitor('GET', `collection/pages/${id}${query}`)).json().data as CollectionPage[];

  it('are seen by everybody: what the pages show, and nothing of how they were made', async () => {
    const { work, projectId, call } = await setUp();
    expect(work).toMatchObject({ name: 'The harbour', pageCount: 2, format: 'ppt-16-9', isOwn: true, projectId });
    const seen = (await visitor('GET', `collection/getInfo/${work.collectionId}`)).json().data;
    expect(seen).toEqual({ ...work, isOwn: false, projectId: null });
    expect(seen.publisher).not.toContain('@');
    const pages = await pagesOf(work.collectionId);
    expect(pages).toMatchObject([
      { pageNumber: 1, name: 'Harbour', description: 'The harbour in May' },
      { pageNumber: 2, name: 'Harbour' },
    ]);
    const text = JSON.stringify(pages);
    expect(text).toContain('Prospects');
    for (const secret of ['Do not tell', 'secret.docx', 'Between us', 'Say what ships came'])
      expect(text).not.toContain(secret);
    // Its first page leads to the page that is its second.
    expect(pages[0]?.text).toContain('"page:2"');
    expect(await pagesOf(work.collectionId, '?limit=1')).toEqual(pages.slice(0, 1));
    expect((await call('GET', 'collection/own')).json().data).toEqual([work]);
  });

  it('stay as they were published, with their pictures, whatever becomes of the project', async () => {
    const { work, call, projectId, pageIds } = await setUp();
    const before = await pagesOf(work.collectionId);
    await call('PUT', 'page/edit', { id: pageIds[2], version: 1, styledText: page('Changed') });
    await call('DELETE', `project/remove/${projectId}`);
    await sweepImages(current().database.db, -1);
    expect(await pagesOf(work.collectionId)).toEqual(before);
    expect((await call('GET', 'collection/own')).json().data).toMatchObject([{ projectId: null }]);
    const key = /image\/([\w-]{20,60})/.exec(before[0]?.text ?? '')?.[1] ?? '';
    const picture = await visitor('GET', `collection/image/${work.collectionId}/${key}`);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/png');
  });

  it('give out no image that they do not show', async () => {
    const { work, person } = await setUp();
    const { db } = current().database;
    const own = await db.select({ key: images.key }).from(images).where(eq(images.userId, person.id));
    // The project's own image is not the one that the work has.
    expect(own).toHaveLength(2);
    const shown = (await pagesOf(work.collectionId))[0]?.text ?? '';
    const other = own.find(({ key }) => !shown.includes(key))?.key;
    expect((await visitor('GET', `collection/image/${work.collectionId}/${other}`)).statusCode).toBe(404);
    expect((await visitor('GET', `image/${other}`)).statusCode).toBe(401);
  });

  it('need at least one page, and of each page a name, a description and a prompt', async () => {
    const { projectId, publish, add, call } = await newMember();
    expect((await publish(projectId)).json()).toMatchObject({ code: 400, error: 'publish/no-pages' });
    const only = await add(projectId, page('One'), { name: 'One' });
    await add(projectId, page('Two'));
    const refused = (await publish(projectId)).json();
    const params = { name: '', description: '1', prompt: '1' };
    expect(refused).toMatchObject({ code: 400, error: 'publish/incomplete', params });
    await call('PUT', 'page/edit', { id: only.id, version: only.version, description: 'One thing', prompt: 'Say it' });
    expect((await publish(projectId)).json().data).toMatchObject({ pageCount: 2 });
  });

  it('need a name, a description, an industry, a category and a price within their bounds', async () => {
    const { projectId, publish, add } = await newMember();
    await add(projectId, page('One'));
    for (const wrong of [
      { name: '' },
      { name: 'n'.repeat(COLLECTION_LIMITS.name + 1) },
      { description: ' ' },
      { description: 'd'.repeat(COLLECTION_LIMITS.description + 1) },
      { industry: 'magic' },
      { category: undefined },
      { price: undefined },
      { price: -1 },
      { price: 1.5 },
    ]) {
      const answer = await publish(projectId, wrong);
      expect(answer.json(), JSON.stringify(wrong)).toMatchObject({ code: 400, error: 'request/invalid' });
    }
  });

  it('are found by words, industry, category and price, the newest first, page by page', async () => {
    const { projectId, publish, add } = await newMember();
    await add(projectId, page('One'));
    const told = { industry: 'policy', category: 'feasibility' } as const;
    for (const [name, price] of [
      ['Quay 50% plan', 0],
      ['Quay_two', 5],
      ['Bridge', 7],
    ] as const) {
      await publish(projectId, { name, price, ...told });
    }
    const find = async (query: string) => {
      const { data } = (await visitor('GET', `collection/list?industry=policy&category=feasibility&${query}`)).json();
      return [data.total, ...data.collections.map(({ name }: Collection) => name)];
    };
    expect(await find('')).toEqual([3, 'Bridge', 'Quay_two', 'Quay 50% plan']);
    expect(await find('search=QUAY')).toEqual([2, 'Quay_two', 'Quay 50% plan']);
    expect(await find('search=plan%20quay')).toEqual([1, 'Quay 50% plan']);
    // No sign means more than itself.
    expect(await find('search=%25')).toEqual([1, 'Quay 50% plan']);
    expect(await find('search=_')).toEqual([1, 'Quay_two']);
    expect(await find('price=free')).toEqual([1, 'Quay 50% plan']);
    expect(await find('price=paid')).toEqual([2, 'Bridge', 'Quay_two']);
    expect(await find('size=2&page=2')).toEqual([3, 'Quay 50% plan']);
    const none = await visitor('GET', 'collection/list?industry=personal&category=feasibility');
    expect(none.json().data).toEqual({ total: 0, collections: [] });
  });

  it('are renamed, published anew in their place and taken back by who published them, and by nobody else', async () => {
    const { work, call, publish, projectId, pageIds } = await setUp();
    const stranger = await newMember();
    await stranger.add(stranger.projectId, page('Mine'));
    const { collectionId } = work;
    const renamed = await call('PUT', 'collection/edit', { collectionId, name: 'The port', price: 3 });
    expect(renamed.json().data).toEqual({ ...work, name: 'The port', price: 3 });
    for (const refused of [
      await stranger.call('PUT', 'collection/edit', { collectionId, name: 'Taken' }),
      await stranger.call('DELETE', `collection/remove/${collectionId}`),
      await stranger.publish(stranger.projectId, { collectionId }),
      await stranger.publish(projectId),
    ]) {
      expect(refused.json()).toMatchObject({ code: 404, error: 'request/not-found' });
    }
    await call('DELETE', `page/remove/${pageIds[2]}`);
    const again = (await publish(projectId, { collectionId, name: 'The port' })).json().data;
    expect(again).toMatchObject({ collectionId, name: 'The port', pageCount: 1, price: 0 });
    const pages = await pagesOf(collectionId);
    expect(pages).toHaveLength(1);
    // What it led to is not there any more.
    expect(pages[0]?.text).not.toContain('page:');
    expect((await call('DELETE', `collection/remove/${collectionId}`)).statusCode).toBe(200);
    for (const gone of ['getInfo', 'pages']) {
      expect((await visitor('GET', `collection/${gone}/${collectionId}`)).statusCode).toBe(404);
    }
  });

  it('become documents of those who use them, whose pages, links and pictures are their own', async () => {
    const { work, call } = await setUp();
    const reader = await newMember();
    const used = await reader.call('POST', 'collection/use', { collectionId: work.collectionId, price: 0 });
    expect(used.json().data).toMatchObject({ name: 'The harbour', pageCount: 2, generated: true });
    const projectId = used.json().data.id as number;
    await call('DELETE', `collection/remove/${work.collectionId}`);
    await sweepImages(current().database.db, -1);
    const pages = await listPages(current(), reader.person.token, projectId);
    expect(pages).toMatchObject([
      { ...PROPERTIES, pageType: 'ppt-16-9' },
      { ...PROPERTIES, pageNumber: 2 },
    ]);
    expect(pages[0]?.styledText).toContain(`"page:${pages[1]?.id}"`);
    const key = /image\/([\w-]{20,60})/.exec(pages[0]?.styledText ?? '')?.[1] ?? '';
    expect((await reader.call('GET', `image/${key}`)).statusCode).toBe(200);
    expect((await call('GET', `image/${key}`)).statusCode).toBe(404);
  });

  it('cost their price once, at the price that was told, and nothing those who published them', async () => {
    const { work, call, person } = await setUp({ price: 30 });
    const reader = await newMember();
    const points = async (of: TestPerson) => (await pointsOf(current(), of)).available;
    const { collectionId } = work;
    const use = (price: number, by = reader.call) => by('POST', 'collection/use', { collectionId, price });
    expect((await use(20)).json()).toMatchObject({ code: 409, error: 'publish/price-changed', params: { price: 30 } });
    expect(await points(reader.person)).toBe(WELCOME_POINTS);
    expect((await use(30)).statusCode).toBe(200);
    expect((await use(30)).statusCode).toBe(200);
    expect(await points(reader.person)).toBe(WELCOME_POINTS - 30);
    expect(await points(person)).toBe(WELCOME_POINTS + 30);
    expect((await reader.call('GET', `collection/getInfo/${collectionId}`)).json().data).toMatchObject({
      isPaid: true,
    });
    expect((await use(0, call)).statusCode).toBe(200);
    expect(await points(person)).toBe(WELCOME_POINTS + 30);
    await call('PUT', 'collection/edit', { collectionId, price: WELCOME_POINTS + 1 });
    const poor = await newMember();
    const projects = async () => (await poor.call('GET', 'project/list')).json().data.length;
    const had = await projects();
    expect((await use(WELCOME_POINTS + 1, poor.call)).json()).toMatchObject({
      code: 402,
      error: 'account/points-short',
    });
    expect(await projects()).toBe(had);
    const history = await current().call({ method: 'GET', url: '/api/membership/points', token: person.token });
    expect(history.json().data.movements).toMatchObject([{ reason: 'sale', available: 30 }, { reason: 'welcome' }]);
  });

  it('of one who uses the same work twice at once are paid for once', async () => {
    const { work } = await setUp({ price: 10 });
    const reader = await newMember();
    const body = { collectionId: work.collectionId, price: 10 };
    const answers = await Promise.all([1, 2].map(() => reader.call('POST', 'collection/use', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await pointsOf(current(), reader.person)).available).toBe(WELCOME_POINTS - 10);
  });

  it('are not more than a person may have', async () => {
    const { person, publish, projectId, work } = await setUp();
    const { db } = current().database;
    const [row] = await db.select().from(collections).where(eq(collections.id, work.collectionId));
    if (!row) throw new Error('no work');
    const { id: _id, ...copy } = row;
    await db.insert(collections).values(Array.from({ length: COLLECTION_LIMITS.collections - 1 }, () => copy));
    expect((await publish(projectId)).json()).toMatchObject({ code: 409, error: 'publish/too-many' });
    // In the place of one there is room.
    expect((await publish(projectId, { collectionId: work.collectionId })).statusCode).toBe(200);
    await db.delete(collections).where(eq(collections.userId, person.id));
  });
});

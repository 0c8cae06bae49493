import type { ShareLink } from '@pagewright/contract/sharing';
import { parsePage } from '@pagewright/page/source-text';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { form, onBothDatabases, type TestPerson } from '../../testing/test-server.ts';
import { HASH_COST } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { outlines } from '../generation/tables.ts';
import { projects } from '../projects/tables.ts';
import { shareLinks, shareVisits } from './tables.ts';

const PASSWORD = 'open sesame';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

const pageOf = (title: string, inside = '') =>
  `<Page title="${title}" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} notes="secret notes">\n${inside}\n</Page>`;
const textOf = (words: string) =>
  `  <Text id="words" x={1} y={2} width={300} height={40} origin={["secret.docx#3"]}>${words}</Text>`;
const pictureOf = (url: string) => `  <Image id="picture" x={1} y={90} width={100} height={60} imageUrl="${url}" />`;

onBothDatabases('share links', { hashCost: HASH_COST }, (current) => {
  let owner: TestPerson;
  let stranger: TestPerson;
  let visitors = 0;

  beforeAll(async () => {
    owner = await current().newPerson();
    stranger = await current().newPerson();
  });

  /** Of the owner, or of whoever has the token; each visitor comes from an address of their own. */
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = owner.token) =>
    current().call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
  const visit = (path: string, token: string, method: 'GET' | 'POST' = 'GET') =>
    current().call({ method, url: `/api/pagewright/shared/${path}`, token });
  const open = (
    key: string,
    password?: string,
    { ip = `10.9.0.${++visitors}`, token }: { ip?: string; token?: string } = {},
  ) =>
    current().call({
      method: 'POST',
      url: '/api/pagewright/shared/open',
      headers: { 'x-forwarded-for': ip },
      token,
      payload: { key, ...(password === undefined ? {} : { password }) },
    });
  const opened = async (key: string): Promise<string> => (await open(key)).json().data.token;

  const newProject = async (...texts: string[]): Promise<{ projectId: number; pageIds: number[] }> => {
    const projectId: number = (await call('POST', 'project/add', { name: 'Bakery' })).json().data.id;
    const pageIds: number[] = [];
    for (const generatedText of texts) {
      pageIds.push((await call('POST', 'page/add', { projectId, generatedText })).json().data.id);
    }
    return { projectId, pageIds };
  };
  const newLink = async (projectId: number, more: object = {}): Promise<ShareLink> =>
    (await call('POST', 'project/share/add', { projectId, ...more })).json().data;
  const listed = async (projectId: number): Promise<ShareLink[]> =>
    (await call('GET', `project/share/list/${projectId}`)).json().data;

  it('show the pages as they are now to whoever has one, without hidden ones and without what only the owner sees', async () => {
    const { projectId, pageIds } = await newProject(
      pageOf('One', textOf('first words')),
      pageOf('Two', textOf('hidden words')),
      pageOf('Three', textOf('last words')),
    );
    const order = pageIds.map((id, index) => ({ id, hidden: index === 1, section: index === 2 ? 'End' : '' }));
    await call('PUT', 'page/arrangement', { projectId, pages: order });
    const link = await newLink(projectId);
    expect(link).toMatchObject({
      hasPassword: false,
      canDownload: false,
      expiresAt: null,
      hasExpired: false,
      views: 0,
    });
    expect(Buffer.from(link.key, 'base64url').length).toBeGreaterThanOrEqual(16);
    const token = await opened(link.key);
    expect((await visit('document', token)).json().data).toEqual({
      name: 'Bakery',
      canDownload: false,
      canComment: false,
    });
    const read = async () => (await visit('pages', token)).json().data as { text: string; section: string }[];
    const shown = await read();
    expect(shown.map(({ text, section }) => [parsePage(text).title, section])).toEqual([
      ['One', ''],
      ['Three', 'End'],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/secret|hidden words/);
    await call('PUT', 'page/edit', { id: pageIds[0], version: 1, styledText: pageOf('One', textOf('other words')) });
    expect((await read())[0]?.text).toContain('other words');
    const linked = pageIds.map(
      (id, at) => `<Rectangle id="to-${at}" x={1} y={1} width={9} height={9} link="page:${id}" />`,
    );
    await call('PUT', 'page/edit', { id: pageIds[0], version: 2, styledText: pageOf('One', linked.join('\n')) });
    const led = parsePage((await read())[0]?.text ?? '').components.map((one) => one.link);
    expect(led).toEqual(['page:1', undefined, 'page:2']);
  });

  it('are their owner’s, who can copy them again; nothing that is stored opens one', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const link = await newLink(projectId, { password: PASSWORD });
    expect(await listed(projectId)).toEqual([link]);
    const { db } = current().database;
    const [row] = await db.select().from(shareLinks).where(eq(shareLinks.id, link.id));
    const token: string = (await open(link.key, PASSWORD)).json().data.token;
    const visits = await db.select().from(shareVisits).where(eq(shareVisits.linkId, link.id));
    const stored = JSON.stringify([row, visits]);
    for (const secret of [link.key, PASSWORD, token]) expect(stored).not.toContain(secret);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // Any one sign of the code is another: to write two given signs in its place would now and then write its own.
    const changed = link.key.slice(0, -3) + (link.key.at(-3) === 'A' ? 'B' : 'A') + link.key.slice(-2);
    for (const forged of [row?.seed ?? '', link.key.slice(0, 22), changed]) {
      expect((await open(forged, PASSWORD)).json().error).toBe('share/gone');
    }
    expect((await call('GET', `project/share/list/${projectId}`, undefined, stranger.token)).statusCode).toBe(404);
    expect((await call('DELETE', `project/share/remove/${link.id}`, undefined, stranger.token)).statusCode).toBe(404);
    expect((await call('POST', 'project/share/add', { projectId }, stranger.token)).statusCode).toBe(404);
  });

  it('answer alike whether they are unknown, expired, revoked, of a project put away or deleted, or of an account that is gone', async () => {
    const unknown = await open('A'.repeat(43));
    expect(unknown.statusCode).toBe(404);
    const alike = async (key: string, token: string) => {
      for (const password of [undefined, PASSWORD]) {
        const answer = await open(key, password);
        expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
      }
      for (const path of ['document', 'pages', 'asset/picture', `image/${'a'.repeat(36)}`]) {
        const answer = await visit(path, token);
        expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
      }
      expect((await visit('pdf', token, 'POST')).json()).toEqual(unknown.json());
    };
    const { db } = current().database;
    const begin = async (password?: string) => {
      const { projectId } = await newProject(pageOf('One'));
      const link = await newLink(projectId, { canDownload: true, ...(password ? { password } : {}) });
      return { projectId, link, token: (await open(link.key, password)).json().data.token as string };
    };

    const expired = await begin(PASSWORD);
    await db
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(shareLinks.id, expired.link.id));
    await alike(expired.link.key, expired.token);
    expect(await listed(expired.projectId)).toMatchObject([{ id: expired.link.id, hasExpired: true }]);

    const revoked = await begin();
    expect((await call('DELETE', `project/share/remove/${revoked.link.id}`)).statusCode).toBe(200);
    await alike(revoked.link.key, revoked.token);
    expect(await listed(revoked.projectId)).toEqual([]);

    const archived = await begin();
    await call('PUT', 'project/edit', { id: archived.projectId, projectStatus: 'archived' });
    await alike(archived.link.key, archived.token);
    await call('PUT', 'project/edit', { id: archived.projectId, projectStatus: 'active' });
    expect((await visit('document', archived.token)).statusCode).toBe(200);

    const deleted = await begin();
    await call('DELETE', `project/remove/${deleted.projectId}`);
    await alike(deleted.link.key, deleted.token);

    const leaver = await current().newPerson();
    const of = await begin();
    await db.update(projects).set({ userId: leaver.id }).where(eq(projects.id, of.projectId));
    await db.delete(users).where(eq(users.id, leaver.id));
    await alike(of.link.key, of.token);
  });

  it('end when they were said to, and never in the past', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const link = await newLink(projectId, { expiresAt });
    expect(link.expiresAt).toBe(expiresAt);
    expect((await open(link.key)).statusCode).toBe(200);
    for (const wrong of [new Date(Date.now() - 1_000).toISOString(), 'tomorrow']) {
      expect((await call('POST', 'project/share/add', { projectId, expiresAt: wrong })).statusCode).toBe(400);
    }
  });

  it('ask for their password, which is told apart from nothing else and guessed a few times at most', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const link = await newLink(projectId, { password: PASSWORD });
    expect((await open(link.key)).json().data).toEqual({ token: null });
    const wrong = await open(link.key, 'open barley');
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, 'share/wrong-password']);
    expect((await listed(projectId))[0]?.views).toBe(0);
    expect((await open(link.key, PASSWORD)).json().data.token).toMatch(/^[\w-]{43}$/);
    const { tries } = await guess(link.key, () => `10.8.0.${++visitors}`);
    expect(tries).toBe(20);
    // The right one is no way to go on guessing either.
    const right = await open(link.key, PASSWORD);
    expect([right.statusCode, right.json().error]).toEqual([429, 'request/too-many']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    const other = await newLink(projectId);
    expect((await open(other.key)).statusCode).toBe(200);
  });

  it('are guessed at from one address a few times at most, however many there are', async () => {
    const ip = '10.7.0.1';
    const { projectId } = await newProject(pageOf('One'));
    let tries = 0;
    for (let link = 0; link < 4; link++) {
      tries += (await guess((await newLink(projectId, { password: PASSWORD })).key, () => ip)).tries;
    }
    // Those that were not taken are counted too.
    expect(tries).toBeGreaterThan(40);
    expect(tries).toBeLessThanOrEqual(50);
    const fresh = await newLink(projectId, { password: PASSWORD });
    expect((await open(fresh.key, PASSWORD, { ip })).statusCode).toBe(429);
    expect((await open(fresh.key, PASSWORD)).statusCode).toBe(200);
  });

  /** Wrong passwords until no more is taken. */
  async function guess(key: string, address: () => string): Promise<{ tries: number }> {
    for (let tries = 0; ; tries++) {
      const answer = await open(key, `guess ${tries}`, { ip: address() });
      if (answer.statusCode === 429) return { tries };
      expect(answer.json().error).toBe('share/wrong-password');
    }
  }

  it('count who opens them once a visit, and not their owner', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const link = await newLink(projectId);
    const views = async () => (await listed(projectId))[0]?.views;
    const token = await opened(link.key);
    for (const path of ['document', 'pages', 'document']) await visit(path, token);
    expect(await views()).toBe(1);
    await open(link.key, undefined, { token: owner.token });
    expect(await views()).toBe(1);
    await open(link.key, undefined, { token: stranger.token });
    expect(await views()).toBe(2);
  });

  it('reach nothing but the pictures of the pages that they show', async () => {
    const { db } = current().database;
    const upload = async (projectId: number): Promise<string> => {
      const file = { name: 'file', fileName: 'a.png', bytes: PNG };
      const answer = await current().call({
        method: 'POST',
        url: '/api/pagewright/document/uploadImages',
        token: owner.token,
        ...form([file, { name: 'projectId', value: String(projectId) }]),
      });
      return answer.json().data.key;
    };
    const keepPicture = async (projectId: number, ...keys: string[]) => {
      const stored = await current().services.blobs.put('assets/', PNG);
      const { outline } = await current().services.templates.prepare(0, 1, 'en-US');
      const picture = { ...stored, mime: 'image/png', width: 10, height: 6 };
      const assets = Object.fromEntries(keys.map((key) => [key, picture]));
      await db.insert(outlines).values({ projectId, version: 1, outline, assets });
    };
    const other = await newProject(pageOf('Other', pictureOf('asset:theirs')));
    await keepPicture(other.projectId, 'theirs');
    const otherImage = await upload(other.projectId);
    const { projectId, pageIds } = await newProject(pageOf('Shown'), pageOf('Hidden', pictureOf('asset:hidden')));
    await keepPicture(projectId, 'shown', 'hidden', 'unused', 'show');
    const image = await upload(projectId);
    const unused = await upload(projectId);
    const pictures = [
      pictureOf('asset:shown'),
      pictureOf(`/api/pagewright/image/${image}`).replace('"picture"', '"image"'),
    ];
    await call('PUT', 'page/edit', { id: pageIds[0], version: 1, styledText: pageOf('Shown', pictures.join('\n')) });
    const order = pageIds.map((id, index) => ({ id, hidden: index === 1 }));
    await call('PUT', 'page/arrangement', { projectId, pages: order });
    const token = await opened((await newLink(projectId)).key);

    for (const path of ['asset/shown', `image/${image}`]) {
      const answer = await visit(path, token);
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'image/png']);
      expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    }
    const elsewhere = [
      'asset/hidden',
      'asset/unused',
      'asset/show',
      'asset/theirs',
      `image/${unused}`,
      `image/${otherImage}`,
    ];
    for (const path of elsewhere) expect([path, (await visit(path, token)).statusCode]).toEqual([path, 404]);
    const owners = [
      `page/list?projectId=${projectId}`,
      `project/${projectId}/asset/shown`,
      `image/${image}`,
      'project/list',
    ];
    for (const path of owners)
      expect([path, (await call('GET', path, undefined, token)).statusCode]).toEqual([path, 401]);
    expect((await visit('document', owner.token)).statusCode).toBe(404);
  });

  it('let the pages be taken along as a PDF only where their owner says so, hidden ones left out', async () => {
    const { projectId, pageIds } = await newProject(pageOf('One'), pageOf('Two'));
    const order = pageIds.map((id, index) => ({ id, hidden: index === 0 }));
    await call('PUT', 'page/arrangement', { projectId, pages: order });
    const without = await opened((await newLink(projectId)).key);
    expect((await visit('pdf', without, 'POST')).json().error).toBe('request/forbidden');
    const token = await opened((await newLink(projectId, { canDownload: true })).key);
    const file = await visit('pdf', token, 'POST');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      current()
        .printed.at(-1)
        ?.pages.map(({ title }) => title),
    ).toEqual(['Two']);
    // One page by the key that the link has for it: what is hidden, or another link's, is not found.
    const [{ key }] = (await visit('pages', token)).json().data;
    const one = await call('POST', 'shared/pdf', { page: key }, token);
    expect(one.headers['content-disposition']).toMatch(/page1_\d{4}-\d\d-\d\d\.pdf/);
    const others = await opened((await newLink(projectId, { canDownload: true })).key);
    const refused = await call('POST', 'shared/pdf', { page: key }, others);
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'request/not-found']);
    await call('PUT', 'page/arrangement', { projectId, pages: order.map(({ id }) => ({ id, hidden: true })) });
    expect((await call('POST', 'shared/pdf', { page: key }, token)).statusCode).toBe(404);
  });

  it('are fifty to a project at most', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const { db } = current().database;
    const rows = Array.from({ length: 50 }, (_, index) => ({
      projectId,
      seed: `seed ${projectId} ${index}`,
      canDownload: false,
    }));
    await db.insert(shareLinks).values(rows);
    const answer = await call('POST', 'project/share/add', { projectId });
    expect([answer.statusCode, answer.json().error, answer.json().params]).toEqual([
      409,
      'share/too-many',
      { max: 50 },
    ]);
  });

  it('are shown to no search engine and named to no other site', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const token = await opened((await newLink(projectId)).key);
    for (const url of ['/shared', '/api/pagewright/shared/pages']) {
      const { headers } = await current().call({ method: 'GET', url, token });
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await current().call({ method: 'GET', url: '/' })).headers['x-robots-tag']).toBeUndefined();
  });

  it('are closed for good once their time is up', async () => {
    const { projectId } = await newProject(pageOf('One'));
    const token = await opened((await newLink(projectId)).key);
    const { db } = current().database;
    await db.update(shareVisits).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await visit('document', token)).json().error).toBe('share/gone');
    await current().services.visits.tidy();
    expect(await db.select().from(shareVisits)).toEqual([]);
  });
});

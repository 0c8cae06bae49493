import { COMMENT_LIMITS, type CommentThread, type SharedThread } from '@pagewright/contract/comments';
import type { ShareLink } from '@pagewright/contract/sharing';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { tryCounters } from '../../platform/tables.ts';
import { onBothDatabases, type TestPerson } from '../../testing/test-server.ts';
import { commentPeople, comments, commentThreads } from './tables.ts';

const pageOf = (title: string) =>
  `<Page title="${title}" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n</Page>`;
const MIDDLE = { at: { x: 0.5, y: 0.25 }, object: null };
const ON_OBJECT = { at: { x: 0.5, y: 0.25 }, object: { id: 'title', at: { x: 0.1, y: 0.9 } } };

onBothDatabases('comments', {}, (current) => {
  let owner: TestPerson;
  let stranger: TestPerson;
  let visitors = 0;

  beforeAll(async () => {
    owner = await current().newPerson();
    stranger = await current().newPerson();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const ask = async (method: Method, path: string, payload?: object, token = owner.token, ip = '10.8.0.1') => {
    const url = `/api/pagewright/${path}`;
    const headers = { 'x-forwarded-for': ip };
    return (await current().call({ method, url, token, headers, ...(payload ? { payload } : {}) })).json();
  };

  async function newProject(...titles: string[]): Promise<{ projectId: number; pageIds: number[] }> {
    const projectId: number = (await ask('POST', 'project/add', { name: 'Bakery' })).data.id;
    const pageIds: number[] = [];
    for (const title of titles) {
      pageIds.push((await ask('POST', 'page/add', { projectId, generatedText: pageOf(title) })).data.id);
    }
    return { projectId, pageIds };
  }
  const begin = async (pageId: number, text: string, more: object = {}): Promise<CommentThread> =>
    (await ask('POST', 'comment/thread', { pageId, anchor: MIDDLE, text, ...more })).data;
  const board = async (projectId: number, known?: number) =>
    (await ask('GET', `comment/list?projectId=${projectId}${known === undefined ? '' : `&known=${known}`}`)).data;
  const words = (threads: readonly { comments: readonly { text: string }[] }[]) =>
    threads.map((thread) => thread.comments.map(({ text }) => text));

  const newLink = async (projectId: number, more: object = {}): Promise<ShareLink> =>
    (await ask('POST', 'project/share/add', { projectId, canComment: true, ...more })).data;

  /** Somebody who has opened a link, from an address of their own. */
  async function visitorOf(link: ShareLink, name?: string, key?: string) {
    const ip = `10.7.0.${++visitors}`;
    const { token } = (await ask('POST', 'shared/open', { key: link.key }, '', ip)).data;
    const call = (method: Method, path: string, payload?: object) =>
      ask(method, `shared/comment/${path}`, payload, token, ip);
    const introduced = name === undefined ? undefined : (await call('POST', 'person', { name, key })).data;
    const pages: { key: string }[] = (await ask('GET', 'shared/pages', undefined, token, ip)).data;
    const say = async (page: number, text: string): Promise<SharedThread> =>
      (await call('POST', 'thread', { page: pages[page]?.key, anchor: MIDDLE, text })).data;
    const list = async () => (await call('GET', 'list')).data;
    return { call, say, list, pages, id: introduced?.id as number, key: introduced?.key as string | null };
  }

  it('stand in threads that are answered, reworded, resolved and opened again, and are asked for only where something changed', async () => {
    const { projectId, pageIds } = await newProject('One');
    expect(await board(projectId)).toEqual({ revision: 0, seen: 0, threads: [], people: [] });
    const thread = await begin(pageIds[0] ?? 0, 'First', { anchor: ON_OBJECT });
    expect(thread).toMatchObject({ pageId: pageIds[0], linkId: null, isResolved: false, anchor: ON_OBJECT });
    expect(thread.comments).toMatchObject([{ personId: 0, text: 'First', isEdited: false }]);
    const answer = (await ask('POST', 'comment/reply', { threadId: thread.id, text: 'Second' })).data;
    const { revision } = await board(projectId);
    expect(await board(projectId, revision)).toEqual({ revision, seen: 0, threads: null, people: null });
    expect((await ask('PUT', 'comment/edit', { id: answer.id, text: 'Better' })).data).toMatchObject({
      text: 'Better',
      isEdited: true,
    });
    await ask('PUT', 'comment/resolve', { id: thread.id, isResolved: true });
    const after = await board(projectId, revision);
    expect(words(after.threads)).toEqual([['First', 'Better']]);
    expect(after.threads[0].isResolved).toBe(true);
    await ask('PUT', 'comment/resolve', { id: thread.id, isResolved: false });
    expect((await board(projectId)).threads[0].isResolved).toBe(false);
    await ask('PUT', 'comment/seen', { projectId, seen: answer.id });
    await ask('PUT', 'comment/seen', { projectId, seen: 0 });
    expect((await board(projectId)).seen).toBe(answer.id);
  });

  it('are brought back by whoever deleted them, a thread with its last one, until they are forgotten', async () => {
    const { projectId, pageIds } = await newProject('One');
    const thread = await begin(pageIds[0] ?? 0, 'First');
    const id = thread.comments[0]?.id;
    await ask('DELETE', `comment/remove/${id}`);
    expect((await board(projectId)).threads).toEqual([]);
    for (const [method, path, body] of [
      ['DELETE', `comment/remove/${id}`, undefined],
      ['PUT', 'comment/edit', { id, text: 'More' }],
      ['POST', 'comment/reply', { threadId: thread.id, text: 'More' }],
    ] as const) {
      expect((await ask(method, path, body)).error).toBe('request/not-found');
    }
    await ask('POST', `comment/restore/${id}`);
    expect(words((await board(projectId)).threads)).toEqual([['First']]);
    await ask('DELETE', `comment/remove/${id}`);
    const { db } = current().database;
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await current().services.tidy();
    expect(await db.$count(comments, eq(comments.id, id ?? 0))).toBe(1);
    await db
      .update(comments)
      .set({ deletedAt: yesterday })
      .where(eq(comments.id, id ?? 0));
    await db.update(commentThreads).set({ createdAt: yesterday }).where(eq(commentThreads.id, thread.id));
    await current().services.tidy();
    expect(await db.$count(commentThreads, eq(commentThreads.id, thread.id))).toBe(0);
    expect((await ask('POST', `comment/restore/${id}`)).error).toBe('request/not-found');
  });

  it('are hidden with their page, come back with it, and go along with no copy', async () => {
    const { projectId, pageIds } = await newProject('One', 'Two');
    const [one = 0] = pageIds;
    await begin(one, 'Said');
    const link = await newLink(projectId);
    await begin(one, 'For them', { linkId: link.id });
    const visitor = await visitorOf(link, 'Marie');
    expect(words((await visitor.list()).threads)).toEqual([['For them']]);
    await ask('DELETE', `page/remove/${one}`);
    expect((await visitor.list()).threads).toEqual([]);
    expect((await ask('POST', 'comment/thread', { pageId: one, anchor: MIDDLE, text: 'x' })).error).toBe(
      'request/not-found',
    );
    await ask('POST', 'page/restore/batch', { ids: [one] });
    expect(words((await visitor.list()).threads)).toEqual([['For them']]);
    await ask('POST', `page/duplicate/${one}`);
    const said: CommentThread[] = (await board(projectId)).threads;
    expect(said.map(({ pageId }) => pageId)).toEqual([one, one]);
    const order = (await ask('GET', `page/list?projectId=${projectId}`)).data as { id: number }[];
    await ask('PUT', 'page/arrangement', {
      projectId,
      pages: order.map(({ id }) => ({ id, hidden: id === one, section: '' })),
    });
    expect((await visitor.list()).threads).toEqual([]);
  });

  it('go along with an object to another page of their project, to no other and for nobody else', async () => {
    const { projectId, pageIds } = await newProject('One', 'Two');
    const [one = 0, two = 0] = pageIds;
    const { id } = await begin(one, 'About it', { anchor: ON_OBJECT });
    const { revision } = await board(projectId);
    const anchor = { ...ON_OBJECT, object: { id: 'title-2', at: { x: 0.1, y: 0.9 } } };
    expect((await ask('PUT', 'comment/move', { id, pageId: two, anchor })).code).toBe(200);
    expect((await board(projectId, revision)).threads).toMatchObject([{ id, pageId: two, anchor }]);
    const elsewhere = await newProject('Other');
    for (const tried of [
      await ask('PUT', 'comment/move', { id, pageId: elsewhere.pageIds[0], anchor }),
      await ask('PUT', 'comment/move', { id, pageId: one, anchor }, stranger.token),
    ]) {
      expect(tried.error).toBe('request/not-found');
    }
    expect((await board(projectId)).threads).toMatchObject([{ id, pageId: two }]);
    await ask('PUT', 'comment/move', { id, pageId: one, anchor: MIDDLE });
    expect((await board(projectId)).threads).toMatchObject([{ id, pageId: one, anchor: MIDDLE }]);
  });

  it('are written by visitors where their link allows it, under a name that they give', async () => {
    const { projectId } = await newProject('One', 'Two');
    const shut = await newLink(projectId, { canComment: false });
    const nobody = await visitorOf(shut);
    const anything = [
      ['GET', 'list', undefined],
      ['POST', 'person', { name: 'Marie' }],
      ['POST', 'thread', { page: nobody.pages[0]?.key, anchor: MIDDLE, text: 'x' }],
    ] as const;
    for (const [method, path, body] of anything) {
      expect((await nobody.call(method, path, body)).error).toBe('request/forbidden');
    }
    expect((await ask('PUT', 'project/share/edit', { id: shut.id, canComment: true })).data.canComment).toBe(true);
    expect(await nobody.list()).toEqual({ revision: 0, me: null, threads: [], people: [] });
    const unnamed = await nobody.call('POST', 'thread', { page: nobody.pages[0]?.key, anchor: MIDDLE, text: 'x' });
    expect(unnamed.error).toBe('request/forbidden');

    const marie = await visitorOf(shut, ' Ma\u202erie \n');
    expect(marie.key).toMatch(/^[\w-]{43}$/);
    const thread = await marie.say(1, 'Is this right?');
    expect(thread).toMatchObject({ page: marie.pages[1]?.key, comments: [{ personId: marie.id }] });
    const owners = await board(projectId);
    expect(owners.people).toEqual([{ id: marie.id, name: 'Marie' }]);
    expect(owners.threads[0]).toMatchObject({ linkId: shut.id, comments: [{ text: 'Is this right?' }] });
    await ask('POST', 'comment/reply', { threadId: thread.id, text: `@{${marie.id}} It is.` });

    // Another visitor of the same link, and the same one on another day.
    const jean = await visitorOf(shut, 'Jean');
    expect(await jean.list()).toMatchObject({ me: jean.id, threads: [{ comments: [{}, { personId: 0 }] }] });
    const again = await visitorOf(shut, 'Marie Dupont', marie.key ?? '');
    expect([again.id, again.key]).toEqual([marie.id, null]);
    expect((await jean.list()).people).toEqual([{ id: marie.id, name: 'Marie Dupont' }]);
    const forged = await visitorOf(shut, 'Marie', 'A'.repeat(43));
    expect(forged.id).not.toBe(marie.id);

    const stored = await current().database.db.select().from(commentPeople);
    expect(JSON.stringify(stored)).not.toContain(marie.key);
    await ask('PUT', 'project/share/edit', { id: shut.id, canComment: false });
    expect((await marie.call('GET', 'list')).error).toBe('request/forbidden');
  });

  it('are changed by whoever wrote them; the owner may delete any', async () => {
    const { projectId, pageIds } = await newProject('One');
    const link = await newLink(projectId);
    const [marie, jean] = [await visitorOf(link, 'Marie'), await visitorOf(link, 'Jean')];
    const thread = await marie.say(0, 'Mine');
    const id = thread.comments[0]?.id;
    const own: CommentThread = await begin(pageIds[0] ?? 0, 'The owner’s', { linkId: link.id });
    const answer = (await jean.call('POST', 'reply', { threadId: thread.id, text: 'His' })).data;
    for (const other of [jean, await visitorOf(link), marie]) {
      for (const foreign of other === marie ? [answer.id, own.comments[0]?.id] : [id]) {
        const tried = [
          await other.call('PUT', 'edit', { id: foreign, text: 'taken over' }),
          await other.call('DELETE', `remove/${foreign}`),
        ];
        for (const { error } of tried) expect(['request/not-found', 'request/forbidden']).toContain(error);
      }
    }
    expect((await ask('PUT', 'comment/edit', { id, text: 'taken over' })).error).toBe('request/forbidden');
    expect((await marie.call('PUT', 'edit', { id, text: 'Still mine' })).data.isEdited).toBe(true);
    await marie.call('DELETE', `remove/${id}`);
    expect((await ask('POST', `comment/restore/${id}`)).error).toBe('request/not-found');
    expect((await jean.call('POST', `restore/${id}`)).error).toBe('request/not-found');
    expect((await marie.call('POST', `restore/${id}`)).code).toBe(200);
    await ask('DELETE', `comment/remove/${id}`);
    expect((await marie.call('POST', `restore/${id}`)).error).toBe('request/not-found');
    expect(words((await marie.list()).threads)).toEqual([['His'], ['The owner’s']]);
  });

  it('are seen by the visitors of their own link alone, on pages that it shows', async () => {
    const { projectId, pageIds } = await newProject('One', 'Two');
    const [first, second] = [await newLink(projectId), await newLink(projectId)];
    const [marie, jean] = [await visitorOf(first, 'Marie'), await visitorOf(second, 'Jean')];
    const hers = await marie.say(0, 'To the first');
    const alone = await begin(pageIds[0] ?? 0, 'For me alone');
    expect(await jean.list()).toMatchObject({ me: jean.id, threads: [], people: [] });
    expect(words((await marie.list()).threads)).toEqual([['To the first']]);
    for (const threadId of [hers.id, alone.id]) {
      expect((await jean.call('POST', 'reply', { threadId, text: 'x' })).error).toBe('request/not-found');
    }
    expect(jean.pages.map(({ key }) => key)).not.toEqual(marie.pages.map(({ key }) => key));
    const page = marie.pages[0]?.key;
    expect((await jean.call('POST', 'thread', { page, anchor: MIDDLE, text: 'x' })).error).toBe('request/not-found');
    const { pageIds: others } = await newProject('Other');
    const elsewhere = { pageId: others[0], anchor: MIDDLE, text: 'x', linkId: first.id };
    expect((await ask('POST', 'comment/thread', elsewhere)).error).toBe('request/not-found');
    // A key of one link makes nobody of another.
    expect((await visitorOf(second, 'Marie', marie.key ?? '')).id).not.toBe(marie.id);
    expect((await ask('GET', `comment/list?projectId=${projectId}`, undefined, stranger.token)).code).toBe(404);

    await ask('DELETE', `project/share/remove/${first.id}`);
    for (const tried of [
      await marie.call('GET', 'list'),
      await marie.call('POST', 'reply', { threadId: hers.id, text: 'x' }),
      await marie.call('DELETE', `remove/${hers.comments[0]?.id}`),
    ]) {
      expect(tried.error).toBe('share/gone');
    }
    const { threads, people } = await board(projectId);
    expect(threads.map(({ linkId }: CommentThread) => linkId)).toEqual([null, null]);
    expect(words(threads)).toEqual([['To the first'], ['For me alone']]);
    expect(people).toEqual([{ id: marie.id, name: 'Marie' }]);
  });

  it('are plain text of so many characters, without what nobody sees', async () => {
    const { projectId, pageIds } = await newProject('One');
    const [pageId = 0] = pageIds;
    const odd = await begin(pageId, ' <b>bold</b>\u202e\u0007 ok\r\n\n\n\nend ');
    expect(odd.comments[0]?.text).toBe('<b>bold</b>  ok\n\nend');
    await begin(pageId, '漢'.repeat(COMMENT_LIMITS.text));
    const refused = ['', ' \n\u200b', 'a'.repeat(COMMENT_LIMITS.text + 1), 'a'.repeat(100_000), 'a\u0000b'];
    for (const text of refused) {
      expect((await ask('POST', 'comment/thread', { pageId, anchor: MIDDLE, text })).error).toBe('request/invalid');
    }
    for (const anchor of [
      { at: { x: 2, y: 0 }, object: null },
      { at: { x: 0, y: 0 }, object: { id: '"><i', at: { x: 0, y: 0 } } },
    ]) {
      expect((await ask('POST', 'comment/thread', { pageId, anchor, text: 'x' })).error).toBe('request/invalid');
    }
    const visitor = await visitorOf(await newLink(projectId));
    for (const name of ['', '\u202e \u200b', 'n'.repeat(COMMENT_LIMITS.name + 1), 'a\u0000b']) {
      expect((await visitor.call('POST', 'person', { name })).error).toBe('request/invalid');
    }
  });

  it('are so many to a project, to a link, to a link’s visitors, and in a quarter of an hour', async () => {
    const { projectId, pageIds } = await newProject('One');
    const [pageId = 0] = pageIds;
    const link = await newLink(projectId);
    const { db } = current().database;
    const fill = async (count: number, linkId: number | null) => {
      const at = { projectId, pageId, linkId, x: 0, y: 0 };
      const made = await db
        .insert(commentThreads)
        .values(Array.from({ length: count }, () => at))
        .returning();
      await db.insert(comments).values(made.map(({ id }) => ({ threadId: id, text: 'x' })));
    };
    const marie = await visitorOf(link, 'Marie');
    await fill(COMMENT_LIMITS.threadsOfLink, link.id);
    const page = marie.pages[0]?.key;
    expect(await marie.call('POST', 'thread', { page, anchor: MIDDLE, text: 'x' })).toMatchObject({
      code: 409,
      error: 'comment/full',
      params: { max: COMMENT_LIMITS.threadsOfLink },
    });
    await fill(COMMENT_LIMITS.threads - COMMENT_LIMITS.threadsOfLink, null);
    expect(await ask('POST', 'comment/thread', { pageId, anchor: MIDDLE, text: 'x' })).toMatchObject({
      code: 409,
      params: { max: COMMENT_LIMITS.threads },
    });
    const people = Array.from({ length: COMMENT_LIMITS.visitors }, (_, index) => ({
      projectId,
      linkId: link.id,
      name: 'x',
      keyHash: `${projectId} ${index}`,
    }));
    await db.insert(commentPeople).values(people);
    expect(await (await visitorOf(link)).call('POST', 'person', { name: 'Jean' })).toMatchObject({
      error: 'comment/full',
    });
    // Somebody who is known comes in.
    expect((await visitorOf(link, 'Marie', marie.key ?? '')).id).toBe(marie.id);
    await db.update(tryCounters).set({ count: 1_000 }).where(sql`${tryCounters.key} like 'comment:address:%'`);
    expect((await marie.call('DELETE', 'remove/1')).error).toBe('request/too-many');
  });
});

import { parsePage } from '@pagewright/page/source-text';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { finished, follow, generate, listPages, newProject, pointsOf, TEXT } from '../../testing/test-generations.ts';
import { form, onBothDatabases, WELCOME_POINTS } from '../../testing/test-server.ts';
import { diesAfterPages, works } from '../../testing/test-workers.ts';
import { balances, ledger } from '../billing/tables.ts';
import { pages } from '../pages/tables.ts';
import { claim, LeaseLost, underLease } from './lease.ts';
import { generations } from './tables.ts';

onBothDatabases('generation', { working: true }, (current) => {
  it('replaces the pages when it is done again, and charges for the new ones', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    for (const pageCount of [3, 4]) {
      await generate(server, person.token, { projectId, text: TEXT, settings: { pageCount } });
      await finished(server, person, projectId);
    }
    expect((await listPages(server, person.token, projectId)).map(({ pageNumber }) => pageNumber)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 7, reserved: 0 });
  });

  it('charges an automatic page count by the pages that came of it', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    await generate(server, person.token, { projectId, text: TEXT });
    await finished(server, person, projectId);
    const count = (await listPages(server, person.token, projectId)).length;
    expect(count).toBeGreaterThan(1);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - count, reserved: 0 });
  });

  it('is asked for only by those who may, with something to use and points to pay', async () => {
    const server = current();
    const uninvited = await server.newPerson();
    const person = await server.newPerson({ invited: true });
    const ask = async (token: string, body: object) => {
      const projectId = await newProject(server, token);
      const answer = await generate(server, token, { projectId, ...body });
      return { code: answer.json().code, error: answer.json().error };
    };
    expect(await ask(uninvited.token, { text: TEXT })).toEqual({ code: 403, error: 'account/invitation-needed' });
    expect(await ask(person.token, { text: ' \n ' })).toEqual({ code: 400, error: 'compose/no-content' });
    const tooMany = { text: TEXT, settings: { pageCount: 100_000 } };
    expect(await ask(person.token, tooMany)).toEqual({ code: 400, error: 'request/invalid' });
    await server.database.db.update(balances).set({ available: 4 }).where(eq(balances.userId, person.id));
    const five = { text: TEXT, settings: { pageCount: 5 } };
    expect(await ask(person.token, five)).toEqual({ code: 402, error: 'account/points-short' });
    await server.database.db.update(balances).set({ available: 0 }).where(eq(balances.userId, person.id));
    expect(await ask(person.token, { text: TEXT })).toEqual({ code: 402, error: 'account/points-short' });
  });

  it('answers a repeated request once', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    const send = (key: string, body: object) =>
      server.call({
        method: 'POST',
        url: '/api/pagewright/project/generate',
        token: person.token,
        payload: { projectId, settings: { pageCount: 2 }, ...body },
        headers: { 'idempotency-key': key },
      });
    const first = await send('one', { text: TEXT });
    const repeated = await send('one', { text: TEXT });
    expect(repeated.json()).toEqual(first.json());
    expect((await send('one', { text: 'other' })).json()).toMatchObject({ code: 409, error: 'request/key-reused' });
    await finished(server, person, projectId);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 2, reserved: 0 });
  });

  it('over one balance in many projects spends what there is and nothing more', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    await server.database.db.update(balances).set({ available: 10 }).where(eq(balances.userId, person.id));
    const projectIds = await Promise.all(Array.from({ length: 6 }, () => newProject(server, person.token)));
    const answers = await Promise.all(
      projectIds.map((projectId) =>
        generate(server, person.token, { projectId, text: TEXT, settings: { pageCount: 3 } }),
      ),
    );
    const begun = projectIds.filter((_, index) => answers[index]?.statusCode === 200);
    expect(begun).toHaveLength(3);
    await Promise.all(begun.map((projectId) => finished(server, person, projectId)));
    expect(await pointsOf(server, person)).toEqual({ available: 1, reserved: 0 });
  });
});

onBothDatabases('the story of a generation', {}, (current) => {
  it('makes exactly the asked pages of an uploaded file, tells of each and charges each', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const { token } = person;
    const projectId = await newProject(server, token);
    const upload = form([
      { name: 'file', fileName: '港口.txt', bytes: TEXT },
      { name: 'projectId', value: String(projectId) },
    ]);
    const uploaded = await server.call({ method: 'POST', url: '/api/pagewright/document/upload', token, ...upload });
    expect(uploaded.json().data).toMatchObject({ documentName: '港口.txt', kind: 'txt' });

    const settings = { pageCount: 5, style: 'tech' };
    const started = await generate(server, token, { projectId, settings });
    expect(started.json()).toMatchObject({ code: 200, data: { generationId: expect.any(Number) } });
    const following = follow(server, person, projectId);
    await works(server, async () => void (await following));
    const events = await following;
    expect(events[0]).toMatchObject({ type: 'state', status: 1 });
    expect(events.at(-1)).toEqual({ type: 'done', pagesTotal: 5 });
    const told = events.flatMap((event) => (event.type === 'page' ? [event.page.pageNumber] : []));
    expect(told).toEqual([1, 2, 3, 4, 5]);

    const list = await listPages(server, token, projectId);
    expect(list.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
    for (const page of list) {
      expect(page.styledText).toBe(page.generatedText);
      expect(parsePage(page.generatedText).components.length).toBeGreaterThan(0);
      const brief = parsePage(page.pageContent);
      expect(brief.components[0]).toMatchObject({ type: 'heading', slot: 'title' });
    }
    expect(list.map(({ pageContent }) => pageContent).join('\n')).toContain('18 million euros');
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 5, reserved: 0 });
    const project = await server.call({ method: 'GET', url: `/api/pagewright/project/getInfo/${projectId}`, token });
    expect(project.json().data).toMatchObject({ status: 2, generated: true, pageCount: 5, settings });
    const report = await server.call({ method: 'GET', url: `/api/pagewright/project/report/${projectId}`, token });
    expect(report.json().data).toMatchObject({ countReason: { code: expect.any(String) }, warnings: [] });
  });

  it('names a project that nobody has named; a title that is longer than names may be ends with a whole word', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const { token } = person;
    const projectId = await newProject(server, token);
    const title = `Extension of the harbour of Saint-Malo ${'and of its quays '.repeat(6)}`.trim();
    expect(title.length).toBeGreaterThan(100);
    const text = `# ${title}\n\nThe new quay costs 18 million euros.\n\nIt opens in June 2027.\n`;
    await generate(server, token, { projectId, text, settings: { pageCount: 2 } });
    await works(server, () => finished(server, person, projectId));
    const project = await server.call({ method: 'GET', url: `/api/pagewright/project/getInfo/${projectId}`, token });
    const { name } = project.json().data as { name: string };
    expect(name.length).toBeLessThanOrEqual(100);
    expect(name).toMatch(/^Extension of the harbour of Saint-Malo .*\b(and|of|its|quays)…$/);
  });
});

onBothDatabases('a generation that does not get to its end', {}, (current) => {
  async function queued(pageCount = 4) {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    const body = { projectId, text: TEXT, settings: { pageCount } };
    const { generationId } = (await generate(server, person.token, body)).json().data as { generationId: number };
    return { server, person, projectId, generationId };
  }

  it('keeps others of the same project from beginning', async () => {
    const { server, person, projectId } = await queued(2);
    const body = { projectId, text: TEXT, settings: { pageCount: 2 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(server, person.token, body)));
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 409, error: 'generation/running' });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 2, reserved: 2 });
  });

  it('that is cancelled leaves the project as it was and gives the points back', async () => {
    const { server, person, projectId, generationId } = await queued();
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 4, reserved: 4 });
    const url = `/api/pagewright/project/cancel/${projectId}`;
    for (let times = 0; times < 2; times++) {
      expect((await server.call({ method: 'POST', url, token: person.token })).statusCode).toBe(200);
    }
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
    const project = await server.call({
      method: 'GET',
      url: `/api/pagewright/project/getInfo/${projectId}`,
      token: person.token,
    });
    expect(project.json().data).toMatchObject({ status: 0, pageCount: 0 });
    expect(await claim(server.database.db, generationId)).toBeUndefined();
  });

  it('that is deleted with its project gives the points back', async () => {
    const { server, person, projectId } = await queued();
    const url = `/api/pagewright/project/remove/${projectId}`;
    expect((await server.call({ method: 'DELETE', url, token: person.token })).statusCode).toBe(200);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
  });

  it('lets no worker write that has lost it to another', async () => {
    const { server, projectId, generationId } = await queued();
    const { db } = server.database;
    const first = await claim(db, generationId);
    expect(first).toMatchObject({ state: 'running', attempts: 1 });
    expect(await claim(db, generationId)).toBeUndefined();
    await db
      .update(generations)
      .set({ leaseUntil: new Date(0) })
      .where(eq(generations.id, generationId));
    const second = await claim(db, generationId);
    expect(second).toMatchObject({ attempts: 2 });
    const write = (fence: number) =>
      underLease(db, { generationId, projectId, fence }, async (tx) =>
        tx.insert(pages).values({ projectId, generationId, draft: true, pageNumber: 1 }),
      );
    await expect(write(first?.fence ?? 0)).rejects.toThrow(LeaseLost);
    await write(second?.fence ?? 0);
    expect(await db.select().from(pages).where(eq(pages.generationId, generationId))).toHaveLength(1);
  });
});

describe('after a worker has died', () => {
  onBothDatabases('the next one', {}, (current) => {
    it('goes on where it stopped, and no page is charged twice', async () => {
      const server = current();
      const { db } = server.database;
      const person = await server.newPerson({ invited: true });
      const projectId = await newProject(server, person.token);
      const body = { projectId, text: TEXT, settings: { pageCount: 4 } };
      const { generationId } = (await generate(server, person.token, body)).json().data as { generationId: number };
      await diesAfterPages(server, generationId, 2);
      const half = await db.select().from(pages).where(eq(pages.generationId, generationId));
      expect(half).toHaveLength(2);
      expect(await listPages(server, person.token, projectId)).toEqual([]);

      await works(server, async () => {
        expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: 4 });
      });
      const list = await listPages(server, person.token, projectId);
      expect(list.slice(0, 2).map(({ id }) => id)).toEqual(half.map(({ id }) => id));
      expect(list).toHaveLength(4);
      expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 4, reserved: 0 });
      const posted = await db
        .select()
        .from(ledger)
        .where(and(eq(ledger.userId, person.id), eq(ledger.kind, 'post')));
      expect(posted.map(({ page }) => page).sort()).toEqual([1, 2, 3, 4]);
    });

    it('gives up after three tries and pays back', async () => {
      const server = current();
      const person = await server.newPerson({ invited: true });
      const projectId = await newProject(server, person.token);
      const body = { projectId, text: TEXT, settings: { pageCount: 4 } };
      const { generationId } = (await generate(server, person.token, body)).json().data as { generationId: number };
      for (let times = 0; times < 3; times++) await diesAfterPages(server, generationId, 1);
      await works(server, async () => {
        const events = await follow(server, person, projectId);
        expect(events.at(-1)).toMatchObject({ type: 'failed', error: 'generation/failed' });
      });
      expect(await listPages(server, person.token, projectId)).toEqual([]);
      expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
    });
  });
});

import { answerOf } from '@pagewright/compose/testing/engines';
import { parsePage } from '@pagewright/page/source-text';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { follow, generate, listPages, newProject, pointsOf, TEXT } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer, type TestServerOptions, WELCOME_POINTS } from '../../testing/test-server.ts';
import { diesAfterPages, works } from '../../testing/test-workers.ts';
import { ledger } from '../billing/tables.ts';
import { pages } from '../pages/tables.ts';
import { documentVersions } from '../versions/tables.ts';
import { generations, outlines } from './tables.ts';

const PAGES = 4;

/** Tests over the embedded database: what both databases have to do the same is tested in `generation.test.ts`. */
function withServer(name: string, options: TestServerOptions, tests: (current: () => TestServer) => void): void {
  // Two workers are started in each, which takes its time on a busy machine.
  describe(name, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await openInMemory(), options);
    });
    afterAll(() => server.stop());
    tests(() => server);
  });
}

/** A project whose generation waits for a worker. */
async function queued(server: TestServer, engine: string, pageCount: number | 'auto' = PAGES) {
  const person = await server.newPerson({ invited: true });
  const projectId = await newProject(server, person.token);
  const answer = await generate(server, person.token, { projectId, text: TEXT, settings: { pageCount } });
  const { generationId } = answer.json().data as { generationId: number };
  await server.database.db.update(generations).set({ engine }).where(eq(generations.id, generationId));
  return { person, projectId, generationId, answer: answer.json().data };
}

/** The answers that pages come from: more than one where two outlines were mixed. */
function answersIn(sources: readonly string[]): Set<string | undefined> {
  return new Set(sources.map((source) => answerOf(parsePage(source).title)));
}

withServer('an engine that never says the same twice', {}, (current) => {
  it.each([0, 2])('is asked once, where its worker dies after %d pages', async (count) => {
    const server = current();
    const { db } = server.database;
    const { person, projectId, generationId } = await queued(server, 'fickle');
    await diesAfterPages(server, generationId, count);
    const [stored] = await db.select().from(outlines).where(eq(outlines.generationId, generationId));
    expect(stored).toMatchObject({ projectId, version: 1, isWhole: true });
    const answer = answerOf(stored?.outline.pages[0]?.title.text ?? '');
    expect(answer).toMatch(/^[0-9a-f]{8}$/);
    expect(await db.select().from(pages).where(eq(pages.generationId, generationId))).toHaveLength(count);

    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
    });
    const made = await listPages(server, person.token, projectId);
    expect(made).toHaveLength(PAGES);
    expect(answersIn(made.map(({ generatedText }) => generatedText))).toEqual(new Set([answer]));
    expect(answersIn(made.map(({ pageContent }) => pageContent))).toEqual(new Set([answer]));
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
  });

  it.each(['auto', PAGES] as const)(
    'and gives %s pages one by one: what was cut short is never mixed in',
    async (n) => {
      const server = current();
      const { db } = server.database;
      const { person, projectId, generationId } = await queued(server, 'streaming', n);
      await diesAfterPages(server, generationId, 2);
      const [begun] = await db.select().from(outlines).where(eq(outlines.generationId, generationId));
      expect(begun).toMatchObject({ isWhole: false });
      // When it dies the third page's brief is stored, its page is not.
      expect(begun?.outline.pages).toHaveLength(3);
      const first = answerOf(begun?.outline.pages[0]?.title.text ?? '');

      await works(server, async () => {
        const events = await follow(server, person, projectId);
        expect(events.at(-1)).toMatchObject({ type: 'done' });
      });
      const made = await listPages(server, person.token, projectId);
      const answers = answersIn(made.map(({ generatedText }) => generatedText));
      expect(answers.size).toBe(1);
      expect(answers.has(first)).toBe(false);
      expect(made.map(({ pageNumber }) => pageNumber)).toEqual(made.map((_, index) => index + 1));
      if (n !== 'auto') expect(made).toHaveLength(n);
      // Nothing is paid twice, what the first answer had shown included.
      expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - made.length, reserved: 0 });
      const posted = await db
        .select({ page: ledger.page })
        .from(ledger)
        .where(and(eq(ledger.userId, person.id), eq(ledger.kind, 'post')))
        .orderBy(asc(ledger.page));
      expect(posted.map(({ page }) => page)).toEqual(made.map((_, index) => index + 1));
    },
  );

  it('leaves nothing behind where it is cancelled in the middle', async () => {
    const server = current();
    const { db } = server.database;
    const { person, projectId, generationId } = await queued(server, 'streaming', 'auto');
    await diesAfterPages(server, generationId, 2);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 2, reserved: 0 });
    const url = `/api/pagewright/project/cancel/${projectId}`;
    expect((await server.call({ method: 'POST', url, token: person.token })).statusCode).toBe(200);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
    expect(await db.select().from(outlines).where(eq(outlines.projectId, projectId))).toEqual([]);
    expect(await db.select().from(pages).where(eq(pages.projectId, projectId))).toEqual([]);
  });
});

withServer('a price of three points a page', { pointsPerPage: 3 }, (current) => {
  it('is said, held, and given back whole where the generation is cancelled', async () => {
    const server = current();
    const { person, projectId, generationId, answer } = await queued(server, 'local');
    expect(answer).toMatchObject({ pointsPerPage: 3 });
    const module = await server.call({
      method: 'GET',
      url: '/api/pagewright/module/getInfo/local',
      token: person.token,
    });
    expect(module.json().data).toMatchObject({ pointsPerPage: 3 });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 12, reserved: 12 });
    await diesAfterPages(server, generationId, 2);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 12, reserved: 6 });
    const url = `/api/pagewright/project/cancel/${projectId}`;
    await server.call({ method: 'POST', url, token: person.token });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
  });

  it('is that of the day it was asked for', async () => {
    const server = current();
    const { person, projectId, generationId } = await queued(server, 'local', 'auto');
    await server.database.db.update(generations).set({ pointsPerPage: 5 }).where(eq(generations.id, generationId));
    await works(server, async () => void (await follow(server, person, projectId)));
    const made = await listPages(server, person.token, projectId);
    expect(made.length).toBeGreaterThan(1);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 5 * made.length, reserved: 0 });
  });
});

withServer('outlines of a project', {}, (current) => {
  it('come with a template as their first version, without a generation that never ran', async () => {
    const server = current();
    const { db } = server.database;
    const person = await server.newPerson({ invited: true });
    const payload = { templateId: 1, language: 'en-US' };
    const added = await server.call({
      method: 'POST',
      url: '/api/pagewright/project/add',
      token: person.token,
      payload,
    });
    const { id: projectId } = added.json().data as { id: number };
    expect(await db.select().from(generations).where(eq(generations.projectId, projectId))).toEqual([]);
    const stored = await db.select().from(outlines).where(eq(outlines.projectId, projectId));
    expect(stored).toMatchObject([{ version: 1, generationId: null, isWhole: true }]);
    const redesigned = { method: 'POST', url: '/api/pagewright/project/redesign', token: person.token } as const;
    const restyled = await server.call({ ...redesigned, payload: { projectId, style: 'tech' } });
    expect(restyled.json().data.pages.length).toBe(stored[0]?.outline.pages.length);

    await works(server, async () => {
      await generate(server, person.token, { projectId, text: TEXT, settings: { pageCount: 2 } });
      expect((await follow(server, person, projectId)).at(-1)).toMatchObject({ type: 'done' });
    });
    const versions = await db.select().from(outlines).where(eq(outlines.projectId, projectId));
    expect(versions.map(({ version }) => version).sort()).toEqual([1, 2]);
  });

  it('stay for pages and versions that can come back, which are restyled by what they said, and go with them', async () => {
    const server = current();
    const { db } = server.database;
    const person = await server.newPerson({ invited: true });
    const call = (path: string, payload: object) =>
      server.call({ method: 'POST', url: `/api/pagewright/${path}`, token: person.token, payload });
    const projectId = await newProject(server, person.token);
    const make = async (text: string) => {
      await generate(server, person.token, { projectId, text, settings: { pageCount: 2 } });
      expect((await follow(server, person, projectId)).at(-1)).toMatchObject({ type: 'done' });
      return listPages(server, person.token, projectId);
    };
    await works(server, async () => {
      const [, old] = await make('# Otters\n\nOtters eat fish. There are 31 otters on the river.');
      await make(TEXT);
      await call('page/restore/batch', { ids: [old?.id] });
      await call('project/redesign', { projectId, style: 'warm' });
      const restored = (await listPages(server, person.token, projectId)).find(({ id }) => id === old?.id);
      expect(restored?.styledText).not.toBe(old?.styledText);
      expect(parsePage(restored?.styledText ?? '').title).toBe(parsePage(old?.styledText ?? '').title);
      await server.services.tidy();
      expect(await db.select().from(outlines).where(eq(outlines.projectId, projectId))).toHaveLength(2);
      await db.delete(pages).where(and(eq(pages.projectId, projectId), eq(pages.outlineVersion, 1)));
      await db
        .update(outlines)
        .set({ createdAt: new Date(0) })
        .where(eq(outlines.projectId, projectId));
      const left = async () => {
        await server.services.tidy();
        const rows = await db.select().from(outlines).where(eq(outlines.projectId, projectId));
        return rows.map(({ version }) => version).sort();
      };
      expect(await left()).toEqual([1, 2]);
      await db.delete(documentVersions).where(eq(documentVersions.projectId, projectId));
      expect(await left()).toEqual([2]);
    });
  });

  it('that a newer Pagewright wrote are not guessed at', async () => {
    const server = current();
    const { person, projectId, generationId } = await queued(server, 'local');
    await diesAfterPages(server, generationId, 1);
    await server.database.db.execute(
      sql`update outlines set outline = replace(outline, '"version":2', '"version":99') where project_id = ${projectId}`,
    );
    await works(server, async () => {
      const last = (await follow(server, person, projectId)).at(-1);
      expect(last).toMatchObject({ type: 'failed', error: 'stored/newer' });
    });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
  });
});

withServer('a project that nobody has named', {}, (current) => {
  it('is called what its first document is called, and keeps that name', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const nameOf = async (id: number) =>
      (await server.call({ method: 'GET', url: `/api/pagewright/project/getInfo/${id}`, token: person.token })).json()
        .data.name as string;
    const payload = { name: 'Mine' };
    const added = await server.call({
      method: 'POST',
      url: '/api/pagewright/project/add',
      token: person.token,
      payload,
    });
    const named = added.json().data.id as number;
    const projectId = await newProject(server, person.token);
    expect(await nameOf(projectId)).toMatch(/^Document_/);
    await works(server, async () => {
      for (const [id, text] of [
        [named, TEXT],
        [projectId, TEXT],
        [projectId, '# Otters\n\nOtters eat fish. There are 31 otters on the river.'],
      ] as const) {
        await generate(server, person.token, { projectId: id, text, settings: { pageCount: 2 } });
        expect((await follow(server, person, id)).at(-1)).toMatchObject({ type: 'done' });
      }
    });
    expect(await nameOf(named)).toBe('Mine');
    expect(await nameOf(projectId)).toBe('The harbour of Larnsund');
  });
});

import type { HistoryState } from '@pagewright/contract/history';
import type { ProjectPage } from '@pagewright/contract/pages';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from '../../platform/database.ts';
import { onBothDatabases } from '../../testing/test-server.ts';
import { forgetOldSteps } from './steps.ts';

const source = (color: string) =>
  `<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "${color}" }} />`;
const WHITE = source('#ffffff');

onBothDatabases('the history of a document', {}, (current) => {
  async function setUp() {
    const server = current();
    const { token } = await server.newPerson();
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await server.call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) })).json();
    const projectId = (await call('POST', 'project/add', { name: 'P' })).data.id as number;
    const list = async (): Promise<ProjectPage[]> => (await call('GET', `page/list?projectId=${projectId}`)).data;
    const add = async (): Promise<number> => (await call('POST', 'page/add', { projectId, styledText: WHITE })).data.id;
    const paint = async (id: number, color: string) => {
      const page = (await list()).find((one) => one.id === id);
      const answer = await call('PUT', 'page/edit', { id, version: page?.version, styledText: source(color) });
      expect(answer.code).toBe(200);
    };
    const undo = () => call('POST', `project/undo/${projectId}`);
    const redo = () => call('POST', `project/redo/${projectId}`);
    const history = async (): Promise<HistoryState> => (await call('GET', `project/history/${projectId}`)).data;
    const state = async (): Promise<Omit<HistoryState, 'undoId'>> => {
      const { undoId: _id, ...kinds } = await history();
      return kinds;
    };
    const shown = async () => (await list()).map(({ id, styledText, name }) => ({ id, styledText, name }));
    return { server, projectId, call, list, add, paint, undo, redo, history, state, shown };
  }

  it('takes back a step that is named only while it is the last', async () => {
    const { projectId, call, add, paint, history } = await setUp();
    const [first, second] = [await add(), await add()];
    await paint(first, '#ff0000');
    const { undoId } = await history();
    await paint(second, '#00ff00');
    expect((await call('POST', `project/undo/${projectId}?step=${undoId}`)).error).toBe('request/conflict');
    const { undoId: last, undo } = await history();
    expect([undo, last]).toEqual(['edit', expect.any(Number)]);
    expect((await call('POST', `project/undo/${projectId}?step=${last}`)).data).toMatchObject({ step: 'edit' });
    expect(await history()).toMatchObject({ undo: 'edit', undoId });
  });

  it('takes every kind of step back and again, on whatever device', async () => {
    const { projectId, call, add, paint, undo, redo, shown, state } = await setUp();
    expect(await state()).toEqual({ undo: null, redo: null });
    expect((await undo()).data).toMatchObject({ step: null });
    const states = [await shown()];
    const steps = [
      add,
      add,
      async () => paint((await shown())[0]?.id ?? 0, '#111111'),
      async () => call('PUT', 'page/order', { projectId, ids: (await shown()).map(({ id }) => id).reverse() }),
      async () => call('POST', `page/duplicate/${(await shown())[1]?.id}`),
      async () => call('DELETE', `page/remove/${(await shown())[0]?.id}`),
    ];
    for (const step of steps) {
      await step();
      states.push(await shown());
    }
    for (const expected of states.slice(0, -1).reverse()) {
      await undo();
      expect(await shown()).toEqual(expected);
    }
    expect(await state()).toEqual({ undo: null, redo: 'add' });
    for (const expected of states.slice(1)) {
      await redo();
      expect(await shown()).toEqual(expected);
    }
    expect(await state()).toEqual({ undo: 'delete', redo: null });
  });

  it('knows a change that takes the last ones back as undoing them', async () => {
    const { add, call, paint, state, undo, shown } = await setUp();
    const id = await add();
    await paint(id, '#111111');
    await paint(id, '#222222');
    await paint(id, '#ffffff');
    expect(await state()).toEqual({ undo: 'add', redo: 'edit' });
    await paint(id, '#111111');
    expect(await state()).toEqual({ undo: 'edit', redo: 'edit' });
    await call('DELETE', `page/remove/${id}`);
    expect(await state()).toEqual({ undo: 'delete', redo: null });
    await call('POST', 'page/restore/batch', { ids: [id] });
    expect(await state()).toEqual({ undo: 'edit', redo: 'delete' });
    await undo();
    expect(await shown()).toMatchObject([{ styledText: WHITE }]);
  });

  it('keeps saves of several pages that are said to belong together as one step, and knows how they take it back', async () => {
    const { call, add, list, paint, state, undo, redo, shown } = await setUp();
    const ids = [await add(), await add(), await add()];
    const together = async (name: string, color: string, of = ids) => {
      for (const id of of) {
        const version = (await list()).find((one) => one.id === id)?.version;
        const answer = await call('PUT', 'page/edit', { id, version, styledText: source(color), together: name });
        expect(answer.code).toBe(200);
      }
    };
    const colors = async () => (await shown()).map(({ styledText }) => /#\w+/.exec(styledText)?.[0]);
    const all = (color: string) => [color, color, color];
    await together('first', '#111111');
    await together('second', '#222222');
    await paint(ids[0] ?? 0, '#333333');
    await undo();
    await undo();
    expect([await colors(), await state()]).toEqual([all('#111111'), { undo: 'edit', redo: 'edit' }]);
    await redo();
    expect(await colors()).toEqual(all('#222222'));
    // As an editor does that takes its own steps back, at once and one by one.
    await together('back', '#ffffff');
    expect(await state()).toEqual({ undo: 'add', redo: 'edit' });
    await redo();
    expect([await colors(), await state()]).toEqual([all('#111111'), { undo: 'edit', redo: 'edit' }]);
    await redo();
    expect(await colors()).toEqual(all('#222222'));
    await paint(ids[0] ?? 0, '#333333');
    await together('back again', '#111111');
    expect(await state()).toEqual({ undo: 'edit', redo: 'edit' });
    await together('on', '#444444', ids.slice(1));
    await paint(ids[0] ?? 0, '#444444');
    await undo();
    await undo();
    expect([await colors(), await state()]).toEqual([all('#111111'), { undo: 'edit', redo: 'edit' }]);
  });

  it('knows what an editor takes back at a time, though it saves the pages that several steps changed in others', async () => {
    const { call, add, list, paint, state, undo, redo, shown } = await setUp();
    const ids = [await add(), await add(), await add()];
    const [first = 0, ...others] = ids;
    const together = async (name: string, color: string, of = ids) => {
      for (const id of of) {
        const version = (await list()).find((one) => one.id === id)?.version;
        await call('PUT', 'page/edit', { id, version, styledText: source(color), together: name });
      }
    };
    const colors = async () => (await shown()).map(({ styledText }) => /#\w+/.exec(styledText)?.[0]);
    await paint(first, '#eeeeee');
    await paint(first, '#111111');
    await together('repeated', '#222222');
    await together('moved', '#333333');
    // Three steps back: what was done to the first page alone is taken back on it before it is saved.
    await together('back', '#ffffff', others);
    await paint(first, '#eeeeee');
    expect([await colors(), await state()]).toEqual([
      ['#eeeeee', '#ffffff', '#ffffff'],
      { undo: 'edit', redo: 'edit' },
    ]);
    await undo();
    expect([await colors(), await state()]).toEqual([['#ffffff', '#ffffff', '#ffffff'], { undo: 'add', redo: 'edit' }]);
    const seen: unknown[] = [];
    for (let steps = 0; steps < 4; steps += 1) {
      await redo();
      seen.push(await colors());
    }
    expect(seen).toEqual([
      ['#eeeeee', '#ffffff', '#ffffff'],
      ['#111111', '#ffffff', '#ffffff'],
      ['#222222', '#222222', '#222222'],
      ['#333333', '#333333', '#333333'],
    ]);
    // The page that is saved first may be the one whose own step is taken back.
    await paint(first, '#eeeeee');
    await together('back again', '#ffffff', others);
    expect([await colors(), await state()]).toEqual([
      ['#eeeeee', '#ffffff', '#ffffff'],
      { undo: 'edit', redo: 'edit' },
    ]);
  });

  it('takes no change of several pages apart where the first page does again, or undoes, what was done to it alone', async () => {
    const { call, add, list, paint, undo, redo, shown } = await setUp();
    const ids = [await add(), await add(), await add()];
    const together = async (name: string, color: string) => {
      for (const id of ids) {
        const version = (await list()).find((one) => one.id === id)?.version;
        await call('PUT', 'page/edit', { id, version, styledText: source(color), together: name });
      }
    };
    const colors = async () => (await shown()).map(({ styledText }) => /#\w+/.exec(styledText)?.[0]);
    await paint(ids[0] ?? 0, '#111111');
    await undo();
    await together('again', '#111111');
    await undo();
    expect(await colors()).toEqual(['#ffffff', '#ffffff', '#ffffff']);
    await redo();
    await paint(ids[0] ?? 0, '#222222');
    await together('back', '#111111');
    expect(await colors()).toEqual(['#111111', '#111111', '#111111']);
    await together('on', '#333333');
    await undo();
    expect(await colors()).toEqual(['#111111', '#111111', '#111111']);
  });

  it('forgets what had been taken back as soon as something else is done', async () => {
    const { add, paint, state, undo, redo, shown } = await setUp();
    const id = await add();
    await paint(id, '#111111');
    await undo();
    await paint(id, '#333333');
    expect(await state()).toEqual({ undo: 'edit', redo: null });
    expect((await redo()).data).toMatchObject({ step: null });
    expect(await shown()).toMatchObject([{ styledText: source('#333333') }]);
  });

  it('leads through the same states there and back, whatever was done', async () => {
    const { add, paint, undo, redo, shown } = await setUp();
    const ids = [await add(), await add()];
    const color = fc.constantFrom('#111111', '#222222', '#333333', '#444444');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), color), { minLength: 1, maxLength: 5 }), async (edits) => {
        const seen = [JSON.stringify(await shown())];
        for (const [at, to] of edits) {
          await paint(ids[at] ?? 0, to);
          const now = JSON.stringify(await shown());
          // What leads back is no step of its own.
          const before = seen.lastIndexOf(now);
          if (before >= 0) seen.length = before + 1;
          else seen.push(now);
        }
        const last = JSON.stringify(await shown());
        await undo();
        await redo();
        expect(JSON.stringify(await shown())).toBe(last);
      }),
      { numRuns: 8 },
    );
  });

  it('is that of 200 steps and of 30 days, and of nobody else', async () => {
    const { server, projectId, add, paint, state, call } = await setUp();
    const id = await add();
    await paint(id, '#111111');
    await server.database.db.execute(sql`
      insert into document_steps (project_id, kind, state, length)
      select project_id, kind, state, length from document_steps, generate_series(1, 105) where project_id = ${projectId}`);
    await paint(id, '#222222');
    const rowsOfProject = async () =>
      (
        await rowsOf<{ count: number }>(
          server.database.db,
          sql`select count(*)::int as count from document_steps where project_id = ${projectId}`,
        )
      )[0]?.count;
    expect(await rowsOfProject()).toBe(200);
    await server.database.db.execute(
      sql`update document_steps set created_at = now() - interval '31 days' where project_id = ${projectId}`,
    );
    expect(await state()).toEqual({ undo: null, redo: null });
    await forgetOldSteps(server.database.db);
    expect(await rowsOfProject()).toBe(0);
    const stranger = await server.newPerson();
    for (const path of [`history/${projectId}`]) {
      const answer = await server.call({
        method: 'GET',
        url: `/api/pagewright/project/${path}`,
        token: stranger.token,
      });
      expect(answer.statusCode).toBe(404);
    }
    expect((await call('GET', `project/history/${projectId}`)).code).toBe(200);
  });
});

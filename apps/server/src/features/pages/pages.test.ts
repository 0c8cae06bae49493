import type { ProjectPage } from '@pagewright/contract/pages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases, type TestServer } from '../../testing/test-server.ts';

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
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      server.call({ method, url: `/api/pagewright/page/${path}`, token, ...(payload ? { payload } : {}) });
    const list = async (): Promise<ProjectPage[]> =>
      (await server.call({ method: 'GET', url: `/api/pagewright/page/list?projectId=${projectId}`, token })).json()
        .data;
    return { projectId, send, list };
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

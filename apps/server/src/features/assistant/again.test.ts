import { setTimeout as pause } from 'node:timers/promises';
import {
  type FakeCall,
  type FakeLanguageService,
  linesOf,
  type Reaction,
  startFakeLanguageService,
} from '@pagewright/compose/testing/fake-language-service';
import type { Proposal } from '@pagewright/contract/assistant';
import type { ProjectPage } from '@pagewright/contract/pages';
import { isUnmadeText } from '@pagewright/design/page-or-reason';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { pointsOf, TEXT } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { balances, ledger } from '../billing/tables.ts';
import { pages as pageRows } from '../pages/tables.ts';

let service: FakeLanguageService;
let server: TestServer;
let behave: (call: FakeCall) => Reaction;

beforeAll(async () => {
  service = await startFakeLanguageService((call) => behave(call));
  server = await startTestServer(await openInMemory(), {
    working: true,
    cloud: { url: service.url, model: 'again-7b', key: 'sk-again' },
  });
}, 90_000);
afterAll(async () => {
  await server.stop();
  await service.close();
});
beforeEach(() => {
  behave = () => 'good';
});

/** A generated document of somebody, and the calls that they make for it. */
async function generated(module: 'local' | 'cloud', pageCount = 5) {
  const owner = await server.newPerson({ invited: true });
  const send = (method: 'GET' | 'POST', path: string, payload?: object, token = owner.token) =>
    server.call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
  const projectId = (await send('POST', 'project/add', { module })).json().data.id as number;
  await send('POST', 'project/generate', { projectId, text: TEXT, settings: { pageCount } });
  while ((await send('GET', `project/getInfo/${projectId}`)).json().data.status !== 2) await pause(20);
  const pages = async (): Promise<ProjectPage[]> => (await send('GET', `page/list?projectId=${projectId}`)).json().data;
  const pageSaying = async (words: string): Promise<ProjectPage> => {
    const found = (await pages()).find(({ styledText }) => styledText.includes(words));
    if (!found) throw new Error(`no page says ${words}`);
    return found;
  };
  const again = async (wanted: object): Promise<Proposal> => {
    const answer = await send('POST', 'assistant/again', { projectId, ...wanted });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const failed = async () => (await send('GET', `project/report/${projectId}`)).json().data.failedPages;
  return { owner, projectId, send, pages, pageSaying, again, failed };
}

it('gives a page of the local module another telling, shown first, paid when it is accepted', async () => {
  const { owner, projectId, send, pages, pageSaying, again } = await generated('local');
  const before = await pages();
  const paid = await pointsOf(server, owner);
  const page = await pageSaying('Two tugs');
  const proposal = await again({ pageIds: [page.id] });
  expect(proposal).toMatchObject({ points: 1, notes: [{ code: 'again', pages: [page.pageNumber] }] });
  expect(proposal.pages).toMatchObject([{ id: page.id, is: 'changed' }]);
  expect(await pages()).toEqual(before);
  expect(await pointsOf(server, owner)).toEqual(paid);
  const accepted = (await send('POST', 'assistant/accept', { id: proposal.id })).json().data;
  expect(accepted).toMatchObject({ undo: 'again' });
  expect(await pointsOf(server, owner)).toEqual({ available: (paid.available ?? 0) - 1, reserved: 0 });
  const after = await pages();
  expect(after.filter(({ id }) => id !== page.id)).toEqual(before.filter(({ id }) => id !== page.id));
  expect(after.find(({ id }) => id === page.id)?.styledText).not.toBe(page.styledText);
  const movements = await server.database.db
    .select()
    .from(ledger)
    .where(and(eq(ledger.userId, owner.id), eq(ledger.job, `assistant:${proposal.id}:${projectId}`)));
  expect(movements.map(({ kind }) => kind)).toEqual(['reserve', 'post']);
  const history = (
    await server.call({ method: 'GET', url: '/api/membership/points?move=post&size=1', token: owner.token })
  ).json().data;
  expect(history.movements).toMatchObject([{ reason: 'assistant', project: { id: projectId } }]);
});

it('tries the pages again that the model failed at, and them alone; each says why it is as it is', async () => {
  behave = ({ asks }) => (asks === 'plan' ? 'good' : 'refusal');
  const { send, pages, again, failed } = await generated('cloud');
  const before = await failed();
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(({ reason }: { reason: string }) => reason === 'refused')).toBe(true);
  const wanted = { pageIds: before.map(({ pageId }: { pageId: number }) => pageId) };
  // The model still refuses: nothing changes, and that is said.
  const refused = await again(wanted);
  expect(refused).toMatchObject({ id: null, points: 0, model: { failure: 'refused' } });
  expect(refused.notes.map(({ code }) => code)).toContain('again-failed');
  behave = () => 'good';
  const texts = new Map((await pages()).map(({ id, styledText }) => [id, styledText]));
  const proposal = await again(wanted);
  expect(proposal.points).toBe(proposal.pages.length);
  expect((await send('POST', 'assistant/accept', { id: proposal.id })).statusCode).toBe(200);
  expect(await failed()).toEqual([]);
  for (const { id, styledText } of await pages())
    if (!wanted.pageIds.includes(id)) expect(styledText).toBe(texts.get(id));
  // Taken back, they are as they were, and say so again.
  await send('POST', `project/undo/${(await pages())[0]?.projectId}`, {});
  expect(await failed()).toEqual(before);
}, 60_000);

it('makes one block anew and keeps what the person did to the others', async () => {
  const says = (text: string) => (call: FakeCall) => {
    if (call.asks !== 'page') return 'good' as const;
    const lines = linesOf(call).filter(({ kind }) => kind !== 'heading');
    const from = [lines[0]?.id];
    const entries = [1, 2, 3].map((number) => ({ text: `${text} ${number}`, lead: '', value: '', group: '', from }));
    return { says: JSON.stringify({ form: 'bullets', title: 'Ships', block: '', entries }) };
  };
  behave = says('Told');
  const { owner, pageSaying, again, pages } = await generated('cloud', 3);
  const page = await pageSaying('Told 2');
  const shown = parsePage(page.styledText);
  const idOf = (words: string) =>
    shown.components.find(({ props }) => 'text' in props && props.text === words)?.id ?? '';
  const components = shown.components.map((own) =>
    own.id === idOf('Told 2') ? ({ ...own, props: { ...own.props, text: 'In my own words' } } as typeof own) : own,
  );
  const payload = { id: page.id, version: page.version, styledText: printPage({ ...shown, components }) };
  // The page's own prompt is heard too.
  const prompt = 'Name the ships that came';
  const edit = { method: 'PUT' as const, url: '/api/pagewright/page/edit', token: owner.token };
  await server.call({ ...edit, payload: { ...payload, prompt } });
  behave = says('Told otherwise');
  const wanted = { pageIds: [page.id], objectId: idOf('Told 1') };
  const [made] = (await again(wanted)).pages;
  expect(service.calls.at(-1)?.body.messages.at(-1)?.content).toContain(prompt);
  expect(made?.text).toContain('Told otherwise 1');
  for (const words of ['In my own words', 'Told 3']) expect(made?.text).toContain(words);
  for (const words of ['Told otherwise 2', 'Told otherwise 3']) expect(made?.text).not.toContain(words);
  // A block that the person had reworded is what the model says once it is asked for, and only then.
  const reworded = (await again({ pageIds: [page.id], objectId: idOf('Told 2') })).pages[0]?.text;
  expect(reworded).toContain('Told otherwise 2');
  expect((await again({ pageIds: [page.id] })).pages[0]?.text).toContain('In my own words');
  behave = says('Told');
  expect(await again(wanted)).toMatchObject({ id: null, notes: [{ code: 'again-same-block' }] });
  // Of a page told anew one object alone: the page is that which was made again, and the others are kept by hand.
  behave = says('Told otherwise');
  const whole = await again({ pageIds: [page.id] });
  const [object] = parsePage(whole.pages[0]?.text ?? '').components.filter(
    ({ props }) => 'text' in props && props.text === 'Told otherwise 3',
  );
  const part = { id: whole.id, pages: [{ id: page.id, objects: [object?.id ?? ''] }] };
  expect(
    (await server.call({ method: 'POST', url: '/api/pagewright/assistant/accept', token: owner.token, payload: part }))
      .statusCode,
  ).toBe(200);
  const [row] = await server.database.db.select().from(pageRows).where(eq(pageRows.id, page.id));
  expect(row?.kept?.brought?.brief).toBeDefined();
  expect(row?.styledText).toContain('Told otherwise 3');
  expect(row?.styledText).toContain('Told 1');
  expect((await pages()).length).toBe(3);
});

it('is checked as a generation is: project, invitation, permission, points', async () => {
  const { owner, projectId, send, pages } = await generated('local');
  const [page] = await pages();
  const pageIds = [page?.id ?? 0];
  const ask = async (token: string, body: object) => (await send('POST', 'assistant/again', body, token)).json();
  const stranger = await server.newPerson();
  expect(await ask(stranger.token, { projectId, pageIds })).toMatchObject({ code: 404 });
  const own = (await send('POST', 'project/add', {}, stranger.token)).json().data.id;
  expect(await ask(stranger.token, { projectId: own, pageIds })).toMatchObject({ error: 'account/invitation-needed' });
  expect(await ask(owner.token, { projectId, pageIds: [pageIds[0], 999_999] })).toMatchObject({ code: 404 });
  expect(await ask(owner.token, { projectId, pageIds: [...pageIds, 1], objectId: 'a' })).toMatchObject({ code: 400 });
  await server.database.db.update(balances).set({ available: 0 }).where(eq(balances.userId, owner.id));
  expect(await ask(owner.token, { projectId, pageIds })).toMatchObject({ error: 'account/points-short' });
});

it('names a page that could not be laid out until it was made anew', async () => {
  const { send, pages, pageSaying, again, failed } = await generated('local');
  const page = await pageSaying('Timber');
  const shown = parsePage(page.styledText);
  const text = printPage(shown).replace(
    '</Page>',
    `  <Text id="why" x={80} y={80} width={400} height={80} slot="unmade" placeholder="Why" />\n</Page>`,
  );
  const texts = { generatedText: text, styledText: '' };
  await server.database.db.update(pageRows).set(texts).where(eq(pageRows.id, page.id));
  expect(await failed()).toEqual([{ pageId: page.id, pageNumber: page.pageNumber, reason: 'design' }]);
  const proposal = await again({ pageIds: [page.id] });
  expect((await send('POST', 'assistant/accept', { id: proposal.id })).statusCode).toBe(200);
  expect(await failed()).toEqual([]);
  expect((await pages()).every(({ styledText }) => !isUnmadeText(styledText))).toBe(true);
});

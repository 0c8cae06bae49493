import {
  type Behaviour,
  type FakeCall,
  type FakeLanguageService,
  startFakeLanguageService,
  WRONG_FIGURE,
} from '@pagewright/compose/testing/fake-language-service';
import { lintPage } from '@pagewright/page/lint';
import { parsePage } from '@pagewright/page/source-text';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { follow, generate, listPages, newProject, pointsOf, TEXT } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer, WELCOME_POINTS } from '../../testing/test-server.ts';
import { diesAfterPages, works } from '../../testing/test-workers.ts';
import { ledger } from '../billing/tables.ts';
import { generations, outlines } from './tables.ts';

const PAGES = 5;
const KEY = 'sk-of-the-installation';
const MODEL = 'harbour-7b';

// Two workers are started, which takes its time on a busy machine.
describe('the cloud module, with a language model behind it', () => {
  let service: FakeLanguageService;
  let server: TestServer;
  let behave: (call: FakeCall) => Behaviour;
  beforeAll(async () => {
    service = await startFakeLanguageService((call) => behave(call));
    const cloud = { url: service.url, model: MODEL, key: KEY };
    server = await startTestServer(await openInMemory(), { cloud });
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
  });
  beforeEach(() => {
    behave = () => 'good';
  });

  /** A project of the cloud module whose generation waits for a worker. */
  async function queued(wish: object = {}) {
    const person = await server.newPerson({ invited: true });
    const { token } = person;
    const payload = { module: 'cloud' };
    const added = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload });
    const projectId = added.json().data.id as number;
    const asked = await generate(server, token, { projectId, text: TEXT, settings: { pageCount: PAGES }, ...wish });
    return { person, projectId, generationId: asked.json().data.generationId as number };
  }

  const reportOn = async (projectId: number, token: string) =>
    (await server.call({ method: 'GET', url: `/api/pagewright/project/report/${projectId}`, token })).json().data;

  it('says that it is there, and by whom, without its key', async () => {
    const { token } = await server.newPerson();
    const answer = await server.call({ method: 'GET', url: '/api/pagewright/module/list', token });
    expect(answer.json().data[1]).toMatchObject({
      id: 'cloud',
      configured: true,
      // The service of the tests is on this machine.
      leavesInstallation: false,
      provider: new URL(service.url).host,
      model: MODEL,
    });
    expect(answer.body).not.toContain(KEY);
  });

  it('keeps no one waiting whose pages are made without it', async () => {
    behave = () => 'silent';
    // As many as work at once anywhere, and more.
    const waiting = await Promise.all(Array.from({ length: 5 }, () => queued()));
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    await generate(server, person.token, { projectId, text: TEXT, settings: { pageCount: PAGES } });
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
      const { db } = server.database;
      const states = await db
        .select({ state: generations.state })
        .from(generations)
        .where(
          inArray(
            generations.id,
            waiting.map(({ generationId }) => generationId),
          ),
        );
      expect(states.every(({ state }) => state === 'queued' || state === 'running')).toBe(true);
      for (const own of waiting) {
        const url = `/api/pagewright/project/cancel/${own.projectId}`;
        await server.call({ method: 'POST', url, token: own.person.token });
      }
    });
  });

  it('makes the pages, posts a point for each, and tells what the model was asked', async () => {
    const { db } = server.database;
    const { person, projectId, generationId } = await queued();
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
    });
    expect(await listPages(server, person.token, projectId)).toHaveLength(PAGES);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
    const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
    expect(row).toMatchObject({ engine: 'cloud', state: 'done', attempts: 1 });
    const stored = await db.select().from(outlines).where(eq(outlines.projectId, projectId));
    expect(stored).toMatchObject([{ version: 1, isWhole: true, outline: { engine: 'cloud' } }]);
    const { modelUse } = await reportOn(projectId, person.token);
    expect(modelUse).toMatchObject({ model: MODEL, localPages: [], retries: 0 });
    expect(modelUse.inputTokens).toBeGreaterThan(0);
    expect(JSON.stringify([stored, row])).not.toContain(KEY);
  });

  it('completes where the model fails, and says so', async () => {
    behave = ({ asks }) => (asks === 'plan' ? 'fenced' : 'refusal');
    const { person, projectId } = await queued();
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
    });
    const { modelUse } = await reportOn(projectId, person.token);
    expect(modelUse.localPages.length).toBeGreaterThan(0);
    expect(modelUse.localPages.every(({ reason }: { reason: string }) => reason === 'refused')).toBe(true);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
  });

  it('completes whatever goes wrong from call to call, and counts each of it', async () => {
    const WRONG = [
      'busy',
      'cut',
      'empty',
      'good',
      'too-many-pages',
      'wrong-schema',
      'thinking',
      'refusal',
      'good',
      'wrong-figures',
    ] as const;
    const served: string[] = [];
    behave = () => {
      const answer = WRONG[served.length % WRONG.length] ?? 'good';
      served.push(answer);
      return answer;
    };
    const { person, projectId } = await queued();
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
    });
    expect(await listPages(server, person.token, projectId)).toHaveLength(PAGES);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
    const { modelUse } = await reportOn(projectId, person.token);
    expect(modelUse.calls).toBe(served.length);
    expect(modelUse.retries).toBe(served.filter((answer) => answer === 'busy' || answer === 'cut').length);
    // What cannot be read is asked for again, or its page is the local engine's: which page gets which answer is left to chance.
    const unreadable = served.filter((answer) => ['empty', 'wrong-schema', 'refusal'].includes(answer)).length;
    const ours = modelUse.localPages.length + (modelUse.localPlan ? 1 : 0);
    expect(unreadable).toBeGreaterThanOrEqual(2);
    expect(modelUse.repairs + ours).toBeGreaterThanOrEqual(unreadable);
  });

  it('marks on the page what no source says, and page health names it', async () => {
    behave = ({ asks }) => (asks === 'page' ? 'wrong-figures' : 'good');
    const { person, projectId } = await queued();
    await works(server, async () => void (await follow(server, person, projectId)));
    const pages = (await listPages(server, person.token, projectId)).map(({ styledText }) => parsePage(styledText));
    const found = pages.flatMap((page) => lintPage(page, { rules: ['unsupported'] }));
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).toContain(WRONG_FIGURE);
    const { modelUse } = await reportOn(projectId, person.token);
    expect(modelUse.unsupported).toBeGreaterThanOrEqual(found.length);
  });

  it('fills a template by the model; what it says without a source stands nowhere, and the report counts it', async () => {
    const plan =
      '# Solar roofs\n\n## Background\nThe school pays 48,000 euros a year for power.\n\n## Risks\nThe risks are rain and frost.\n';
    const asksForRisks = ({ body }: FakeCall) => body.messages.some(({ content }) => content.includes('"Risks"'));
    behave = (call) => (asksForRisks(call) ? 'wrong-figures' : 'good');
    const { person, projectId } = await queued({ text: plan, settings: { template: 2 } });
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toMatchObject({ type: 'done' });
    });
    const texts = (await listPages(server, person.token, projectId)).map(({ styledText }) => styledText);
    expect(texts.some((text) => text.includes('48,000 euros'))).toBe(true);
    expect(texts.some((text) => text.includes('rain and frost'))).toBe(true);
    expect(texts.some((text) => text.includes(WRONG_FIGURE))).toBe(false);
    const { fills, ...modelUse } = (await reportOn(projectId, person.token)).modelUse;
    expect(modelUse).toMatchObject({ model: MODEL, localPages: [] });
    expect(fills.asked).toBeGreaterThan(10);
    expect(fills.dropped).toBeGreaterThan(0);
    expect(fills.local).toContainEqual({ page: 7, description: 'What may go wrong', reason: 'unsupported' });
  });

  it('shows its outline first, for nothing, and makes its pages of that without asking the model again', async () => {
    const { person, projectId } = await queued({ outlineFirst: true });
    const { token } = person;
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toMatchObject({ type: 'outlined' });
      expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS, reserved: 0 });
      const asked = service.calls.length;
      const outline = await server.call({
        method: 'GET',
        url: `/api/pagewright/project/outline/${projectId}?of=waiting`,
        token,
      });
      const { version, cards } = outline.json().data;
      expect(cards).toHaveLength(PAGES);
      const payload = { projectId, version };
      const made = await server.call({ method: 'POST', url: '/api/pagewright/project/outline/make', token, payload });
      expect(made.statusCode, made.body).toBe(200);
      expect((await follow(server, person, projectId)).at(-1)).toEqual({ type: 'done', pagesTotal: PAGES });
      expect(service.calls).toHaveLength(asked);
    });
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
    expect((await reportOn(projectId, token)).modelUse).toMatchObject({ model: MODEL });
  });

  it.each([0, 2])('survives a worker that dies after %d pages: no page twice, no point lost', async (count) => {
    const { db } = server.database;
    const { person, projectId, generationId } = await queued();
    await diesAfterPages(server, generationId, count);
    const [begun] = await db.select().from(outlines).where(eq(outlines.generationId, generationId));
    expect(begun).toMatchObject({ isWhole: false });
    await works(server, async () => {
      expect((await follow(server, person, projectId)).at(-1)).toMatchObject({ type: 'done' });
    });
    const made = await listPages(server, person.token, projectId);
    expect(made.map(({ pageNumber }) => pageNumber)).toEqual(made.map((_, index) => index + 1));
    expect(made).toHaveLength(PAGES);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - PAGES, reserved: 0 });
    const isPost = and(eq(ledger.userId, person.id), eq(ledger.kind, 'post'));
    expect(await db.select().from(ledger).where(isPost)).toHaveLength(PAGES);
    expect(await db.select().from(outlines).where(eq(outlines.projectId, projectId))).toHaveLength(1);
  });
});

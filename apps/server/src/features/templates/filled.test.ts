import { parsePage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { finished, generate, listPages, pointsOf } from '../../testing/test-generations.ts';
import { onBothDatabases, WELCOME_POINTS } from '../../testing/test-server.ts';

const PLAN = `# Solar roofs for Mill Lane

## Background
The school pays 48,000 euros a year for power.

## Goals
The goal is to cover 60% of the demand by 2028.
`;

onBothDatabases('a project that a template fills', { working: true }, (current) => {
  async function setUp() {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      server.call({ method, url: `/api/pagewright/${path}`, token: person.token, ...(payload ? { payload } : {}) });
    const made = await call('POST', 'project/add', { templateId: 2, withPages: false });
    const projectId = made.json().data.id as number;
    const run = async (text: string, settings?: object) => {
      const answer = await generate(server, person.token, { projectId, text, ...(settings ? { settings } : {}) });
      expect(answer.json()).toMatchObject({ code: 200 });
      await finished(server, person, projectId);
      return listPages(server, person.token, projectId);
    };
    return { server, person, projectId, call, run };
  }

  it('has its pages, with what the sources hold and what they lack in the report, at a point a page', async () => {
    const { server, person, projectId, call, run } = await setUp();
    const pages = await run(PLAN);
    expect(pages).toHaveLength(7);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 7, reserved: 0 });
    const [cover, , why] = pages;
    expect(cover?.styledText).toContain('Solar roofs for Mill Lane');
    expect(why?.styledText).toContain('48,000 euros');
    const filled = parsePage(why?.styledText ?? '').components.find(
      ({ props }) => 'text' in props && props.text.includes('48,000'),
    );
    expect(filled?.origin?.[0]).toMatch(/#\d+/);
    expect(why?.pageContent).not.toContain('What hurts most');
    expect(why).toMatchObject({
      name: 'Why, and what for',
      description: expect.stringContaining('What hurts most'),
    });
    expect(new Set(pages.map(({ prompt }) => prompt))).toEqual(new Set([expect.stringContaining('Leave out')]));
    const report = (await call('GET', `project/report/${projectId}`)).json().data;
    expect(report.countReason).toEqual({ code: 'count-by-template', params: { count: 7 } });
    expect(report.lacking).toContainEqual({ page: 6, description: 'What each item costs', reason: 'not-found' });
    // Pages that hold nothing yet are put into no file, unless they are asked for.
    const slides = async (wish: object): Promise<number> => {
      const file = await call('POST', 'project/export', { projectId, type: 'pptx', ...wish });
      return new Set(file.rawPayload.toString('latin1').match(/ppt\/slides\/slide\d+\.xml/g)).size;
    };
    expect([await slides({}), await slides({ pageIds: pages.map(({ id }) => id) })]).toEqual([3, 7]);
  });

  it('is filled anew when the sources change, without losing what the person wrote', async () => {
    const { call, run } = await setUp();
    const [, , why] = await run(PLAN);
    const styledText = (why?.styledText ?? '').replaceAll('Why, and what for', 'Why the roof');
    const edited = await call('PUT', 'page/edit', { id: why?.id, version: why?.version, styledText });
    expect(edited.json()).toMatchObject({ code: 200 });
    const [, , again] = await run(
      PLAN.replace('48,000', '51,500').concat('\n## Problem\nThe problem is the old roof.\n'),
    );
    expect(again?.id).toBe(why?.id);
    expect(again?.styledText).toContain('Why the roof');
    expect(again?.styledText).toContain('51,500');
    expect(again?.styledText).toContain('The problem is the old roof.');
  });

  it('is composed as ever when the person does without the template', async () => {
    const { call, projectId, run } = await setUp();
    const pages = await run(PLAN, { template: null, pageCount: 3 });
    expect(pages).toHaveLength(3);
    expect((await call('GET', `project/report/${projectId}`)).json().data.lacking).toBeUndefined();
    const unknown = await call('POST', 'project/generate', { projectId, text: PLAN, settings: { template: 999 } });
    expect(unknown.json()).toMatchObject({ error: 'template/unknown' });
  });
});

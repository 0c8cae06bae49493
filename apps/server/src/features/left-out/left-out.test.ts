import { setTimeout as pause } from 'node:timers/promises';
import type { LeftOutRow } from '@pagewright/contract/left-out';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { AsideChange, BroughtTo } from '@pagewright/contract/projects';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { standsOn } from '@pagewright/page/told-words';
import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases, type TestPerson } from '../../testing/test-server.ts';

const FARM = `# The farm on the hill

## Animals

We keep forty goats and eleven cows. The goats give milk from March until November. Two dogs look after all of them. The cows are out on the upper meadow from May. Every calf stays with its mother for a hundred days. The vet comes twice a year. Hay for the winter is cut in June and again in August.

## Cheese

- Soft cheese is sold after ten days
- Hard cheese lies in the cellar for a year
- Blue cheese was given up in 2019
- The cellar has a steady temperature of eleven degrees
- Wheels are turned by hand twice a week
- Whey goes to the pigs of our neighbour
- Labels are printed by the school
- The market is on Thursday and on Saturday
- Orders over twenty kilos are driven to the shop
`;

onBothDatabases('what was left out', { working: true }, (current) => {
  let person: TestPerson;
  let projectId: number;

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token = person.token) =>
    current().call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
  const list = async (query = '') => (await send('GET', `project/leftOut/${projectId}?${query}`)).json().data;
  const rows = async (query = ''): Promise<LeftOutRow[]> => (await list(query)).rows;
  const pagesOf = async (id = projectId): Promise<ProjectPage[]> =>
    (await send('GET', `page/list?projectId=${id}`)).json().data;
  const shows = async (text: string) =>
    (await pagesOf()).some(({ styledText }) => standsOn(parsePage(styledText), text));
  const bringIn = async (id: string): Promise<BroughtTo> => {
    const answer = await send('POST', 'project/leftOut/bringIn', { projectId, id });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const generate = async (id: number, text: string, settings: object): Promise<void> => {
    await send('POST', 'project/generate', { projectId: id, text, settings });
    while ((await send('GET', `project/getInfo/${id}`)).json().data.status !== 2) await pause(50);
  };

  beforeAll(async () => {
    person = await current().newPerson({ invited: true });
    projectId = (await send('POST', 'project/add', { name: 'Farm' })).json().data.id;
    await generate(projectId, FARM, { pageCount: 2 });
  }, 90_000);

  it('is listed with reasons, in parts, by words and by reason, for the owner only', async () => {
    const { total, leftOut, reasons, found, rows: all } = await list();
    expect(total).toBe(16);
    expect(leftOut).toBe(found);
    expect(all).toHaveLength(leftOut);
    expect(leftOut).toBeGreaterThan(3);
    expect(reasons.reduce((sum: number, { statements }: { statements: number }) => sum + statements, 0)).toBe(leftOut);
    for (const row of all as LeftOutRow[]) expect(await shows(row.text), row.text).toBe(false);
    expect((await rows('pageNum=2&pageSize=2')).map(({ id }) => id)).toEqual(
      all.slice(2, 4).map(({ id }: LeftOutRow) => id),
    );
    const [{ reason }] = reasons;
    expect((await rows(`reason=${reason}`)).every((row) => row.reason === reason)).toBe(true);
    const [{ text, section }] = all;
    expect((await rows(`search=${encodeURIComponent(text.slice(0, 20).toUpperCase())}`))[0]).toMatchObject({
      text,
      section,
    });
    expect(await rows('search=nothing+like+it')).toEqual([]);
    const stranger = await current().newPerson({ invited: true });
    expect((await send('GET', `project/leftOut/${projectId}`, undefined, stranger.token)).statusCode).toBe(404);
  });

  it('comes onto a page with a click, one undo, and stays through restyling and generating again', async () => {
    const [first] = await rows();
    if (!first) throw new Error('nothing is left out');
    const before = await pagesOf();
    const to = await bringIn(first.id);
    const after = await pagesOf();
    const page = after.find(({ id }) => id === to.pageId);
    expect(page && standsOn(parsePage(page.styledText), first.text)).toBe(true);
    expect(page?.pageNumber).toBe(to.pageNumber);
    expect((await rows()).map(({ id }) => id)).not.toContain(first.id);
    // A second click, or one whose answer was lost, changes nothing.
    expect(await bringIn(first.id)).toEqual({ ...to, isNew: false });
    expect(await pagesOf()).toEqual(after);

    expect((await send('POST', `project/undo/${projectId}`, {})).json().data).toMatchObject({ step: 'bring-in' });
    expect((await pagesOf()).map(({ styledText }) => styledText)).toEqual(before.map(({ styledText }) => styledText));
    expect((await rows()).map(({ id }) => id)).toContain(first.id);
    await send('POST', `project/redo/${projectId}`, {});
    expect(await shows(first.text)).toBe(true);

    expect((await send('POST', 'project/redesign', { projectId, style: 'warm' })).json().data.isApplied).toBe(true);
    expect(await shows(first.text)).toBe(true);
    await generate(projectId, FARM, { pageCount: 3 });
    expect(await shows(first.text)).toBe(true);
  }, 60_000);

  it('comes in one by one until nothing is left, and no page runs over', async () => {
    for (let left = await rows(); left.length > 0; ) {
      await bringIn(left[0]?.id ?? '');
      const now = await rows();
      expect(now.length).toBeLessThan(left.length);
      left = now;
    }
    const { total, leftOut } = await list();
    expect({ total, leftOut }).toEqual({ total: 16, leftOut: 0 });
    const pages = await pagesOf();
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(pages.map((_, index) => index + 1));
    for (const { styledText } of pages) {
      expect(lintPage(parsePage(styledText), { rules: ['overflow', 'off-page', 'overlap'] })).toEqual([]);
    }
  }, 120_000);

  it('is refused to strangers, and where nothing has the id', async () => {
    const stranger = await current().newPerson({ invited: true });
    const body = { projectId, id: 'text#2~0' };
    expect((await send('POST', 'project/leftOut/bringIn', body, stranger.token)).statusCode).toBe(404);
    expect((await send('POST', 'project/leftOut/bringIn', { projectId, id: 'text#99~0' })).statusCode).toBe(404);
    expect((await send('POST', 'project/leftOut/bringIn', { projectId, id: 'no origin' })).statusCode).toBe(404);
  });

  it('a change that was set aside is brought back as a component of its own, with undo', async () => {
    const project = (await send('POST', 'project/add', { name: 'Crowded' })).json().data.id as number;
    const lines = Array.from({ length: 30 }, (_, index) => `- Point ${index} says something of some length about bees`);
    await generate(project, `# Bees\n\n## Points\n${lines.join('\n')}\n`, { format: 'long-3' });
    const [long] = await pagesOf(project);
    if (!long) throw new Error('no page');
    const page = parsePage(long.styledText);
    for (const one of page.components) if (one.slot && 'text' in one.props) one.props.text = `Typed for ${one.slot}`;
    await send('PUT', 'page/edit', { id: long.id, version: long.version, styledText: printPage(page) });
    await send('POST', 'project/redesign', { projectId: project, format: 'ppt-4-3', accept: true });
    const aside = async (): Promise<AsideChange[]> => (await send('GET', `project/aside/${project}`)).json().data;
    const all = await aside();
    expect(all.length).toBeGreaterThan(1);
    for (const { pageId, id, words } of all) {
      const answer = await send('POST', 'project/aside/bringBack', { pageId, id });
      expect(answer.statusCode, answer.body).toBe(200);
      const to = answer.json().data as BroughtTo;
      const shown = (await pagesOf(project)).find((one) => one.id === to.pageId);
      if (!shown) throw new Error('it went nowhere');
      const [own] = parsePage(shown.styledText).components.filter(
        ({ props }) => 'text' in props && props.text === words,
      );
      expect(own?.slot).toBeUndefined();
      expect(shown.pageNumber).toBeLessThanOrEqual(2);
      const findings = lintPage(parsePage(shown.styledText), {
        rules: ['overflow', 'off-page', 'overlap', 'contrast'],
      });
      expect(findings.filter(({ componentIds }) => componentIds.includes(own?.id ?? ''))).toEqual([]);
      expect((await aside()).map((one) => one.id)).not.toContain(id);
    }
    // Those that find no room on their page share new ones.
    const pages = await pagesOf(project);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(all.length);
    const [last] = all.slice(-1);
    expect((await send('POST', `project/undo/${project}`, {})).json().data).toMatchObject({ step: 'bring-back' });
    expect((await aside()).map(({ id }) => id)).toEqual([last?.id]);
    // What is gone goes nowhere.
    const before = await pagesOf(project);
    await send('POST', 'project/aside/bringBack', { pageId: last?.pageId, id: 'nothing' });
    expect(await pagesOf(project)).toEqual(before);
  }, 120_000);
});

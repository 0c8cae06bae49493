import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectPage } from '@pagewright/contract/pages';
import { STYLES } from '@pagewright/design/styles';
import { withThemeColor } from '@pagewright/design/theme-edit';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const TEXT = `# Bees of the valley

## Numbers
The valley has 48 hives. Each of them gave 22 kg of honey in 2024.

## Plants
- Lime trees flower in June
- Clover flowers until September
- Ivy feeds the bees in October
`;

const HAND_MADE = `<Page title="Mine" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>
  <Text id="mine" x={100} y={100} width={400} height={60}>Made by hand</Text>
</Page>`;

function titleOf({ styledText }: ProjectPage): string {
  const title = parsePage(styledText).components.find(({ slot }) => slot === 'title');
  return title && 'text' in title.props ? title.props.text : '';
}

describe('a generated document', () => {
  let server: TestServer;
  let person: TestPerson;
  let projectId: number;

  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    server.call({ method, url: `/api/pagewright/${path}`, token: person.token, payload });
  const list = async (): Promise<ProjectPage[]> => {
    const url = `/api/pagewright/page/list?projectId=${projectId}`;
    return (await server.call({ method: 'GET', url, token: person.token })).json().data;
  };

  const settingsOf = async () => {
    const url = `/api/pagewright/project/getInfo/${projectId}`;
    return (await server.call({ method: 'GET', url, token: person.token })).json().data.settings;
  };

  beforeAll(async () => {
    server = await startTestServer(await openInMemory(), { working: true });
    person = await server.newPerson({ invited: true });
    projectId = (await send('POST', 'project/add', { name: 'Bees' })).json().data.id;
    await send('POST', 'project/generate', { projectId, text: TEXT, settings: { pageCount: 4 } });
    while ((await list()).length < 4) await pause(50);
  });
  afterAll(() => server.stop());

  it('is restyled in many small steps that are taken back as one, with styles of its own', async () => {
    const shown = async () => (await list()).map(({ styledText }) => styledText);
    const [before, settings] = [await shown(), await settingsOf()];
    const restyle = async (color: string, goesOn: boolean) => {
      const style = withThemeColor(STYLES.elegant, 'accent', color);
      return (await send('POST', 'project/redesign', { projectId, style, goesOn })).json().data;
    };
    expect(await restyle('#b00020', true)).toMatchObject({ isApplied: true, isJoined: false });
    const first = await shown();
    expect(first.join()).toContain('#b00020');
    expect(await restyle('#b00030', true)).toMatchObject({ isApplied: true, isJoined: true });
    const last = await restyle('#1b5e20', true);
    expect(last.settings.style.palette.accent).toBe('#1b5e20');
    expect((await shown()).join()).not.toContain('#b000');
    const move = (direction: string) => send('POST', `project/${direction}/${projectId}`, {});
    const after = await shown();
    await move('undo');
    expect([await shown(), await settingsOf()]).toEqual([before, settings]);
    await move('redo');
    expect([await shown(), (await settingsOf()).style]).toEqual([after, last.settings.style]);
    // What single pages get is a step of its own, and what the document gets then is none of theirs.
    const [only, beside] = await list();
    const one = (id: number | undefined, color: string) => {
      const style = withThemeColor(STYLES.warm, 'accent', color);
      return send('POST', 'project/redesign', { projectId, style, pageIds: [id], goesOn: true });
    };
    expect((await one(only?.id, '#b00040')).json().data).toMatchObject({ isJoined: false });
    expect((await one(only?.id, '#b00050')).json().data).toMatchObject({ isJoined: true });
    expect((await one(beside?.id, '#b00050')).json().data).toMatchObject({ isJoined: false });
    expect(await restyle('#1b5e30', true)).toMatchObject({ isJoined: false });
    for (let step = 0; step < 3; step += 1) await move('undo');
    expect([await shown(), (await settingsOf()).style]).toEqual([after, last.settings.style]);
    // One page has the kit for itself, and then nothing of its own when the document has it.
    const [page] = await list();
    const own = STYLES.tech;
    await send('POST', 'project/redesign', { projectId, style: { ...own, id: 'acme' }, pageIds: [page?.id] });
    expect((await list())[0]?.style).toEqual({ ...own, id: 'acme' });
    const kept = (await shown())[0];
    const changed = withThemeColor(STYLES.elegant, 'accent', '#1b5e40');
    await send('POST', 'project/redesign', { projectId, style: changed, keepsOwn: true });
    expect((await settingsOf()).style).toEqual(changed);
    expect((await list())[0]).toMatchObject({ style: { ...own, id: 'acme' }, styledText: kept });
    expect((await shown()).slice(1).join()).toContain('#1b5e40');
    await send('POST', 'project/redesign', { projectId, style: { ...own, id: 'acme' } });
    expect((await list())[0]?.style).toBe('');
    for (let step = 0; step < 4; step += 1) await move('undo');
    expect([await shown(), await settingsOf()]).toEqual([before, settings]);
  });

  it('keeps what was changed of its style in another tab meanwhile', async () => {
    const settings = await settingsOf();
    const from = STYLES.elegant;
    const change = async (style: typeof from) =>
      (await send('POST', 'project/redesign', { projectId, style, keepsOwn: true, changedFrom: from })).json().data;
    await send('POST', 'project/redesign', { projectId, style: from });
    await change({ ...from, shape: { ...from.shape, radius: 20 } });
    const { style } = (await change({ ...from, scale: { ...from.scale, body: 1.2 } })).settings;
    expect(style).toEqual({ ...from, shape: { ...from.shape, radius: 20 }, scale: { ...from.scale, body: 1.2 } });
    for (let step = 0; step < 3; step += 1) await send('POST', `project/undo/${projectId}`, {});
    expect(await settingsOf()).toEqual(settings);
  });

  it('gets another style and format with the words that a person changed, and on pages of their own too', async () => {
    const [cover, ...others] = await list();
    if (!cover) throw new Error('no cover');
    const page = parsePage(cover.styledText);
    const title = page.components.find(({ slot }) => slot === 'title');
    if (title?.type !== 'heading') throw new Error('no title');
    title.props.text = 'What our bees did';
    const save = { id: cover.id, version: cover.version, styledText: printPage(page) };
    expect((await send('PUT', 'page/edit', save)).statusCode).toBe(200);
    const own = (await send('POST', 'page/add', { projectId, styledText: cover.styledText })).json()
      .data as ProjectPage;

    const answer = await send('POST', 'project/redesign', { projectId, style: 'warm', format: 'a4-portrait' });
    expect(answer.json().data.settings).toMatchObject({ style: 'warm', format: 'a4-portrait', pageCount: 4 });
    const after = await list();
    expect(answer.json().data.pages).toEqual(
      after.map(({ id, pageNumber, styledText, version }) => ({ id, pageNumber, styledText, version })),
    );
    expect(after.map(({ id }) => id)).toEqual([cover.id, ...others.map(({ id }) => id), own.id]);
    const ownTitle = parsePage(after.at(-1)?.styledText ?? '').components.find(({ slot }) => slot === 'title');
    expect(ownTitle?.props).toMatchObject({ text: titleOf(own) });
    for (const one of after) expect(parsePage(one.styledText)).toMatchObject({ format: 'a4-portrait' });
    expect(after[0]?.styledText).toContain('What our bees did');
    expect(after[0]?.generatedText).not.toContain('What our bees did');
    // And again: the words stay changed.
    await send('POST', 'project/redesign', { projectId, style: 'tech', format: 'ppt-16-9' });
    const back = await list();
    expect(back[0]?.styledText).toContain('What our bees did');
    // Undone in one step each, on whatever device.
    const undo = () => send('POST', `project/undo/${projectId}`, {});
    expect((await undo()).json().data).toMatchObject({ step: 'reformat', settings: { style: 'warm' } });
    expect((await list()).map(({ styledText }) => styledText)).toEqual(after.map(({ styledText }) => styledText));
    await send('POST', `project/redo/${projectId}`, {});
    expect((await list()).map(({ styledText }) => styledText)).toEqual(back.map(({ styledText }) => styledText));
  });

  it('gets another style on some of its pages, which stays with them until all get one', async () => {
    const before = await list();
    const [first, second, ...rest] = before;
    if (!first || !second) throw new Error('no pages');
    const looks = async () => (await list()).map(({ styledText, style }) => ({ styledText, style }));
    const was = await looks();
    const restyle = (body: object) => send('POST', 'project/redesign', { projectId, ...body });
    const done = (await restyle({ style: 'elegant', pageIds: [first.id, second.id] })).json().data;
    expect(done).toMatchObject({ isApplied: true, settings: { style: 'tech' } });
    const after = await looks();
    expect(after.map(({ style }) => style)).toEqual(['elegant', 'elegant', ...rest.map(() => '')]);
    expect(after.slice(2)).toEqual(was.slice(2));
    expect(after[0]?.styledText).not.toBe(was[0]?.styledText);
    expect(after[0]?.styledText).toContain('What our bees did');
    await send('POST', `project/undo/${projectId}`, {});
    expect(await looks()).toEqual(was);
    await send('POST', `project/redo/${projectId}`, {});
    expect(await looks()).toEqual(after);
    // Another format leaves them their style; the format from before brings them back as they were.
    await restyle({ format: 'ppt-4-3' });
    expect((await looks()).map(({ style }) => style)).toEqual(after.map(({ style }) => style));
    await restyle({ format: 'ppt-16-9' });
    expect(await looks()).toEqual(after);
    // The document's own style is no style of their own, and one for all is for all.
    await restyle({ style: 'tech', pageIds: [second.id] });
    expect((await looks()).map(({ style }) => style)).toEqual(['elegant', '', ...rest.map(() => '')]);
    expect((await looks())[1]).toEqual(was[1]);
    await restyle({ style: 'tech' });
    expect(await looks()).toEqual(was);
    expect((await restyle({ style: 'warm', pageIds: [first.id, 0] })).statusCode).toBe(400);
    expect((await restyle({ style: 'warm', pageIds: [first.id, 999_999] })).statusCode).toBe(404);
    expect((await restyle({ format: 'ppt-4-3', pageIds: [first.id] })).statusCode).toBe(400);
  });

  it('asks before it sets anything aside, keeps it, lists it, and shows it again', async () => {
    const project = (await send('POST', 'project/add', { name: 'Crowded' })).json().data.id as number;
    const lines = Array.from({ length: 40 }, (_, index) => `- Point ${index} says something of some length about bees`);
    await send('POST', 'project/generate', {
      projectId: project,
      text: `# Bees\n\n## Points\n${lines.join('\n')}\n`,
      settings: { format: 'long-3', pageCount: 'auto' },
    });
    const pagesOf = async (): Promise<ProjectPage[]> => {
      const url = `/api/pagewright/page/list?projectId=${project}`;
      return (await server.call({ method: 'GET', url, token: person.token })).json().data;
    };
    while ((await pagesOf()).length === 0) await pause(50);
    const [long] = await pagesOf();
    if (!long) throw new Error('no page');
    const page = parsePage(long.styledText);
    const typed = page.components.flatMap((component) => {
      if (!component.slot || !('text' in component.props)) return [];
      component.props.text = `Typed for ${component.slot}`;
      return [component.props.text];
    });
    expect(typed.length).toBeGreaterThan(5);
    await send('PUT', 'page/edit', { id: long.id, version: long.version, styledText: printPage(page) });
    const asked = (await send('POST', 'project/redesign', { projectId: project, format: 'ppt-4-3' })).json().data;
    expect(asked).toMatchObject({ isApplied: false, settings: { format: 'long-3' } });
    expect(asked.unplaced.length).toBeGreaterThan(0);
    expect((await pagesOf())[0]?.styledText).toBe(printPage(page));
    const done = await send('POST', 'project/redesign', { projectId: project, format: 'ppt-4-3', accept: true });
    expect(done.json().data).toMatchObject({ isApplied: true, settings: { format: 'ppt-4-3' } });
    const url = `/api/pagewright/project/aside/${project}`;
    const aside = (await server.call({ method: 'GET', url, token: person.token })).json().data;
    const shown = (await pagesOf())[0]?.styledText ?? '';
    for (const words of typed) {
      expect(shown.includes(words) || aside.some((one: { words: string }) => one.words === words), words).toBe(true);
    }
    // One of them is dismissed, and is there again after an undo.
    const [one] = aside as { pageId: number; id: string; words: string }[];
    const listed = async () =>
      (await server.call({ method: 'GET', url, token: person.token })).json().data.map(({ id }: { id: string }) => id);
    const all = await listed();
    expect((await send('POST', 'project/aside/dismiss', { pageId: one?.pageId, id: one?.id })).statusCode).toBe(200);
    expect(await listed()).toEqual(all.filter((id: string) => id !== one?.id));
    expect((await send('POST', `project/undo/${project}`, {})).json().data).toMatchObject({ step: 'dismiss' });
    expect(await listed()).toEqual(all);
    // What is known to be aside is not asked about again, and the first format has room for everything.
    const back = await send('POST', 'project/redesign', { projectId: project, format: 'long-3' });
    expect(back.json().data).toMatchObject({ isApplied: true, unplaced: [] });
    expect((await pagesOf())[0]?.styledText).toBe(printPage(page));
  });

  it('keeps what a person made when it is generated again, says so before, and is undone in one step', async () => {
    const before = await list();
    const [cover, second] = before;
    if (!cover || !second) throw new Error('no pages');
    const preview = (await send('POST', 'project/generate/preview', { projectId, text: TEXT })).json().data;
    expect(preview).toMatchObject({ pages: 4, points: 4, own: 1, homeless: 0, unplaced: [] });
    expect(preview.changed).toBeGreaterThan(0);
    const added = (await send('POST', 'page/add', { projectId, styledText: HAND_MADE, pageNumber: 2 })).json().data;
    const named = (await list()).find(({ id }) => id === second.id);
    await send('PUT', 'page/edit', { id: second.id, version: named?.version, name: 'My name for it' });
    const kept = await list();
    await send('POST', 'project/generate', { projectId, text: `${TEXT}\n## Honey\nHoney sold for 9 euros a jar.\n` });
    const isDone = async () => {
      const url = `/api/pagewright/project/getInfo/${projectId}`;
      return (await server.call({ method: 'GET', url, token: person.token })).json().data.status === 2;
    };
    while (!(await isDone())) await pause(50);
    const after = await list();
    expect(after[0]?.styledText).toContain('What our bees did');
    expect(after.map(({ id }) => id)).toContain(added.id);
    expect(after.find(({ id }) => id === added.id)).toMatchObject({ pageNumber: 2 });
    expect(parsePage(after[1]?.styledText ?? '')).toMatchObject({ components: [{ props: { text: 'Made by hand' } }] });
    expect(after.find(({ id }) => id === second.id)).toMatchObject({ name: 'My name for it' });
    expect(after.map(({ pageNumber }) => pageNumber)).toEqual(after.map((_, index) => index + 1));
    const undone = await send('POST', `project/undo/${projectId}`, {});
    expect(undone.json().data).toMatchObject({ step: 'regenerate', redo: 'regenerate' });
    const texts = (pages: ProjectPage[]) => pages.map(({ id, styledText, name }) => ({ id, styledText, name }));
    expect(texts(await list())).toEqual(texts(kept));
    await send('POST', `project/redo/${projectId}`, {});
    expect(texts(await list())).toEqual(texts(after));
    // Pages that came back are designed from their own outline again.
    await send('POST', `project/undo/${projectId}`, {});
    await send('POST', 'project/redesign', { projectId, style: 'elegant' });
    expect((await list())[0]?.styledText).toContain('What our bees did');
  });

  it('keeps its order and stays without the pages that were deleted when it is generated again; those cost nothing', async () => {
    const project = (await send('POST', 'project/add', { name: 'Three' })).json().data.id as number;
    const abouts = ['Bees', 'Trains', 'Clocks', 'Rivers'];
    const text = `# Four things\n\n${abouts
      .map((about) => {
        const lines = ['stood here first', 'were counted in spring', 'are looked after daily', 'cost more each year'];
        return `## ${about}\n${lines.map((line) => `- The ${about.toLowerCase()} ${line}`).join('\n')}\n`;
      })
      .join('\n')}`;
    const read = async (path: string) =>
      (await server.call({ method: 'GET', url: `/api/pagewright/${path}`, token: person.token })).json().data;
    const pagesOf = (): Promise<ProjectPage[]> => read(`page/list?projectId=${project}`);
    const generate = async () => {
      await send('POST', 'project/generate', { projectId: project, text });
      while ((await read(`project/getInfo/${project}`)).status !== 2) await pause(50);
      return pagesOf();
    };
    const points = async () =>
      (await send('POST', 'project/generate/preview', { projectId: project, text })).json().data.balance as number;
    const made = await generate();
    const [, gone] = made;
    if (!gone) throw new Error('no page to delete');
    await server.call({ method: 'DELETE', url: `/api/pagewright/page/remove/${gone.id}`, token: person.token });
    const ids = (await pagesOf()).map(({ id }) => id).reverse();
    await send('PUT', 'page/order', { projectId: project, ids });
    const left = (await pagesOf()).map(titleOf);
    const asked = (await send('POST', 'project/generate/preview', { projectId: project, text })).json().data;
    expect(asked).toMatchObject({ leftOut: 1, returning: 0, pages: made.length - 1, points: made.length - 1 });
    const before = await points();
    for (let time = 0; time < 2; time += 1) expect((await generate()).map(titleOf)).toEqual(left);
    expect(await points()).toBe(before - 2 * (made.length - 1));
    // Whoever asks for so many pages gets so many, and is told before that a deleted one is among them.
    const settings = { pageCount: made.length };
    const exact = (await send('POST', 'project/generate/preview', { projectId: project, text, settings })).json().data;
    expect(exact).toMatchObject({ leftOut: 0, returning: 1, pages: made.length, points: made.length });
    await send('POST', 'project/generate', { projectId: project, text, settings });
    while ((await read(`project/getInfo/${project}`)).status !== 2) await pause(50);
    expect(await pagesOf()).toHaveLength(made.length);
  });

  it('is exported whole or by page, under the names of the specification', async () => {
    const pages = await list();
    const date = new Date().toLocaleDateString('sv-SE');
    const all = await send('POST', 'project/export', { projectId });
    expect(all.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="all pages_${date}.pdf"`),
    });
    expect(server.printed.at(-1)).toMatchObject({ title: 'Bees', pages: { length: pages.length } });
    const one = await send('POST', 'project/export', { projectId, type: 'png', pageIds: [pages[1]?.id] });
    expect(one.headers['content-disposition']).toContain(`filename="page2_${date}.png"`);
    expect(server.printed.at(-1)?.pages).toHaveLength(1);
    const strange = await send('POST', 'project/export', { projectId, pageIds: [999_999] });
    expect(strange.statusCode).toBe(404);
    const several = await send('POST', 'project/export', { projectId, type: 'png' });
    expect(several.json()).toMatchObject({ code: 400, params: { field: 'pageIds' } });
    const empty = (await send('POST', 'project/add', {})).json().data.id as number;
    expect((await send('POST', 'project/export', { projectId: empty })).json()).toMatchObject({
      error: 'print/no-pages',
    });
  });
});

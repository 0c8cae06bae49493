import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectOutline } from '@pagewright/contract/outlines';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import {
  addSection,
  broughtUnitId,
  cardSource,
  dropCard,
  mergeCards,
  moveCard,
  moveUnit,
  type OutlineCards,
  renameCard,
  splitCard,
} from '@pagewright/page/outline-cards';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { standsOn } from '@pagewright/page/told-words';
import { beforeEach, expect, it } from 'vitest';
import { FARM } from '../../testing/farm-document.ts';
import { onBothDatabases, type TestPerson } from '../../testing/test-server.ts';

const NAMES = ['barley', 'clover', 'timber', 'honey', 'cheese', 'wool'];

const LONG = `# The valley

${Array.from({ length: 12 }, (_, part) => `## Part ${part + 1}\n${Array.from({ length: 6 }, (_u, line) => `The ${NAMES[line]} of field ${part + 1} was sold for ${(part + 2) * (line + 3)} euros in ${2010 + part}.`).join(' ')}`).join('\n\n')}`;

onBothDatabases('an outline as cards', { working: true }, (current) => {
  let person: TestPerson;
  let projectId: number;
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token = person.token) =>
    current().call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
  const project = async (): Promise<Project> => (await send('GET', `project/getInfo/${projectId}`)).json().data;
  const pagesOf = async (): Promise<ProjectPage[]> =>
    (await send('GET', `page/list?projectId=${projectId}`)).json().data;
  const outlineOf = async (of = 'waiting'): Promise<ProjectOutline> => {
    const answer = await send('GET', `project/outline/${projectId}?of=${of}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const save = (of: string, version: number, cards: OutlineCards) =>
    send('PUT', 'project/outline', { projectId, of, version, cards });
  const settled = async (): Promise<Project> => {
    for (;;) {
      const now = await project();
      if (now.status !== 1) return now;
      await pause(30);
    }
  };
  const generate = (settings: object, outlineFirst: boolean, text = FARM) =>
    send('POST', 'project/generate', { projectId, text, settings, outlineFirst });
  const outlined = async (settings: object = { pageCount: 5 }, text = FARM) => {
    expect((await generate(settings, true, text)).statusCode).toBe(200);
    return settled();
  };
  const balance = async (): Promise<number> => (await outlineOf()).balance;

  beforeEach(async () => {
    person = await current().newPerson({ invited: true });
    projectId = (await send('POST', 'project/add', { name: 'Farm' })).json().data.id;
  });

  it('is composed first, costs nothing, is arranged, and makes exactly the pages of its cards', async () => {
    expect(await outlined()).toMatchObject({ status: 0, outlineWaits: true, pageCount: 0 });
    const first = await outlineOf();
    expect(first.cards).toHaveLength(5);
    // Whoever begins to watch only now hears of it.
    const told = await send('GET', `project/events/${projectId}`);
    expect(told.body).toMatch(/event: outlined/);
    expect(first).toMatchObject({ version: 1, own: [], pointsPerPage: 1 });
    const before = first.balance;
    const source = cardSource(first.pages);
    const list = first.cards.findIndex(({ units }) => units.length > 1);
    const id = first.cards[list]?.id ?? '';
    const cards = addSection(source, renameCard(source, first.cards, id, 'In my words'), 'Nothing yet', 5);
    expect((await save('waiting', 1, cards)).json().data).toEqual({ version: 2 });
    // Sent once more after its answer was lost, it is the same; from what another window had before, it is refused.
    expect((await save('waiting', 1, cards)).json().data).toEqual({ version: 2 });
    const stale = await save('waiting', 1, dropCard(cards, id));
    expect(stale.json()).toMatchObject({ error: 'request/conflict', params: { version: 2 } });
    expect(await outlineOf()).toMatchObject({ version: 2, cards, balance: before });
    const early = await send('POST', 'project/outline/make', { projectId, version: 1 });
    expect(early.json()).toMatchObject({ error: 'request/conflict' });

    const made = await send('POST', 'project/outline/make', { projectId, version: 2 });
    expect(made.statusCode, made.body).toBe(200);
    expect(await settled()).toMatchObject({ status: 2, outlineWaits: false, pageCount: 6 });
    const pages = await pagesOf();
    expect(pages).toHaveLength(6);
    const titled = parsePage(pages[list]?.styledText ?? '');
    const title = titled.components.find(({ slot }) => slot === 'title');
    expect(title?.props).toMatchObject({ text: 'In my words' });
    expect(title?.origin ?? []).toEqual([]);
    expect((await send('GET', `project/outline/${projectId}`)).statusCode).toBe(404);
    // As many points as pages.
    await outlined();
    expect(await balance()).toBe(before - 6);
  }, 90_000);

  it('that was composed again elsewhere is not overwritten by cards of the one before', async () => {
    await outlined();
    const before = await outlineOf();
    await outlined();
    const after = await outlineOf();
    expect(after.basis).not.toBe(before.basis);
    const body = { projectId, of: 'waiting', version: after.version, cards: before.cards.slice(1) };
    const stale = await send('PUT', 'project/outline', { ...body, basis: before.basis });
    expect([stale.statusCode, stale.json().error]).toEqual([409, 'outline/stale']);
    expect((await outlineOf()).cards).toEqual(after.cards);
    expect((await send('PUT', 'project/outline', { ...body, basis: after.basis })).statusCode).toBe(200);
  }, 60_000);

  it('takes statements that were left out from the documents alone', async () => {
    await outlined({ pageCount: 3 }, LONG);
    const { cards, pages, version } = await outlineOf();
    const { rows, leftOut } = (await send('GET', `project/outline/leftOut/${projectId}`)).json().data;
    expect(leftOut).toBeGreaterThan(0);
    const unit = broughtUnitId(rows[0].id);
    const target = cards.find(({ units, form }) => units.length > 0 && form !== 'cover')?.id ?? cards[0]?.id ?? '';
    const source = cardSource(pages, [{ ...rows[0], file: 'text', section: { title: '' } }]);
    const more = moveUnit(source, cards, unit, target);
    expect(more).not.toBe(cards);
    expect((await save('waiting', version, more)).statusCode).toBe(200);
    const { brought } = await outlineOf();
    expect(brought).toMatchObject([{ id: rows[0].id, text: rows[0].text, origin: rows[0].origin }]);
    const invented = more.map((card) => ({
      ...card,
      units: card.units.map((own) => (own === unit ? 'left:no#1~0' : own)),
    }));
    expect((await save('waiting', version + 1, invented)).json()).toMatchObject({ error: 'request/invalid' });
    const stranger = await current().newPerson({ invited: true });
    const body = { projectId, of: 'waiting', version: version + 1, cards };
    expect((await send('PUT', 'project/outline', body, stranger.token)).statusCode).toBe(404);
  }, 60_000);

  it('stays when its pages are cancelled, and goes when it is given up', async () => {
    await outlined();
    const before = await outlineOf();
    expect((await send('POST', 'project/outline/make', { projectId, version: 1 })).statusCode).toBe(200);
    await send('POST', `project/cancel/${projectId}`, {});
    const after = await settled();
    if (after.status === 0) {
      expect(after).toMatchObject({ outlineWaits: true, pageCount: 0 });
      expect(await outlineOf()).toEqual(before);
      expect((await send('POST', 'project/outline/make', { projectId, version: 1 })).statusCode).toBe(200);
      expect(await settled()).toMatchObject({ status: 2, pageCount: 5 });
    }
    await outlined();
    expect((await project()).outlineWaits).toBe(true);
    await send('POST', 'project/outline/discard', { projectId });
    expect(await project()).toMatchObject({ outlineWaits: false, status: 2, pageCount: 5 });
    expect((await send('GET', `project/outline/${projectId}`)).statusCode).toBe(404);
    expect(await pagesOf()).toHaveLength(5);
  }, 90_000);

  it('is not composed when it is cancelled, and what was typed stays', async () => {
    await send('PUT', 'project/draft', { projectId, text: FARM });
    expect((await generate({}, true)).statusCode).toBe(200);
    await send('POST', `project/cancel/${projectId}`, {});
    const after = await settled();
    if (!after.outlineWaits) expect(after).toMatchObject({ status: 0, pageCount: 0 });
    expect((await send('GET', `project/draft/${projectId}`)).json().data.text).toBe(FARM);
  }, 60_000);

  it('needs points for all of its pages', async () => {
    await outlined({ pageCount: 'auto' });
    const { pages, cards, version, balance: has } = await outlineOf();
    const source = cardSource(pages);
    let many: OutlineCards = cards;
    for (let count = cards.length; count <= has; count += 1) many = addSection(source, many, `Part ${count}`, 1);
    expect((await save('waiting', version, many)).statusCode).toBe(200);
    const short = await send('POST', 'project/outline/make', { projectId, version: version + 1 });
    expect(short.json()).toMatchObject({ error: 'account/points-short', params: { needed: many.length } });
    expect(await project()).toMatchObject({ status: 0, outlineWaits: true });
    expect(await balance()).toBe(has);
  }, 60_000);

  it('of a document changes only the pages whose cards were changed, as one step', async () => {
    expect((await generate({ pageCount: 6 }, false)).statusCode).toBe(200);
    await settled();
    const pages = await pagesOf();
    const { cards, pages: briefs, version, pointsPerPage } = await outlineOf('document');
    expect({ version, pointsPerPage, ids: cards.map(({ id }) => id) }).toEqual({
      version: 0,
      pointsPerPage: 0,
      ids: pages.map(({ id }) => `${id}`),
    });
    const lists = cards.filter(({ units, form }) => units.length > 1 && form !== 'cover' && form !== 'composite');
    const [list] = lists;
    const page = pages.find(({ id }) => `${id}` === list?.id);
    if (!list || !page) throw new Error('no list');
    // The person has worked on the page that gets another title.
    const own = parsePage(page.styledText);
    const words = own.components.find(
      ({ slot, props }) => slot !== 'title' && 'text' in props && props.text.length > 12,
    );
    if (!words || !('text' in words.props)) throw new Error('no words');
    const was = words.props.text;
    words.props.text = `${was}, says Anna`;
    const title = own.components.find(({ slot }) => slot === 'title');
    if (title && 'text' in title.props) title.props.text = 'Written over';
    await send('PUT', 'page/edit', { id: page.id, version: page.version, styledText: printPage(own) });

    const seen = await outlineOf('document');
    expect(seen.pages.find(({ id }) => id === list.id)?.title.text).toBe('Written over');
    const renamed = renameCard(cardSource(seen.pages), seen.cards, list.id, 'Named on the card');
    const other = cards.find(({ id, form }) => id !== list.id && form !== 'cover')?.id ?? '';
    const arranged = dropCard(moveCard(renamed, list.id, 5), other);
    expect((await save('document', 0, arranged)).json().data).toEqual({ version: 1 });
    const applied = (await send('POST', 'project/outline/apply', { projectId, version: 1 })).json();
    expect(applied.data, JSON.stringify(applied)).toMatchObject({ isApplied: true });
    const after = await pagesOf();
    expect(after.map(({ id }) => `${id}`)).toEqual(arranged.map(({ id }) => id));
    const now = after.find(({ id }) => id === page.id);
    expect(now && standsOn(parsePage(now.styledText), `${was}, says Anna`)).toBe(true);
    expect(now && standsOn(parsePage(now.styledText), 'Named on the card')).toBe(true);
    for (const one of after) {
      const before = pages.find(({ id }) => id === one.id);
      const brief = briefs.find(({ id }) => id === `${one.id}`);
      const frame = ['agenda', 'section'].includes(brief?.form ?? '');
      if (one.id !== page.id && !frame) expect(one.styledText).toBe(before?.styledText);
    }
    expect((await outlineOf('document')).version).toBe(0);
    expect((await send('POST', `project/undo/${projectId}`, {})).json().data).toMatchObject({ step: 'outline' });
    expect((await pagesOf()).map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
    expect((await send('POST', `project/redo/${projectId}`, {})).json().data).toMatchObject({ step: 'outline' });
    expect((await pagesOf()).map(({ styledText }) => styledText)).toEqual(after.map(({ styledText }) => styledText));
    const versions = (await send('GET', `project/version/list/${projectId}`)).json().data;
    expect(versions.map(({ kind }: { kind: string }) => kind)).toContain('before-outline');
    // It is restyled and arranged again like any other document.
    expect((await send('POST', 'project/redesign', { projectId, style: 'warm' })).statusCode).toBe(200);
    const again = await outlineOf('document');
    const twice = splitCard(cardSource(again.pages), again.cards, page.id.toString(), 1);
    const merged = mergeCards(cardSource(again.pages), twice, twice.at(-2)?.id ?? '');
    expect((await save('document', 0, twice)).statusCode).toBe(200);
    expect((await save('document', 1, merged)).statusCode).toBe(200);
    expect((await save('document', 2, twice)).statusCode).toBe(200);
    const split = (await send('POST', 'project/outline/apply', { projectId, version: 3, accept: true })).json().data;
    expect(split.pages).toHaveLength(after.length + 1);
    expect((await send('POST', `project/undo/${projectId}`, {})).json().data).toMatchObject({ step: 'outline' });
    expect(await pagesOf()).toHaveLength(after.length);
  }, 120_000);

  it('shows what the assistant made of pages, and changes that: nothing that was accepted goes', async () => {
    expect((await generate({}, false)).statusCode).toBe(200);
    await settled();
    const page = (await pagesOf()).find(({ styledText }) => parsePage(styledText).title === 'Plans');
    const wish = { projectId, prompt: 'split this page', inView: page?.id };
    const proposal = (await send('POST', 'assistant/propose', wish)).json().data;
    expect((await send('POST', 'assistant/accept', { id: proposal.id })).statusCode).toBe(200);
    const halves = async () =>
      (await pagesOf()).flatMap(({ styledText }) => {
        const shown = parsePage(styledText);
        const has = (words: string) => standsOn(shown, words);
        const said = ['A new barn', 'Two goats are bought', 'The fence is mended'].filter(has);
        return shown.title.startsWith('Plans') ? [[shown.title, ...said]] : [];
      });
    const split = await halves();
    expect(split.map(([title]) => title)).toEqual(['Plans (1/2)', 'Plans (2/2)']);
    expect(split.flat()).toHaveLength(5);
    const seen = await outlineOf('document');
    expect(seen.own).toEqual([]);
    const [first, second] = seen.cards.filter(({ id }) =>
      seen.pages.some((brief) => brief.id === id && brief.title.text.startsWith('Plans')),
    );
    if (!first || !second) throw new Error('no halves');
    expect([...first.units, ...second.units]).toHaveLength(3);
    // What was arranged of the halves means nothing once the page is whole again.
    const source = cardSource(seen.pages);
    const moved = moveUnit(source, seen.cards, first.units[0] ?? '', second.id);
    expect((await save('document', 0, moved)).statusCode).toBe(200);
    await send('POST', `project/undo/${projectId}`, {});
    const whole = (await outlineOf('document')).cards;
    expect(whole.find(({ id }) => id === first.id)?.units).toHaveLength(3);
    await send('POST', `project/redo/${projectId}`, {});
    expect((await outlineOf('document')).cards).toEqual(moved);

    const applied = (await send('POST', 'project/outline/apply', { projectId, version: 1, accept: true })).json();
    expect(applied.data, JSON.stringify(applied)).toMatchObject({ isApplied: true });
    const after = await halves();
    expect(after.flat().sort()).toEqual(split.flat().sort());
    expect(after).not.toEqual(split);
    await send('POST', 'project/redesign', { projectId, style: 'warm' });
    expect(await halves()).toEqual(after);
    await send('POST', `project/undo/${projectId}`, {});
    await send('POST', `project/undo/${projectId}`, {});
    expect(await halves()).toEqual(split);
    // Another card is changed: both halves stay the assistant's, also when the document is composed again.
    const { cards, pages, version } = await outlineOf('document');
    const other = pages.find(({ title }) => title.text === 'Money')?.id ?? '';
    expect((await save('document', version, renameCard(cardSource(pages), cards, other, 'Euros'))).statusCode).toBe(
      200,
    );
    await send('POST', 'project/outline/apply', { projectId, version: version + 1, accept: true });
    expect(await halves()).toEqual(split);
    expect((await generate({}, false)).statusCode).toBe(200);
    await settled();
    expect((await halves())[0]).toEqual(split[0]);
  }, 120_000);
});

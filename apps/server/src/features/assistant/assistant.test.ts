import { setTimeout as pause } from 'node:timers/promises';
import type { Proposal } from '@pagewright/contract/assistant';
import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { beforeAll, expect, it } from 'vitest';
import { CHINESE_WALK } from '../../testing/assistant-commands.ts';
import { form, onBothDatabases, type TestPerson } from '../../testing/test-server.ts';

const CHOIR = `# The choir in spring

## Rehearsals

- 4 March: first rehearsal in the school hall
- 11 March: men and women apart
- 18 March: with the organ in the church
- 25 March: dress rehearsal

## What singers bring

- A pencil to write breaths into the score
- Water in a bottle, never in a glass
- Black folder without any print on it
- Shoes that make no noise on the stone floor
- The fee of 20 euros in an envelope
- A cushion, as the pews are 3 feet wide and hard
`;

onBothDatabases('the assistant', { working: true }, (current) => {
  let person: TestPerson;
  let projectId: number;

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    token = person.token,
  ) => current().call({ method, url: `/api/pagewright/${path}`, token, ...(payload ? { payload } : {}) });
  const pages = async (): Promise<ProjectPage[]> => (await send('GET', `page/list?projectId=${projectId}`)).json().data;
  const propose = async (prompt: string, wish: object = {}): Promise<Proposal> => {
    const answer = await send('POST', 'assistant/propose', { projectId, prompt, ...wish });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const accept = (id: number | null, some?: object[]) =>
    send('POST', 'assistant/accept', { id, ...(some ? { pages: some } : {}) });
  const titles = async () => (await pages()).map(({ styledText }) => parsePage(styledText).title);
  const pageCalled = async (title: string): Promise<ProjectPage> => {
    const found = (await pages()).find(({ styledText }) => parsePage(styledText).title.startsWith(title));
    if (!found) throw new Error(`no page ${title}`);
    return found;
  };
  const undo = () => send('POST', `project/undo/${projectId}`, {});

  /** Makes a project of a text, and is about that from now on. */
  const generate = async (text: string): Promise<void> => {
    projectId = (await send('POST', 'project/add', {})).json().data.id;
    await send('POST', 'project/generate', { projectId, text, settings: {} });
    while ((await send('GET', `project/getInfo/${projectId}`)).json().data.status !== 2) await pause(50);
  };
  const upload = async (fileName: string, bytes: string): Promise<number> => {
    const answer = await current().call({
      method: 'POST',
      url: '/api/pagewright/document/upload',
      token: person.token,
      ...form([
        { name: 'projectId', value: String(projectId) },
        { name: 'file', fileName, bytes },
      ]),
    });
    return answer.json().data.id;
  };

  beforeAll(async () => {
    person = await current().newPerson({ invited: true });
    await generate(CHOIR);
  }, 90_000);

  it('changes nothing before it is accepted, then does so as one step with its receipt', async () => {
    const before = await pages();
    const page = await pageCalled('What singers bring');
    const proposal = await propose('split this page', { inView: page.id });
    expect(proposal).toMatchObject({ notes: [{ code: 'split', count: 2 }], rest: [], points: 0 });
    expect(await pages()).toEqual(before);
    const answer = await accept(proposal.id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ undo: 'assist', receipt: proposal.receipt, done: proposal.receipt });
    const after = await pages();
    expect(after).toHaveLength(before.length + 1);
    // Pages that it is not about are as they were, but for their numbers.
    const others = before.filter(({ id }) => id !== page.id);
    for (const { id, styledText, generatedText, version } of others) {
      expect(after.find((one) => one.id === id)).toMatchObject({ styledText, generatedText, version });
    }
    const place = before.findIndex(({ id }) => id === page.id);
    expect((await titles()).slice(place, place + 2)).toEqual(['What singers bring (1/2)', 'What singers bring (2/2)']);
    const both = after
      .slice(place, place + 2)
      .map(({ styledText }) => allWords(parsePage(styledText)))
      .join('\n');
    for (const words of ['pencil', 'Water', 'folder', 'Shoes', '20 euros', 'cushion']) expect(both).toContain(words);
    // It stays through restyling, and one step takes all of it back.
    await send('POST', 'project/redesign', { projectId, style: 'warm' });
    expect((await titles()).slice(place, place + 2)).toEqual(['What singers bring (1/2)', 'What singers bring (2/2)']);
    await undo();
    expect((await undo()).json().data).toMatchObject({ step: 'assist' });
    expect((await pages()).map(({ id, styledText }) => [id, styledText])).toEqual(
      before.map(({ id, styledText }) => [id, styledText]),
    );
  }, 60_000);

  it('never parts pages that say something between them', async () => {
    const page = await pageCalled('What singers bring');
    const before = await pages();
    const proposal = await propose('split this page', { inView: page.id });
    const [first, second] = proposal.pages;
    expect([first?.with, second?.with]).toEqual([[second?.id], [first?.id]]);
    for (const one of [first, second]) expect((await accept(proposal.id, [{ id: one?.id }])).statusCode).toBe(400);
    expect(await pages()).toEqual(before);
    const merged = await propose('merge this page with the next', { inView: before[0]?.id });
    for (const { id, with: partners } of merged.pages) expect(partners?.includes(id)).toBe(false);
  }, 60_000);

  it('is refused as stale where a page has changed since, and nothing is lost', async () => {
    const page = await pageCalled('Rehearsals');
    const proposal = await propose('make a table of it', { inView: page.id });
    expect(proposal.notes).toMatchObject([{ code: 'table' }]);
    const left = parsePage(page.styledText);
    const words = left.components.find(({ props }) => 'text' in props && props.text.includes('organ'));
    if (!words || !('text' in words.props)) throw new Error('no such words');
    words.props.text = 'with the organ, in coats';
    await send('PUT', 'page/edit', { id: page.id, version: page.version, styledText: printPage(left) });
    const refused = await accept(proposal.id);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'assistant/stale']);
    expect(allWords(parsePage((await pageCalled('Rehearsals')).styledText))).toContain('with the organ, in coats');
    // Asked again, it keeps what the person wrote.
    const again = await propose('make a table of it', { inView: page.id });
    expect((await accept(again.id)).statusCode).toBe(200);
    const made = parsePage((await pageCalled('Rehearsals')).styledText);
    expect(made.components.some(({ props }) => 'cellData' in props)).toBe(true);
    expect(allWords(made)).toContain('with the organ, in coats');
    await undo();
    await undo();
  }, 60_000);

  it('moves, merges and takes away; an order is stale where pages came since', async () => {
    const before = await pages();
    const ids = before.map(({ id }) => id);
    const moved = await propose('move page 2 to the end');
    expect((await accept(moved.id)).statusCode).toBe(200);
    expect((await pages()).map(({ id }) => id)).toEqual([ids[0], ...ids.slice(2), ids[1]]);
    await undo();
    expect((await pages()).map(({ id }) => id)).toEqual(ids);
    const [one, other] = [await pageCalled('Rehearsals'), await pageCalled('What singers bring')];
    const merged = await propose(`merge pages ${one.pageNumber} and ${other.pageNumber}`);
    const late = await propose('move page 1 to the end');
    expect((await accept(merged.id)).statusCode).toBe(200);
    expect(await pages()).toHaveLength(before.length - 1);
    expect(allWords(parsePage((await pageCalled('Rehearsals')).styledText))).toContain('pencil');
    expect((await accept(late.id)).json().error).toBe('assistant/stale');
    await undo();
    expect((await pages()).map(({ id, pageNumber }) => [id, pageNumber])).toEqual(
      ids.map((id, index) => [id, index + 1]),
    );
  }, 60_000);

  it('is accepted by page and by object', async () => {
    const [one, other] = [await pageCalled('Rehearsals'), await pageCalled('What singers bring')];
    const styled = await propose('elegant style', { pageIds: [one.id, other.id] });
    expect(styled.pages.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect((await accept(styled.id, [{ id: one.id }])).statusCode).toBe(200);
    const after = await pages();
    expect(after.find(({ id }) => id === one.id)).toMatchObject({ style: 'elegant' });
    expect(after.find(({ id }) => id === other.id)).toMatchObject({ style: '', version: other.version });
    await undo();

    const units = await propose('use metric units', { inView: other.id });
    expect(units.pages).toMatchObject([{ byObject: true }]);
    const made = parsePage(units.pages[0]?.text ?? '');
    const changed = made.components.find(({ props }) => 'text' in props && props.text.includes('0.91 m'));
    if (!changed) throw new Error(`no metres in ${allWords(made)}`);
    expect((await accept(units.id, [{ id: other.id, objects: ['no such object'] }])).statusCode).toBe(200);
    expect(allWords(parsePage((await pageCalled('What singers bring')).styledText))).toContain('3 feet');
    const again = await propose('use metric units', { inView: other.id });
    await accept(again.id, [{ id: other.id, objects: [changed.id] }]);
    expect(allWords(parsePage((await pageCalled('What singers bring')).styledText))).toContain('0.91 m');
    await undo();
  }, 60_000);

  it('gives the document a format, all of it or nothing', async () => {
    const [first] = await pages();
    const proposal = await propose('', { format: 'a4-portrait', inView: first?.id });
    expect(proposal.look).toEqual({ format: 'a4-portrait' });
    expect((await accept(proposal.id, [{ id: first?.id }])).statusCode).toBe(400);
    const answer = await accept(proposal.id);
    expect(answer.json().data.settings.format).toBe('a4-portrait');
    expect((await pages()).every(({ pageType }) => pageType === 'a4-portrait')).toBe(true);
    expect((await undo()).json().data.settings.format).toBe('ppt-16-9');
  }, 60_000);

  it('costs a point for each page that is generated from an attached file, and none before', async () => {
    const text =
      '# Trips\n\n## Coach\n\n- Seats are given by lot\n- The coach leaves at seven\n\n## Hotel\n\n- Rooms have two beds\n- Breakfast is from six\n';
    const documentId = await upload('trips.txt', text);
    const membership = async () =>
      (await current().call({ method: 'GET', url: '/api/membership/info', token: person.token })).json().data
        .points as number;
    const before = await membership();
    const proposal = await propose('add pages from the attached file', { documentIds: [documentId] });
    const count = proposal.pages.length;
    expect(count).toBeGreaterThan(0);
    expect(proposal.points).toBe(count);
    expect(await membership()).toBe(before);
    expect((await accept(proposal.id)).statusCode).toBe(200);
    expect(await membership()).toBe(before - count);
    expect((await titles()).slice(-count).join()).toMatch(/Coach|Trips/);
    await undo();
    // Pages that were made for another style would stand out.
    const { id } = await propose('add pages from the attached file', { documentIds: [documentId] });
    await send('POST', 'project/redesign', { projectId, style: 'warm' });
    expect((await accept(id)).json().error).toBe('assistant/stale');
    expect(await membership()).toBe(before - count);
    await undo();
    const stranger = await current().newPerson({ invited: true });
    const body = { projectId, prompt: 'add pages from the attached file', documentIds: [documentId] };
    expect((await send('POST', 'assistant/propose', body, stranger.token)).statusCode).toBe(404);
  }, 60_000);

  it('says what it does not understand, and forgets what is refused', async () => {
    const [first] = await pages();
    const not = await propose('sing it to me', { inView: first?.id });
    expect(not).toMatchObject({ id: null, rest: ['sing it to me'], pages: [] });
    const { id } = await propose('move page 1 to the end');
    const stranger = await current().newPerson();
    expect((await send('DELETE', `assistant/refuse/${id}`, undefined, stranger.token)).statusCode).toBe(404);
    expect((await send('POST', 'assistant/accept', { id }, stranger.token)).statusCode).toBe(404);
    expect((await send('DELETE', `assistant/refuse/${id}`)).statusCode).toBe(200);
    expect((await accept(id)).json().error).toBe('request/not-found');
    expect((await send('POST', 'assistant/propose', { projectId, prompt: 'x'.repeat(2_001) })).statusCode).toBe(400);
  }, 60_000);

  it('understands every command without a language model, said as the app says it', async () => {
    const { text, pages: names, wishes, withFile } = CHINESE_WALK;
    await generate(text);
    const called = (all: readonly ProjectPage[], words: string): ProjectPage => {
      const found = all.find(({ styledText }) => styledText.includes(words));
      if (!found) throw new Error(`no page says ${words}`);
      return found;
    };
    // Something that page health finds: words that are not to be read on their ground.
    const { id, version, styledText } = called(await pages(), names.entries);
    const faded = parsePage(styledText);
    const ground = faded.background.type === 'solid' ? faded.background.color : '#ffffff';
    for (const { slot, props } of faded.components) if (slot === 'title' && 'color' in props) props.color = ground;
    await send('PUT', 'page/edit', { id, version, styledText: printPage(faded) });
    const before = await pages();
    const idsOf = (name: keyof typeof names | undefined) => (name ? [called(before, names[name]).id] : []);
    const said = async (prompt: string, wish: object): Promise<{ id: number | null; told: string }> => {
      const { notes, rest, ...made } = await propose(prompt, { ...wish, inView: before[0]?.id });
      const codes = notes.map(({ code }) => code).join(' ');
      return {
        id: made.id,
        told: `${prompt}: ${made.id === null ? 'nothing' : 'shown'} ${codes} ${rest.join()}`.trim(),
      };
    };
    const done: string[] = [];
    for (const [prompt, page, , accepts] of wishes) {
      const made = await said(prompt, { pageIds: idsOf(page), documentIds: [] });
      if (accepts) expect((await accept(made.id)).statusCode).toBe(200);
      done.push(made.told);
    }
    const file = await said(withFile, { pageIds: [], documentIds: [await upload('more.txt', text)] });
    expect([...done, file.told]).toEqual([
      ...wishes.map(([prompt, , note]) => expect.stringMatching(new RegExp(`^${prompt}: shown ${note}\\b`))),
      expect.stringMatching(/shown add-pages\b/),
    ]);
    // What nobody accepted changed nothing.
    const accepted = new Set(wishes.flatMap(([, page, , accepts]) => (accepts ? idsOf(page) : [])));
    const untouched = (all: readonly ProjectPage[]) => all.filter((page) => !accepted.has(page.id));
    expect(untouched(await pages())).toEqual(untouched(before));
  }, 60_000);
});

import { setTimeout as pause } from 'node:timers/promises';
import { make } from '@pagewright/components/kind';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { Proposal } from '@pagewright/contract/assistant';
import type {
  followCells,
  OlderVersion,
  readTable,
  SourcePlace,
  TableHead,
  UploadedDocument,
} from '@pagewright/contract/documents';
import type { DataOf } from '@pagewright/contract/endpoint';
import type { ProjectPage } from '@pagewright/contract/pages';
import { figuresOfCells, proposedCells } from '@pagewright/model/bound-cells';
import type { SourceComparison } from '@pagewright/model/source-comparison';
import type { SourceNews } from '@pagewright/model/source-news';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { xlsx } from '@pagewright/source/testing/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { form, onBothDatabases, type TestPerson } from '../../testing/test-server.ts';

const OPENING = 'Opening\n1 March: lease signed\n12 April: ovens delivered\n2 May: first loaf sold\n';
const PLAN = `Bakery on Mill Street: plan for 2026\n\n${OPENING}\nMoney\nRent went from 1,200 euros in 2024 to 1,350 euros in 2026.\n`;
const NEWER = PLAN.replace('1,350', '1,480').replace('Opening\n', 'Opening\nThe sign is painted by a neighbour.\n');
const SALES = [
  ['Month', 'Loaves', 'Rolls'],
  ['May', 4200, 9100],
  ['June', 5300, 9900],
  ['July', 6100, 8700],
];

onBothDatabases('newer versions of files', { working: true }, (current) => {
  let person: TestPerson;
  let projectId: number;

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    current().call({ method, url: `/api/pagewright/${path}`, token: person.token, ...(payload ? { payload } : {}) });
  const data = async <Data>(...call: Parameters<typeof send>): Promise<Data> => {
    const answer = await send(...call);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const pages = () => data<ProjectPage[]>('GET', `page/list?projectId=${projectId}`);
  const files = () => data<UploadedDocument[]>('GET', `document/list?projectId=${projectId}`);
  const upload = async (path: string, fileName: string, bytes: string | Uint8Array): Promise<UploadedDocument> => {
    const body = form([
      { name: 'file', fileName, bytes },
      { name: 'projectId', value: `${projectId}` },
    ]);
    const url = `/api/pagewright/document/${path}`;
    const answer = await current().call({ method: 'POST', url, token: person.token, ...body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const refresh = () => data<Proposal & { news: SourceNews }>('POST', 'assistant/refresh', { projectId });
  const pageSaying = async (words: string): Promise<ProjectPage | undefined> =>
    (await pages()).find(({ styledText }) => allWords(parsePage(styledText)).includes(words));
  const placeOf = async (page: ProjectPage | undefined, words: string): Promise<SourcePlace> => {
    const component = parsePage(page?.styledText ?? '').components.find(
      (one) => one.origin && allWords({ ...parsePage(page?.styledText ?? ''), components: [one] }).includes(words),
    );
    const origin = encodeURIComponent(component?.origin?.[0] ?? '');
    return data('GET', `document/place?projectId=${projectId}&origin=${origin}`);
  };
  const current_ = (place: SourcePlace): string => place.blocks.find((block) => block.current)?.text ?? '';
  let plan: UploadedDocument;

  beforeAll(async () => {
    person = await current().newPerson({ invited: true });
    projectId = (await data<{ id: number }>('POST', 'project/add', { name: 'Bakery' })).id;
    plan = await upload('upload', 'plan.txt', PLAN);
    await upload('upload', 'sales.xlsx', xlsx('Sales', SALES));
    await data('POST', 'project/generate', { projectId, settings: {} });
    while ((await data<{ status: number }>('GET', `project/getInfo/${projectId}`)).status !== 2) await pause(50);
  }, 90_000);

  it('say so where nothing changed', async () => {
    expect(await upload(`replace/${plan.id}`, 'plan.txt', PLAN)).toMatchObject({
      id: plan.id,
      isKnown: true,
      older: 0,
    });
    expect((await refresh()).id).toBeNull();
  });

  it('change no page by themselves; what they change is proposed, accepted as one step and taken back', async () => {
    const before = await pages();
    const replaced = await upload(`replace/${plan.id}`, 'plan.txt', NEWER);
    expect(replaced).toMatchObject({ id: plan.id, documentName: 'plan.txt', isKnown: false, older: 1 });
    expect(await pages()).toEqual(before);
    const [older] = await data<OlderVersion[]>('GET', `document/older/${plan.id}`);
    const comparison = await data<SourceComparison>('GET', `document/compare/${older?.id}`);
    expect(comparison.counts).toMatchObject({ changed: 1, added: 1, removed: 0 });
    expect((await send('GET', `document/download-older/${older?.id}`)).body).toBe(PLAN);

    // Where something comes from is right before and after: shifted blocks lead to the newest version.
    const ovens = await placeOf(await pageSaying('ovens delivered'), 'ovens delivered');
    expect([current_(ovens), ovens.replaceTime]).toEqual(['12 April: ovens delivered', undefined]);
    const rent = await placeOf(await pageSaying('1,350'), '1,350');
    expect([current_(rent).includes('1,350'), rent.replaceTime !== undefined]).toEqual([true, true]);

    const proposal = await refresh();
    expect(proposal.pages.map(({ id, is }) => [id, is])).toEqual([[(await pageSaying('1,350'))?.id, 'changed']]);
    expect(proposal.notes).toMatchObject([{ code: 'refresh', count: 1 }]);
    expect(proposal.points).toBe(0);
    await data('POST', 'assistant/accept', { id: proposal.id });
    expect(await pageSaying('1,350')).toBeUndefined();
    const now = await placeOf(await pageSaying('1,480'), '1,480');
    expect([current_(now).includes('1,480'), now.replaceTime]).toEqual([true, undefined]);
    expect((await refresh()).id).toBeNull();
    await data('POST', `project/undo/${projectId}`, {});
    expect((await pages()).map(({ styledText }) => styledText)).toEqual(before.map(({ styledText }) => styledText));
  }, 60_000);

  it('are compared with the newest over all that came between, and follow a workbook', async () => {
    await upload(
      `replace/${plan.id}`,
      'plan of june.txt',
      NEWER.replace('1,480', '1,500').replace('1 March', '3 March'),
    );
    const [, sales] = await files();
    const rows = SALES.map((row) => (row[0] === 'June' ? ['June', 7700, 9900] : row));
    await upload(`replace/${sales?.id}`, 'sales.xlsx', xlsx('Sales', [...rows, ['August', 5000, 8000]]));
    const shown = (await pages()).find(({ styledText }) => styledText.includes('5300') || styledText.includes('5,300'));
    const proposal = await refresh();
    const text = (id: number | undefined): string => proposal.pages.find((page) => page.id === id)?.text ?? '';
    expect(text(shown?.id)).toMatch(/7,?700/);
    expect(text(shown?.id)).not.toMatch(/5,?300/);
    expect(text((await pageSaying('1,350'))?.id)).toContain('1,500');
    expect(text((await pageSaying('lease signed'))?.id)).toContain('3 March');
  }, 60_000);

  it('keep what the person wrote, refuse a proposal for an older page, and are gone with their document', async () => {
    const proposal = await refresh();
    const page = await pageSaying('lease signed');
    const left = parsePage(page?.styledText ?? '');
    const words = left.components.find(({ props }) => 'text' in props && props.text.includes('lease signed'));
    if (!page || !words || !('text' in words.props)) throw new Error('no such words');
    words.props.text = 'keys handed over';
    await data('PUT', 'page/edit', { id: page.id, version: page.version, styledText: printPage(left) });
    expect((await send('POST', 'assistant/accept', { id: proposal.id })).statusCode).toBe(409);
    const again = await refresh();
    expect(again.pages.find(({ id }) => id === page.id)?.text).toContain('keys handed over');
    const own = parsePage(again.pages.find(({ id }) => id === page.id)?.text ?? '');
    expect(allWords(own)).toContain('3 March');
    await data('DELETE', `document/remove/${plan.id}`);
    expect((await send('GET', `document/older/${plan.id}`)).statusCode).toBe(404);
  }, 60_000);

  it('give the cells that a chart is bound to, as they were and as they are', async () => {
    const upload_ = await upload('upload', 'stock.xlsx', xlsx('Stock', SALES));
    const [head] = await data<TableHead[]>('GET', `document/tables/${upload_.id}`);
    expect(head).toMatchObject({ sheet: 'Stock', range: 'A1:C4' });
    const { table } = await data<DataOf<typeof readTable>>('GET', `document/table/${upload_.id}?block=${head?.block}`);
    expect(table.rows[1]?.[1]).toMatchObject({ type: 'number', value: 4200 });
    const follow = (origin: string) =>
      data<DataOf<typeof followCells>>(
        'GET',
        `document/follow-cells?projectId=${projectId}&origin=${encodeURIComponent(origin)}`,
      );
    expect(await follow(table.origin)).toMatchObject({ documentId: upload_.id, isOlder: false, newest: table });
    const [page] = await pages();
    const shown = parsePage(page?.styledText ?? '');
    const cells = proposedCells(table);
    const figures = cells && figuresOfCells(table, cells);
    if (!page || !cells || !figures) throw new Error('no figures');
    const chart = make(
      aiEchartModel,
      { id: 'mine', position: { x: 0, y: 0 } },
      { cells, content: { shape: 'bar', ...figures } },
    );
    const styledText = printPage({ ...shown, components: [...shown.components, chart] });
    await data('PUT', 'page/edit', { id: page.id, version: page.version, styledText });
    await upload(`replace/${upload_.id}`, 'stock.xlsx', xlsx('Stock', [...SALES, ['August', 7000, 8800]]));
    const proposal = await refresh();
    const proposed = proposal.pages.find(({ id }) => id === page.id);
    const now = parsePage(proposed?.text ?? '').components.find(({ id }) => id === 'mine');
    expect(now?.props).toMatchObject({ content: { categories: ['May', 'June', 'July', 'August'] } });
    expect(proposed?.byObject).toBe(true);
    const followed = await follow(table.origin);
    expect(followed).toMatchObject({ documentId: upload_.id, isOlder: true, table });
    expect(followed.newest?.rows).toHaveLength(5);
    await upload(
      `replace/${upload_.id}`,
      'stock.xlsx',
      xlsx('People', [
        ['Name', 'Street'],
        ['Anna', 'Mill Street'],
        ['Ben', 'Quay'],
      ]),
    );
    expect((await follow(table.origin)).newest).toBeUndefined();
    expect((await send('GET', `document/table/${upload_.id}?block=99`)).statusCode).toBe(404);
    expect((await send('GET', `document/follow-cells?projectId=${projectId}&origin=other.xlsx%230`)).statusCode).toBe(
      404,
    );
  });
});

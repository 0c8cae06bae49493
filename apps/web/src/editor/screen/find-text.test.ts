import { expect, it } from 'vitest';
import { createEditor } from '../document/create-editor.ts';
import type { EditorPage } from '../document/editor.ts';
import { framedPages } from '../document/framed-pages.ts';
import { component, pageOf } from '../testing/test-editor.ts';
import { findText, replaceText } from './find-text.ts';

const plain = { matchCase: false, wholeWords: false, isPattern: false };
const box = (y: number) => ({ x: 10, y, width: 100, height: 50 });

const pages: EditorPage[] = [
  pageOf([
    component('text', 'low', box(300), { text: 'Net revenue' }),
    component('heading', 'high', box(20), { text: 'Revenue 2026' }),
    { ...component('text', 'hidden', box(100), { text: 'revenue' }), visible: false },
  ]),
  pageOf([component('aiTable', 'cells', box(20), { cellData: [['Zone'], ['REVENUE']] })]),
].map((page, index) => ({ id: index + 1, pageNumber: index + 1, version: 1, page }));

it('finds words of texts and cells on every page, from the top down, whatever their case', () => {
  expect(findText(pages, { ...plain, text: ' revenue ' })).toEqual([
    { pageId: 1, componentId: 'high', place: 0 },
    { pageId: 1, componentId: 'low', place: 0 },
    { pageId: 2, componentId: 'cells', place: 0 },
  ]);
});

it('counts every place, in texts and notes, and replaces at one of them alone', () => {
  const text = 'Rain and rain, then RAIN';
  const page = { ...pageOf([component('text', 'a', box(20), { text })]), notes: 'rain, rain' };
  const wet: EditorPage[] = [{ id: 1, pageNumber: 1, version: 1, page }];
  const query = { ...plain, text: 'rain' };
  const matches = findText(wet, query);
  expect(matches.map(({ componentId, place }) => [componentId, place])).toEqual([
    ['a', 0],
    ['a', 1],
    ['a', 2],
    [undefined, 0],
    [undefined, 1],
  ]);
  expect(replaceText(wet, matches.slice(1, 2), query, 'snow')).toEqual({
    changes: [{ pageId: 1, patches: [{ id: 'a', props: { text: 'Rain and snow, then RAIN' } }] }],
    count: 1,
    tooLong: 0,
    locked: 0,
    unread: 0,
  });
  expect(replaceText(wet, matches.slice(4), query, 'snow').changes).toEqual([
    { pageId: 1, patches: [], notes: 'rain, snow' },
  ]);
});

it('finds what a component is called, which is not replaced', () => {
  const named = pages.map((one) => ({
    ...one,
    page: { ...one.page, components: one.page.components.map((each) => ({ ...each, name: 'A revenue box' })) },
  }));
  const query = { ...plain, text: 'revenue' };
  const matches = findText(named, query);
  expect(matches.filter(({ place }) => place === undefined)).toHaveLength(3);
  expect(replaceText(named, matches, query, 'sales')).toMatchObject({ count: 3, unread: 3 });
});

it('replaces what a chart calls its figures, and leaves the figures and what is typed in their place', () => {
  const content = {
    shape: 'bar' as const,
    categoryName: 'Oven of 22',
    categories: ['Oven', '22 ovens'],
    series: [{ name: 'Cost of an oven', values: [22, 5] }],
  };
  const chart = (chartConfig: string): EditorPage[] => [
    { id: 1, pageNumber: 1, version: 1, page: pageOf([component('aiEchart', 'c', box(20), { content, chartConfig })]) },
  ];
  const all = (drawn: readonly EditorPage[], text: string, replacement: string) => {
    const query = { ...plain, text };
    return replaceText(drawn, findText(drawn, query), query, replacement);
  };
  const { changes, count, unread } = all(chart(''), 'oven', 'stove');
  expect([count, unread]).toEqual([4, 0]);
  expect(changes[0]?.patches[0]?.props).toEqual({
    content: {
      ...content,
      categoryName: 'stove of 22',
      categories: ['stove', '22 stoves'],
      series: [{ name: 'Cost of an stove', values: [22, 5] }],
    },
  });
  expect(all(chart(''), '22', '23')).toMatchObject({ count: 2, unread: 1 });
  expect(all(chart('{"xAxis":{"data":["Oven"]},"series":[]}'), 'oven', 'stove')).toMatchObject({ count: 0, unread: 5 });
});

it('says how many places stand in what is locked, and leaves them as they are', () => {
  const open: EditorPage[] = [
    pageOf([
      { ...component('text', 'a', box(20), { text: 'rain, rain' }), locked: true },
      component('text', 'b', box(90), { text: 'rain' }),
    ]),
  ].map((page) => ({ id: 1, pageNumber: 1, version: 1, page }));
  const query = { ...plain, text: 'rain' };
  const replaced = replaceText(open, findText(open, query), query, 'snow');
  expect(replaced).toMatchObject({ count: 1, tooLong: 0, locked: 2, unread: 0 });
  expect(replaced.changes[0]?.patches.map(({ id }) => id)).toEqual(['b']);
});

it('finds nothing for nothing', () => {
  expect(findText(pages, { ...plain, text: '  ' })).toEqual([]);
  expect(findText(pages, { ...plain, text: 'cost' })).toEqual([]);
});

it('replaces in the components that are named, on every page of them', () => {
  const query = { ...plain, text: 'revenue' };
  const matches = findText(pages, query);
  expect(replaceText(pages, matches, query, 'sales')).toEqual({
    count: 3,
    tooLong: 0,
    locked: 0,
    unread: 0,
    changes: [
      {
        pageId: 1,
        patches: [
          { id: 'low', props: { text: 'Net sales' } },
          { id: 'high', props: { text: 'sales 2026' } },
        ],
      },
      { pageId: 2, patches: [{ id: 'cells', props: { cellData: [['Zone'], ['sales']] } }] },
    ],
  });
  expect(replaceText(pages, matches.slice(0, 1), query, 'sales').count).toBe(1);
  expect(replaceText(pages, matches, { ...query, text: '(', isPattern: true }, 'x')).toEqual({
    changes: [],
    count: 0,
    tooLong: 0,
    locked: 0,
    unread: 0,
  });
});

it('finds speaker notes behind what stands on their page, and replaces in them with the rest', () => {
  const query = { ...plain, text: 'revenue' };
  const noted = pages.map((one) => ({ ...one, page: { ...one.page, notes: 'Say: revenue, and Revenue again' } }));
  const matches = findText(noted, query);
  expect(matches.filter(({ componentId }) => componentId === undefined).map(({ pageId }) => pageId)).toEqual([
    1, 1, 2, 2,
  ]);
  expect(matches.findIndex(({ componentId }) => componentId === undefined)).toBe(2);
  const { count, changes } = replaceText(noted, matches.slice(2, 4), query, 'sales');
  expect({ count, changes }).toEqual({
    count: 2,
    changes: [{ pageId: 1, patches: [], notes: 'Say: sales, and sales again' }],
  });
  const editor = createEditor(noted, 1);
  editor.patchPages(replaceText(noted, matches, query, 'sales').changes);
  expect(editor.page().notes).toBe('Say: sales, and sales again');
  void editor.undo();
  expect(editor.store.getState().pages.map(({ page }) => page)).toEqual(noted.map(({ page }) => page));
});

it('says how many texts and notes would become too long, and leaves those as they are', () => {
  const query = { ...plain, text: 'revenue' };
  const long = pages.map((one) => ({ ...one, page: { ...one.page, notes: `revenue ${'x'.repeat(7990)}` } }));
  const matches = findText(long, query);
  const { count, changes, tooLong } = replaceText(long, matches, query, 'y'.repeat(1000));
  expect(tooLong).toBe(matches.length - changes.reduce((sum, { patches }) => sum + patches.length, 0));
  expect(tooLong).toBeGreaterThan(long.length);
  expect(changes.every(({ notes }) => notes === undefined)).toBe(true);
  expect(count).toBe(replaceText(long, matches, query, 'y'.repeat(1000)).count);
});

it('finds what repeats once, and replaces it for all pages in one step', async () => {
  const foot = (id: string, y: number) => ({
    ...component('text', id, box(y), { text: 'Plan for 2026' }),
    repeat: 'running-head',
  });
  const body = component('text', 'body', box(20), { text: 'The plan' });
  const open: EditorPage[] = [pageOf([]), pageOf([foot('a', 600)]), pageOf([body, foot('b', 640)])].map(
    (page, index) => ({
      id: index + 1,
      pageNumber: index + 1,
      version: 1,
      page,
    }),
  );
  const query = { ...plain, text: 'plan' };
  const matches = findText(open, query);
  expect(matches).toEqual([
    { pageId: 2, componentId: 'a', place: 0 },
    { pageId: 3, componentId: 'body', place: 0 },
  ]);
  const editor = createEditor(open, 1);
  const replaced = replaceText(open, matches, query, 'Budget');
  expect(replaced.count).toBe(2);
  editor.patchPages(replaced.changes);
  const words = () =>
    editor.store
      .getState()
      .pages.flatMap(({ page }) =>
        page.components.map(({ props, position }) => [Reflect.get(props, 'text'), position.y]),
      );
  expect(words()).toEqual([
    ['Budget for 2026', 600],
    ['The Budget', 20],
    ['Budget for 2026', 640],
  ]);
  await editor.undo();
  expect(editor.store.getState().pages.map(({ page }) => page)).toEqual(open.map(({ page }) => page));
});

it('finds and replaces what repeats with other words on other pages for itself: the names of sections', () => {
  const section = (text: string) => ({
    ...component('text', 'section', box(10), { text }),
    slot: 'section',
    repeat: 'running-section',
  });
  const names = ['Budget 2026', 'Staff', 'Staff and budget', 'Budget 2026'];
  const open: EditorPage[] = names.map((name, index) => ({
    id: index + 1,
    pageNumber: index + 1,
    version: 1,
    page: pageOf([section(name)]),
  }));
  const query = { ...plain, text: 'budget' };
  const matches = findText(open, query);
  expect(matches.map(({ pageId }) => pageId)).toEqual([1, 3]);
  const editor = createEditor(open, 1);
  editor.patchPages(replaceText(open, matches, query, 'Money').changes);
  const words = () =>
    editor.store.getState().pages.flatMap(({ page }) => page.components.map(({ props }) => Reflect.get(props, 'text')));
  expect(words()).toEqual(['Money 2026', 'Staff', 'Staff and Money', 'Money 2026']);
  editor.patch([{ id: 'section', props: { text: 'Finance' } }]);
  expect(words()).toEqual(['Finance', 'Staff', 'Staff and Money', 'Finance']);
});

it('leaves fields of the frame, which follow what they show: the title of the document, the number of the page', () => {
  const field = (id: string, text: string, is: 'title' | 'number') =>
    component('text', id, box(600), { text, spans: [{ start: 0, end: text.length, field: is }] });
  const title = component('text', 'title', box(20), { text: 'The choir of 2' });
  const foot = { ...field('foot', 'The choir of 2', 'title'), repeat: 'running-head' };
  const number = { ...field('number', '2', 'number'), repeat: 'page-number' };
  const open: EditorPage[] = [pageOf([title]), pageOf([foot, number])].map((page, index) => ({
    id: index + 1,
    pageNumber: index + 1,
    version: 1,
    page,
  }));
  for (const text of ['choir', '2']) {
    const query = { ...plain, text };
    const matches = findText(open, query);
    expect(matches).toEqual([{ pageId: 1, componentId: 'title', place: 0 }]);
    const { changes } = replaceText(open, matches, query, 'band');
    expect(changes.map(({ pageId }) => pageId)).toEqual([1]);
  }
});

it('finds what only a field says, once, and leaves it as it is: the name of a document without a cover', () => {
  const foot = (id: string) => ({
    ...component('text', id, box(600), {
      text: 'The choir · 12',
      spans: [
        { start: 0, end: 9, field: 'title' },
        { start: 12, end: 14, field: 'number' },
      ],
    }),
    repeat: 'running-head',
  });
  const open: EditorPage[] = ['a', 'b'].map((id, index) => ({
    id: index + 1,
    pageNumber: index + 1,
    version: 1,
    page: pageOf([foot(id)]),
  }));
  const query = { ...plain, text: 'choir' };
  const matches = findText(open, query);
  expect(matches).toEqual([{ pageId: 1, componentId: 'a', place: undefined }]);
  expect(replaceText(open, matches, query, 'band').changes).toEqual([]);
  expect(findText(open, { ...plain, text: '12' })).toEqual([]);
});

it('finds and replaces what repeats beside the number of its page once', () => {
  const foot = (id: string) => ({
    ...component('text', id, box(600), { text: 'Draft · 0', spans: [{ start: 8, end: 9, field: 'number' }] }),
    repeat: 'running-head',
  });
  const open: EditorPage[] = ['a', 'b'].map((id, index) => ({
    id: index + 1,
    pageNumber: index + 1,
    version: 1,
    page: pageOf([foot(id)]),
  }));
  const query = { ...plain, text: 'draft' };
  const matches = findText(framedPages(open), query);
  expect(matches).toEqual([{ pageId: 1, componentId: 'a', place: 0 }]);
  expect(replaceText(open, matches, query, 'Final').count).toBe(1);
});

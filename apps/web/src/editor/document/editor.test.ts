import { COMPONENT_KINDS, type ComponentKind, type Page } from '@pagewright/components/models';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { settleEnds } from '@pagewright/page/sticky-ends';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ACTIONS } from '../actions/actions.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { createEditor } from './create-editor.ts';
import type { Editor, EditorPage } from './editor.ts';
import { LONGEST_TURN } from './turns.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 });

function open(...pages: Page[]): EditorPage[] {
  return pages.map((page, index) => ({ id: index + 1, pageNumber: index + 1, version: 1, page }));
}

const first = (editor: Editor, id: number): Page | undefined =>
  editor.store.getState().pages.find((page) => page.id === id)?.page;

describe('pages that the server changed because the person asked for it', () => {
  it('are one step, which is taken back on all of them and saved again', () => {
    const before = open(pageOf([component('text', 'a', box(0, 0))]), pageOf([]), pageOf([]));
    const editor = createEditor(before, 1);
    const told: number[] = [];
    editor.onChange((id) => told.push(id));
    const after = before.slice(0, 2).map((one) => ({ ...one, version: 7, page: { ...one.page, title: 'New' } }));
    editor.accept(after);
    expect(editor.store.getState().pages.map(({ page, version }) => [page.title, version])).toEqual([
      ['New', 7],
      ['New', 7],
      ['Test', 1],
    ]);
    expect(told).toEqual([]);
    void editor.undo();
    expect(first(editor, 1)).toEqual(before[0]?.page);
    expect(first(editor, 2)).toEqual(before[1]?.page);
    expect(told).toEqual([1, 2]);
    void editor.redo();
    expect(first(editor, 2)?.title).toBe('New');
  });
});

describe('steps that change which pages there are', () => {
  function document() {
    const editor = createEditor(open(pageOf([component('text', 'a', box(0, 0))]), pageOf([])), 1);
    let server = [1, 2];
    let saved = pageOf([]);
    const reload = () =>
      editor.receive(server.map((id, index) => ({ id, pageNumber: index + 1, version: 1, page: saved })));
    const step = {
      redo: async () => {
        saved = first(editor, 2) ?? saved;
        server = server.filter((id) => id !== 2);
        reload();
      },
      undo: async () => {
        server = [...server, 2];
        reload();
      },
    };
    return { editor, step };
  }

  it('that take the shown page away show the one before it, the first being gone the one behind it', () => {
    const editor = createEditor(open(pageOf([]), pageOf([]), pageOf([]), pageOf([])), 3);
    const left = (...ids: number[]) =>
      editor.receive(editor.store.getState().pages.filter(({ id }) => ids.includes(id)));
    left(1, 2, 4);
    expect(editor.store.getState().pageId).toBe(2);
    editor.showPage(1);
    editor.adopt(editor.store.getState().pages.filter(({ id }) => id !== 1));
    expect(editor.store.getState().pageId).toBe(2);
  });

  it('are taken back in their place among the others', async () => {
    const { editor, step } = document();
    editor.showPage(2);
    editor.insert([component('circle', 'c', box(10, 10))]);
    await editor.changePages(step);
    expect(editor.store.getState()).toMatchObject({ pageId: 1, changingPages: false, canUndo: true });
    await editor.undo();
    expect(editor.store.getState().pages.map(({ id }) => id)).toEqual([1, 2]);
    await editor.undo();
    expect(first(editor, 2)?.components).toEqual([]);
    await editor.redo();
    expect(first(editor, 2)?.components).toHaveLength(1);
    await editor.redo();
    expect(editor.store.getState().pages.map(({ id }) => id)).toEqual([1]);
  });

  it('that the server refuses stay where they were', async () => {
    const { editor, step } = document();
    await editor.changePages(step);
    const refusing = { ...step, redo: () => Promise.reject(new Error('no')) };
    await expect(editor.changePages(refusing)).rejects.toThrow('no');
    expect(editor.store.getState()).toMatchObject({ canUndo: true, changingPages: false });
    step.undo = () => Promise.reject(new Error('gone'));
    await expect(editor.undo()).rejects.toThrow('gone');
    expect(editor.store.getState()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('come one at a time: what is asked for meanwhile comes after it', async () => {
    const { editor, step } = document();
    const order: string[] = [];
    const told = { redo: step.redo, undo: step.undo };
    step.redo = () => (order.push('delete'), told.redo());
    step.undo = () => (order.push('bring back'), told.undo());
    const asked = [editor.changePages(step), editor.undo(), editor.redo(), editor.undo()];
    const last = editor.inTurn(async () => void order.push(`${editor.store.getState().pages.length} pages`));
    expect(editor.store.getState().pages).toHaveLength(2);
    await Promise.all([...asked, last]);
    expect(order).toEqual(['delete', 'bring back', 'delete', 'bring back', '2 pages']);
    expect(editor.store.getState()).toMatchObject({ changingPages: false, canUndo: false, canRedo: true });
  });

  it('are taken back by a key that is pressed before they are over', async () => {
    const { step } = document();
    const test = new TestEditor([pageOf([]), pageOf([])]);
    const gone = test.editor.changePages({
      redo: () => step.redo(),
      undo: () => Promise.resolve(test.editor.showPage(2)),
    });
    test.key('mod+z');
    await gone;
    await test.editor.inTurn(() => Promise.resolve());
    expect(test.editor.store.getState()).toMatchObject({ pageId: 2, canUndo: false, canRedo: true });
  });

  it('are taken back by a key that is pressed while what they need is loaded, and nothing else is', async () => {
    const { editor, step } = document();
    editor.patch([{ id: 'a', name: 'mine' }]);
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    const adding = editor.inTurn(async () => {
      await loaded;
      await editor.changePages(step);
    });
    const back = editor.undo();
    load();
    await Promise.all([adding, back]);
    const [page] = editor.store.getState().pages;
    expect(page?.page.components.find(({ id }) => id === 'a')?.name).toBe('mine');
    expect(editor.store.getState()).toMatchObject({ canUndo: true, canRedo: true });
  });

  it('that never end block nothing for good: a step back is free again, and it is said', async () => {
    vi.useFakeTimers();
    try {
      const { editor, step } = document();
      editor.patch([{ id: 'a', name: 'mine' }]);
      const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
      const hanging = expect(
        editor.inTurn(async () => {
          await loaded;
          await editor.changePages(step);
        }),
      ).rejects.toMatchObject({ code: 'request/unfinished' });
      const back = editor.undo();
      await vi.advanceTimersByTimeAsync(LONGEST_TURN);
      await Promise.all([hanging, back]);
      expect(editor.page().components.find(({ id }) => id === 'a')?.name).toBeUndefined();
      // What comes of it after all is a step like any other.
      load();
      await vi.advanceTimersByTimeAsync(0);
      expect(editor.store.getState()).toMatchObject({ pages: [{ id: 1 }], canUndo: true, changingPages: false });
    } finally {
      vi.useRealTimers();
    }
  });

  it('have their two minutes from when they begin, however long they waited for others', async () => {
    vi.useFakeTimers();
    try {
      const { editor, step } = document();
      const hanging = expect(
        editor.changePages({ ...step, redo: () => new Promise(() => undefined) }),
      ).rejects.toMatchObject({ code: 'request/unfinished' });
      await vi.advanceTimersByTimeAsync(1000);
      const slow = editor.changePages({ ...step, redo: () => new Promise((done) => setTimeout(done, 5000)) });
      const ended = expect(slow).resolves.toBeUndefined();
      await vi.advanceTimersByTimeAsync(LONGEST_TURN + 2000);
      expect(editor.store.getState().changingPages).toBe(true);
      await vi.advanceTimersByTimeAsync(5000);
      await Promise.all([hanging, ended]);
      expect(editor.store.getState().changingPages).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('wait for those before them, also where these fail', async () => {
    const { editor, step } = document();
    const refused = editor.changePages({ ...step, redo: () => Promise.reject(new Error('no')) });
    const second = editor.changePages(step);
    expect(editor.store.getState().pages).toHaveLength(2);
    await expect(refused).rejects.toThrow('no');
    await second;
    expect(editor.store.getState()).toMatchObject({ pages: [{ id: 1 }], changingPages: false });
  });
});

it('a change may be of a page that is not shown any more', () => {
  const editor = createEditor(open(pageOf([]), pageOf([])), 1);
  const [id = ''] = editor.insert([component('image', 'i', box(0, 0))], { gesture: 'picture' });
  editor.showPage(2);
  editor.patch([{ id, props: { imageUrl: '/a.png' } }], { gesture: 'picture', pageId: 1 });
  expect(first(editor, 1)?.components[0]?.props).toMatchObject({ imageUrl: '/a.png' });
  void editor.undo();
  expect(first(editor, 1)?.components).toEqual([]);
});

/** Every kind once, some of them hidden, locked, grouped and at the same height. */
function fullPage(): Page {
  const begun: readonly ComponentKind[] = ['rectangle', 'text', 'circle', 'icon', 'image', 'heading'];
  const apart: readonly ComponentKind[] = [...begun, 'line', 'connector'];
  const kinds = [...begun, ...COMPONENT_KINDS.filter((kind) => !apart.includes(kind))];
  const page = pageOf(
    kinds.map((kind, index) => component(kind, kind, box(40 + (index % 8) * 130, 60 + (index % 9) * 50))),
  );
  const line = component(
    'line',
    'line',
    { x: 50, y: 600, width: 200, height: 1 },
    {
      startPoint: { x: 50, y: 600 },
      endPoint: { x: 250, y: 600 },
    },
  );
  const hold = (id: string, side: 'right' | 'top') => ({ component: id, side });
  const connector = component('connector', 'connector', box(0, 0), {
    startHold: hold('rectangle', 'right'),
    endHold: hold('heading', 'top'),
  });
  const tied = settleEnds({ ...page, components: [...page.components, connector] }).components;
  const components = [...tied, { ...line, zIndex: 3 }].map((one, index) => ({
    ...one,
    ...(index === 2 ? { locked: true } : {}),
    ...(index === 5 ? { visible: false } : {}),
    ...(index > 5 ? { groupId: 'g' } : {}),
  })) as Page['components'];
  return { ...page, components: [...components].sort((a, b) => a.zIndex - b.zIndex) };
}

/** Writes in what is selected: in texts and shapes, code, formulas and codes that phones read. */
function write({ editor, page, selected }: TestEditor, words: string): void {
  const props = (one: Page['components'][number]) =>
    ['text', 'code', 'latex', 'value'].filter((name) => typeof Object(one.props)[name] === 'string');
  editor.patch(
    page.components
      .filter(({ id, locked }) => selected.includes(id) && !locked)
      .map((one) => ({ id: one.id, props: Object.fromEntries(props(one).map((name) => [name, words])) })),
  );
}

it('any 500 operations undone give the very first page back, redone the last, and the source text keeps both', () => {
  const ids = ACTIONS.map(({ id }) => id).filter((id) => id !== 'copy' && id !== 'undo' && id !== 'redo');
  const distance = fc.integer({ min: -300, max: 300 });
  const operation = fc.oneof(
    { weight: 3, arbitrary: fc.record({ run: fc.constantFrom(...ids) }) },
    { weight: 3, arbitrary: fc.record({ click: fc.nat(30), shift: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ drag: fc.nat(30), x: distance, y: distance, alt: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ handle: fc.constantFrom('nw', 'e', 's', 'se'), x: distance, y: distance }) },
    {
      weight: 1,
      arbitrary: fc.record({
        insert: fc.constantFrom(...COMPONENT_KINDS),
        x: distance,
        y: distance,
      }),
    },
    { weight: 1, arbitrary: fc.record({ name: fc.string({ minLength: 1, maxLength: 20 }) }) },
    { weight: 1, arbitrary: fc.record({ write: fc.string({ maxLength: 60 }) }) },
  );
  fc.assert(
    fc.property(fc.array(operation, { minLength: 500, maxLength: 500 }), (operations) => {
      const start = fullPage();
      const test = new TestEditor([start], 1, Number.POSITIVE_INFINITY);
      const pick = (index: number) => test.page.components[index % Math.max(1, test.page.components.length)]?.id;
      for (const one of operations) {
        if ('run' in one) test.run(one.run);
        else if ('click' in one) test.click(pick(one.click) ?? '', { shift: one.shift });
        else if ('drag' in one)
          test.drag({ on: 'component', id: pick(one.drag) ?? '' }, one, {
            alt: one.alt && test.page.components.length < 30,
          });
        else if ('handle' in one) test.drag({ on: 'handle', handle: one.handle as 'se' }, one);
        else if ('insert' in one && test.page.components.length < 30)
          test.editor.insert([component(one.insert, 'new', box(300 + one.x, 300 + one.y))]);
        else if ('name' in one) test.editor.patch(test.selected.map((id) => ({ id, name: one.name })));
        else if ('write' in one) write(test, one.write);
      }
      const last = test.page;
      expect(parsePage(printPage(last))).toEqual(last);
      while (test.editor.store.getState().canUndo) void test.editor.undo();
      expect(test.page).toEqual(start);
      expect(printPage(test.page)).toBe(printPage(start));
      while (test.editor.store.getState().canRedo) void test.editor.redo();
      expect(test.page).toEqual(last);
    }),
    { numRuns: 30 },
  );
});

it('a gesture that was cancelled is no step, and the page is what it was', () => {
  const editor = createEditor(open(pageOf([component('text', 'a', box(0, 0))])), 1);
  const before = first(editor, 1);
  editor.patch([{ id: 'a', position: { x: 5, y: 5 } }], { gesture: 'drag' });
  editor.patch([{ id: 'a', position: { x: 9, y: 9 } }], { gesture: 'drag' });
  editor.cancel('drag');
  expect(first(editor, 1)).toBe(before);
  expect(editor.store.getState().canUndo).toBe(false);
  editor.patch([{ id: 'a', position: { x: 9, y: 9 } }], { gesture: 'drag' });
  editor.cancel('another');
  expect(first(editor, 1)?.components[0]?.position).toEqual({ x: 9, y: 9 });
});

it('what comes late from a text that was left is not being typed', () => {
  const editor = createEditor(open(pageOf([component('text', 'a', box(0, 0))])), 1);
  const typed = { pageId: 1, patch: { id: 'a', props: { text: 'late' } } };
  editor.edit('a');
  editor.typing.set(typed);
  expect(editor.typing.now).toBe(typed);
  editor.edit(undefined);
  editor.typing.set(typed);
  expect(editor.typing.now).toBeUndefined();
});

it('an undone step leaves a table open that is written in', async () => {
  const editor = createEditor(
    open(pageOf([component('aiTable', 't', box(0, 0)), component('text', 'a', box(0, 0))])),
    1,
  );
  editor.edit('t');
  editor.patch([{ id: 't', name: 'Named' }]);
  await editor.undo();
  expect(editor.store.getState().editing?.id).toBe('t');
  const [id] = editor.insert([component('text', 'b', box(0, 0))]);
  editor.edit(id);
  await editor.undo();
  expect(editor.store.getState().editing).toBeUndefined();
});

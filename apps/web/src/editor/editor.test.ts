import { COMPONENT_KINDS, type Page } from '@pagewright/components/models';
import { parsePage, printPage } from '@pagewright/page/source-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from './actions/actions.ts';
import { HISTORY_STEPS } from './document/history.ts';
import { component, pageOf, TestEditor } from './testing/test-editor.ts';

const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height });

function three(zoom = 1): TestEditor {
  return new TestEditor(
    [
      pageOf([
        component('rectangle', 'a', box(100, 100)),
        component('text', 'b', box(400, 300), { text: 'Words' }),
        component('circle', 'c', box(800, 500)),
      ]),
      pageOf([]),
    ],
    zoom,
  );
}

describe('selecting', () => {
  it('by a press, adding and taking away with shift, none on the empty page', () => {
    const test = three().click('a');
    expect(test.selected).toEqual(['a']);
    expect(test.click('b', { shift: true }).selected).toEqual(['a', 'b']);
    expect(test.click('a', { shift: true }).selected).toEqual(['b']);
    expect(test.press({ on: 'page' }, { x: 5, y: 5 }).release().selected).toEqual([]);
  });

  it('with Tab from one to the next, past the last not at all', () => {
    const test = three();
    expect(test.key('shift+tab').selected).toEqual([]);
    expect(['tab', 'tab', 'tab', 'tab'].map((key) => test.key(key).selected)).toEqual([['a'], ['b'], ['c'], ['c']]);
    expect(test.key('shift+tab').selected).toEqual(['b']);
  });

  it('by a frame drawn around', () => {
    const test = three().press({ on: 'page' }, { x: 50, y: 50 }).move({ x: 450, y: 350 });
    expect(test.feedback.marquee).toEqual(box(50, 50, 400, 300));
    expect(test.release().selected).toEqual(['a', 'b']);
    expect(test.feedback.marquee).toBeUndefined();
  });

  it('a locked component cannot be selected by a press, moved or deleted', () => {
    const test = three().click('a').key('mod+l');
    expect(test.component('a').locked).toBe(true);
    test.press({ on: 'page' }, { x: 5, y: 5 }).release();
    expect(test.click('a').selected).toEqual([]);
    test.editor.select(['a']);
    test.key('delete').key('arrowright');
    expect(test.component('a').position).toEqual({ x: 100, y: 100 });
    test.key('mod+l');
    expect(test.component('a').locked).toBe(false);
  });

  it('everything is what the page says: neither the design’s art nor what stands on all pages', () => {
    const art = (id: string, x: number, width: number) => ({
      ...component('rectangle', id, box(x, 100, width, 200)),
      decorative: true,
    });
    const head = { ...component('text', 'head', box(100, 40)), repeat: 'running-head' };
    const words = component('text', 'words', box(120, 120));
    const test = new TestEditor([pageOf([art('band', 0, 400), head, art('card', 100, 300), words], 30)]);
    expect(test.key('mod+a').selected).toEqual(['card', 'words']);
    // Where there is nothing else they are what is meant.
    test.key('delete');
    expect(test.key('mod+a').selected).toEqual(['band', 'head']);
  });

  it('groups are selected as one', () => {
    const test = three().click('a').click('b', { shift: true }).key('mod+g');
    test.press({ on: 'page' }, { x: 5, y: 5 }).release();
    expect(test.click('b').selected).toEqual(['a', 'b']);
    test.key('mod+shift+g').press({ on: 'page' }, { x: 5, y: 5 }).release();
    expect(test.click('b').selected).toEqual(['b']);
  });
});

describe('moving', () => {
  it.each([0.3, 1, 3])('in page coordinates at zoom %d, one step of undo', (zoom) => {
    const test = three(zoom).drag({ on: 'component', id: 'a' }, { x: 57, y: 33 }, { mod: true });
    expect(test.component('a').position).toEqual({ x: 157, y: 133 });
    test.key('mod+z');
    expect(test.component('a').position).toEqual({ x: 100, y: 100 });
    expect(test.editor.store.getState().canUndo).toBe(false);
    expect(test.key('mod+shift+z').component('a').position).toEqual({ x: 157, y: 133 });
  });

  it('snaps to edges of others within 5 px of the screen, and says to what', () => {
    const test = three().press({ on: 'component', id: 'a' }, { x: 0, y: 0 }).move({ x: 297, y: 90 });
    expect(test.component('a').position.x).toBe(400);
    expect(test.feedback.guides).toContainEqual(expect.objectContaining({ axis: 'x', at: 400 }));
    test.move({ x: 290, y: 90 });
    expect(test.component('a').position.x).toBe(390);
    test.move({ x: 297, y: 90 }, { mod: true }).release();
    expect(test.component('a').position.x).toBe(397);
  });

  it('to equal gaps between two others', () => {
    const test = new TestEditor([
      pageOf([
        component('rectangle', 'left', box(100, 100)),
        component('rectangle', 'right', box(700, 110)),
        component('rectangle', 'mid', box(300, 400)),
      ]),
    ]);
    test.press({ on: 'component', id: 'mid' }, { x: 0, y: 0 }).move({ x: 97, y: -297 });
    expect(test.component('mid').position.x).toBe(400);
  });

  it('a click that trembles moves nothing', () => {
    const test = three().press({ on: 'component', id: 'a' }, { x: 0, y: 0 }).move({ x: 2, y: 1 }).release();
    expect(test.component('a').position).toEqual({ x: 100, y: 100 });
    expect(test.editor.store.getState().canUndo).toBe(false);
  });

  const boxes = COMPONENT_KINDS.filter((kind) => kind !== 'line' && kind !== 'connector');
  it.each([0.3, 1, 3])('of every kind at zoom %d: selected, moved, resized and nudged, all taken back', (zoom) => {
    for (const kind of boxes) {
      const test = new TestEditor([pageOf([component(kind, kind, box(520, 300, 240, 120))])], zoom);
      const start = test.page;
      expect(test.click(kind).selected).toEqual([kind]);
      test.drag({ on: 'component', id: kind }, { x: 150, y: -70 }, { mod: true });
      expect(test.component(kind).position, kind).toEqual({ x: 670, y: 230 });
      test.drag({ on: 'handle', handle: 'w' }, { x: -60, y: 0 }, { mod: true });
      expect(test.component(kind), kind).toMatchObject({
        position: { x: 610, y: 230 },
        size: { width: 300, height: 120 },
      });
      test.key('arrowright').key('shift+arrowup');
      expect(test.component(kind).position, kind).toEqual({ x: 611, y: 220 });
      for (let step = 0; step < 4; step += 1) test.key('mod+z');
      expect(test.page).toEqual(start);
      expect(test.editor.store.getState().canUndo).toBe(false);
    }
  });

  it('with the keyboard by 1 and by 10 px', () => {
    const test = three().click('a').key('arrowright').key('shift+arrowdown');
    expect(test.component('a').position).toEqual({ x: 101, y: 110 });
  });
});

describe('resizing', () => {
  it('by a handle, the other side stays', () => {
    const test = three().click('a').drag({ on: 'handle', handle: 'nw' }, { x: -40, y: -20 }, { mod: true });
    expect(test.component('a')).toMatchObject({ position: { x: 60, y: 80 }, size: { width: 140, height: 80 } });
  });

  it('keeps proportions with shift, and never turns inside out', () => {
    const test = three().click('a').drag({ on: 'handle', handle: 'se' }, { x: 100, y: 0 }, { shift: true });
    expect(test.component('a').size).toEqual({ width: 200, height: 120 });
    test.drag({ on: 'handle', handle: 'se' }, { x: -900, y: -900 }, { mod: true });
    expect(test.component('a').size.width).toBeGreaterThan(0);
  });

  it('several together, in proportion', () => {
    const test = three().click('a').click('b', { shift: true });
    test.drag({ on: 'handle', handle: 'e' }, { x: 400, y: 0 }, { mod: true });
    expect(test.component('b')).toMatchObject({ position: { x: 700, y: 300 }, size: { width: 200, height: 60 } });
  });

  it('the ends of a line stay on the page', () => {
    const line = component('line', 'l', box(100, 100, 100, 1), {
      startPoint: { x: 100, y: 100 },
      endPoint: { x: 200, y: 100 },
    });
    const test = new TestEditor([pageOf([line])]);
    test.press({ on: 'line-end', id: 'l', end: 'endPoint' }, { x: 200, y: 100 }).move({ x: 5000, y: 300 }).release();
    expect(test.component('l')).toMatchObject({
      position: { x: 100, y: 100 },
      size: { width: 1180, height: 200 },
      props: { startPoint: { x: 100, y: 100 }, endPoint: { x: 1280, y: 300 } },
    });
  });
});

describe('layers, copies and alignment', () => {
  it('front, back, forward, backward', () => {
    const order = (test: TestEditor) =>
      [...test.page.components].sort((x, y) => x.zIndex - y.zIndex).map(({ id }) => id);
    const test = three().click('a').run('front');
    expect(order(test)).toEqual(['b', 'c', 'a']);
    expect(order(test.run('backward'))).toEqual(['b', 'a', 'c']);
    expect(order(test.run('back'))).toEqual(['a', 'b', 'c']);
    expect(order(test.run('forward'))).toEqual(['b', 'a', 'c']);
  });

  it('pastes links to pages of this document, and none to those of another', () => {
    const test = three();
    test.editor.patch([
      { id: 'a', link: 'page:2' },
      { id: 'c', link: 'page:77' },
    ]);
    test.click('a').click('c', { shift: true }).key('mod+c');
    test.editor.showPage(2);
    test.run('paste');
    expect(test.page.components.map(({ link }) => link)).toEqual(['page:2', undefined]);
    test.editor.showPage(1);
    test.key('mod+z').key('mod+z');
    expect(test.component('a').link).toBeUndefined();
  });

  it.each(COMPONENT_KINDS)(
    '%s: is layered, duplicated, cut, pasted, locked, hidden and deleted, all taken back',
    (kind) => {
      const ends = { startPoint: { x: 520, y: 300 }, endPoint: { x: 760, y: 420 } };
      const props = kind === 'line' || kind === 'connector' ? ends : {};
      const test = new TestEditor([
        pageOf([component('rectangle', 'below', box(20, 20)), component(kind, 'one', box(520, 300, 240, 120), props)]),
      ]);
      const start = test.page;
      const ids = () => test.page.components.map(({ id }) => id);
      test.click('one').key('mod+shift+[');
      expect(ids()).toEqual(['one', 'below']);
      test.key('mod+]');
      expect(ids()).toEqual(['below', 'one']);
      test.key('mod+d');
      const [, , copy = ''] = ids();
      expect(test.selected).toEqual([copy]);
      const copied = test.component(copy);
      expect(copied.type).toBe(kind);
      test.key('mod+x');
      expect(ids()).toEqual(['below', 'one']);
      test.run('paste');
      const [pasted = ''] = test.selected;
      expect(ids()).toEqual(['below', 'one', pasted]);
      expect(test.component(pasted)).toEqual({ ...copied, id: pasted });
      test.key('mod+l').key('delete');
      expect(test.component(pasted).locked).toBe(true);
      test.key('mod+l').key('mod+shift+h');
      expect(test.component(pasted)).toMatchObject({ locked: false, visible: false });
      test.click('one').key('delete');
      expect(ids()).toEqual(['below', pasted]);
      for (let step = 0; step < 9; step += 1) test.key('mod+z');
      expect(test.page).toEqual(start);
    },
  );

  it('copies, cuts and pastes across pages', () => {
    const test = three().click('b').key('mod+c').run('paste');
    expect(test.page.components).toHaveLength(4);
    expect(test.component(test.selected[0] ?? '').position).toEqual({ x: 416, y: 316 });
    test.click('b').key('mod+x');
    test.editor.showPage(2);
    test.run('paste');
    expect(test.page.components).toMatchObject([
      { type: 'text', position: { x: 400, y: 300 }, props: { text: 'Words' } },
    ]);
    test.key('mod+z').key('mod+z');
    expect(test.editor.store.getState().pageId).toBe(1);
    expect(test.page.components.map(({ id }) => id)).toContain('b');
  });

  it('aligns one to the page, several to each other, and distributes', () => {
    expect(three().click('a').run('align-center').component('a').position.x).toBe(590);
    const test = three().key('mod+a').run('align-top');
    expect(test.page.components.map(({ position }) => position.y)).toEqual([100, 100, 100]);
    test.editor.patch([{ id: 'b', position: { x: 210, y: 100 } }]);
    test.run('distribute-horizontal');
    expect(test.page.components.map(({ position }) => position.x)).toEqual([100, 450, 800]);
  });
});

describe('looks', () => {
  it('are carried to others without what they say or where they are, and taken back in one step', () => {
    const test = three().click('a');
    test.editor.patch([{ id: 'a', props: { backgroundColor: '#ff0000', borderWidth: 5 }, rotation: 40 }]);
    test.key('mod+alt+c').click('b').click('c', { shift: true }).key('mod+alt+v');
    expect(test.component('b').props).toMatchObject({ text: 'Words' });
    for (const id of ['b', 'c']) {
      expect(test.component(id).props).toMatchObject({ backgroundColor: '#ff0000', borderWidth: 5 });
    }
    test.key('mod+z');
    expect(test.component('b').props).not.toMatchObject({ borderWidth: 5 });
  });

  it('is painted on what is clicked: once, or until Escape', () => {
    const test = three().click('a');
    test.editor.patch([{ id: 'a', props: { backgroundColor: '#ff0000', borderWidth: 5 } }]);
    const width = (id: string) => (test.component(id).props as { borderWidth?: number }).borderWidth;
    const usual = width('c');
    test.run('brush').click('b').click('c');
    expect([width('b'), width('c')]).toEqual([5, usual]);
    expect(test.editor.brush.getState()).toBeUndefined();
    test.key('mod+z');
    expect(width('b')).not.toBe(5);
    // A press of its button puts it down, and so does one beside everything.
    test.click('a').run('brush').run('brush').click('b');
    test.click('a').run('brush').press({ on: 'page' }, { x: 0, y: 0 }).release().click('b');
    expect(width('b')).not.toBe(5);
    test.click('a').run('brush').run('brush-stays').press({ on: 'page' }, { x: 0, y: 0 }).release();
    test.click('b').click('c').key('escape');
    expect([width('b'), width('c'), test.editor.brush.getState(), test.selected]).toEqual([5, 5, undefined, ['c']]);
    test.key('escape');
    expect(test.selected).toEqual([]);
  });

  it('what is of the same kind is selected together', () => {
    const test = three();
    const art = { ...component('rectangle', 'art', box(0, 0)), decorative: true };
    const [other, drawn] = test.editor.insert([component('rectangle', 'new', box(20, 20)), art]);
    test.click('a').run('select-same');
    expect(test.selected).toEqual(['a', other]);
    test.editor.select([drawn ?? '']);
    expect(test.run('select-same').selected).toEqual([drawn]);
  });
});

describe('proportions', () => {
  const sizeOf = (test: TestEditor, id: string) => test.component(id).size;

  it('stay for every handle where a person has locked them, until shift; the page keeps that', () => {
    const test = three().click('a');
    const { width, height } = sizeOf(test, 'a');
    test.editor.patch([{ id: 'a', keepsAspect: true }]);
    for (const handle of ['e', 'se', 'n'] as const) {
      test.drag({ on: 'handle', handle }, { x: 40, y: -40 }, { mod: true });
      const now = sizeOf(test, 'a');
      expect(now.width).not.toBe(width);
      expect(now.width / now.height).toBeCloseTo(width / height, 1);
      test.key('mod+z');
    }
    test.drag({ on: 'handle', handle: 'e' }, { x: 40, y: 0 }, { mod: true, shift: true });
    expect(sizeOf(test, 'a')).toEqual({ width: width + 40, height });
    expect(parsePage(printPage(test.page)).components.find(({ id }) => id === 'a')?.keepsAspect).toBe(true);
  });

  it('of pictures can be let go', () => {
    const picture = component('image', 'p', { x: 100, y: 100, width: 200, height: 100 });
    const test = new TestEditor([pageOf([picture])]).click('p');
    test.editor.patch([{ id: 'p', keepsAspect: false }]);
    test.drag({ on: 'handle', handle: 'se' }, { x: 50, y: 0 }, { mod: true });
    expect(sizeOf(test, 'p')).toEqual({ width: 250, height: 100 });
  });
});

describe('mirroring', () => {
  it('is done by key and menu to what can be mirrored and is free, undone as a step, and kept by the page', () => {
    const box = { x: 100, y: 100, width: 200, height: 100 };
    const locked = { ...component('image', 'l', box), locked: true };
    const test = new TestEditor([pageOf([component('shape', 's', box), component('text', 't', box), locked])]);
    test.key('mod+a');
    test.key('shift+h');
    test.run('flip-vertical');
    const flips = () => parsePage(printPage(test.page)).components.map(({ flip }) => flip);
    expect(flips()).toEqual(['both', undefined, undefined]);
    test.key('mod+z');
    expect(flips()).toEqual(['horizontal', undefined, undefined]);
    test.key('mod+z');
    expect(flips()).toEqual([undefined, undefined, undefined]);
    // What is written is no more mirrored alone than with others.
    const was = test.page;
    test.editor.select(['t']);
    test.run('flip-horizontal');
    expect(test.page).toEqual(was);
  });

  it('of a group changes its parts over, with the lines between them, and is one step', () => {
    const test = new TestEditor([
      pageOf([
        component('shape', 's', { x: 100, y: 100, width: 50, height: 50 }),
        component('text', 't', { x: 300, y: 100, width: 200, height: 50 }),
      ]),
    ]);
    test.key('mod+a').run('connect').key('mod+a').key('mod+g');
    const places = () =>
      test.page.components.map(({ id, position, size }) => [id, position.x, position.x + size.width]);
    const [s, t, line] = places();
    test.run('flip-horizontal');
    expect(places()).toEqual([
      [s?.[0], 450, 500],
      [t?.[0], 100, 300],
      [line?.[0], 300, 450],
    ]);
    test.key('mod+z');
    expect(places()).toEqual([s, t, line]);
  });
});

describe('looks of whole texts', () => {
  const box = { x: 100, y: 100, width: 200, height: 100 };

  it('are set by the keys of word processors on all that is selected, as one step, and taken where all have them', () => {
    const test = new TestEditor([
      pageOf([
        component('text', 'partly', box, {
          text: 'H2O',
          spans: [{ start: 0, end: 1, fontWeight: 700, color: '#c00000' }],
        }),
        component('heading', 'bold', box, { text: 'Water' }),
        component('text', 'locked', box, { text: 'x' }),
        component('image', 'i', box),
      ]),
    ]);
    test.editor.select(['locked']);
    test.key('mod+l').key('mod+b');
    const looks = () =>
      test.page.components.map(({ props }) =>
        'fontWeight' in props ? [props.fontWeight, 'spans' in props ? props.spans : undefined] : undefined,
      );
    test.key('mod+a').key('mod+b');
    const color = { start: 0, end: 1, color: '#c00000' };
    expect(looks()).toEqual([[700, [color]], [700, undefined], [400, undefined], undefined]);
    test.key('mod+b');
    expect(looks()).toEqual([[400, [color]], [400, undefined], [400, undefined], undefined]);
    test.key('mod+z').key('mod+z');
    expect(looks()[0]).toEqual([400, [{ ...color, fontWeight: 700 }]]);
    test.key('mod+i').key('mod+u').key('mod+shift+x');
    expect(test.page.components[0]?.props).toMatchObject({ fontStyle: 'italic', textDecoration: 'line-through' });
  });
});

describe('marks of words', () => {
  it('are set on all words of the selected texts, taken where all have them, and read on the colour of each', () => {
    const box = { x: 100, y: 100, width: 200, height: 100 };
    const test = new TestEditor([
      pageOf([
        component('text', 'dark', box, { text: 'H2O', color: '#111111' }),
        component('shape', 'light', box, { text: 'x', color: '#ffffff' }),
        component('image', 'i', box),
      ]),
    ]);
    const spans = () => test.page.components.map(({ props }) => ('spans' in props ? props.spans : undefined));
    test.key('mod+a').run('superscript').run('highlight');
    expect(spans()).toEqual([
      [{ start: 0, end: 3, baseline: 'super', highlight: '#fff2a8' }],
      [{ start: 0, end: 1, baseline: 'super', highlight: '#5c4a00' }],
      undefined,
    ]);
    test.run('superscript').run('highlight');
    expect(spans()).toEqual([undefined, undefined, undefined]);
    test.key('mod+z');
    expect(spans()[1]).toEqual([{ start: 0, end: 1, highlight: '#5c4a00' }]);
  });
});

describe('history', () => {
  it(`keeps ${HISTORY_STEPS} steps over all pages`, () => {
    const test = three().click('a');
    for (let step = 0; step < HISTORY_STEPS + 10; step += 1) test.editor.patch([{ id: 'a', name: `step ${step}` }]);
    for (let step = 0; step < HISTORY_STEPS + 50; step += 1) test.key('mod+z');
    expect(test.component('a').name).toBe('step 9');
  });

  it('any 500 operations undone give the first page back, and its source text keeps it', () => {
    const ids = ACTIONS.filter(({ id }) => !['undo', 'redo', 'copy', 'cut', 'paste'].includes(id)).map(({ id }) => id);
    const operation = fc.oneof(
      fc.record({ do: fc.constant('run' as const), id: fc.constantFrom(...ids) }),
      fc.record({ do: fc.constant('select' as const), index: fc.nat(20), shift: fc.boolean() }),
      fc.record({
        do: fc.constant('drag' as const),
        index: fc.nat(20),
        x: fc.integer({ min: -300, max: 300 }),
        y: fc.integer({ min: -300, max: 300 }),
      }),
      fc.record({
        do: fc.constant('resize' as const),
        x: fc.integer({ min: -200, max: 200 }),
        y: fc.integer({ min: -200, max: 200 }),
      }),
      fc.record({
        do: fc.constant('insert' as const),
        x: fc.integer({ min: 0, max: 1200 }),
        y: fc.integer({ min: 0, max: 700 }),
      }),
    );
    const pick = (test: TestEditor, index: number): string | undefined =>
      test.page.components[index % Math.max(1, test.page.components.length)]?.id;
    fc.assert(
      fc.property(fc.array(operation, { minLength: 500, maxLength: 500 }), (operations) => {
        const test = three();
        const start = test.page;
        const undoneFrom: Page[] = [];
        let steps = 0;
        for (const one of operations) {
          const before = test.page;
          const id = 'index' in one ? pick(test, one.index) : undefined;
          if (one.do === 'run') test.run(one.id);
          else if (one.do === 'select' && id) test.click(id, { shift: one.shift });
          else if (one.do === 'drag' && id) test.drag({ on: 'component', id }, one);
          else if (one.do === 'resize') test.drag({ on: 'handle', handle: 'se' }, one);
          else if (one.do === 'insert' && test.page.components.length < 30)
            test.editor.insert([component('rectangle', 'new', box(one.x, one.y))]);
          if (test.page !== before) steps += 1;
          undoneFrom.push(test.page);
        }
        expect(printPage(parsePage(printPage(test.page)))).toBe(printPage(test.page));
        // The history holds 200 steps: what can be taken back is compared with the page at that point.
        for (let step = 0; step < steps && test.editor.store.getState().canUndo; step += 1) test.key('mod+z');
        const undone = printPage(test.page);
        const known = [start, ...undoneFrom].map((page) => printPage(page));
        expect(known).toContain(undone);
        if (steps <= HISTORY_STEPS) expect(undone).toBe(printPage(start));
      }),
      { numRuns: 8 },
    );
  });
});

it('what the server sends keeps what was done here to a page of the same version', () => {
  const test = three().click('a').key('arrowright');
  const pages = test.editor.store.getState().pages;
  test.editor.receive(pages.map((page) => ({ ...page, page: pageOf([]) })));
  expect(test.component('a').position.x).toBe(101);
  test.editor.receive(pages.map((page) => ({ ...page, version: 2, page: pageOf([]) })));
  expect(test.page.components).toEqual([]);
  expect(test.editor.store.getState().canUndo).toBe(false);
});

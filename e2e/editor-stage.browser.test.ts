import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, type ComponentKind } from '@pagewright/components/models';
import { rectsOverlap } from '@pagewright/model/units';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { OpenStage } from './editor-stage/open.ts';

/** Direct manipulation with the real pointer and keyboard, of every kind, and of one of each way to be drawn at every zoom. */

let stage: OpenStage;
beforeAll(async () => {
  stage = await OpenStage.open();
});
afterEach(() => expect(stage.faults.splice(0)).toEqual([]));
afterAll(() => stage?.close());

/** A component of a kind with its middle in the middle of the page. */
function inMiddle(kind: ComponentKind, id: string = kind): Component {
  const size = { width: 240, height: 120 };
  const position = { x: 520, y: 300 };
  if (!isLine(kind)) return componentOf(kind, {}, { id, position, size });
  const props = { startPoint: { x: 520, y: 300 }, endPoint: { x: 760, y: 420 } };
  return componentOf(kind, props, { id, position, size });
}

const LINES = ['line', 'connector'] as const;
function isLine(kind: ComponentKind): kind is (typeof LINES)[number] {
  return LINES.some((one) => one === kind);
}

/** One of each way to be drawn: a box, an outline, words, cells and a canvas. */
const DRAWN_APART: readonly ComponentKind[] = ['rectangle', 'shape', 'text', 'aiTable', 'aiEchart'];

/** Every kind is drawn and pressed at one zoom; what the editor makes of that at others, too, is seen without a browser. */
function pressedAt(zoom: number): readonly ComponentKind[] {
  return zoom === 1 ? COMPONENT_KINDS.filter((kind) => !isLine(kind)) : DRAWN_APART;
}

/** One of each way to be pressed: what keys do to every kind is seen without a browser (`apps/web/src/editor/editor.test.ts`). */
const PRESSED_APART = ['rectangle', 'aiTable', 'connector'] as const;

const MIDDLE = { x: 640, y: 360 };

/** A zoom of 0.3 has 3.3 page px on each px of the screen, which is the least a pointer can be moved by. */
const within = (zoom: number): number => 1 / zoom + 1;

describe.each([0.3, 1, 3])('at zoom %d', (zoom) => {
  it.each(pressedAt(zoom))('%s: select, move, resize, nudge, undo', async (kind) => {
    await stage.show([[inMiddle(kind)]], zoom);
    await stage.click(MIDDLE);
    expect((await stage.state()).selected).toEqual([kind]);
    const away = zoom === 3 ? 60 : 150;
    await stage.drag({ x: 620, y: 350 }, { x: 620 + away, y: 350 - 70 }, 'Control');
    const moved = await stage.component(kind);
    expect(Math.abs(moved.position.x - (520 + away))).toBeLessThanOrEqual(within(zoom));
    expect(Math.abs(moved.position.y - 230)).toBeLessThanOrEqual(within(zoom));
    await stage.dragHandle('[data-handle="w"]', { x: -60, y: 0 }, 'Control');
    const wider = await stage.component(kind);
    expect(Math.abs(wider.size.width - 300)).toBeLessThanOrEqual(within(zoom));
    expect(wider.position.x + wider.size.width).toBe(moved.position.x + moved.size.width);
    expect(wider.size.height).toBe(120);
    await stage.tab.keyboard.press('ArrowRight');
    await stage.tab.keyboard.press('Shift+ArrowUp');
    expect((await stage.component(kind)).position).toEqual({ x: wider.position.x + 1, y: wider.position.y - 10 });
    for (let step = 0; step < 4; step += 1) await stage.tab.keyboard.press('Control+z');
    expect(await stage.component(kind)).toMatchObject({
      position: { x: 520, y: 300 },
      size: { width: 240, height: 120 },
    });
  });

  it.each(LINES)(
    '%s: taken hold of 9 px beside it, its ends dragged within the page, deleted by its button',
    async (kind) => {
      await stage.show([[inMiddle(kind)]], zoom);
      const on = await stage.onScreen(MIDDLE);
      // At right angles to the line, whose hit area is 20 px wide.
      await stage.tab.mouse.click(on.x - 9 * 0.447, on.y + 9 * 0.894);
      expect((await stage.state()).selected).toEqual([kind]);
      await stage.dragHandle('[data-line-end="endPoint"]', { x: zoom === 3 ? 40 : 5000, y: 40 });
      const longer = await stage.component(kind);
      const ends = 'startPoint' in longer.props ? longer.props : undefined;
      expect(ends?.startPoint).toEqual({ x: 520, y: 300 });
      const end = ends?.endPoint ?? { x: 0, y: 0 };
      if (zoom === 3) expect(Math.abs(end.x - 800)).toBeLessThanOrEqual(1);
      else expect(end.x).toBe(1280);
      expect(Math.abs(end.y - 460)).toBeLessThanOrEqual(within(zoom));
      expect(longer.size).toEqual({ width: end.x - 520, height: end.y - 300 });
      await stage.tab.getByRole('button', { name: 'Delete' }).click();
      expect((await stage.page()).components).toEqual([]);
    },
  );

  it('connector: drawn from beside a component to another, which it follows', async () => {
    const at = (id: string, x: number) =>
      componentOf('rectangle', {}, { id, position: { x, y: 300 }, size: { width: 160, height: 120 } });
    await stage.show([[at('a', 320), at('b', 740)]], zoom);
    await stage.click({ x: 450, y: 360 });
    const handle = await stage.tab.locator('[data-connect="right"]').boundingBox();
    const from = { x: (handle?.x ?? 0) + (handle?.width ?? 0) / 2, y: (handle?.y ?? 0) + (handle?.height ?? 0) / 2 };
    await stage.dragOnScreen(from, await stage.onScreen({ x: 752, y: 360 }));
    const [drawn = ''] = (await stage.state()).selected;
    const held = { startHold: { component: 'a', side: 'right' }, endHold: { component: 'b', side: 'left' } };
    expect((await stage.component(drawn)).props).toMatchObject(held);
    await stage.drag({ x: 800, y: 340 }, { x: 800, y: 390 }, 'Control');
    const { position, size } = await stage.component('b');
    expect(position.y).toBeGreaterThan(340);
    const end = { x: position.x, y: position.y + size.height / 2 };
    expect((await stage.component(drawn)).props).toMatchObject({ ...held, endPoint: end });
  });

  it('a text box starts where a double-click or T points, and is gone when it is left empty', async () => {
    await stage.show([[inMiddle('rectangle')]], zoom);
    const beside = { x: 560, y: 270 };
    const { x, y } = await stage.onScreen(beside);
    const { keyboard, mouse } = stage.tab;
    await mouse.dblclick(x, y);
    await stage.tab.locator('[data-text-editor]').waitFor();
    await keyboard.type('Here');
    await keyboard.press('Escape');
    const [, typed] = (await stage.page()).components;
    expect(typed?.props).toMatchObject({ text: 'Here' });
    expect(Math.abs((typed?.position.x ?? 0) - beside.x)).toBeLessThanOrEqual(within(zoom));
    await keyboard.press('Control+z');
    expect((await stage.page()).components).toHaveLength(1);
    await keyboard.press('t');
    await stage.tab.locator('[data-text-editor]').waitFor();
    expect((await stage.page()).components).toHaveLength(2);
    await keyboard.press('Escape');
    await stage.tab.locator('[data-text-editor]').waitFor({ state: 'detached' });
    expect((await stage.page()).components).toHaveLength(1);
  });

  it('handles keep their size on the screen', async () => {
    await stage.show([[inMiddle('rectangle')]], zoom);
    await stage.click(MIDDLE);
    const box = await stage.tab.locator('[data-handle="n"]').boundingBox();
    expect(box?.width).toBeCloseTo(10, 0);
  });

  it('several: shift, frame, group, distribute, resize together', async () => {
    const at = (id: string, x: number, y: number) =>
      componentOf('rectangle', {}, { id, position: { x, y }, size: { width: 60, height: 40 } });
    await stage.show([[at('a', 480, 300), at('b', 580, 320), at('c', 760, 340)]], zoom);
    await stage.click({ x: 500, y: 310 });
    await stage.click({ x: 600, y: 330 }, 'Shift');
    expect((await stage.state()).selected).toEqual(['a', 'b']);
    await stage.tab.keyboard.press('Escape');
    await stage.drag({ x: 470, y: 280 }, { x: 830, y: 390 });
    expect((await stage.state()).selected).toEqual(['a', 'b', 'c']);
    await stage.tab.keyboard.press('Control+g');
    await stage.click({ x: 700, y: 420 });
    expect((await stage.state()).selected).toEqual([]);
    await stage.click({ x: 500, y: 310 });
    expect((await stage.state()).selected).toEqual(['a', 'b', 'c']);
    await stage.dragHandle('[data-handle="se"]', { x: 34, y: 8 }, 'Control', 'Shift');
    const [a, , c] = (await stage.page()).components;
    expect(a?.position).toEqual({ x: 480, y: 300 });
    expect((c?.size.width ?? 0) / (c?.size.height ?? 1)).toBeCloseTo(1.5, 0);
    expect(c?.size.width).toBeGreaterThan(60);
  });
});

it.each(PRESSED_APART)('%s: copy, cut, paste, duplicate, layers, lock, hide, delete, all taken back', async (kind) => {
  const below = componentOf(
    'rectangle',
    {},
    { id: 'below', position: { x: 20, y: 20 }, size: { width: 60, height: 40 } },
  );
  await stage.show([[below, inMiddle(kind, 'one')]]);
  const start = await stage.page();
  const { keyboard } = stage.tab;
  const ids = async () => (await stage.page()).components.map(({ id }) => id);
  await stage.click(MIDDLE);
  await keyboard.press('Control+Shift+[');
  expect(await ids()).toEqual(['one', 'below']);
  await keyboard.press('Control+]');
  expect(await ids()).toEqual(['below', 'one']);
  await keyboard.press('Control+d');
  const [, , copy = ''] = await ids();
  expect((await stage.state()).selected).toEqual([copy]);
  const copied = await stage.component(copy);
  expect(copied.type).toBe(kind);
  await keyboard.press('Control+x');
  expect(await ids()).toEqual(['below', 'one']);
  await keyboard.press('Control+v');
  await expect.poll(async () => (await ids()).length).toBe(3);
  const pasted = (await stage.state()).selected[0] ?? '';
  expect(await stage.component(pasted)).toEqual({ ...copied, id: pasted });
  await keyboard.press('Control+l');
  expect((await stage.component(pasted)).locked).toBe(true);
  await keyboard.press('Delete');
  expect(await ids()).toHaveLength(3);
  await keyboard.press('Control+l');
  await keyboard.press('Control+Shift+h');
  expect(await stage.component(pasted)).toMatchObject({ locked: false, visible: false });
  await stage.click(MIDDLE);
  expect((await stage.state()).selected).toEqual(['one']);
  await keyboard.press('Delete');
  expect(await ids()).toEqual(['below', pasted]);
  for (let step = 0; step < 9; step += 1) await keyboard.press('Control+z');
  expect(await stage.page()).toEqual(start);
});

it.each([0.3, 1])(
  'connector at zoom %d: taken hold of by its line alone; what lies within the box around it is pressed as if that were not there',
  async (zoom) => {
    const below = componentOf(
      'rectangle',
      {},
      { id: 'below', position: { x: 500, y: 300 }, size: { width: 80, height: 60 } },
    );
    const ends = { startPoint: { x: 440, y: 180 }, endPoint: { x: 840, y: 540 }, route: 'elbow' as const };
    const bent = componentOf('connector', ends, {
      id: 'bent',
      position: { x: 440, y: 180 },
      size: { width: 400, height: 360 },
    });
    await stage.show([[below, bent]], zoom);
    await stage.drag({ x: 540, y: 330 }, { x: 480, y: 330 });
    expect((await stage.state()).selected).toEqual(['below']);
    expect((await stage.component('below')).position.x).toBeLessThan(460);
    await stage.click({ x: 640, y: 420 });
    expect((await stage.state()).selected).toEqual(['bent']);
  },
);

describe('moving', () => {
  it('snaps to another edge and shows a guide, not with Ctrl', async () => {
    const other = componentOf(
      'rectangle',
      {},
      { id: 'other', position: { x: 200, y: 100 }, size: { width: 90, height: 60 } },
    );
    await stage.show([[inMiddle('rectangle'), other]]);
    const start = await stage.onScreen(MIDDLE);
    await stage.tab.mouse.move(start.x, start.y);
    await stage.tab.mouse.down();
    await stage.tab.mouse.move(start.x - 316, start.y + 61, { steps: 6 });
    await stage.tab.locator('[data-kind="edge"]').first().waitFor({ state: 'attached' });
    await stage.tab.mouse.up();
    expect((await stage.component('rectangle')).position.x).toBe(200);
    await expect.poll(() => stage.tab.locator('[data-kind="edge"]').count()).toBe(0);
  });

  it('changes nothing when Escape ends the drag', async () => {
    await stage.show([[inMiddle('text')]]);
    const start = await stage.onScreen(MIDDLE);
    await stage.tab.mouse.move(start.x, start.y);
    await stage.tab.mouse.down();
    await stage.tab.mouse.move(start.x + 200, start.y + 90, { steps: 6 });
    await stage.tab.keyboard.press('Escape');
    await stage.tab.mouse.up();
    expect((await stage.component('text')).position).toEqual({ x: 520, y: 300 });
    const drawn = stage.tab.locator('[data-component-id="text"]');
    await expect.poll(() => drawn.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
    expect((await stage.state()).selected).toEqual(['text']);
  });

  it('a copy with Alt', async () => {
    await stage.show([[inMiddle('circle')]]);
    await stage.drag(MIDDLE, { x: 940, y: 500 }, 'Alt', 'Control');
    const [original, copy] = (await stage.page()).components;
    expect(original?.position).toEqual({ x: 520, y: 300 });
    expect(copy).toMatchObject({ type: 'circle', position: { x: 820, y: 440 } });
    expect((await stage.state()).selected).toEqual([copy?.id]);
  });

  it('leaves locked and hidden components alone', async () => {
    const locked = { ...inMiddle('aiEchart'), locked: true } as Component;
    await stage.show([[locked, { ...inMiddle('text'), visible: false } as Component]]);
    await stage.drag(MIDDLE, { x: 900, y: 500 });
    expect((await stage.page()).components.map(({ position }) => position)).toEqual([locked.position, locked.position]);
    const { x, y } = await stage.onScreen(MIDDLE);
    await stage.tab.mouse.dblclick(x, y);
    expect((await stage.state()).editing).toBeUndefined();
  });
});

it('turns what can be turned; Shift keeps to 15°', async () => {
  await stage.show([[inMiddle('icon')]]);
  await stage.click(MIDDLE);
  await stage.dragHandle('[data-rotation]', { x: 200, y: 70 }, 'Shift');
  const { rotation = 0 } = await stage.component('icon');
  expect(rotation % 15).toBe(0);
  expect(rotation).toBeGreaterThan(45);
  await stage.show([[inMiddle('line')]]);
  await stage.click(MIDDLE);
  expect(await stage.tab.locator('[data-rotation]').count()).toBe(0);
});

it('what is turned is hit, moved and written in where it is seen, with an IME too', async () => {
  const bar = componentOf(
    'text',
    { text: '' },
    { id: 't', position: { x: 490, y: 340 }, size: { width: 300, height: 40 } },
  );
  const table = { ...inMiddle('aiTable', 'g'), position: { x: 900, y: 300 }, rotation: 90 };
  await stage.show([[bar, table]]);
  const { keyboard } = stage.tab;
  await stage.click(MIDDLE);
  for (let step = 0; step < 6; step += 1) await keyboard.press('Alt+Shift+ArrowRight');
  expect((await stage.component('t')).rotation).toBe(90);
  await keyboard.press('Escape');
  // Its box would lie here upright; it is seen on end.
  await stage.click({ x: 510, y: 360 });
  expect((await stage.state()).selected).toEqual([]);
  await stage.drag({ x: 640, y: 240 }, { x: 700, y: 270 }, 'Control');
  expect(await stage.component('t')).toMatchObject({ position: { x: 550, y: 370 }, rotation: 90 });
  const { x, y } = await stage.onScreen({ x: 700, y: 270 });
  await stage.tab.mouse.dblclick(x, y);
  await stage.tab.locator('[data-text-editor]').waitFor();
  const typed = await stage.tab.locator('[data-text-editor]').boundingBox();
  const corner = await stage.onScreen({ x: 680, y: 240 });
  expect(Math.abs((typed?.x ?? 0) - corner.x)).toBeLessThanOrEqual(1);
  expect(Math.abs((typed?.y ?? 0) - corner.y)).toBeLessThanOrEqual(1);
  expect(typed?.height).toBeGreaterThan(typed?.width ?? 0);
  await keyboard.type('On end ');
  const client = await stage.tab.context().newCDPSession(stage.tab);
  await client.send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 });
  await client.send('Input.insertText', { text: '中' });
  await keyboard.press('Escape');
  await stage.tab.locator('[data-text-editor]').waitFor({ state: 'detached' });
  expect(await stage.component('t')).toMatchObject({ rotation: 90, props: { text: 'On end 中' } });
  // Cells are written upright; the table stands on end again afterwards.
  const cell = await stage.onScreen({ x: 1020, y: 280 });
  await stage.tab.mouse.dblclick(cell.x, cell.y);
  const editor = stage.tab.locator('[data-in-place] table');
  await editor.waitFor();
  const upright = await editor.boundingBox();
  expect(upright?.width).toBeGreaterThan(upright?.height ?? 0);
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  const seen = await stage.tab.locator('[data-component-id="g"]').boundingBox();
  expect(seen?.height).toBeGreaterThan(seen?.width ?? 0);
});

it('pictures and icons keep their proportions at the corners', async () => {
  await stage.show([[inMiddle('image')]]);
  await stage.click(MIDDLE);
  await stage.dragHandle('[data-handle="se"]', { x: 120, y: 0 }, 'Control');
  expect((await stage.component('image')).size).toEqual({ width: 360, height: 180 });
});

it('a selected chart offers its dialog, and a double-click opens it', async () => {
  await stage.show([[inMiddle('aiEchart')]]);
  await stage.click(MIDDLE);
  await stage.tab.getByRole('button', { name: 'Edit chart' }).click();
  await stage.tab.getByRole('dialog').waitFor();
  await stage.tab.keyboard.press('Escape');
  await stage.tab.getByRole('dialog').waitFor({ state: 'hidden' });
  const { x, y } = await stage.onScreen({ x: 560, y: 320 });
  await stage.tab.mouse.dblclick(x, y);
  await stage.tab.getByRole('dialog').waitFor();
});

it('one history: what is written in a table or a text is taken back where it is written, then what was done before', async () => {
  await stage.show([[inMiddle('aiTable'), inMiddle('text')]]);
  const cell = async () => ((await stage.component('aiTable')).props as { cellData: string[][] }).cellData[0]?.[0];
  const before = await cell();
  await stage.put('text', { x: 10, y: 20 });
  await stage.edit('aiTable');
  const table = stage.tab.locator('[data-table-editor]');
  await table.waitFor();
  await stage.tab.keyboard.type('First');
  await stage.tab.keyboard.press('Enter');
  expect(await cell()).toBe('First');
  const width = async () => (await stage.component('aiTable')).size.width;
  const wide = await width();
  const handle = await table.getByRole('button', { name: 'Width of column 1' }).boundingBox();
  if (!handle) throw new Error('no handle');
  await stage.tab.mouse.move(handle.x + handle.width / 2, handle.y + 4);
  await stage.tab.mouse.down();
  await stage.tab.mouse.move(handle.x + 60, handle.y + 4, { steps: 3 });
  await expect.poll(width).not.toBe(wide);
  await stage.tab.keyboard.press('Escape');
  await stage.tab.mouse.up();
  expect(await width()).toBe(wide);
  await stage.tab.keyboard.press('Control+z');
  expect(await cell()).toBe(before);
  expect(await table.count()).toBe(1);
  await stage.tab.keyboard.press('Control+Shift+z');
  expect(await cell()).toBe('First');
  await stage.tab.keyboard.press('Control+z');
  await stage.tab.keyboard.press('Control+z');
  expect((await stage.component('text')).position).toEqual(inMiddle('text').position);
  await stage.put('aiTable', { x: 0, y: 0 });
  await stage.edit('text');
  const field = stage.tab.locator('[data-text-editor]');
  await field.waitFor();
  await stage.tab.keyboard.type('typed');
  await stage.tab.keyboard.press('Control+z');
  expect(await field.count()).toBe(1);
  await stage.tab.keyboard.press('Control+z');
  await field.waitFor({ state: 'detached' });
  expect((await stage.component('aiTable')).position).toEqual(inMiddle('aiTable').position);
});

describe('the view', () => {
  it('wheel pans, Ctrl and wheel zoom around the pointer, the middle button zooms, space and left pan', async () => {
    await stage.show([[inMiddle('rectangle')]]);
    const before = await stage.onScreen({ x: 0, y: 0 });
    await stage.tab.mouse.move(700, 400);
    await stage.tab.mouse.wheel(0, 120);
    await expect.poll(async () => (await stage.onScreen({ x: 0, y: 0 })).y).toBeCloseTo(before.y - 120, 0);
    await stage.tab.keyboard.down('Space');
    await stage.tab.mouse.down();
    await stage.tab.mouse.move(760, 520, { steps: 3 });
    await stage.tab.mouse.up();
    await stage.tab.keyboard.up('Space');
    await cameraRests(stage.tab);
    expect(await stage.onScreen({ x: 0, y: 0 })).toMatchObject({
      x: expect.closeTo(before.x + 60, 0),
      y: expect.closeTo(before.y, 0),
    });
    const width = async () => (await stage.tab.getByTestId('editor-page').boundingBox())?.width ?? 0;
    const was = await width();
    await stage.tab.mouse.down({ button: 'middle' });
    await stage.tab.mouse.move(760, 420, { steps: 4 });
    await stage.tab.mouse.up({ button: 'middle' });
    await cameraRests(stage.tab);
    expect(await width()).toBeGreaterThan(was * 1.5);
    expect((await stage.component('rectangle')).position).toEqual({ x: 520, y: 300 });
  });

  it('all pages: a press makes another page the edited one, beside them the camera is dragged', async () => {
    const rest = Array.from({ length: 5 }, (_, index) => [
      componentOf('heading', { text: `Page ${index + 2}` }, { id: 'h' }),
    ]);
    await stage.show([[inMiddle('text', 't')], ...rest], 0.3, 'all');
    const other = await stage.tab.locator('[data-stage-page="2"] [data-component-id="h"]').boundingBox();
    expect(other).not.toBeNull();
    await stage.dragOnScreen(
      { x: (other?.x ?? 0) + 20, y: (other?.y ?? 0) + 8 },
      { x: (other?.x ?? 0) + 80, y: (other?.y ?? 0) + 38 },
      'Control',
    );
    expect(await stage.state()).toMatchObject({ pageId: 2, selected: ['h'] });
    expect((await stage.component('h')).position.x).toBeGreaterThan(200);
    await stage.tab.keyboard.press('Control+z');
    expect((await stage.component('h')).position).toEqual({ x: 40, y: 30 });
  });
});

it('cells and text of other programs become a table and a text; a picture becomes an image', async () => {
  await stage.show([[]]);
  const paste = (data: Record<string, string>, file?: string) =>
    stage.tab.evaluate(
      async ([texts, svg]) => {
        const transfer = new DataTransfer();
        for (const [type, text] of Object.entries(texts)) transfer.setData(type, text);
        if (svg) transfer.items.add(new File([svg], 'a.svg', { type: 'image/svg+xml' }));
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
      },
      [data, file] as const,
    );
  await paste({ 'text/plain': 'a\tb\n1\t2' });
  await paste({ 'text/plain': 'Plain words' });
  await paste(
    {},
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  );
  await stage.tab.waitForFunction(() => document.querySelectorAll('[data-testid="editor-page"] > *').length === 3);
  const kinds = (await stage.page()).components.map(({ type }) => type);
  expect(kinds).toEqual(['aiTable', 'text', 'image']);
});

describe('what is pasted with no text open', () => {
  const paste = (data: Record<string, string>, pictures = 0) =>
    stage.tab.evaluate(
      ([texts, count]) => {
        const transfer = new DataTransfer();
        for (const [type, text] of Object.entries(texts)) transfer.setData(type, text);
        const svg =
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
        for (let at = 0; at < count; at += 1) {
          transfer.items.add(new File([svg], `${at}.svg`, { type: 'image/svg+xml' }));
        }
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
      },
      [data, pictures] as const,
    );

  it('keeps links, lists, bold words and colours that can be read there', async () => {
    await stage.show([[]]);
    const article = `<p style="color:rgb(20,20,20)">See <a href="https://example.org/a" style="color:#06c">this</a> and
      <b style="color:#c00000">that</b><span style="color:#ffff00"> not yellow</span></p>
      <ul><li>one<ol><li>two</li></ol></li></ul><table><tr><td>a</td><td>b</td></tr></table>`;
    await paste({ 'text/html': article, 'text/plain': 'ignored' });
    const [box] = (await stage.page()).components;
    expect(box).toMatchObject({
      type: 'text',
      props: {
        text: 'See this and that not yellow\none\ntwo\na b',
        spans: [
          { start: 4, end: 8, link: 'https://example.org/a' },
          { start: 13, end: 17, fontWeight: 700, color: '#c00000' },
        ],
        paragraphs: [
          { line: 1, listType: 'bullet' },
          { line: 2, listType: 'ordered', level: 1 },
        ],
      },
    });
  });

  it('is no picture where a program sends one along with its words; a table is one where there is nothing else', async () => {
    await stage.show([[]]);
    await paste({ 'text/html': '<b>Words</b>', 'text/plain': 'Words' }, 1);
    await paste({
      'text/html': '<style>td{color:red}</style><table><tr><td>a<td>b<tr><td>1<td>2</table><p>&nbsp;</p>',
    });
    expect((await stage.page()).components.map(({ type }) => type)).toEqual(['text', 'aiTable']);
    // One that was clicked takes cells itself, and is as high as they need, in one step.
    const table = async () => (await stage.page()).components[1];
    const before = await table();
    await stage.tab.locator(`[data-component-id="${before?.id}"]`).click();
    await paste({ 'text/plain': `x\ty\tz\n1\t2\t${'many words '.repeat(30)}` });
    await expect.poll(async () => (await table())?.size.height).toBeGreaterThan((before?.size.height ?? 0) + 40);
    expect((await table())?.props).toMatchObject({ columns: 3 });
    await stage.tab.keyboard.press('Control+z');
    expect(await table()).toEqual(before);
  });

  it('finds places of its own: boxes, tables and pictures do not pile up', async () => {
    await stage.show([[]]);
    await paste({ 'text/plain': 'Plain words' });
    await paste({ 'text/plain': 'a\tb\n1\t2' });
    await paste({}, 2);
    await stage.tab.waitForFunction(() => document.querySelectorAll('[data-testid="editor-page"] > *').length === 4);
    const boxes = (await stage.page()).components.map(({ position, size }) => ({ ...position, ...size }));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(rectsOverlap(one, other)).toBe(false);
    }
  });
});

it('a double-click beside the page shows all of it again', async () => {
  await stage.show([[inMiddle('rectangle')]], 0.3);
  const width = async () => (await stage.tab.getByTestId('editor-page').boundingBox())?.width ?? 0;
  const small = await width();
  await stage.tab.mouse.dblclick(30, 30);
  await expect.poll(width).toBeGreaterThan(small * 2);
  expect(await stage.page()).toMatchObject({ components: [{ id: 'rectangle' }] });
});

it('guides come out of the rulers, are moved by pointer and keys, and go back; grid and guides are hidden again', async () => {
  await stage.show([[inMiddle('rectangle')]], 0.6);
  const { keyboard, mouse } = stage.tab;
  await keyboard.press('Alt+Shift+r');
  const ruler = await stage.tab.getByTestId('ruler-y').boundingBox();
  if (!ruler) throw new Error('no ruler');
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, to.y);
    await mouse.move(to.x, to.y);
    await mouse.up();
  };
  const guides = async () => (await stage.page()).guides;
  const onRuler = { x: ruler.x + 10, y: ruler.y + 300 };
  await drag(onRuler, await stage.onScreen({ x: 300, y: 360 }));
  expect(await guides()).toEqual({ x: [300], y: [] });
  // A press on the guide is none on the page: nothing is selected, no frame is drawn.
  await drag(await stage.onScreen({ x: 300, y: 200 }), await stage.onScreen({ x: 400, y: 200 }));
  expect(await guides()).toEqual({ x: [400], y: [] });
  await stage.tab.getByRole('slider', { name: 'Vertical guide' }).focus();
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('ArrowLeft');
  expect(await guides()).toEqual({ x: [409], y: [] });
  await stage.drag({ x: 620, y: 350 }, { x: 512, y: 350 });
  expect((await stage.component('rectangle')).position.x).toBe(409);
  await drag(await stage.onScreen({ x: 409, y: 100 }), onRuler);
  expect(await guides()).toBeUndefined();
  await stage.tab.getByTestId('stage').focus();
  await keyboard.press('Control+z');
  expect(await guides()).toEqual({ x: [409], y: [] });
  await keyboard.press("Control+'");
  await stage.tab.getByTestId('grid').waitFor();
  await keyboard.press('Control+;');
  expect(await stage.tab.locator('[data-page-guide]').count()).toBe(0);
  for (const chord of ['Alt+Shift+r', "Control+'", 'Control+;']) await keyboard.press(chord);
  expect(await stage.tab.getByTestId('ruler-x').count()).toBe(0);
});

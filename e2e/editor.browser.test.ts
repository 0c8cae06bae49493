import { PAGE_NAME_MAX, type ProjectPage } from '@pagewright/contract/pages';
import axe from 'axe-core';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cameraRests, nextFrame } from './camera.ts';
import { codeOf } from './code-field.ts';
import { Fingers, tooSmallFor } from './fingers.ts';
import { enterEditor } from './follow.ts';
import { settled, walk } from './looked-at.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The page editor on the real server, with the real pointer and keyboard. */

const screens = useScreens();
let tab: Tab;
let pages: ProjectPage[];
let projectId: number;

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'Edited');
});

async function open(index: number): Promise<void> {
  pages = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  await enterEditor(tab, `/create/page/${pages[index]?.id}`);
  await cameraRests(tab);
}

const page = (): Locator => tab.getByTestId('editor-page');
const components = (): Locator => page().locator('[data-component-id]');
const saved = (): Promise<void> =>
  tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();

/** A component's place on the page, px, as the drawing has it. */
async function placeOf(id: string): Promise<{ left: number; top: number; width: number; height: number }> {
  return page()
    .locator(`[data-component-id="${id}"]`)
    .evaluate((element: HTMLElement) => ({
      left: Number.parseFloat(element.style.left),
      top: Number.parseFloat(element.style.top),
      width: Number.parseFloat(element.style.width),
      height: Number.parseFloat(element.style.height),
    }));
}

/** Inserts a component. @returns its id */
async function insert(name: string): Promise<string> {
  const ids = () => components().evaluateAll((all) => all.map((one) => one.getAttribute('data-component-id') ?? ''));
  const before = new Set(await ids());
  const inserted = async () => (await ids()).find((id) => !before.has(id)) ?? '';
  await tab.getByRole('button', { name, exact: true }).click();
  await expect.poll(inserted).not.toBe('');
  return inserted();
}

/** Opens a text to write in where it stands. */
async function write(id: string): Promise<void> {
  await page().locator(`[data-component-id="${id}"]`).dblclick();
  await tab.locator('[data-text-editor]').waitFor();
}

async function dragFrom(target: Locator, dx: number, dy: number, modifier?: 'Control' | 'Shift'): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tab.mouse.move(from.x, from.y);
  if (modifier) await tab.keyboard.down(modifier);
  await tab.mouse.down();
  await tab.mouse.move(from.x + dx, from.y + dy, { steps: 8 });
  await tab.mouse.up();
  if (modifier) await tab.keyboard.up(modifier);
}

async function zoomTo(percent: number): Promise<number> {
  const shown = async (): Promise<number> =>
    Number.parseInt((await tab.getByTestId('editor-zoom').textContent()) ?? '', 10);
  const stage = await tab.getByTestId('stage').boundingBox();
  if (!stage) throw new Error('no stage');
  await tab.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
  await tab.keyboard.down('Control');
  for (let step = 0; step < 80; step += 1) {
    const now = await shown();
    if (Math.abs(now - percent) < percent * 0.06) break;
    await tab.mouse.wheel(0, now < percent ? -40 : 40);
    await nextFrame(tab);
  }
  await tab.keyboard.up('Control');
  await cameraRests(tab);
  return (await shown()) / 100;
}

describe('components', () => {
  // At other zooms, and every kind: `editor-stage.browser.test.ts`.
  it('are moved and resized in page px at 300 %, one step of undo each', async () => {
    await open(2);
    const id = await insert('Rectangle');
    const zoom = await zoomTo(300);
    const before = await placeOf(id);
    await dragFrom(page().locator(`[data-component-id="${id}"]`), 30, 18, 'Control');
    const moved = await placeOf(id);
    expect(Math.abs(moved.left - before.left - 30 / zoom)).toBeLessThanOrEqual(2 / zoom + 1);
    expect(Math.abs(moved.top - before.top - 18 / zoom)).toBeLessThanOrEqual(2 / zoom + 1);
    await dragFrom(tab.locator('[data-handle="se"]'), 24, 12, 'Control');
    const resized = await placeOf(id);
    expect(Math.abs(resized.width - moved.width - 24 / zoom)).toBeLessThanOrEqual(2 / zoom + 1);
    expect(resized.left).toBe(moved.left);
    await tab.keyboard.press('Control+z');
    expect(await placeOf(id)).toEqual(moved);
    await tab.keyboard.press('Control+z');
    expect(await placeOf(id)).toEqual(before);
    await tab.keyboard.press('Control+Shift+z');
    expect(await placeOf(id)).toEqual(moved);
    await tab.keyboard.press('Delete');
    expect(await page().locator(`[data-component-id="${id}"]`).count()).toBe(0);
    await saved();
  });

  it('are dragged in from the panel, nudged, copied and pasted on another page', async () => {
    await open(2);
    const count = await components().count();
    await tab.getByRole('button', { name: 'Circle', exact: true }).dragTo(page(), { targetPosition: { x: 60, y: 60 } });
    await expect.poll(() => components().count()).toBe(count + 1);
    const id = (await components().last().getAttribute('data-component-id')) ?? '';
    const before = await placeOf(id);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('Shift+ArrowDown');
    expect(await placeOf(id)).toMatchObject({ left: before.left + 1, top: before.top + 10 });
    await tab.keyboard.press('Control+x');
    await expect.poll(() => components().count()).toBe(count);
    await tab.getByRole('tab', { name: 'Pages' }).click();
    await tab.getByRole('button', { name: 'Page 1', exact: true }).click();
    await tab.locator(`[data-stage-page="${pages[0]?.id}"][data-shown]`).waitFor();
    await cameraRests(tab);
    const other = await components().count();
    await tab.getByTestId('stage').click({ button: 'right', position: { x: 20, y: 20 } });
    await tab.getByRole('menuitem', { name: 'Paste Ctrl+V' }).click();
    await expect.poll(() => components().count()).toBe(other + 1);
    await saved();
  });

  it.each([
    ['as browsers let pages', false],
    ['over plain HTTP, where they have the old way alone', true],
  ])('are copied in one document and pasted in another, %s', async (_how, isPlain) => {
    const other = await addFromTemplate(tab, 'Pasted into');
    const [target] = await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${other}`);
    await open(2);
    await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (isPlain) await tab.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true }));
    const left = await components().count();
    await insert('Circle');
    await tab.keyboard.press('Control+c');
    await tab.keyboard.press('Delete');
    await expect.poll(() => components().count()).toBe(left);
    await saved();
    await enterEditor(tab, `/create/page/${target?.id}`);
    const count = await components().count();
    await tab.keyboard.press('Control+v');
    await expect.poll(() => components().count()).toBe(count + 1);
    await saved();
    await tab.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await tab.context().clearPermissions();
  });

  it('several are selected with a frame, grouped, aligned and taken apart', async () => {
    await open(3);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('Control+g');
    await tab.keyboard.press('Escape');
    expect(await tab.getByTestId('selection').count()).toBe(0);
    await components()
      .first()
      .click({ position: { x: 4, y: 4 }, force: true });
    await tab
      .getByText(/components/)
      .first()
      .waitFor();
    await tab.keyboard.press('Control+Shift+g');
    await tab.keyboard.press('Control+z');
    await tab.keyboard.press('Control+z');
    await saved();
  });

  it('texts are edited where they stand', async () => {
    await open(2);
    await write(await insert('Text'));
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('Typed on the page');
    await tab.keyboard.press('Enter');
    await page().getByText('Typed on the page').waitFor();
    await saved();
    await tab.reload();
    await page().getByText('Typed on the page').waitFor();
  });

  it('what is typed in Chinese on an English page is drawn in its font while it is typed', async () => {
    await open(2);
    const stacks = () => tab.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await tab.reload();
    await components().first().waitFor();
    await cameraRests(tab);
    const id = await insert('Text');
    await write(id);
    const editor = tab.locator('[data-text-editor]');
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('Written');
    expect((await stacks()).filter((face) => /Noto S/.test(face))).toEqual([]);
    await tab.keyboard.insertText('页匠');
    await expect.poll(stacks).toEqual(expect.arrayContaining([expect.stringMatching(/Noto Sans SC.* loaded/)]));
    await expect.poll(() => editor.textContent()).toBe('Written页匠');
    // The panel beside it says how high the box will be that is drawn meanwhile.
    const height = async () => Number(await tab.getByLabel('Height', { exact: true }).inputValue());
    const before = await height();
    await tab.keyboard.type(' and more than fits on a line'.repeat(3));
    // Letter by letter: the panel has caught up once it says the same again.
    let typed = before;
    const isStill = async (): Promise<boolean> => {
      const last = typed;
      typed = await height();
      return typed > before && typed === last;
    };
    await expect.poll(isStill, { interval: 250 }).toBe(true);
    await tab.keyboard.press('Escape');
    expect(Math.round((await placeOf(id)).height)).toBe(typed);
    await tab.keyboard.press('Control+z');
    await saved();
  });

  it('text areas have a dialog for their properties, which keeps what was typed and is one step', async () => {
    await open(2);
    const id = await insert('Text area');
    const area = page().locator(`[data-component-id="${id}"]`);
    await write(id);
    await tab.keyboard.type('Typed');
    await tab.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name: 'Properties…' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Properties: Text area' });
    await dialog.locator('[data-field="placeholder"] input').fill('What happened');
    await dialog.locator('[data-field="text"] textarea').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await area.getByText('What happened').waitFor();
    await tab.keyboard.press('Control+z');
    await area.getByText('Typed').waitFor();
    await area.click({ button: 'right' });
    await tab.getByRole('menuitem', { name: 'Properties…' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await area.getByText('Typed').waitFor();
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Delete');
    await area.waitFor({ state: 'detached' });
    await saved();
  });
});

describe('saving', () => {
  it('keeps what was done without a connection, over a reload too', async () => {
    await open(2);
    const id = await insert('Rectangle');
    await saved();
    await tab.route('**/api/pagewright/page/edit', (route) => route.abort());
    await tab.keyboard.press('Shift+ArrowRight');
    await tab.getByTestId('save-state').filter({ hasText: 'Offline' }).waitFor();
    const place = await placeOf(id);
    await tab.unroute('**/api/pagewright/page/edit');
    await tab.reload();
    await expect.poll(() => placeOf(id)).toEqual(place);
    await saved();
  });

  it('keeps what is being typed, also when the browser dies in the middle of it', async () => {
    await open(2);
    const id = await insert('Text');
    await saved();
    await write(id);
    const kept = (await tab.locator('[data-text-editor]').textContent()) ?? '';
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('typed and never kept');
    // Not saved before it is left, and said so.
    await tab.getByTestId('save-state').filter({ hasText: 'Unsaved' }).waitFor();
    const isKept = (words: string) =>
      tab.evaluate((text) => Object.values(localStorage).some((one) => one.includes(text)), words);
    await expect.poll(() => isKept('typed and never kept')).toBe(true);
    // The first tab has not been left: nothing of it is told that it ends.
    const next = await tab.context().newPage();
    await next.goto(`/create/page/${pages[2]?.id}`);
    await next.getByTestId('editor-page').getByText('typed and never kept').waitFor();
    await next.close();
    // As it was, so that leaving the text changes nothing.
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type(kept);
    await tab.keyboard.press('Escape');
    await tab.reload();
  });

  it('a page that was changed elsewhere is never overwritten unasked', async () => {
    await open(2);
    const id = await insert('Rectangle');
    await saved();
    const [mine] = await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`).then(
      (all) => all.filter((one) => one.id === pages[2]?.id),
    );
    const theirs = {
      id: mine?.id,
      version: mine?.version,
      styledText: mine?.styledText.replace(/title="[^"]*"/, 'title="Theirs"'),
    };
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', theirs);
    await tab.keyboard.press('ArrowRight');
    await tab.getByText('This page was changed elsewhere').waitFor();
    await tab.getByRole('button', { name: 'Keep mine' }).click();
    await saved();
    const place = await placeOf(id);
    await tab.reload();
    await expect.poll(() => placeOf(id)).toEqual(place);
    await callApi(tab, 'DELETE', `/api/pagewright/page/remove/${mine?.id}`);
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('ArrowRight');
    await tab.getByText('This page was deleted elsewhere').waitFor();
    await tab.getByRole('button', { name: 'Bring the page back' }).click();
    await saved();
    expect((await callApi<ProjectPage>(tab, 'GET', `/api/pagewright/page/getInfo/${mine?.id}`)).id).toBe(mine?.id);
  });
});

describe('around the page', () => {
  it('pages are added, moved and deleted', async () => {
    await open(0);
    const count = pages.length;
    await tab.getByRole('tab', { name: 'Pages' }).click();
    await tab.getByRole('button', { name: 'Add page' }).click();
    await tab.getByRole('button', { name: 'Two columns' }).click();
    await tab.getByRole('button', { name: `Page ${count + 1}`, exact: true }).waitFor();
    await tab.getByRole('button', { name: 'Move page down' }).nth(1).click();
    // The rows change places when the server has answered: until then nobody knows which of them is pressed.
    await tab.locator('[aria-busy="false"]', { has: tab.getByRole('button', { name: 'Add page' }) }).waitFor();
    await tab.getByRole('button', { name: 'Delete page' }).nth(2).click();
    await tab.getByRole('tooltip').getByRole('button', { name: 'Delete page' }).click();
    await tab.getByRole('button', { name: `Page ${count + 1}`, exact: true }).waitFor({ state: 'detached' });
  });

  it('what is typed in a dialog of a panel stays when the window becomes as narrow as a phone’s, and wide again', async () => {
    await open(0);
    await tab.getByRole('tab', { name: 'Pages' }).click();
    await tab.getByRole('button', { name: 'Page properties' }).first().click();
    const dialog = tab.getByRole('dialog', { name: 'Properties of page 1' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('Half a na');
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await tab.setViewportSize(viewport);
      await settled(tab);
      expect(await name.inputValue()).toBe('Half a na');
    }
    // A name that is too long stays whole and says so.
    const long = 'x'.repeat(PAGE_NAME_MAX + 1);
    await name.fill(long);
    await dialog.getByText(`Too long to be saved: ${long.length} characters`).waitFor();
    expect(await name.inputValue()).toBe(long);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('what is chosen in a menu by keys leaves the focus with its button, and so does the dialog that it opens', async () => {
    await open(0);
    const button = tab.getByRole('button', { name: 'Export', exact: true });
    const hasFocus = () => button.evaluate((element) => element === document.activeElement);
    await button.focus();
    await tab.keyboard.press('Enter');
    await tab.getByRole('menuitem', { name: 'Export current page' }).waitFor();
    await tab.getByRole('menuitem', { name: 'Share link' }).focus();
    await tab.keyboard.press('Enter');
    const dialog = tab.getByRole('dialog', { name: 'Share by link' });
    await dialog.waitFor();
    await tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus()).toBe(true);

    // The person's own menu, which is loaded when it is first opened.
    const person = tab.getByRole('button', { name: /User menu/ });
    await person.focus();
    await tab.keyboard.press('Enter');
    const account = tab.getByRole('menuitem', { name: 'Account info' });
    await expect.poll(() => account.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let down = 2; down <= 4; down += 1) {
      await tab.keyboard.press('ArrowDown');
      const next = tab.getByRole('menuitem').nth(down);
      await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await tab.keyboard.press('Enter');
    const languages = tab.getByRole('dialog', { name: 'Language' });
    await languages.waitFor();
    await tab.keyboard.press('Escape');
    await languages.waitFor({ state: 'detached' });
    expect(await person.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('the source can be changed; an error names its line, which is marked', async () => {
    await open(2);
    await tab.getByRole('button', { name: 'Page source' }).click();
    const code = tab.getByRole('textbox', { name: 'Page source' });
    const choose = async (from: number, to = from) => {
      await code.focus();
      await tab.keyboard.press('Control+Home');
      for (let at = 0; at < from; at += 1) await tab.keyboard.press('ArrowRight');
      for (let at = from; at < to; at += 1) await tab.keyboard.press('Shift+ArrowRight');
    };
    await choose('<Page'.length);
    await tab.keyboard.type(' onclick="x"');
    await tab.getByRole('button', { name: 'Apply', exact: true }).click();
    expect(await tab.getByRole('alert').textContent()).toMatch(/1/);
    expect(await tab.locator('.cm-fault-gutter').textContent()).toBe('1');
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByText('Discard the changes to the source?').waitFor();
    await tab.getByRole('button', { name: 'Keep editing' }).click();
    await tab.getByText('Discard the changes to the source?').waitFor({ state: 'hidden' });
    await choose('<Page'.length, '<Page onclick="x"'.length);
    await tab.keyboard.press('Delete');
    await expect.poll(() => codeOf(code)).toMatch(/^<Page title="/);
    const [start = '', title = ''] = /^<Page title="([^"]*)"/.exec(await codeOf(code)) ?? [];
    await choose(start.length - title.length - 1, start.length - 1);
    await tab.keyboard.type('Changed in the source');
    await expect.poll(() => codeOf(code)).toMatch(/^<Page title="Changed in the source"/);
    await tab.getByRole('button', { name: 'Apply', exact: true }).click();
    const stored = async () =>
      (await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`))[2]?.styledText;
    await expect.poll(stored).toContain('<Page title="Changed in the source"');
    await saved();
  });

  it('layers are dragged into another order, renamed, and hidden', async () => {
    await open(2);
    await tab.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      window.addEventListener('layer-order-changed', (event) => seen.push((event as CustomEvent).detail));
    });
    const lower = await insert('Rectangle');
    const upper = await insert('Circle');
    await tab.getByRole('tab', { name: 'Layers' }).click();
    const layers = tab.getByRole('complementary', { name: 'Components' }).getByRole('listitem');
    await expect.poll(() => layers.nth(0).textContent()).toContain('Circle');
    // The panel may be scrolled since something was inserted; under a pressed pointer it must not move.
    await layers.nth(0).scrollIntoViewIfNeeded();
    await layers.nth(1).dragTo(layers.nth(0), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(() => layers.nth(0).textContent()).toContain('Rectangle');
    const order = await components().evaluateAll((all) => all.map((one) => one.getAttribute('data-component-id')));
    expect(order.indexOf(lower)).toBeGreaterThan(order.indexOf(upper));
    expect(await tab.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toEqual([{ ids: [lower] }]);
    await layers.nth(0).getByRole('button').first().dblclick();
    await tab.keyboard.type('Panel');
    // One that is too long is not cut but refused.
    const name = layers.nth(0).getByRole('textbox');
    await name.fill('x'.repeat(61));
    await tab.getByText('Too long to be saved: 61 characters').waitFor();
    expect(await name.inputValue()).toBe('Panel');
    // The name stays where the window becomes as narrow as a phone’s, and wide again.
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await tab.setViewportSize(viewport);
      await settled(tab);
    }
    await tab.keyboard.press('Enter');
    await expect.poll(() => layers.nth(0).textContent()).toContain('Panel');
    // The keyboard goes on at the layer.
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('Panel');
    const row = (at: number) => layers.nth(at).getByRole('button').first();
    await row(0).click();
    await row(2).click({ modifiers: ['Shift'] });
    await tab.getByRole('heading', { name: '3 selected' }).waitFor();
    await row(1).click({ modifiers: ['Control'] });
    await tab.getByRole('heading', { name: '2 selected' }).waitFor();
    for (let step = 0; step < 4; step += 1) await tab.keyboard.press('Control+z');
    await saved();
    // So does the panel that was shown.
    await tab.setViewportSize({ width: 390, height: 844 });
    await layers.first().waitFor({ state: 'detached' });
    await tab.setViewportSize({ width: 1440, height: 900 });
    await layers.first().waitFor();
  });

  it('the menu at the right button stays within the window; layers are in a menu of their own', async () => {
    await open(2);
    const lower = await insert('Rectangle');
    const upper = await insert('Circle');
    await page()
      .locator(`[data-component-id="${upper}"]`)
      .click({ button: 'right', position: { x: 20, y: 20 }, force: true });
    const all = tab.getByRole('menu').filter({ hasText: 'Select all' });
    expect(await all.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBeLessThanOrEqual(0);
    await tab.getByRole('menuitem', { name: 'Layers' }).hover();
    await tab.getByRole('menuitem', { name: 'Send backward' }).click();
    const order = await components().evaluateAll((all) => all.map((one) => one.getAttribute('data-component-id')));
    expect(order.indexOf(upper)).toBeLessThan(order.indexOf(lower));
    const stage = await tab.getByTestId('stage').boundingBox();
    if (!stage) throw new Error('no stage');
    for (const share of [0.05, 0.5, 0.95]) {
      await tab.mouse.click(stage.x + stage.width * share, stage.y + stage.height * share, { button: 'right' });
      const menu = tab.getByRole('menu').filter({ hasText: 'Select all' });
      await menu.waitFor();
      const isWithin = async () => {
        const box = await menu.boundingBox();
        return box !== null && box.y >= -4 && box.y + box.height <= 904;
      };
      await expect.poll(isWithin).toBe(true);
      await tab.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    }
    await tab.getByTestId('stage').focus();
    for (let step = 0; step < 3; step += 1) await tab.keyboard.press('Control+z');
    await saved();
  });

  it('a picture is sent, shown in its panel, and cropped by a double-click', async () => {
    await open(2);
    const id = await insert('Picture');
    const picture = await tab.getByTestId('stage').screenshot();
    const panel = tab.getByRole('complementary', { name: 'Properties' });
    await panel.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    const on = page().locator(`[data-component-id="${id}"] img`);
    await on.waitFor();
    await saved();
    const isDrawn = (image: Locator) =>
      expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    await isDrawn(panel.locator('button img'));
    const source = async () =>
      (await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`))[2]?.styledText;
    const url = async () => /imageUrl="([^"]+)"/.exec((await source()) ?? '')?.[1];
    await expect.poll(url).toMatch(/^\/api\//);
    const before = await url();
    await on.dblclick();
    const dialog = tab.getByRole('dialog', { name: 'Crop picture' });
    await isDrawn(dialog.locator('img'));
    await dialog.getByText('Square', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(source).toMatch(/ crop={{ x: [\d.]+, y: 0, width: [\d.]+, height: 1, pictureWidth: \d+/);
    expect(await url()).toBe(before);
    await tab.keyboard.press('Delete');
    await saved();
  });

  it('on a phone two fingers zoom and move the view, one that rests opens a menu, and the selection has its tools', async () => {
    // One in which nothing was done: what stands over its words would be tapped in their place.
    const untouched = await addFromTemplate(tab, 'On a phone');
    const [, , third] = await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${untouched}`);
    const phone = await screens.tab({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: await tab.context().storageState(),
    });
    await phone.goto(`/create/page/${third?.id}`);
    const shown = phone.getByTestId('editor-page').locator('[data-component-id]');
    await shown.first().waitFor();
    await phone.getByTestId('editor-zoom').waitFor();
    await cameraRests(phone);
    expect(await tooSmallFor(phone)).toEqual([]);
    const count = await shown.count();
    await phone
      .getByTestId('editor-page')
      .locator('[data-component-id="title"]')
      .tap({ position: { x: 6, y: 6 } });
    const tools = phone.getByRole('toolbar', { name: 'Selection tools' });
    await tools.getByRole('button', { name: /^Duplicate/ }).tap();
    await expect.poll(() => shown.count()).toBe(count + 1);
    await tools.getByRole('button', { name: /^Delete/ }).tap();
    await expect.poll(() => shown.count()).toBe(count);
    await tools.waitFor({ state: 'hidden' });
    // The tools of a text that is written are pushed sideways, and none of them is narrower for it: a size has all its figures.
    await phone
      .getByTestId('editor-page')
      .locator('[data-component-id="title"]')
      .tap({ position: { x: 6, y: 6 } });
    await tools.waitFor();
    await phone.keyboard.press('Enter');
    const size = phone.getByRole('toolbar', { name: 'Text formatting' }).getByLabel('Text size');
    await expect.poll(async () => (await size.boundingBox())?.width).toBe(62);
    await phone.keyboard.press('Escape');
    await size.waitFor({ state: 'detached' });
    await phone.keyboard.press('Escape');
    await tools.waitFor({ state: 'hidden' });
    // What is said of the network covers nothing: neither the tools nor the panels and the bar that opens them.
    await phone.context().setOffline(true);
    const said = phone.getByText(/^You are offline/);
    await said.waitFor();
    const foot = async (of: Locator) => (await of.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
    const panels = phone.getByRole('navigation', { name: 'Panels' });
    expect(await foot(said)).toBeLessThanOrEqual((await phone.getByRole('banner').boundingBox())?.y ?? 0);
    expect(await foot(panels)).toBeLessThanOrEqual(844);
    await panels.getByRole('button', { name: 'Properties' }).tap();
    const sheet = phone.getByRole('dialog').filter({ hasText: 'Properties' });
    await expect.poll(async () => (await sheet.boundingBox())?.y ?? 0).toBeGreaterThan(await foot(said));
    // By this mark messages stand above the sheet; it goes with the sheet.
    const marked = phone.locator(':root[data-sheet]');
    expect(await marked.count()).toBe(1);
    await phone.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await marked.count()).toBe(0);
    await phone.context().setOffline(false);
    await said.waitFor({ state: 'hidden' });
    const fingers = await Fingers.on(phone);
    const seen = async () => {
      await cameraRests(phone);
      const box = await phone.getByTestId('editor-page').boundingBox();
      return { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0 };
    };
    const hand = (x: number, y: number, apart: number) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
    const small = await seen();
    await fingers.move(hand(195, 300, 40), hand(195, 300, 100));
    const large = await seen();
    expect(large.width / small.width).toBeCloseTo(2.5, 1);
    // What was between the fingers still is.
    expect(Math.abs(large.x - 195 - (small.x - 195) * 2.5)).toBeLessThanOrEqual(1);
    await fingers.move(hand(195, 300, 40), hand(150, 360, 40));
    const moved = await seen();
    expect(moved).toEqual({
      x: expect.closeTo(large.x - 45, 0),
      y: expect.closeTo(large.y + 60, 0),
      width: expect.closeTo(large.width, 0),
    });
    const title = await phone.getByTestId('editor-page').locator('[data-component-id="title"]').boundingBox();
    const menu = phone.getByRole('menuitem', { name: 'Duplicate' });
    await fingers.rest({ x: 195, y: (title?.y ?? 0) + 8 }, () => menu.waitFor());
    await phone.getByTestId('selection').waitFor();
    await menu.tap();
    await expect.poll(() => shown.count()).toBe(count + 1);
    await menu.waitFor({ state: 'hidden' });
    await tools.getByRole('button', { name: /^Delete/ }).tap();
    await expect.poll(() => shown.count()).toBe(count);
    // While a place for a comment is chosen, the page has the room that the sheet of the comments takes otherwise.
    await phone.keyboard.press('m');
    const room = async () => (await phone.getByTestId('stage').boundingBox())?.height ?? 0;
    await expect.poll(room).toBeGreaterThan(500);
    await phone.getByRole('button', { name: /^Comment on page/ }).tap();
    await expect.poll(room).toBeLessThan(300);
    for (const path of ['/create', '/projects', '/account']) {
      await walk(phone, path);
      expect(await tooSmallFor(phone)).toEqual([]);
    }
    await phone.getByRole('button', { name: 'Change password' }).tap();
    const secret = phone.getByRole('dialog').locator('.ant-input-password').first();
    await expect.poll(async () => (await secret.boundingBox())?.height).toBe(40);
    const eye = await secret.getByRole('img').boundingBox();
    await phone.touchscreen.tap((eye?.x ?? 0) - 10, (eye?.y ?? 0) + 7);
    await expect.poll(() => secret.getByRole('textbox').getAttribute('type')).toBe('text');
    // What is chosen by a circle has it beside its words, however high a finger needs them.
    await walk(phone, '/');
    await phone.getByRole('button', { name: 'Style & export' }).tap();
    await phone.getByTestId('export-as').tap();
    const formats = phone.getByRole('dialog').locator('label', { has: phone.getByTestId('export-pptx') });
    const apart = () =>
      formats.evaluate((label) => {
        const middle = (box: DOMRect | undefined) => (box ? box.y + box.height / 2 : Number.NaN);
        const words = document.createRange();
        words.selectNodeContents(label.lastElementChild ?? label);
        return Math.abs(middle(words.getClientRects()[0]) - middle(label.firstElementChild?.getBoundingClientRect()));
      });
    await expect.poll(apart).toBeLessThan(3);
    expect(await tooSmallFor(phone)).toEqual([]);
    await phone.close();
  });

  it('words are found on every page, and the place is shown', async () => {
    await open(0);
    const id = await insert('Text');
    await write(id);
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('needle in the document, needle again');
    await tab.keyboard.press('Enter');
    await saved();
    await open(3);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+f');
    await tab.getByRole('textbox', { name: 'Find in the document' }).fill('NEEDLE');
    await tab.getByText('0 / 2').waitFor();
    await tab.keyboard.press('Enter');
    await tab.getByText('1 / 2').waitFor();
    await page().getByText('needle in the document').waitFor();
    const marked = (name: string) =>
      tab.evaluate(
        (one) => [...(CSS.highlights.get(one) ?? [])].map((range) => [String(range), range.startOffset]),
        name,
      );
    await expect
      .poll(() => marked('found'))
      .toEqual([
        ['needle', 0],
        ['needle', 24],
      ]);
    await tab.keyboard.press('Enter');
    await tab.getByText('2 / 2').waitFor();
    await expect.poll(() => marked('found-here')).toEqual([['needle', 24]]);
    await tab.getByTestId('selection').waitFor();
    await tab.keyboard.press('Escape');
    await tab.getByRole('textbox', { name: 'Find in the document' }).waitFor({ state: 'detached' });
    await tab.keyboard.press('Shift+R');
    await cameraRests(tab);
    const [stage, found] = [
      await tab.getByTestId('stage').boundingBox(),
      await page().locator(`[data-component-id="${id}"]`).boundingBox(),
    ];
    if (!stage || !found) throw new Error('it is not on the screen');
    expect(Math.abs(found.x + found.width / 2 - stage.x - stage.width / 2)).toBeLessThan(4);
    await tab.getByTestId('editor-zoom').click();
    await tab.getByRole('menuitem', { name: '200%' }).click();
    await tab.getByTestId('editor-zoom').filter({ hasText: '200%' }).waitFor();
  });

  it('words are replaced on every page at once, and taken back in one step', async () => {
    await open(0);
    for (const index of [0, 2]) {
      if (index > 0) await open(index);
      await write(await insert('Text'));
      await tab.keyboard.press('Control+a');
      await tab.keyboard.type(`quarry ${index} and Quarry`);
      await tab.keyboard.press('Enter');
      await saved();
    }
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+f');
    await tab.getByRole('textbox', { name: 'Find in the document' }).fill('quarry');
    await tab.getByText('0 / 4').waitFor();
    await tab.getByRole('button', { name: 'Replace…' }).click();
    await tab.getByRole('button', { name: 'Match case' }).click();
    await tab.getByRole('textbox', { name: 'Replace with' }).fill('mine');
    await tab.getByRole('button', { name: 'Replace all' }).click();
    await tab.getByText('2 replaced').waitFor();
    await page().getByText('mine 2 and Quarry').waitFor();
    const words = async (): Promise<string> =>
      (await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`))
        .map(({ styledText }) => styledText)
        .join();
    await expect.poll(words).toContain('mine 0 and Quarry');
    await saved();
    // The keys are still for what was found, and for the page after it.
    await tab.keyboard.press('Escape');
    await tab.getByTestId('stage').and(tab.locator(':focus')).waitFor();
    await tab.keyboard.press('Control+z');
    await page().getByText('quarry 2 and Quarry').waitFor();
    await expect.poll(words).not.toContain('mine');
  });

  it('page health finds a fault, goes there and mends it', async () => {
    await open(2);
    const id = await insert('Text');
    await tab.keyboard.press('Escape');
    await page().locator(`[data-component-id="${id}"]`).click();
    // Small enough for what the full page has left.
    await tab.locator('[data-field="fontSize"]').getByRole('spinbutton').fill('16');
    const place = tab.getByRole('region', { name: 'Position' });
    await place.getByRole('spinbutton', { name: 'Width', exact: true }).fill('200');
    await place.getByRole('spinbutton', { name: 'Height', exact: true }).fill('40');
    const x = place.getByRole('spinbutton').first();
    await x.fill('1270');
    await x.press('Enter');
    await tab.getByRole('tab', { name: 'Page health' }).click();
    const findings = tab.locator('section').filter({ has: tab.getByRole('heading', { name: 'Page 3', exact: true }) });
    const beyond = findings.getByRole('listitem').filter({ hasText: 'beyond the page' });
    await beyond.getByRole('button', { name: 'Fix', exact: true }).click();
    const right = async () => {
      const { left, width } = await placeOf(id);
      return left + width;
    };
    await expect.poll(right).toBeLessThanOrEqual(1280);
  });

  it('has no serious fault of accessibility', async () => {
    await open(1);
    await tab.evaluate(axe.source);
    const found = await tab.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        exclude: [['[data-testid="editor-page"]'], ['[aria-hidden="true"]']],
      });
      return violations.map(({ id, impact, nodes }) => `${impact} ${id} ${nodes[0]?.html.slice(0, 140)}`);
    });
    expect(found.filter((one) => /^(serious|critical)/.test(one))).toEqual([]);
  });
});

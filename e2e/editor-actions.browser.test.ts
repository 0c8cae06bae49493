import { readFile } from 'node:fs/promises';
import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enterEditor } from './follow.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** What the panels and dialogs of the editor do, at every zoom, on pages of the real server. */

const screens = useScreens();
let tab: Tab;
let projectId: number;

beforeAll(async () => {
  tab = await screens.memberTab();
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const project = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Actions' });
  projectId = project.id;
});

function slideOf(components: readonly Component[], title = 'Actions'): Page {
  return {
    title,
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 40,
    components: components.map((one, index) => ({ ...one, zIndex: index + 1 })),
  };
}

const box = (id: string, x: number, y: number, width = 60) =>
  componentOf('rectangle', {}, { id, position: { x, y }, size: { width, height: 40 } });

/** Opens a new page with these components at a zoom, percent. */
async function open(components: readonly Component[], zoom = 100, generated?: Page): Promise<number> {
  const body = {
    projectId,
    pageNumber: 1,
    pageType: 'ppt-16-9',
    styledText: printPage(slideOf(components)),
    ...(generated && { generatedText: printPage(generated) }),
  };
  const { id } = await callApi<ProjectPage>(tab, 'POST', '/api/pagewright/page/add', body);
  await enterEditor(tab, `/create/page/${id}`);
  await cameraRests(tab);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+0');
  await cameraRests(tab);
  const shown = async () => Number.parseInt((await tab.getByTestId('editor-zoom').textContent()) ?? '', 10);
  for (let step = 0; step < 40; step += 1) {
    const now = await shown();
    if (Math.abs(now - zoom) <= zoom * 0.12) break;
    await tab.keyboard.press(now < zoom ? 'Control+=' : 'Control+-');
    await cameraRests(tab);
  }
  expect(Math.abs((await shown()) - zoom)).toBeLessThanOrEqual(zoom * 0.12);
  return id;
}

/** The page as the server has it when everything is saved. */
async function stored(id: number): Promise<Page> {
  await tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  const list = await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  return parsePage(list.find((one) => one.id === id)?.styledText ?? '');
}

const drawn = (id: string) => tab.getByTestId('editor-page').locator(`[data-component-id="${id}"]`);
const tool = (name: string) =>
  tab.getByRole('toolbar', { name: 'Arrange' }).getByRole('button', { name, exact: true }).click();

async function place(id: string): Promise<{ x: number; y: number }> {
  return drawn(id).evaluate((element: HTMLElement) => ({
    x: Number.parseFloat(element.style.left),
    y: Number.parseFloat(element.style.top),
  }));
}

it('what is typed on a table that was clicked is written in the clicked cell, in one step', async () => {
  const props = {
    cellData: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    rows: 1,
    columns: 2,
  };
  const table = { id: 't', position: { x: 440, y: 300 }, size: { width: 400, height: 80 } };
  const id = await open([componentOf('aiTable', props, table)]);
  const cells = async () => (await stored(id)).components[0]?.props;
  await drawn('t').click({ position: { x: 300, y: 60 } });
  await tab.keyboard.type('Total');
  await tab.keyboard.press('Enter');
  expect(await cells()).toMatchObject({
    cellData: [
      ['a', 'b'],
      ['c', 'Total'],
    ],
  });
  await tab.keyboard.press('Control+z');
  expect(await cells()).toMatchObject({ cellData: props.cellData });
  // An input method begins there with its first letter too, and the keys are still the page's.
  await tab.keyboard.press('Escape');
  await drawn('t').click({ position: { x: 300, y: 60 } });
  await tab.keyboard.press('ArrowRight');
  const input = await tab.context().newCDPSession(tab);
  await input.send('Input.imeSetComposition', { text: 'he', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.insertText', { text: '合' });
  await tab.keyboard.type('计');
  await tab.keyboard.press('Enter');
  const written = (await stored(id)).components[0];
  expect(written?.position.x).toBe(441);
  expect(written?.props).toMatchObject({
    cellData: [
      ['a', 'b'],
      ['c', '合计'],
    ],
  });
});

it('a double-click goes into a group, to one part of it; the next one types words on it', async () => {
  const grouped = [box('a', 300, 300, 200), box('b', 700, 300, 200)].map((one) => ({ ...one, groupId: 'g' }));
  const id = await open(grouped);
  await drawn('a').dblclick();
  await tab.keyboard.press('ArrowDown');
  expect((await stored(id)).components.map(({ position }) => position.y)).toEqual([301, 300]);
  await drawn('a').dblclick();
  await tab.keyboard.type('Go');
  await tab.keyboard.press('Escape');
  expect((await stored(id)).components.map(({ groupId }) => groupId)).toEqual(['g', 'g', 'g']);
});

it('components are aligned with each other, distributed, and aligned with the page', async () => {
  await open([box('a', 560, 300), box('b', 630, 330), box('c', 740, 380)]);
  await tab.keyboard.press('Control+a');
  await tool('Distribute horizontally');
  expect([(await place('a')).x, (await place('b')).x, (await place('c')).x]).toEqual([560, 650, 740]);
  await tool('Align top');
  expect([(await place('a')).y, (await place('b')).y, (await place('c')).y]).toEqual([300, 300, 300]);
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+z');
  expect([(await place('b')).x, (await place('c')).y]).toEqual([630, 380]);
  await tab.keyboard.press('Escape');
  await drawn('b').click();
  await tool('Centre horizontally');
  expect((await place('b')).x).toBe(610);
});

// What is right far from 100 % on both sides is right between them.
describe.each([30, 300])('at zoom %d %%', (zoom) => {
  it('what is dragged in from the panel lies where it was dropped', async () => {
    const id = await open([box('mark', 600, 340)], zoom);
    const mark = await drawn('mark').boundingBox();
    const stage = await tab.getByTestId('stage').boundingBox();
    if (!mark || !stage) throw new Error('it is not on the screen');
    await tab.getByRole('button', { name: 'Circle', exact: true }).dragTo(tab.getByTestId('stage'), {
      targetPosition: { x: mark.x + mark.width / 2 - stage.x, y: mark.y + mark.height / 2 - stage.y },
    });
    await expect.poll(async () => (await stored(id)).components.length).toBe(2);
    const circle = (await stored(id)).components.find(({ type }) => type === 'circle');
    const at = { x: (circle?.position.x ?? 0) + 50, y: (circle?.position.y ?? 0) + 50 };
    expect(Math.abs(at.x - 630)).toBeLessThanOrEqual(100 / zoom + 2);
    expect(Math.abs(at.y - 360)).toBeLessThanOrEqual(100 / zoom + 2);
  });
});

it('in the panel keys are the page’s where nothing is typed, and undo is also where a number is', async () => {
  await open([
    componentOf(
      'shape',
      { shape: 'heart' },
      { id: 'a', position: { x: 200, y: 200 }, size: { width: 200, height: 160 } },
    ),
  ]);
  const shape = tab.getByTestId('editor-page').locator('[data-component-id="a"]');
  await shape.click();
  const panel = tab.getByRole('complementary', { name: 'Properties' });
  const width = panel.getByRole('spinbutton', { name: 'Width' }).first();
  await width.fill('300');
  await tab.keyboard.press('Control+z');
  await expect.poll(() => width.inputValue()).toBe('200');
  await tab.keyboard.press('Control+y');
  await expect.poll(() => width.inputValue()).toBe('300');
  // Enter keeps a number and Escape gives the one from before back; then the arrows move the object.
  const across = panel.getByRole('spinbutton', { name: 'Distance from the left' });
  await width.fill('320');
  await width.press('Enter');
  await tab.keyboard.press('ArrowRight');
  await expect.poll(() => across.inputValue()).toBe('201');
  await width.fill('99999');
  await width.press('Escape');
  await expect.poll(() => width.inputValue()).toBe('320');
  await tab.keyboard.press('ArrowLeft');
  await expect.poll(() => across.inputValue()).toBe('200');
  expect(await width.inputValue()).toBe('320');
  const italic = panel.getByRole('radio', { name: 'Italic' });
  await italic.check({ force: true });
  await tab.keyboard.press('Control+z');
  await expect.poll(() => italic.isChecked()).toBe(false);
  // Arrows are the slider's, not the object's.
  const left = await panel.getByRole('spinbutton', { name: 'Distance from the left' }).inputValue();
  const turned = panel.getByRole('spinbutton', { name: 'Rotation' });
  await panel.getByRole('slider').first().press('ArrowRight');
  await expect.poll(() => turned.inputValue()).toBe('1');
  expect(await panel.getByRole('spinbutton', { name: 'Distance from the left' }).inputValue()).toBe(left);
  await tab.keyboard.press('Control+k');
  const field = tab.getByRole('combobox', { name: 'Commands' });
  await field.press('Escape');
  await field.waitFor({ state: 'detached' });
  await tab.keyboard.press('Delete');
  await shape.waitFor({ state: 'detached' });
});

it('while words are typed, the right button opens the menu of the browser, which corrects spelling', async () => {
  await open([componentOf('text', { text: 'mispelt' }, { id: 'words', position: { x: 500, y: 300 } })]);
  const menu = tab.getByRole('menuitem', { name: 'Duplicate' });
  await drawn('words').click({ button: 'right' });
  await menu.waitFor();
  await tab.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await drawn('words').dblclick();
  const typing = tab.locator('[data-text-editor]');
  const asked = await tab.evaluateHandle(() => {
    const events: MouseEvent[] = [];
    window.addEventListener('contextmenu', (event) => events.push(event), { capture: true, once: true });
    return events;
  });
  await typing.click({ button: 'right' });
  expect(await asked.evaluate((events) => events.map(({ defaultPrevented }) => defaultPrevented))).toEqual([false]);
  expect(await menu.isVisible()).toBe(false);
});

it('a look is painted on what is clicked, once after a click, until Escape after a double-click; the cursor shows it', async () => {
  const look = { backgroundColor: '#ff0000' } as const;
  const piece = (id: string, x: number, props = {}) =>
    componentOf('rectangle', props, { id, position: { x, y: 300 }, size: { width: 60, height: 40 } });
  const id = await open([piece('from', 300, look), piece('a', 500), piece('b', 700), piece('c', 900)]);
  const colors = async () =>
    (await stored(id)).components.map(({ props }) => 'backgroundColor' in props && props.backgroundColor);
  const usual = (await colors())[1];
  const brush = tab.getByRole('button', { name: 'Format painter', exact: true });
  const cursor = () => drawn('a').evaluate((element) => getComputedStyle(element).cursor);
  await drawn('from').click();
  await brush.click();
  expect(await brush.getAttribute('aria-pressed')).toBe('true');
  expect(await cursor()).toContain('url(');
  await drawn('a').click();
  await drawn('b').click();
  expect(await brush.getAttribute('aria-pressed')).toBe('false');
  expect(await cursor()).not.toContain('url(');
  await expect.poll(colors).toEqual([look.backgroundColor, look.backgroundColor, usual, usual]);
  await drawn('from').click();
  await brush.dblclick();
  await drawn('b').click();
  await drawn('c').click();
  await expect.poll(colors).toEqual(Array(4).fill(look.backgroundColor));
  await tab.keyboard.press('Escape');
  expect(await brush.getAttribute('aria-pressed')).toBe('false');
});

it('what concerns the document is among all commands', async () => {
  await open([box('a', 300, 300)]);
  // A long menu opens at its top, also where the first entry that can be chosen is far down.
  await tab.getByRole('toolbar', { name: 'Edit' }).getByRole('button', { name: 'Arrange' }).click();
  const menu = tab.getByRole('menu');
  await menu.locator('[role="menuitem"]:focus').waitFor({ state: 'attached' });
  await expect.poll(() => menu.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await tab.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  const command = async (name: string) => {
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+k');
    const field = tab.getByRole('combobox', { name: 'Commands' });
    await field.fill(name);
    await tab.getByRole('option', { name }).first().waitFor();
    await tab.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
  };
  for (const panel of ['Theme', 'Page health', 'Layers']) {
    await command(panel);
    await tab.getByRole('tab', { name: panel, selected: true }).waitFor();
  }
  for (const name of ['Page source', 'Page properties', 'Versions', 'Share link']) {
    await command(name);
    const dialog = tab.getByRole('dialog').last();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await command('Style and format');
  await tab.getByRole('tab', { name: 'Page type' }).waitFor();
});

it('all guides of a page go at once from the menu of the zoom, and come back at once', async () => {
  const id = await open([box('a', 300, 300)]);
  const guides = async () => (await stored(id)).guides;
  const lines = tab.locator('[data-page-guide]');
  const choose = async (name: string) => {
    await tab.getByTestId('editor-zoom').click();
    await tab.getByRole('menuitem', { name }).click();
    await tab.getByRole('menu').waitFor({ state: 'hidden' });
  };
  await tab.getByTestId('editor-zoom').click();
  // Where there are none, there is nothing to be removed.
  const remove = tab.getByRole('menuitem', { name: 'Remove all guides of the page' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await tab.keyboard.press('Escape');
  await tab.getByRole('menu').waitFor({ state: 'hidden' });
  for (const name of ['Add vertical guide', 'Add horizontal guide', 'Add vertical guide']) await choose(name);
  await expect.poll(() => lines.count()).toBe(3);
  await expect.poll(async () => [(await guides())?.x.length, (await guides())?.y.length]).toEqual([2, 1]);
  const before = await guides();
  await choose('Remove all guides of the page');
  await expect.poll(() => lines.count()).toBe(0);
  await expect.poll(guides).toBeUndefined();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await expect.poll(() => lines.count()).toBe(3);
  await expect.poll(guides).toEqual(before);
  await tab.keyboard.press('Control+Shift+z');
  await expect.poll(guides).toBeUndefined();
});

describe('the page', () => {
  it('goes back to what was generated, and forth again by undo', async () => {
    const id = await open([box('mine', 100, 100)], 100, slideOf([box('theirs', 200, 200)]));
    await tab.getByRole('button', { name: 'Back to generated' }).click();
    await tab.getByRole('tooltip').getByRole('button', { name: 'Back to generated' }).click();
    await drawn('theirs').waitFor();
    expect(await drawn('mine').count()).toBe(0);
    await tab.getByRole('button', { name: /^Undo/ }).click();
    await drawn('mine').waitFor();
    await expect.poll(async () => (await stored(id)).components[0]?.id).toBe('mine');
  });

  it('gets a gradient for a background, whose stop is moved, each a step', async () => {
    const id = await open([box('mine', 100, 100)]);
    const background = tab.getByTestId('editor-page');
    const css = () => background.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await css()).toBe('none');
    const panel = tab.getByRole('complementary', { name: 'Properties' });
    await panel.getByText('Linear', { exact: true }).click();
    await expect.poll(css).toContain('linear-gradient(90deg');
    const before = await css();
    await panel.getByRole('button', { name: /^Stop 2/ }).focus();
    await tab.keyboard.press('Shift+ArrowLeft');
    await expect.poll(css).not.toBe(before);
    await expect
      .poll(async () => (await stored(id)).background)
      .toMatchObject({
        type: 'linear',
        stops: [{ position: 0 }, { position: 90 }],
      });
    await tab.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(css).toBe(before);
    await tab.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(css).toBe('none');
  });

  it('has its source copied and downloaded', async () => {
    const id = await open([box('mine', 100, 100)]);
    await tab.getByRole('button', { name: 'Page source' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Page source' });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await tab.getByTestId('toast').filter({ hasText: 'Copied' }).waitFor();
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    expect(parsePage(copied)).toEqual(slideOf([box('mine', 100, 100)]));
    const waiting = tab.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^page\d+\.jsx$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(copied);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await stored(id)).components).toHaveLength(1);
  });

  it('takes over from word processors on the web which words are bold and slanted, which they say by styles alone', async () => {
    const id = await open([box('mine', 100, 100)]);
    const run = (words: string, style: string) => `<span style="${style}">${words}</span>`;
    const html = `<b style="font-weight:normal"><p>${run('Hedges', 'font-weight:700')}${run(' and ', 'font-weight:400')}${run('paint', 'font-weight:400;font-style:italic')}</p></b>`;
    // As the browser hands it over: a page that puts markup on the clipboard by itself has it checked by its own policy.
    await tab.getByTestId('stage').evaluate((stage, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', copied);
      clipboardData.setData('text/plain', 'Hedges and paint');
      stage.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    const pasted = async () => (await stored(id)).components.find(({ id: own }) => own !== 'mine')?.props;
    await expect.poll(pasted).toMatchObject({
      text: 'Hedges and paint',
      spans: [
        { start: 0, end: 6, fontWeight: 700 },
        { start: 11, end: 16, fontStyle: 'italic' },
      ],
    });
  });

  it('has words of code marked where they are found, and nothing in the numbers of its lines', async () => {
    await open([
      componentOf('codeBlock', { title: 'v1.py', code: 'a = 1\nb = 2' }, { id: 'code', position: { x: 300, y: 300 } }),
    ]);
    await tab.keyboard.press('Control+f');
    await tab.getByRole('textbox', { name: 'Find in the document' }).fill('1');
    await tab.getByText('0 / 2').waitFor();
    const marked = (name: string) =>
      tab.evaluate(
        (one) => [...(CSS.highlights.get(one) ?? [])].map((range) => range.startContainer.parentElement?.textContent),
        name,
      );
    await expect.poll(() => marked('found')).toHaveLength(2);
    await tab.keyboard.press('Enter');
    await expect.poll(() => marked('found-here')).toEqual(['v1.py']);
    await tab.keyboard.press('Escape');
  });

  it('is led to from an object and from words, by keys; a link to a page that is gone is found and taken away', async () => {
    const target = await open([box('there', 560, 300)]);
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: target, version: 1, name: 'Costs' });
    const words = componentOf('text', { text: 'See more' }, { id: 'words', position: { x: 560, y: 400 } });
    const id = await open([box('lead', 560, 300, 160), words]);
    await drawn('lead').click();
    await tab.keyboard.press('Control+Shift+k');
    const dialog = tab.getByRole('dialog', { name: 'Where it leads' });
    await dialog.getByRole('textbox', { name: 'Web or mail address' }).fill('no address');
    await tab.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('That is no web or mail address').waitFor();
    await dialog.getByLabel('Leads to').selectOption(String(target));
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await dialog.getByLabel('Leads to').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await stored(id)).components[0]?.link).toBe(`page:${target}`);
    const properties = tab.getByRole('complementary', { name: 'Properties' });
    const named = await properties.getByRole('button', { name: /· Costs$/ }).textContent();
    // While a page is edited its links are named, not followed.
    await tab.keyboard.press('Escape');
    await drawn('lead').hover();
    await tab.getByRole('tooltip').getByText(`Leads to: ${named}`).waitFor();

    await drawn('words').dblclick();
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('Control+Shift+k');
    await tab.getByLabel('Leads to').selectOption(String(target));
    await tab.getByLabel('Leads to').press('Enter');
    await tab.keyboard.press('Escape');
    const span = { start: 0, end: 8, link: `page:${target}` };
    expect((await stored(id)).components[1]?.props).toMatchObject({ spans: [span] });

    await callApi(tab, 'DELETE', `/api/pagewright/page/remove/${target}`);
    await tab.reload();
    await tab.getByTestId('editor-page').waitFor();
    await tab.getByRole('tab', { name: 'Page health' }).click();
    const gone = tab.getByRole('listitem').filter({ hasText: 'leads to a page that is gone' });
    await expect.poll(() => gone.count()).toBe(2);
    await gone.first().getByRole('button', { name: 'Fix' }).click();
    await gone.first().getByRole('button', { name: 'Fix' }).click();
    await expect.poll(() => gone.count()).toBe(0);
    const mended = await stored(id);
    expect(mended.components.map(({ link }) => link)).toEqual([undefined, undefined]);
    expect(mended.components[1]?.props).toMatchObject({ text: 'See more' });
  });

  it('is duplicated with everything on it', async () => {
    const id = await open([box('twice', 100, 100)]);
    await tab.getByRole('tab', { name: 'Pages' }).click();
    const row = tab.getByRole('listitem').filter({ has: tab.locator('[aria-current="page"]') });
    await row.getByRole('button', { name: 'Duplicate page' }).click();
    const same = async () =>
      (await callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`)).filter(
        ({ styledText }) => styledText === printPage(slideOf([box('twice', 100, 100)])),
      ).length;
    await expect.poll(same).toBe(2);
    expect((await stored(id)).components).toHaveLength(1);
  });
});

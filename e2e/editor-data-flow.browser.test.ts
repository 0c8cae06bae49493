import type { PageConnection, ProjectPage } from '@pagewright/contract/pages';
import { lintPage } from '@pagewright/page/lint';
import { parsePage } from '@pagewright/page/source-text';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enterEditor, leaveEditor } from './follow.ts';
import { clippedTexts, seriousFaults } from './looked-at.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** What flows between the pages, and the type of a page, on the real server with real pointers and keys. */

const screens = useScreens();
let tab: Tab;
let projectId: number;

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'Flow');
});

/** A document of six pages without connections, opened in the editor over all pages. */
beforeEach(async () => {
  await tab.unrouteAll();
  // An editor still open would save what it holds after the reset, and the next one what the last left unsaved on this device.
  await leaveEditor(tab);
  await tab.evaluate(
    (id) => ['data_flow', 'connections'].forEach((name) => localStorage.removeItem(`pagewright_${name}_${id}`)),
    projectId,
  );
  await callApi(tab, 'PUT', '/api/pagewright/page/connections', { projectId, connections: [] });
  await openEditor();
});

/** Opens the editor anew, on the first page. */
async function openEditor(): Promise<void> {
  const [first] = await pages();
  await enterEditor(tab, `/edit/${first?.id}`);
  await cameraRests(tab);
}

/** Loads the editor anew, on the first page: with what is stored, and nothing that the app still has. */
async function loadEditor(): Promise<void> {
  const [first] = await pages();
  await tab.goto(`/edit/${first?.id}`);
  await tab.getByTestId('editor-page').waitFor();
  await cameraRests(tab);
}

const pages = (): Promise<ProjectPage[]> => callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);

/** What the server has, as page numbers: `1-3`. */
async function stored(): Promise<string[]> {
  const path = `/api/pagewright/page/connections?projectId=${projectId}`;
  const [all, connections] = await Promise.all([pages(), callApi<PageConnection[]>(tab, 'GET', path)]);
  const numbers = new Map(all.map(({ id, pageNumber }) => [id, pageNumber]));
  return connections.map((one) => `${numbers.get(one.sourcePageId)}-${numbers.get(one.targetPageId)}`).sort();
}

const untilStored = (expected: string[]) => expect.poll(stored, { interval: 300 }).toEqual(expected);
const arrows = (): Locator => tab.locator('g[data-connection]');
const connector = (number: number): Locator =>
  tab.getByRole('button', { name: `Connect page ${number} with another page` });
const stagePage = (number: number): Locator => tab.getByRole('region', { name: `Page ${number}`, exact: true });
const state = (): Locator => tab.getByTestId('flow-state');

async function showFlow(): Promise<void> {
  await tab.getByTestId('toggle-flow').click();
  await tab.getByTestId('flow-layer').waitFor();
  await cameraRests(tab);
}

/** Draws from the connector of a page to the middle of another, as a hand does. */
async function draw(from: number, to: number): Promise<void> {
  const start = await middleOf(connector(from));
  const end = await middleOf(stagePage(to));
  await tab.mouse.move(start.x, start.y);
  await tab.mouse.down();
  for (const share of [0.2, 0.6, 1]) {
    await tab.mouse.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
  }
  await tab.mouse.up();
}

/** Presses an arrow halfway along. */
async function pressArrow(title: string): Promise<void> {
  const line = arrows().filter({ hasText: title }).locator('path').first();
  const { x, y } = await line.evaluate((path: SVGPathElement) => {
    const middle = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x: middle.x, y: middle.y };
  });
  await tab.mouse.click(x, y);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('what flows between pages', () => {
  it('is drawn with the pointer, refused twice, removed, and taken back', async () => {
    await showFlow();
    await draw(1, 3);
    await untilStored(['1-3']);
    expect(await arrows().count()).toBe(1);

    await draw(1, 3);
    await tab.getByText('Page 1 is connected with page 3 already.').waitFor();
    await draw(2, 6);
    await untilStored(['1-3', '2-6']);

    // Beside every page nothing is connected.
    const away = await middleOf(connector(3));
    await tab.mouse.move(away.x, away.y);
    await tab.mouse.down();
    await tab.mouse.move(away.x + 12, away.y + 4);
    await tab.mouse.up();
    expect(await arrows().count()).toBe(2);

    await pressArrow('Page 1 → page 3');
    await tab.locator('g[data-look="selected"]').waitFor();
    await tab.keyboard.press('Delete');
    await untilStored(['2-6']);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+z');
    await untilStored(['1-3', '2-6']);
    await tab.keyboard.press('Control+z');
    await untilStored(['1-3']);
    await tab.keyboard.press('Control+Shift+z');
    await untilStored(['1-3', '2-6']);
    await pressArrow('Page 1 → page 3');
    await tab.getByTestId('flow-layer').getByRole('button', { name: 'Remove connection: Page 1 → page 3' }).click();
    await untilStored(['2-6']);
    expect(await arrows().count()).toBe(1);
  });

  it('is made and removed by the keyboard alone, and said in words', async () => {
    await showFlow();
    await connector(1).focus();
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await tab.keyboard.type('Issues');
    await tab.locator('.ant-select-item-option-active').filter({ hasText: 'Issues' }).waitFor();
    await tab.keyboard.press('Enter');
    await tab.getByRole('combobox', { name: 'To', expanded: false }).waitFor();
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await untilStored(['1-4']);
    const focused = await tab.evaluate(() => document.activeElement?.getAttribute('role'));
    expect(focused).toBe('combobox');
    const panel = tab.getByTestId('flow-panel');
    await panel.getByText('Data from the first page reaches every connected page, without a loop.').waitFor();
    await panel.getByText('Not connected: 2, 3, 5, 6').waitFor();

    const all = await pages();
    const link = (id: string, from: number, to: number) => ({
      id,
      sourcePageId: all[from - 1]?.id,
      targetPageId: all[to - 1]?.id,
    });
    const connections = [link('a', 1, 2), link('b', 2, 3), link('c', 3, 2), link('d', 5, 6)];
    await callApi(tab, 'PUT', '/api/pagewright/page/connections', { projectId, connections });
    await openEditor();
    await panel.getByText('Data goes round in a loop between pages 2, 3.').waitFor();
    await panel.getByText('Data from the first page does not reach: 5, 6').waitFor();
    await panel.getByRole('button', { name: 'Page 5 → page 6' }).first().focus();
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Delete');
    await untilStored(['1-2', '2-3', '3-2']);
  });

  it('is there again after a reload, and shown where it was shown', async () => {
    await showFlow();
    await draw(1, 2);
    await untilStored(['1-2']);
    await tab.getByRole('tab', { name: 'Pages' }).click();
    await tab.getByRole('button', { name: 'Page 2', exact: true }).click();
    const [, second] = await pages();
    const kept = async () => {
      const texts = await tab.evaluate(
        (id) => ['connections', 'data_flow', 'selected_page'].map((name) => localStorage[`pagewright_${name}_${id}`]),
        projectId,
      );
      return texts.map((text) => JSON.parse(text ?? '{}').data);
    };
    await expect
      .poll(kept)
      .toMatchObject([{ connections: [{ targetPageId: second?.id }], unsaved: false }, true, second?.id]);

    await loadEditor();
    await tab.getByTestId('flow-layer').waitFor();
    await expect.poll(() => arrows().count()).toBe(1);
    await tab.getByTestId('toggle-flow').click();
    expect(await tab.getByTestId('flow-layer').count()).toBe(0);
    await loadEditor();
    expect(await tab.getByTestId('flow-layer').count()).toBe(0);
  });

  it('goes with a deleted page and comes back with it', async () => {
    await showFlow();
    await draw(1, 2);
    await draw(2, 3);
    await draw(3, 4);
    await untilStored(['1-2', '2-3', '3-4']);
    await tab.getByRole('tab', { name: 'Pages' }).click();
    await tab.getByRole('button', { name: 'Delete page' }).nth(1).click();
    await tab.getByRole('tooltip').getByRole('button', { name: 'Delete page' }).click();
    await untilStored(['2-3']);
    await expect.poll(() => arrows().count()).toBe(1);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+z');
    await untilStored(['1-2', '2-3', '3-4']);
    await expect.poll(() => arrows().count()).toBe(3);
  });

  it('says that it could not be saved, loses nothing, and saves it when asked again', async () => {
    await showFlow();
    let refuse = true;
    await tab.route('**/api/pagewright/page/connections', (route) =>
      refuse && route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { code: 500, msg: 'the disk is full', data: null } })
        : route.fallback(),
    );
    await draw(1, 2);
    await state().filter({ hasText: 'Not saved' }).waitFor();
    await tab.getByText('the disk is full').first().waitFor();
    expect(await arrows().count()).toBe(1);
    refuse = false;
    await tab.getByRole('button', { name: 'Try again' }).click();
    await untilStored(['1-2']);
    await state()
      .filter({ hasText: /^Saved$/ })
      .waitFor();
  });

  it('can be read and used by everybody, in a narrow window too', async () => {
    await showFlow();
    await draw(1, 2);
    await untilStored(['1-2']);
    expect(await seriousFaults(tab)).toEqual([]);
    expect(await clippedTexts(tab)).toEqual([]);
    await tab.setViewportSize({ width: 390, height: 844 });
    try {
      await cameraRests(tab);
      await connector(1)
        .tap()
        .catch(() => connector(1).click());
      await tab.getByTestId('flow-panel').waitFor();
      await cameraRests(tab);
      expect(await seriousFaults(tab)).toEqual([]);
      expect(await clippedTexts(tab)).toEqual([]);
    } finally {
      await tab.setViewportSize({ width: 1440, height: 900 });
    }
  });
});

describe('the type of a page', () => {
  const textOf = ({ styledText, generatedText }: ProjectPage) => styledText || generatedText;
  const first = async (): Promise<ProjectPage> => {
    const [page] = await pages();
    if (!page) throw new Error('there is no page');
    return page;
  };
  const choose = async (name: string) => {
    await tab.getByRole('combobox', { name: 'Type' }).click();
    await tab.locator('.ant-select-item-option').filter({ hasText: name }).click();
  };
  const untilFirst = (expected: object) =>
    expect
      .poll(
        async () => {
          const page = await first();
          return { pageType: page.pageType, size: parsePage(textOf(page)).size };
        },
        { interval: 300 },
      )
      .toEqual(expected);

  it('lays the page out anew, is one step, and survives a reload', async () => {
    const before = await first();
    await choose('A4 portrait');
    await untilFirst({ pageType: 'a4-portrait', size: { width: 992, height: 1404 } });
    const page = parsePage(textOf(await first()));
    expect(page.components).toHaveLength(parsePage(textOf(before)).components.length);
    const findings = lintPage(page, { rules: ['off-page', 'overflow', 'overlap'] });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    await loadEditor();
    await tab.getByText('992 × 1404 px').waitFor();

    await choose('Custom size');
    await tab.getByLabel('Width', { exact: true }).fill('640');
    await tab.getByLabel('Height', { exact: true }).fill('9000');
    await tab.getByRole('button', { name: 'Apply size' }).click();
    await tab.getByText('A whole number from 320 to 8000').waitFor();
    await tab.getByLabel('Height', { exact: true }).fill('900');
    await tab.keyboard.press('Enter');
    await untilFirst({ pageType: 'custom', size: { width: 640, height: 900 } });
    await tab.getByRole('button', { name: 'Undo' }).click();
    await untilFirst({ pageType: 'custom', size: { width: 992, height: 1404 } });
    expect(parsePage(textOf(await first())).components).toEqual(page.components);
    await tab.getByRole('button', { name: 'Undo' }).click();
    await untilFirst({ pageType: 'a4-portrait', size: { width: 992, height: 1404 } });
  });

  it('can be changed with the name, the description and the prompt in the dialog of the page', async () => {
    const dialog = tab.getByRole('dialog', { name: 'Properties of page 2' });
    const open = async () => {
      await tab.getByRole('tab', { name: 'Pages' }).click();
      await tab.getByRole('button', { name: 'Page properties' }).nth(1).click();
      await dialog.getByLabel('Name').waitFor();
    };
    const second = async (): Promise<ProjectPage | undefined> => (await pages())[1];
    // The same as a page that no template has named.
    const { pageType, styledText } = (await second()) as ProjectPage;
    await callApi(tab, 'POST', '/api/pagewright/page/add', { projectId, pageNumber: 2, pageType, styledText });
    const unnamed = { name: '', description: '', prompt: '' };
    expect(await second()).toMatchObject(unnamed);
    await openEditor();
    await open();
    // Proposed from what stands on the page, and not saved unasked.
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).not.toBe('');
    const proposed = await dialog.getByLabel('Name').inputValue();
    for (const field of ['Name', 'Description', 'Prompt']) {
      await expect.poll(() => dialog.getByLabel(field).inputValue()).not.toBe('');
      await dialog.getByLabel(field).fill('');
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByText('Required').count()).toBe(3);
    expect(await second()).toMatchObject(unnamed);
    // What is longer than 30 and 200 characters is kept as it was typed, and cannot be saved.
    await dialog.getByLabel('Name').fill('n'.repeat(31));
    await dialog.getByLabel('Description').fill('d'.repeat(201));
    await expect.poll(() => dialog.getByText('at most 30 fit').count()).toBe(1);
    await expect.poll(() => dialog.getByText('at most 200 fit').count()).toBe(1);
    // The words about what was missing have faded.
    await expect.poll(() => dialog.getByText('Required').count()).toBe(1);
    await dialog.getByLabel('Prompt').fill('p');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByText('Required').count()).toBe(0);
    expect(await dialog.getByLabel('Name').inputValue()).toBe('n'.repeat(31));
    expect(await dialog.getByLabel('Description').inputValue()).toBe('d'.repeat(201));
    expect(await second()).toMatchObject(unnamed);
    expect(await seriousFaults(tab)).toEqual([]);
    expect(await clippedTexts(tab)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    await open();
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(proposed);
    await dialog.getByLabel('Description').fill('The figures of the week, in three numbers.');
    await dialog.getByLabel('Global prompt').fill('Short sentences.');
    await dialog.getByRole('combobox', { name: 'Type' }).click();
    await tab.locator('.ant-select-item-option').filter({ hasText: 'Custom size' }).click();
    await dialog.getByLabel('Height', { exact: true }).fill('1000');
    await dialog.getByLabel('Name').fill('Figures');
    await tab.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const words = {
      name: 'Figures',
      description: 'The figures of the week, in three numbers.',
      prompt: 'Short sentences.',
    };
    await expect.poll(second).toMatchObject({ ...words, pageType: 'custom' });
    expect(parsePage(textOf((await second()) as ProjectPage)).size).toEqual({ width: 1280, height: 1000 });

    // The type is one step, and what the page is called and about another.
    const undo = tab.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect.poll(second).toMatchObject({ ...words, pageType: 'ppt-16-9' });
    await undo.click();
    await expect.poll(second).toMatchObject(unnamed);
    await tab.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(second).toMatchObject(words);
    await showFlow();
    await tab
      .getByTestId('flow-panel')
      .getByRole('button', { name: /Figures/ })
      .waitFor();
    await loadEditor();
    await tab
      .getByTestId('flow-panel')
      .getByRole('button', { name: /Figures/ })
      .click();
    await tab.getByRole('tab', { name: 'Properties' }).click();
    await tab.getByRole('region', { name: 'Page properties' }).getByText('Short sentences.').waitFor();
  });

  it('is not saved over what was changed elsewhere before the person has heard of it', async () => {
    const [page] = await pages();
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: page?.id, version: page?.version, prompt: 'Theirs' });
    await tab.getByRole('button', { name: 'Page properties' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Properties of page 1' });
    await dialog.getByLabel('Name').fill('Cover');
    await dialog.getByLabel('Description').fill('What happened this week, in one sentence.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('alert').first().waitFor();
    expect((await pages())[0]).toMatchObject({ name: page?.name, prompt: 'Theirs' });
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Cover');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await pages())[0]).toMatchObject({ name: 'Cover' });
  });
});

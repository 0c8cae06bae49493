import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enterEditor } from './follow.ts';
import { openGenerated } from './open-generated.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The assistant and "Generate again" beside the page that is edited: of what stands there, as one step. */

const NOTE = `# The harbour of Larnsund

## Ships
The harbour takes ships of up to 240 metres. In 2023 it handled 412 ships, 12% more than in 2022.
Two tugs are on duty at all hours.

## Plans
A third quay is to open in May 2026. The city pays one half, the state the other.
Dredging begins in March. The fish market moves to the old customs house.
`;

const screens = useScreens({ tabs: 'of a test' });

async function editing(tab: Tab, words: string) {
  const projectId = await openGenerated(tab, 'en-US', NOTE, { pageCount: 4 });
  const pages = (): Promise<ProjectPage[]> => callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  const page = (await pages()).find(({ styledText }) => allWords(parsePage(styledText)).includes(words));
  if (!page) throw new Error(`no page says ${words}`);
  await enterEditor(tab, `/create/page/${page.id}`);
  await cameraRests(tab);
  const stored = async (): Promise<string> => (await pages()).find(({ id }) => id === page.id)?.styledText ?? '';
  return { page, pages, stored };
}

/** Writes something on the page by hand; it waits to be saved. */
async function write(tab: Tab, words: string): Promise<void> {
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('t');
  await tab.locator('[data-text-editor]').waitFor();
  await tab.keyboard.type(words);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
  await tab.getByTestId('selection').waitFor({ state: 'detached' });
}

async function command(tab: Tab, name: string): Promise<void> {
  await tab.keyboard.press('ControlOrMeta+k');
  await tab.getByRole('combobox', { name: 'Commands' }).fill(name);
  await tab.keyboard.press('Enter');
}

it('a wish is about the page as it was just written, is one step, and is refused over newer work', async () => {
  const tab = await screens.memberTab();
  const { page, pages, stored } = await editing(tab, 'third quay');
  const others = (await pages()).filter(({ id }) => id !== page.id);
  await write(tab, 'By my own hand');
  await tab.getByTestId('editor-page').getByText('By my own hand').click();
  const selection = tab.getByTestId('selection');
  const selected = await selection.getAttribute('style');
  await command(tab, 'AI assistant');
  const prompt = tab.getByTestId('assistant-prompt');
  const accept = tab.getByTestId('assistant-accept');
  await tab.getByText(`Works on page ${page.pageNumber}, which is in view`).waitFor();
  await prompt.fill('elegant style');
  await prompt.press('Enter');
  await accept.waitFor();
  // Keys are for what is compared: none reaches the page that it covers.
  await tab.keyboard.press('ControlOrMeta+z');
  await tab.keyboard.press('t');
  await tab.keyboard.type('nothing');
  await tab.keyboard.press('Delete');
  // Left for later, the page is there again as it was left.
  await tab.keyboard.press('Escape');
  await accept.waitFor({ state: 'detached' });
  await expect.poll(() => selection.getAttribute('style')).toBe(selected);
  await expect.poll(() => prompt.evaluate((field) => field === document.activeElement)).toBe(true);
  await tab.getByTestId('assistant-open').click();
  await accept.waitFor();
  // In a window that becomes too narrow for panels it stays, though the panel that it was asked for in goes.
  await tab.setViewportSize({ width: 700, height: 900 });
  await tab.getByTestId('comparison-list').waitFor();
  expect(await accept.isVisible()).toBe(true);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.getByTestId('comparison-list').waitFor({ state: 'detached' });
  expect(await accept.isVisible()).toBe(true);
  const written = await stored();
  expect(written).toContain('By my own hand');
  // Somebody else is faster: nothing of theirs is lost, and it is asked for again.
  const { version } = (await pages()).find(({ id }) => id === page.id) ?? page;
  const theirs = written.replace('By my own hand', 'By another hand');
  await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: page.id, version, styledText: theirs });
  await accept.click();
  const alert = tab.getByRole('alert').filter({ hasText: 'have changed since' });
  await alert.waitFor();
  expect(await stored()).toContain('By another hand');
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  await accept.click();
  await accept.waitFor({ state: 'detached' });
  const canvas = tab.getByTestId('editor-page');
  await canvas.getByText('By another hand').waitFor();
  await expect.poll(stored).not.toBe(theirs);
  expect((await pages()).filter(({ id }) => id !== page.id)).toEqual(others);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('ControlOrMeta+z');
  await expect.poll(stored).toBe(theirs);
  // On a phone keys go on with the page where the sheet that it was asked in is gone, and the names of all panels are whole.
  await tab.setViewportSize({ width: 390, height: 844 });
  const bar = tab.getByRole('navigation', { name: 'Panels' });
  await prompt.fill('change the title to The port and its quays');
  await prompt.press('Enter');
  await accept.click();
  await accept.waitFor({ state: 'detached' });
  await canvas.getByText('The port and its quays').waitFor();
  await expect.poll(() => tab.getByTestId('stage').evaluate((stage) => stage === document.activeElement)).toBe(true);
  await expect.poll(() => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

it('one object, or the page, is made again from its menu and its panel', async () => {
  const tab = await screens.memberTab();
  const { page, stored } = await editing(tab, 'Two tugs');
  await write(tab, 'By my own hand');
  const canvas = tab.getByTestId('editor-page');
  const words = canvas.locator('[data-component-id]').filter({ hasText: 'By my own hand' });
  await words.click({ button: 'right' });
  // What came from no source cannot be made again.
  await tab.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  expect(await tab.getByRole('menuitem', { name: 'Make this again' }).count()).toBe(0);
  await tab.keyboard.press('Escape');
  const object = canvas.locator('[data-component-id]').filter({ hasText: 'Two tugs' }).last();
  const id = await object.getAttribute('data-component-id');
  await object.click({ button: 'right' });
  await tab.getByRole('menuitem', { name: 'Make this again' }).click();
  const dialog = tab.getByTestId('again-dialog');
  await expect.poll(() => dialog.locator('input:checked').getAttribute('value')).toBe(id);
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Generate this page again' }).click();
  await tab.getByTestId('again-start').click();
  await tab.getByTestId('assistant-proposal').getByText(`Page ${page.pageNumber}: generated again`).waitFor();
  const before = await stored();
  expect(before).toContain('By my own hand');
  await tab.getByTestId('assistant-accept').click();
  await tab.getByTestId('assistant-proposal').waitFor({ state: 'detached' });
  await expect.poll(stored).not.toBe(before);
  await canvas.getByText('By my own hand').waitFor();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('ControlOrMeta+z');
  await expect.poll(stored).toBe(before);
});

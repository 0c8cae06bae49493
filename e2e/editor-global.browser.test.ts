import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { tokensOf } from '@pagewright/design/styles';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enterEditor } from './follow.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The editor over all pages on the canvas, on the real server. */

const screens = useScreens();
let tab: Tab;
let projectId: number;

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'Global');
});

const stored = (): Promise<ProjectPage[]> => callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
const saved = () =>
  tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();

/** Opens the editor on the first page. */
async function openGlobal(): Promise<void> {
  const [first] = await stored();
  await enterEditor(tab, `/edit/${first?.id}`);
  await cameraRests(tab);
}

/** Waits until the server has as many pages. */
async function untilPages(count: number): Promise<ProjectPage[]> {
  await expect.poll(async () => (await stored()).length).toBe(count);
  return stored();
}

it('a double-click on a page opens it there, and what is done is on the canvas afterwards', async () => {
  await tab.goto('/');
  const slot = tab.locator('[data-page-index="1"]');
  await slot.waitFor();
  await cameraRests(tab);
  await slot.dblclick();
  await tab.locator('[data-stage-page][data-shown]').waitFor();
  const pages = await stored();
  expect(await tab.locator('[data-shown]').first().getAttribute('data-stage-page')).toBe(String(pages[1]?.id));
  await tab.getByRole('button', { name: 'Heading', exact: true }).click();
  await saved();
  const now = (await stored())[1];
  expect(now?.version).toBe((pages[1]?.version ?? 0) + 1);
  await tab.getByRole('button', { name: 'Back to the document' }).click();
  await tab.locator('[data-page-index="1"] [data-component-id^="heading-"]').last().waitFor();
});

it('adding, moving and deleting pages are taken back and made again', async () => {
  await openGlobal();
  const before = await stored();
  await tab.getByRole('tab', { name: 'Pages' }).click();
  /** What the page numbers say, in the order of the pages. */
  const numbers = () =>
    tab
      .locator('[data-stage-page]')
      .evaluateAll((pages) =>
        pages.flatMap((page) => page.querySelector('[data-component-id="page-number"]')?.textContent ?? []),
      );
  const ofNumbers = before.filter(({ styledText, generatedText }) =>
    (styledText || generatedText).includes('id="page-number"'),
  ).length;
  expect(ofNumbers).toBeGreaterThan(2);
  await expect.poll(async () => (await numbers()).length).toBe(ofNumbers);
  const numbered = await numbers();
  await tab.getByRole('button', { name: 'Add page' }).click();
  const layout = tab.locator('[data-layout="two-column"]');
  await layout.locator('[data-component-id]').first().waitFor();
  // By the keys alone: the first layout has the focus, arrows walk.
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('data-layout'))).toBe('title');
  for (let step = 0; step < 3; step += 1) await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('Enter');
  const added = (await untilPages(before.length + 1)).find(({ id }) => before.every((page) => page.id !== id));
  await saved();
  const page = tab.locator(`[data-stage-page="${added?.id}"]`);
  await page.getByText('One point in a line or two').first().waitFor();
  const one = Number(numbered[0]);
  await expect.poll(numbers).toEqual(Array.from({ length: numbered.length + 1 }, (_, index) => String(one + index)));
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  expect((await untilPages(before.length)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await tab.keyboard.press('Control+Shift+z');
  await untilPages(before.length + 1);
  await expect.poll(() => tab.locator('[aria-busy="true"]').count()).toBe(0);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await untilPages(before.length);

  await tab.getByRole('button', { name: 'Delete page' }).first().click();
  await tab.getByRole('tooltip').getByRole('button', { name: 'Delete page' }).click();
  await untilPages(before.length - 1);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  const back = await untilPages(before.length);
  expect(back.map(({ styledText, generatedText }) => styledText || generatedText)).toEqual(
    before.map(({ styledText, generatedText }) => styledText || generatedText),
  );
});

it('a page is dragged to another place, and back by undo', async () => {
  await openGlobal();
  const before = (await stored()).map(({ id }) => id);
  await tab.getByRole('tab', { name: 'Pages' }).click();
  const thumbnail = (number: number) => tab.getByRole('button', { name: `Page ${number}`, exact: true });
  await thumbnail(3).scrollIntoViewIfNeeded();
  await thumbnail(1).dragTo(thumbnail(3), { targetPosition: { x: 80, y: 80 } });
  const [first, second, third, ...rest] = before;
  const order = async () => (await stored()).map(({ id }) => id);
  await expect.poll(order).toEqual([second, third, first, ...rest]);
  await expect.poll(() => tab.locator('[aria-busy="true"]').count()).toBe(0);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await expect.poll(order).toEqual(before);
});

it('another style for the whole document is one step', async () => {
  await openGlobal();
  await saved();
  const before = await stored();
  const background = () => tab.getByTestId('editor-page').evaluate((element) => getComputedStyle(element).background);
  const light = await background();
  await tab.getByRole('button', { name: 'Style and format' }).click();
  await tab.getByText('Tech', { exact: true }).last().click();
  await expect.poll(async () => (await stored())[0]?.version).not.toBe(before[0]?.version);
  const restyled = await stored();
  await expect.poll(background).not.toBe(light);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await saved();
  await expect.poll(background).toBe(light);
  await expect.poll(async () => (await stored())[0]?.version).toBeGreaterThan(restyled[0]?.version ?? 0);
  const drawn = ({ styledText, generatedText }: ProjectPage) => styledText || generatedText;
  await expect.poll(async () => (await stored()).map(drawn)).toEqual(before.map(drawn));
});

it('pages and their numbers stand beside the rulers, also when these are shown later', async () => {
  await openGlobal();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Alt+Shift+r');
  const ruler = await tab.getByTestId('ruler-y').boundingBox();
  const beside = (ruler?.x ?? 0) + (ruler?.width ?? 0) + 10;
  const number = tab.locator('[data-stage-page][data-shown] > span').first();
  await expect.poll(async () => (await number.boundingBox())?.x ?? 0).toBeGreaterThan(beside);
  await tab.keyboard.press('Alt+Shift+r');
  await expect.poll(async () => (await number.boundingBox())?.x ?? 0).toBeLessThan(beside);
});

it('pages are chosen, moved, copied, hidden, deleted and put into sections in the overview, each taken back', async () => {
  await openGlobal();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('o');
  const overview = tab.getByRole('region', { name: 'Page overview' });
  // Who searches from here is led to the page, where what is found is shown.
  await overview.waitFor();
  await tab.keyboard.press('Control+f');
  const search = tab.getByPlaceholder('Find in the document');
  await search.press('Escape');
  await search.waitFor({ state: 'hidden' });
  // The button that opens it leaves the keys to the pages.
  await tab.getByRole('button', { name: 'Page overview' }).click();
  await overview.waitFor();
  await tab.keyboard.press('Control+a');
  await overview.getByText(/^Selected: \d/).waitFor();
  const option = (number: number) => overview.locator('[data-row]').nth(number - 1);
  const order = async () => (await stored()).map(({ id }) => id);
  const settled = () => expect.poll(() => overview.getAttribute('aria-busy')).toBe('false');
  const taken = async (state: () => Promise<unknown>, before: unknown) => {
    await settled();
    await tab.keyboard.press('Control+z');
    await expect.poll(state).toEqual(before);
    await settled();
  };
  const before = await order();
  const [a, b, c, ...rest] = before;
  // By key: what is chosen goes together, and the focus stays with it.
  await option(1).click();
  await tab.keyboard.press('Shift+ArrowRight');
  await overview.getByText('Selected: 2').waitFor();
  // The ring of the focus is as round as what it is cut to.
  const corners = await overview.locator('[role="option"]:focus-visible').evaluate((caption) => {
    const looks = [getComputedStyle(caption, '::before'), getComputedStyle(caption.parentElement ?? caption)];
    return looks.map((look) => look.borderRadius);
  });
  expect(corners).toEqual(['10px', '10px']);
  await tab.keyboard.press('Control+ArrowRight');
  await expect.poll(order).toEqual([c, a, b, ...rest]);
  await taken(order, before);
  // By pointer: a range, and one less.
  await option(1).click();
  await option(3).click({ modifiers: ['Shift'] });
  await option(2).click({ modifiers: ['Control'] });
  await option(1).dragTo(option(4), { targetPosition: { x: 200, y: 60 } });
  await expect.poll(order).toEqual([b, rest[0], a, c, ...rest.slice(1)]);
  await taken(order, before);
  // Copies stand behind their pages and are chosen.
  await tab.keyboard.press('Control+d');
  await untilPages(before.length + 2);
  await overview.getByText('Selected: 2').waitFor();
  await taken(order, before);
  // Hidden pages stay, and say so.
  const hidden = async () => (await stored()).filter((page) => page.hidden).map(({ id }) => id);
  await option(2).click();
  await tab.keyboard.press('Control+Shift+h');
  await expect.poll(hidden).toEqual([b]);
  await overview.getByRole('option', { name: /^2 .*Hidden/ }).waitFor();
  await taken(hidden, []);
  // The right button means the page that one points at.
  await option(3).click({ button: 'right' });
  await tab.getByRole('menuitem', { name: 'Hide' }).click();
  await expect.poll(async () => (await hidden()).length).toBe(1);
  await overview.getByRole('option', { name: /^3 .*Hidden/ }).waitFor();
  // While a question waits, nothing is taken back below it.
  await settled();
  await tab.keyboard.press('Delete');
  await tab
    .getByRole('tooltip')
    .getByRole('button', { name: /^Delete pages/ })
    .waitFor();
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Escape');
  await tab.getByRole('tooltip').waitFor({ state: 'detached' });
  await settled();
  expect((await hidden()).length).toBe(1);
  await taken(hidden, []);
  // All but one are deleted together, and asked about.
  await tab.keyboard.press('Control+a');
  await option(before.length).click({ modifiers: ['Control'] });
  // The question has the keys: Escape leaves it and gives them back, Enter answers it.
  const inFocus = () => tab.evaluate(() => document.activeElement?.textContent);
  await tab.keyboard.press('Delete');
  await expect.poll(inFocus).toMatch(/^Delete pages/);
  await tab.keyboard.press('Escape');
  await tab.getByRole('tooltip').waitFor({ state: 'detached' });
  expect(await inFocus()).toMatch(/^\d/);
  await tab.keyboard.press('Delete');
  await expect.poll(inFocus).toMatch(/^Delete pages/);
  await tab.keyboard.press('Enter');
  await expect.poll(order).toEqual(before.slice(-1));
  // The keys go on with the page that is left.
  await expect.poll(inFocus).toMatch(/^1/);
  await taken(order, before);
  // A section begins at the chosen page, gets its name at once, and folds.
  const sections = async () => [...new Set((await stored()).map(({ section }) => section))];
  await option(3).click();
  await overview.getByRole('button', { name: 'New section from here' }).click();
  await overview.getByRole('textbox', { name: 'Name of the section' }).waitFor();
  await expect.poll(sections).toEqual(['', 'New section']);
  await settled();
  // One that is too long is not cut but refused.
  await tab.keyboard.insertText('x'.repeat(61));
  await tab.getByText('Too long to be saved: 61 characters').waitFor();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.type('Money');
  await tab.keyboard.press('Enter');
  await expect.poll(sections).toEqual(['', 'Money']);
  await overview.getByRole('button', { name: /^Money/ }).click();
  await expect.poll(() => overview.getByRole('option').count()).toBe(2);
  await overview.getByRole('button', { name: /^Money/ }).click();
  await overview.getByRole('button', { name: 'Remove section and keep its pages' }).click();
  await expect.poll(sections).toEqual(['']);
  // Another style for two of them only.
  const ownStyles = async () => (await stored()).map(({ style }) => style);
  const plain = before.map(() => '');
  await settled();
  await option(1).click();
  await option(2).click({ modifiers: ['Shift'] });
  await overview.getByRole('button', { name: 'Style of these pages' }).click();
  await tab.getByText('Tech', { exact: true }).last().click();
  await expect.poll(ownStyles).toEqual(['tech', 'tech', ...plain.slice(2)]);
  await tab.keyboard.press('Escape');
  await settled();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ownStyles).toEqual(plain);
  // A double-click goes on with that page.
  await option(2).dblclick();
  await tab.locator(`[data-stage-page="${b}"][data-shown]`).waitFor();
});

it('speaker notes are typed under the page, found, taken back and stored with it', async () => {
  await openGlobal();
  const bar = tab.getByRole('region', { name: 'Speaker notes' });
  await bar.getByRole('button', { name: 'Speaker notes' }).click();
  const field = bar.getByRole('textbox');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  // At once: keys that come late on a busy machine are steps of their own.
  await tab.keyboard.insertText('Thank the bakers');
  await saved();
  const { pageId, pathname } = await tab.evaluate(() => {
    const { pathname } = location;
    return { pathname, pageId: Number(document.querySelector<HTMLElement>('[data-shown]')?.dataset.stagePage) };
  });
  const notes = async () => (await stored()).find(({ id }) => id === pageId)?.styledText ?? '';
  await expect.poll(notes, { message: pathname }).toContain('notes="Thank the bakers"');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Control+f');
  await tab.keyboard.type('bakers');
  await tab.getByText('0 / 1').waitFor();
  await tab.keyboard.press('Escape');
  await field.focus();
  await tab.keyboard.press('Control+z');
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(notes).not.toContain('bakers');
  // What is too long to be saved stays whole, and the field itself takes it back.
  await tab.keyboard.insertText('long '.repeat(1_601));
  await bar.getByText('Too long to be saved: 8005 characters, at most 8000 fit').waitFor();
  expect((await field.inputValue()).length).toBe(8005);
  await tab.keyboard.press('Control+z');
  await expect.poll(() => field.inputValue()).toBe('');
});

it('has an address of its own: a reload stays on the page that is edited, and going back leaves the editor', async () => {
  await tab.goto('/');
  await tab.getByTestId('edit-document').click();
  await tab.getByTestId('editor-page').waitFor();
  await cameraRests(tab);
  const pages = await stored();
  const last = pages.at(-1)?.id;
  await tab.getByRole('tab', { name: 'Pages' }).click();
  await tab.getByRole('button', { name: `Page ${pages.length}`, exact: true }).click();
  await expect.poll(() => new URL(tab.url()).pathname).toBe(`/edit/${last}`);
  await tab.reload();
  await tab.locator(`[data-stage-page="${last}"][data-shown]`).waitFor();
  // Whoever comes by an address may have been in another project.
  const other = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Another one' });
  await tab.evaluate((id) => localStorage.setItem('pagewright_last_project', String(id)), other.id);
  await tab.reload();
  await tab.locator(`[data-stage-page="${last}"][data-shown]`).waitFor();
  const current = tab.getByTestId('project-row').locator('[aria-current]');
  await expect.poll(() => current.allTextContents()).toEqual([expect.stringMatching(/^Global/)]);
  await tab.goBack();
  await tab.getByTestId('edit-document').waitFor();
  expect(new URL(tab.url()).pathname).toBe('/');
});

it('the theme is edited over all pages as one step, kept as a brand kit and chosen where styles are chosen', async () => {
  await openGlobal();
  const accents = async () => (await stored()).filter(({ styledText }) => /#[bB]00020/.test(styledText)).length;
  const before = (await stored()).map(({ styledText }) => styledText);
  await tab.getByRole('tab', { name: 'Theme' }).click();
  const panel = tab.getByRole('tabpanel', { name: 'Theme' });
  const colour = async (label: RegExp, hex: string) => {
    await panel.getByRole('button', { name: label }).click();
    const field = tab.locator('.ant-color-picker-hex-input input');
    await field.fill(hex);
    await field.press('Enter');
    await tab.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  };
  await colour(/^Accent:/, 'b00020');
  await expect.poll(accents).toBeGreaterThan(0);
  await panel.getByRole('slider', { name: 'Corners' }).press('ArrowRight');
  // The logo stands on every page, and goes with the kit.
  const logos = async () => (await stored()).filter(({ styledText }) => styledText.includes('alt="House"')).length;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z" fill="#b00020"/></svg>';
  const picture = { name: 'House.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await panel.getByLabel('Choose a logo').setInputFiles(picture);
  await expect.poll(logos).toBe(before.length);
  // What cannot be read is said, and mended with one press.
  await colour(/^Text:/, 'f4f4f4');
  const warning = panel.getByText(/Hard to read on the page/);
  await warning.waitFor();
  await panel.getByRole('button', { name: 'Fix' }).click();
  await warning.waitFor({ state: 'detached' });
  const rests = () => expect.poll(() => panel.locator('[aria-busy="true"]').count()).toBe(0);
  await rests();
  await panel.getByRole('button', { name: 'Save as brand kit' }).click();
  const kitName = tab.getByRole('textbox', { name: 'Name of the brand kit' });
  await kitName.fill('x'.repeat(61));
  await tab.getByText('Too long to be saved: 61 characters').waitFor();
  await kitName.fill('House red');
  await tab.keyboard.press('Enter');
  const kit = panel.getByRole('button', { name: 'House red', exact: true });
  await expect.poll(() => kit.getAttribute('aria-pressed')).toBe('true');
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await expect.poll(async () => (await stored()).map(({ styledText }) => styledText)).toEqual(before);
  await expect.poll(() => kit.getAttribute('aria-pressed')).toBe('false');
  await tab.getByRole('button', { name: 'Style and format' }).click();
  await tab.locator('label').filter({ hasText: 'House red' }).click();
  await expect.poll(accents).toBeGreaterThan(0);
  await expect.poll(logos).toBe(before.length);
  await expect.poll(() => kit.getAttribute('aria-pressed')).toBe('true');
  await tab.keyboard.press('Escape');
  // Without the kit the document shows what it showed.
  // A kit from a file whose name is too long is asked for a shorter one.
  const content = { ...tokensOf('warm'), name: 'House blue '.repeat(6).trim() };
  const file = { name: 'kit.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) };
  await panel.locator('input[type="file"][accept*="json"]').setInputFiles(file);
  await tab.getByText('Too long to be saved: 65 characters, at most 60 fit').waitFor();
  expect(await kitName.inputValue()).toBe(content.name);
  await kitName.fill('House blue');
  await tab.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'House blue', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'More for House red' }).click();
  await tab.getByRole('menuitem', { name: 'Delete' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await kit.waitFor({ state: 'detached' });
  expect(await accents()).toBeGreaterThan(0);
  // What another tab changed meanwhile stays beside what is changed here, and is shown here then.
  const styleNow = async () => {
    const project = await callApi<Project>(tab, 'GET', `/api/pagewright/project/getInfo/${projectId}`);
    return tokensOf(project.settings.style);
  };
  const seen = await styleNow();
  const wider = { ...seen, rhythm: { ...seen.rhythm, gap: seen.rhythm.gap + 8 } };
  await callApi(tab, 'POST', '/api/pagewright/project/redesign', { projectId, style: wider, keepsOwn: true });
  await panel.getByRole('slider', { name: 'Corners' }).press('ArrowRight');
  await expect.poll(async () => (await styleNow()).shape.radius).toBeGreaterThan(seen.shape.radius);
  expect((await styleNow()).rhythm).toEqual(wider.rhythm);
});

it('what repeats is put on all pages from the menu, and switched off for one of them in its panel', async () => {
  await openGlobal();
  await tab.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await saved();
  const marked = async () =>
    (await stored()).filter(({ styledText }) => styledText.includes('repeat="repeat-1"')).length;
  const total = (await stored()).length;
  await tab.keyboard.press('Control+k');
  await tab.getByRole('combobox', { name: 'Commands' }).fill('Repeat on all');
  await tab.getByRole('option', { name: 'Repeat on all pages' }).waitFor();
  await tab.keyboard.press('Enter');
  await expect.poll(marked).toBe(total);
  await tab.getByText('It is on all pages').waitFor();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Escape');
  const list = tab.getByRole('region', { name: 'On all pages' });
  await list.getByRole('switch', { name: 'Rectangle' }).click();
  await expect.poll(marked).toBe(total - 1);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await expect.poll(marked).toBe(total);
  await tab.keyboard.press('Control+z');
  await expect.poll(marked).toBe(0);
});

it('the tools of a text stay on the stage, however many there are', async () => {
  await openGlobal();
  const [first] = await stored();
  await tab.locator(`[data-stage-page="${first?.id}"] [data-component-id="title"]`).dblclick();
  const tools = tab.getByRole('toolbar', { name: 'Text formatting' });
  await tools.waitFor();
  const boxes = async () => [await tools.boundingBox(), await tab.getByTestId('stage').boundingBox()] as const;
  await expect
    .poll(async () => {
      const [bar, stage] = await boxes();
      return bar && stage && bar.x >= stage.x && bar.x + bar.width <= stage.x + stage.width;
    })
    .toBe(true);
  expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await tab.keyboard.press('Escape');
});

/** The tasks of `docs/pptist.md` with their steps there and here. */
function tenTasks(): Map<string, { readonly there: number; readonly here: number }> {
  const text = readFileSync(join(import.meta.dirname, '../docs/pptist.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| .* \| \d+ \|/.test(line));
  return new Map(
    rows.map((row) => {
      const [task = '', , there, , here] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [task, { there: Number(there), here: Number(here) }];
    }),
  );
}

it('ten tasks of people who know PPTist take no more steps than there', async () => {
  const page = await addBlank(2);
  await enterEditor(tab, `/edit/${page}`);
  await cameraRests(tab);
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    steps += 1;
    await act;
  };
  const counted = new Map<string, number>();
  const task = async (name: string, run: () => Promise<void>) => {
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Escape');
    steps = 0;
    await run();
    counted.set(name, steps);
    await saved();
  };
  const frame = () => tab.locator('[data-stage-page][data-shown]');
  const onPage = (kind: string) => frame().locator(`[data-component-id^="${kind}"]`);
  const pageNow = async (id = page) => {
    const found = (await stored()).find((one) => one.id === id);
    return parsePage(found?.styledText || found?.generatedText || '');
  };
  const key = (chord: string) => step(tab.keyboard.press(chord));
  const type = (text: string) => step(tab.keyboard.type(text));
  const press = (where: Locator) => step(where.click());
  const button = (name: string) => tab.getByRole('button', { name, exact: true });
  const at = async (x: number, y: number) => {
    const box = await frame().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) * x, y: (box?.y ?? 0) + (box?.height ?? 0) * y };
  };
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [await at(...from), await at(...to)];
    await tab.mouse.move(start.x, start.y);
    await tab.mouse.down();
    await tab.mouse.move(end.x, end.y, { steps: 4 });
    await tab.mouse.up();
  };

  await task('Write where one points', async () => {
    const { x, y } = await at(0.2, 0.2);
    await step(tab.mouse.dblclick(x, y));
    await type('quarry');
    // While a text is typed in it is not said to be saved.
    await tab.keyboard.press('Escape');
  });
  await frame().getByText('quarry').waitFor();
  await task('Draw a rectangle in another colour', async () => {
    await press(button('Rectangle'));
    await press(tab.getByRole('button', { name: /^Background colour:|^Fill:/ }).first());
    await press(tab.locator('.ant-color-picker-presets-color').last());
  });
  await task('Insert a table and write in its first cell', async () => {
    await press(button('Table'));
    const table = onPage('aiTable').last();
    const box = await table.boundingBox();
    await step(tab.mouse.dblclick((box?.x ?? 0) + 12, (box?.y ?? 0) + 12));
    await type('cell');
    await tab.keyboard.press('Escape');
  });
  await task('Insert a chart', async () => {
    await press(button('Chart'));
  });
  await task('Let an object come in', async () => {
    await press(frame().getByText('quarry'));
    await press(tab.locator('summary').filter({ hasText: 'Animation' }).first());
    await press(tab.getByTestId('entrance'));
    await press(tab.locator('.ant-select-dropdown:visible').getByTitle('Fade', { exact: true }));
  });
  await task('Align three objects with each other', async () => {
    await step(drag([0.005, 0.01], [0.995, 0.99]));
    await press(button('Align left'));
  });
  const order = async () => (await stored()).map(({ id }) => id);
  const before = await order();
  const place = before.indexOf(page);
  await task('Move the page one on', async () => {
    await key('Control+ArrowDown');
    await expect.poll(async () => (await order()).indexOf(page)).toBe(place + 1);
  });
  await task('Copy the page', async () => {
    await key('Control+Alt+d');
    await untilPages(before.length + 1);
  });
  await task('Add a page', async () => {
    await key('Control+Enter');
    await untilPages(before.length + 2);
  });
  await task('Replace a word on all pages', async () => {
    await key('Control+f');
    await type('quarry');
    await press(button('Replace…'));
    await type('mine');
    await press(button('Replace all'));
    await tab.getByText('2 replaced').waitFor();
  });

  const made = await pageNow();
  const kinds = made.components.map(({ type: kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['text', 'rectangle', 'aiTable', 'aiEchart']));
  const words = made.components.find((one) => one.type === 'text' && one.props.text === 'mine');
  expect(words?.entrance?.kind).toBe('fade');
  const left = made.components.filter(({ type: kind }) => kinds.includes(kind)).map(({ position }) => position.x);
  expect(new Set(left).size).toBe(1);
  const rectangle = made.components.find((one) => one.type === 'rectangle');
  expect(rectangle?.type === 'rectangle' && rectangle.props.backgroundColor.toLowerCase()).toBe('#7a3ff2');
  const table = made.components.find((one) => one.type === 'aiTable');
  expect(table?.type === 'aiTable' && table.props.cellData[0]?.[0]).toBe('cell');
  const tasks = tenTasks();
  expect(counted.size).toBe(10);
  expect([...counted].toSorted()).toEqual([...tasks].map(([name, { here }]) => [name, here]).toSorted());
  for (const [name, { there, here }] of tasks) expect(here, name).toBeLessThanOrEqual(there);
});

/** A page with nothing on it. @returns its id */
async function addBlank(pageNumber: number): Promise<number> {
  const blank: Page = {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 30,
    components: [],
  };
  const body = { projectId, pageNumber, pageType: blank.format, styledText: printPage(blank) };
  return (await callApi<ProjectPage>(tab, 'POST', '/api/pagewright/page/add', body)).id;
}

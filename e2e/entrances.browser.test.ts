import type { ProjectPage } from '@pagewright/contract/pages';
import { entrancesOf } from '@pagewright/page/entrance-steps';
import { parsePage } from '@pagewright/page/source-text';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addFromTemplate, callApi } from './screens.ts';
import { inSlowMotion } from './slow-motion.ts';
import { useScreens } from './use-screens.ts';

/** Objects of a page come one after another: ordered in the editor, and stepped through when the page is presented. */

const screens = useScreens();
let tab: Tab;
let projectId: number;
let pageId: number;
let title: string;
let body: string;

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'Step by step');
  const second = (await stored())[1];
  if (!second) throw new Error('the template has too few pages');
  pageId = second.id;
  const words = parsePage(second.styledText).components.filter(
    ({ decorative, visible, props }) => !decorative && visible && 'text' in props && props.text !== '',
  );
  [title = '', body = ''] = words.map(({ id }) => id);
});

const stored = (): Promise<readonly ProjectPage[]> =>
  callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
const storedOrder = async () => {
  const page = (await stored()).find(({ id }) => id === pageId);
  return entrancesOf(parsePage(page?.styledText ?? '')).map(({ id, entrance }) => [id, entrance.kind, entrance.start]);
};
const choose = async (field: string, choice: string) => {
  await tab.getByTestId(field).click();
  await tab.locator('.ant-select-dropdown:visible').getByTitle(choice, { exact: true }).click();
};
const seen = (where: Tab, id: string) =>
  where.evaluate((one) => {
    const shown = document.querySelector(`[data-current] [data-component-id="${one}"]`);
    return shown && getComputedStyle(shown).visibility;
  }, id);

it('are chosen, put in order by keys, undone and played in the editor', async () => {
  await tab.goto(`/create/page/${pageId}`);
  const onPage = (id: string) => tab.locator(`[data-testid="editor-page"] [data-component-id="${id}"]`);
  await onPage(title).click();
  await tab.keyboard.press('Control+k');
  await tab.getByRole('combobox', { name: 'Commands' }).fill('show animation');
  await tab.keyboard.press('Enter');
  await choose('entrance', 'Fade');
  await onPage(body).click();
  await choose('entrance', 'Fly in');
  await choose('entrance-direction', 'To the left');
  const list = tab.getByRole('list', { name: 'Order of entrances' });
  const rows = () => list.locator('li').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['row']));
  await expect.poll(rows).toEqual([title, body]);
  await list.locator('li').nth(1).getByRole('button').first().press('Alt+ArrowUp');
  await expect.poll(rows).toEqual([body, title]);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rows).toEqual([title, body]);
  await tab.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(rows).toEqual([body, title]);
  await list.locator('li').nth(1).getByRole('button').first().click();
  await choose('entrance-start', 'After the previous one');
  await expect.poll(storedOrder).toEqual([
    [body, 'fly', 'click'],
    [title, 'fade', 'after'],
  ]);
  await tab.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = () =>
    tab.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.target] : []))
        .flatMap((one) => (one instanceof HTMLElement ? (one.dataset['componentId'] ?? []) : [])),
    );
  await inSlowMotion(tab, async () => {
    await tab.getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(moving).toEqual([body, title]);
  });
  await tab.emulateMedia({ reducedMotion: 'reduce' });
});

it('are stepped through, taken back, and told of in the window of the one who speaks', async () => {
  const count = () => tab.getByTestId('slide-count').textContent();
  await tab.goto(`/present/${projectId}?page=2`);
  await expect.poll(() => seen(tab, body)).toBe('hidden');
  expect(await seen(tab, title)).toBe('hidden');
  const opened = tab.waitForEvent('popup');
  await tab.keyboard.press('s');
  const presenter = await opened;
  await presenter.getByTestId('step-count').getByText('Step 0 of 1').waitFor();
  const number = await count();
  await tab.keyboard.press('ArrowRight');
  await expect.poll(() => seen(tab, body)).toBe('visible');
  await expect.poll(() => seen(tab, title)).toBe('visible');
  expect(await count()).toBe(number);
  // Who wants less motion gets none.
  expect(await tab.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running'))).toEqual(
    [],
  );
  await presenter.getByTestId('step-count').getByText('Step 1 of 1').waitFor();
  await presenter.keyboard.press('ArrowLeft');
  await expect.poll(() => seen(tab, body)).toBe('hidden');
  await presenter.close();
  await tab.mouse.click(500, 300);
  await expect.poll(() => seen(tab, body)).toBe('visible');
  await tab.mouse.click(500, 300);
  await expect.poll(count).not.toBe(number);
  // A page that is gone back to is as it was left.
  await tab.keyboard.press('ArrowLeft');
  await expect.poll(count).toBe(number);
  expect(await seen(tab, body)).toBe('visible');
  await tab.keyboard.press('o');
  const overview = tab.getByRole('dialog', { name: 'All pages' });
  await overview.waitFor();
  // Pictures of pages show everything at once.
  const small = overview.locator(`[data-component-id="${body}"]`).first();
  await expect.poll(() => small.evaluate((one) => getComputedStyle(one).visibility)).toBe('visible');
  await tab.keyboard.press('Enter');
  await expect.poll(() => seen(tab, body)).toBe('hidden');
});

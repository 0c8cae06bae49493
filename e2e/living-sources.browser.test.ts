import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { ask } from '@pagewright/server/src/testing/ask.ts';
import { xlsx } from '@pagewright/source/testing/xlsx';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { enterEditor } from './follow.ts';
import { seriousFaults } from './looked-at.ts';
import { openListed } from './open-listed.ts';
import { callApi } from './screens.ts';
import { tabTo } from './tab-to.ts';
import { useScreens } from './use-screens.ts';

/** A newer version of a file, as people bring one: what changed in it, what that changes on pages, and back. */

const PLAN = `Bakery on Mill Street

Opening

- The lease was signed on 1 March
- Ovens arrive on 12 April
- The first loaf is sold on 2 May

Money

- Rent is 1,350 euros a month
- Flour costs 900 euros a month
- Wages come to 7,200 euros a month
`;
const NEWER = PLAN.replace('1,350', '1,480').replace('12 April', '19 April');

const screens = useScreens();
let tab: Tab;

beforeAll(async () => {
  tab = await screens.memberTab();
});

const file = (text: string) => ({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

it('is compared, proposed on its pages, accepted by object, and taken back', async () => {
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Bakery' });
  await tab.goto('/');
  await openListed(tab, 'Bakery');
  await tab.getByTestId('file-input').setInputFiles(file(PLAN));
  await tab.getByTestId('document').waitFor();
  await tab.getByTestId('generate').click();
  await tab.getByTestId('page-indicator').waitFor();
  const pages = () => callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
  const words = async () => (await pages()).map(({ styledText }) => allWords(parsePage(styledText))).join('\n');
  const before = await words();

  // A file of the same name is asked about, and changes no page by itself.
  await tab.locator('aside').getByRole('button', { name: 'Content and settings' }).click();
  // Left by Escape, it uploads nothing.
  await tab.getByTestId('file-input').setInputFiles(file(NEWER));
  const question = tab.getByRole('dialog', { name: 'There is a file of this name already' });
  await question.waitFor();
  await tab.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  const documents = () => callApi<object[]>(tab, 'GET', `/api/pagewright/document/list?projectId=${id}`);
  expect(await documents()).toHaveLength(1);
  await tab.getByTestId('file-input').setInputFiles(file(NEWER));
  // On a slow machine what is drawn is begun anew: what was given up must not be left on top of anything.
  const slowness = await tab.context().newCDPSession(tab);
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await tab.getByRole('button', { name: 'Newer version', exact: true }).click();
  const changes = tab.getByTestId('source-changes');
  await changes.locator('ins').first().waitFor();
  await expect.poll(() => changes.locator('ins').allTextContents()).toEqual(['19', '1,480']);
  expect(await words()).toBe(before);

  // What says the same in both versions is nothing to choose: one page has one object, the other has two.
  await tab.getByTestId('refresh-pages').click();
  const proposal = tab.getByTestId('assistant-proposal');
  const objects = proposal.locator('fieldset').getByRole('checkbox');
  await objects.first().waitFor();
  // The dialog that it was asked for in makes way for the pages.
  await changes.waitFor({ state: 'detached' });
  const name = (object: string) => `Says something else ${object}`;
  for (const object of ['1,480 euros', 'Rent is 1,480 euros a month']) {
    const box = proposal.getByRole('checkbox', { name: name(object), exact: true });
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await expect.poll(() => objects.count()).toBe(2);
  // One is left out by a press on it, on the later page, which shows it as it was from then on.
  const row = proposal.locator('[data-page-id]').filter({ hasText: 'Rent is 1,480 euros a month' });
  const outlined = row.locator('[data-press][data-object]');
  await expect.poll(() => outlined.count()).toBe(2);
  const amount = row
    .locator('[data-component-id]')
    .filter({ hasText: /^1,480 euros$/ })
    .last();
  const objectId = await amount.getAttribute('data-component-id');
  await row.locator(`[data-press][data-object="${objectId}"]`).click();
  const listed = proposal.getByRole('checkbox', { name: name('1,480 euros'), exact: true });
  await expect.poll(() => listed.isChecked()).toBe(false);
  await expect.poll(() => row.getByText('1,350 euros', { exact: true }).count()).toBe(2);
  await expect.poll(() => outlined.and(row.locator('[data-left]')).count()).toBe(1);
  // By keys the list beside the pages does the same.
  await tabTo(listed);
  await tab.keyboard.press('Space');
  await expect.poll(() => outlined.and(row.locator('[data-left]')).count()).toBe(0);
  await tab.keyboard.press('Space');
  await expect.poll(() => outlined.and(row.locator('[data-left]')).count()).toBe(1);
  await tab.getByTestId('assistant-accept').click();
  // As long as it is being closed, keys are its own.
  await tab.getByTestId('assistant-proposal').waitFor({ state: 'detached' });
  await expect.poll(words).not.toBe(before);
  const after = await words();
  for (const one of ['19 April', '1,350 euros', 'Rent is 1,480 euros a month']) expect(after).toContain(one);
  expect(after).not.toContain('12 April');

  // The panel below has heard nothing of the dialogs that lay over it, however slowly they came.
  await tab.keyboard.press('Escape');
  await tab.getByTestId('file-input').waitFor({ state: 'detached' });
  await slowness.detach();
  await tab.getByTestId('document-undo').click();
  await expect.poll(words).toBe(before);
});

const SALES = [
  ['Month', 'Loaves', 'Rolls', 'Share'],
  ['May', 4200, 9100, 0.3],
  ['June', 5300, 9900, 0.4],
  ['July', 6100, 8700, 0.3],
];
const book = (rows: readonly (readonly (string | number)[])[]) => ({
  name: 'sales.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(xlsx('Sales', rows)),
});

it('a chart of cells is chosen by range, says when these say something else, and takes it over as one step', async () => {
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Sales book' });
  await tab.goto('/');
  await openListed(tab, 'Sales book');
  await tab.getByTestId('file-input').setInputFiles(book(SALES));
  await tab.getByTestId('document').waitFor();
  await tab.getByTestId('generate').click();
  await tab.getByTestId('page-indicator').waitFor();
  const pages = () => callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
  const [first] = await pages();
  await enterEditor(tab, `/create/page/${first?.id}`);
  await tab.getByRole('button', { name: 'Chart from a workbook' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Chart from cells' });
  const range = dialog.getByLabel('Range');
  const cell = (text: string) => dialog.locator('td', { hasText: text });
  await expect.poll(() => range.inputValue()).toBe('A1:D4');
  expect(await seriousFaults(tab)).toEqual([]);
  // By the pointer, by the keys, and typed.
  await cell('June').hover();
  await tab.mouse.down();
  await cell('8700').hover();
  await tab.mouse.up();
  await expect.poll(() => range.inputValue()).toBe('A3:C4');
  await cell('Month').click();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown']) await tab.keyboard.press(key);
  await expect.poll(() => range.inputValue()).toBe('A1:B3');
  // A press of a key is one step back within the dialog, a drag another.
  for (const before of ['A1:B2', 'A1:B1', 'A1:A1', 'A3:C4', 'A1:D4']) {
    await tab.keyboard.press('Control+z');
    await expect.poll(() => range.inputValue()).toBe(before);
  }
  await tab.keyboard.press('Control+y');
  await expect.poll(() => range.inputValue()).toBe('A3:C4');
  await range.fill('H1:J2');
  await dialog.getByText('A range like A1:D4').waitFor();
  await range.fill('a1:d4');
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'D · Share' }).isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Insert chart' }).click();
  await dialog.waitFor({ state: 'detached' });
  const chart = async () => {
    const { components } = parsePage((await pages())[0]?.styledText ?? '');
    const own = components.find(({ props }) => 'cells' in props && props.cells !== undefined);
    return own && 'content' in own.props && JSON.stringify(own.props.content);
  };
  await expect.poll(chart).toContain('5300');
  await tab.locator('[data-cells="same"]').waitFor();
  await tab.getByRole('button', { name: 'Look again' }).click();
  await tab.locator('[data-cells="same"]').waitFor();

  const [document] = await callApi<{ id: number }[]>(tab, 'GET', `/api/pagewright/document/list?projectId=${id}`);
  const newer = book([...SALES.with(2, ['June', 7777, 9900, 0.4]), ['August', 7000, 8800, 0.3]]);
  const body = new FormData();
  body.set('projectId', String(id));
  body.set('file', new File([newer.buffer], newer.name, { type: newer.mimeType }));
  const headers = { authorization: `Bearer ${await tab.evaluate(() => localStorage.getItem('pagewright_token'))}` };
  const path = `/api/pagewright/document/replace/${document?.id}`;
  expect((await ask(screens.server.url + path, { method: 'POST', headers, body })).status).toBe(200);
  // Whoever comes back from another window, where they brought the newer file, is told without asking.
  await tab.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await tab.locator('[data-cells="other"]').waitFor();
  await tab.getByRole('button', { name: 'Refresh from file' }).click();
  await tab.locator('[data-cells="same"]').waitFor();
  await expect.poll(chart).toMatch(/August.*7777/);
  await tab.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(chart).toContain('5300');
});

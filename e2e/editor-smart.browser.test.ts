import { ask } from '@pagewright/server/src/testing/ask.ts';
import { xlsx } from '@pagewright/source/testing/xlsx';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enterEditor } from './follow.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** Smart components, filled from the files of the project with the real pointer and keyboard. */

const REPORT = `Branch report

1. Customers

The northern branch served 4,820 customers in 2023. Complaints about late deliveries fell by a third after the second warehouse opened.
`;
const SALES = xlsx('Sales', [
  ['Quarter', 'Revenue', 'Cost'],
  ['2024 Q1', 310, 220],
  ['2024 Q2', 355, 240],
  ['2024 Q3', 402, 255],
  ['2024 Q4', 468, 290],
]);
const BLANK =
  '<Page title="Blank" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';

const screens = useScreens();
let tab: Tab;
let projectId: number;

beforeAll(async () => {
  tab = await screens.memberTab();
  const project = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Smart' });
  projectId = project.id;
  await upload('report.txt', Buffer.from(REPORT));
  await upload('sales.xlsx', SALES);
});

async function upload(name: string, bytes: Uint8Array): Promise<void> {
  const body = new FormData();
  body.set('projectId', String(projectId));
  body.set('file', new File([Uint8Array.from(bytes)], name));
  const token = await tab.evaluate(() => localStorage.getItem('pagewright_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await ask(`${screens.server.url}/api/pagewright/document/upload`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Opens a new page without anything on it. */
async function openBlank(): Promise<void> {
  const body = { projectId, generatedText: BLANK };
  const page = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/page/add', body);
  await enterEditor(tab, `/create/page/${page.id}`);
  await cameraRests(tab);
}

const page = (): Locator => tab.getByTestId('editor-page');
const properties = (): Locator => tab.getByRole('complementary', { name: 'Properties' });
const toast = (text: string | RegExp): Promise<void> => tab.getByText(text).first().waitFor();

/** Puts a smart component on the page with the pointer and says in its panel what it is to hold. */
async function insert(name: string, description: string, dataType?: string): Promise<Locator> {
  await tab.getByRole('tab', { name: 'Components' }).click();
  const components = page().locator('[data-component-id]');
  const before = await components.count();
  await tab.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => components.count()).toBe(before + 1);
  const id = await components.last().getAttribute('data-component-id');
  await properties().getByRole('tab', { name: 'Properties' }).last().click();
  await properties()
    .getByLabel(/^Description(?! for)/)
    .first()
    .fill(description);
  if (dataType) {
    await properties().getByRole('combobox', { name: 'Type of data' }).first().click();
    await tab
      .getByRole('option', { name: dataType, exact: true })
      .or(tab.getByTitle(dataType, { exact: true }))
      .last()
      .click();
  }
  return page().locator(`[data-component-id="${id}"]`);
}

const fillButton = (): Locator => properties().getByRole('button', { name: 'Fill from sources' });
const undo = (): Promise<void> => tab.getByRole('button', { name: /^Undo/ }).click();

describe('a smart component', () => {
  it('of words is filled with what the file says, with its origin, and undone in one step', async () => {
    await openBlank();
    const text = await insert('Smart text', 'Complaints about late deliveries');
    await fillButton().click();
    // What is told for a while only is waited for first.
    await toast('Filled from the sources: 1');
    await text.getByText('Complaints about late deliveries fell by a third').waitFor();
    const origin = properties().locator('section', { hasText: 'Where this comes from' });
    await origin.getByText('The northern branch served 4,820 customers').waitFor();
    await undo();
    await text.getByText('fell by a third').waitFor({ state: 'detached' });
    // What was typed into the panel before is still there: the filling was a step of its own.
    expect(
      await properties()
        .getByLabel(/^Description(?! for)/)
        .first()
        .inputValue(),
    ).toBe('Complaints about late deliveries');
  });

  it('of one figure holds that figure', async () => {
    await openBlank();
    const text = await insert('Boxed smart text', 'customers of the northern branch', 'Number');
    await fillButton().click();
    await text.getByText('4,820 customers', { exact: true }).waitFor();
  });

  it('of cells is filled from the workbook and grows with its rows', async () => {
    await openBlank();
    const table = await insert('Smart table', 'Quarter, revenue and cost');
    await expect.poll(() => table.locator('tr').count()).toBe(4);
    await fillButton().click();
    await table.getByText('468', { exact: true }).waitFor();
    const rows = await table
      .locator('tr')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent)));
    expect(rows).toEqual([
      ['Quarter', 'Revenue', 'Cost'],
      ['2024 Q1', '310', '220'],
      ['2024 Q2', '355', '240'],
      ['2024 Q3', '402', '255'],
      ['2024 Q4', '468', '290'],
    ]);
    await undo();
    await expect.poll(() => table.locator('tr').count()).toBe(4);
    expect(await table.getByText('468', { exact: true }).count()).toBe(0);
  });

  it('of figures is drawn from the workbook, from the menu at the right mouse button', async () => {
    await openBlank();
    const chart = await insert('Smart chart', 'Revenue by quarter');
    const before = await sourceOf();
    await chart.click({ button: 'right', position: { x: 40, y: 40 } });
    await tab.getByRole('menuitem', { name: 'Fill from sources' }).click();
    await toast('Filled from the sources: 1');
    // The message of the component before may still stand there.
    await expect.poll(sourceOf).toContain('sales.xlsx#');
    const filled = await sourceOf();
    for (const figure of ['310', '355', '402', '468', '2024 Q3', 'sales.xlsx#']) expect(filled).toContain(figure);
    await undo();
    await expect.poll(sourceOf).toBe(before);
  });

  it('stays as it is where no source speaks of what is wanted, and says so', async () => {
    await openBlank();
    const text = await insert('Smart text', 'Salary of the chief executive');
    const before = await text.textContent();
    await fillButton().click();
    await toast('Nothing in the sources speaks of this.');
    expect(await text.textContent()).toBe(before);
  });
});

describe('all empty smart components of a page', () => {
  it('are filled at once, in one step of undo', async () => {
    await openBlank();
    const text = await insert('Smart text', 'Complaints about late deliveries');
    await tab.getByTestId('stage').focus();
    for (let step = 0; step < 22; step += 1) await tab.keyboard.press('Shift+ArrowUp');
    const table = await insert('Smart table', 'Quarter and revenue');
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Escape');
    const button = properties().getByRole('button', { name: 'Fill all empty smart components' });
    await button.click();
    await toast('Filled from the sources: 2');
    await table.getByText('468', { exact: true }).waitFor();
    await text.getByText('fell by a third').waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await undo();
    await table.getByText('468', { exact: true }).waitFor({ state: 'detached' });
    await text.getByText('fell by a third').waitFor({ state: 'detached' });
    await tab.getByRole('button', { name: /^Redo/ }).click();
    await table.getByText('468', { exact: true }).waitFor();
  });
});

/** The page as its source, once it is saved. */
async function sourceOf(): Promise<string> {
  await tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  const id = /\/create\/page\/(\d+)/.exec(tab.url())?.[1];
  const { styledText } = await callApi<{ styledText: string }>(tab, 'GET', `/api/pagewright/page/getInfo/${id}`);
  return styledText;
}

import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage } from '@pagewright/page/source-text';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { held } from './held.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** Nothing that a person made is lost, as people see it: in the document view, beside the create screen. */

const REPORT = `# Regions

## Sales by region

| Region | Sales | Share |
| --- | --- | --- |
| North | 120 | 40 % |
| South | 90 | 30 % |
| West | 60 | 20 % |
| East | 30 | 10 % |
`;

const screens = useScreens();
let tab: Tab;

beforeAll(async () => {
  tab = await screens.memberTab();
});

async function projectId(): Promise<number> {
  const projects = await callApi<{ id: number }[]>(tab, 'GET', '/api/pagewright/project/list');
  return Math.max(...projects.map(({ id }) => id));
}

const stored = async (): Promise<ProjectPage[]> =>
  callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${await projectId()}`);
const style = (id: string) => tab.locator(`aside [data-value="${id}"]`);
const button = (what: 'undo' | 'redo') => tab.getByTestId(`document-${what}`);
const cells = async () =>
  (await stored()).flatMap(({ styledText }) =>
    parsePage(styledText).components.flatMap(({ props }) => ('cellData' in props ? props.cellData.flat() : [])),
  );

/** Loads the document anew. The assistant comes late: until it has its place nothing is shown that could be pressed there. */
async function reloadWithLateAssistant(): Promise<void> {
  const scripts = /\/AssistantPanel-[^/]*\.js$/;
  const assistant = await held(tab, scripts);
  await tab.reload();
  await assistant.asked;
  await tab.locator('[data-page]').first().waitFor();
  expect(await tab.getByTestId('page-indicator').count()).toBe(0);
  assistant.release();
  await tab.getByTestId('page-indicator').waitFor();
  expect(await tab.getByTestId('assistant').isVisible()).toBe(true);
  await tab.unroute(scripts);
}

it('what is typed on the create screen is there again after a reload, and is what is generated from', async () => {
  await tab.goto('/');
  const text = tab.getByTestId('drop-area').locator('textarea');
  await text.fill(REPORT);
  await tab.locator('[data-value="warm"]').first().click();
  await tab.reload();
  await expect.poll(() => text.inputValue()).toBe(REPORT);
  await tab.getByTestId('generate').click();
  await tab.getByTestId('page-indicator').waitFor();
  const [cover] = await stored();
  expect(cover?.styledText).toContain('Regions');
  await reloadWithLateAssistant();
  await tab.getByRole('button', { name: 'Content and settings' }).click();
  await expect.poll(() => text.inputValue()).toBe(REPORT);
  await tab.keyboard.press('Escape');
});

it('a cell that was written stays through another style; undo goes back step by step, also after a reload', async () => {
  await tab.goto('/');
  await tab.getByTestId('edit-document').click();
  // The one on the stage: until the editor is open, the canvas shows one too.
  const table = tab.locator('[data-stage-page] [data-component-id="table"]').last();
  await table.waitFor();
  // On a page below the window: what brings it there must have come to rest between the presses of a double-click, too.
  await table.scrollIntoViewIfNeeded();
  await cameraRests(tab);
  await table.dblclick();
  await tab.locator('[data-table-editor]').waitFor();
  await tab.keyboard.type('Written by hand');
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Escape');
  await expect.poll(cells).toContain('Written by hand');
  await tab.getByRole('button', { name: 'Back to the document' }).click();
  await tab.getByTestId('document-undo').waitFor();
  const before = await stored();

  await style('energetic').click();
  await expect.poll(async () => (await stored())[0]?.styledText).not.toBe(before[0]?.styledText);
  expect(await cells()).toContain('Written by hand');
  await expect.poll(() => button('undo').isEnabled()).toBe(true);

  // The keyboard works wherever the focus is, but in a field.
  await tab.keyboard.press('Control+z');
  const texts = (pages: ProjectPage[]) => pages.map(({ styledText }) => styledText);
  await expect.poll(async () => texts(await stored())).toEqual(texts(before));
  await tab.reload();
  await expect.poll(() => button('undo').isEnabled()).toBe(true);
  await button('undo').click();
  await expect.poll(cells).not.toContain('Written by hand');
  await button('redo').click();
  await expect.poll(cells).toContain('Written by hand');

  // In the editor too: what an earlier session did is taken back there.
  await tab.getByTestId('edit-document').click();
  await table.waitFor();
  await tab.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(cells).not.toContain('Written by hand');
  await tab.getByRole('button', { name: 'Redo' }).first().click();
  await expect.poll(cells).toContain('Written by hand');
  await tab.getByRole('button', { name: 'Back to the document' }).click();
});

it('generating again says what it keeps and costs, asks, and keeps it', async () => {
  await tab.goto('/');
  await tab.getByRole('button', { name: 'Content and settings' }).click();
  await tab.getByTestId('generate').click();
  const facts = tab.getByTestId('regenerate-facts');
  await facts
    .getByText(/points/)
    .first()
    .waitFor();
  expect(await facts.textContent()).toMatch(/Pages with your changes: 1;/);
  const before = await stored();
  await tab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click();
  expect(await stored()).toEqual(before);
  await tab.getByTestId('generate').click();
  await facts
    .getByText(/points/)
    .first()
    .waitFor();
  await tab.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).last().click();
  await tab.getByTestId('page-indicator').waitFor();
  await expect.poll(cells).toContain('Written by hand');
});

import { expect, it } from 'vitest';
import { follow } from './follow.ts';
import { useScreens } from './use-screens.ts';

/** From the gallery of templates to pages that the sources fill. */

const PLAN = `# Solar roofs for Mill Lane

## Background
The school pays 48,000 euros a year for power.

## Goals
The goal is to cover 60% of the demand by 2028.
`;

const screens = useScreens({ tabs: 'of a test' });

it('finds a template, fills it from what is typed and says what it lacks', async () => {
  const tab = await screens.memberTab();
  await tab.goto('/create');
  await tab.getByRole('link', { name: 'Start from a template' }).click();
  const cards = tab.getByTestId('template-card');
  await cards.nth(13).waitFor();
  await tab.getByRole('searchbox', { name: 'Search templates' }).fill('proposal budget');
  await expect.poll(() => cards.count()).toBe(1);
  await tab.getByRole('button', { name: 'Details of Project proposal' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('[data-page]').nth(6).waitFor();
  await dialog.getByRole('button', { name: 'Use template' }).click();
  await tab.getByTestId('template-choice').getByText('its 7 pages are filled').waitFor();
  await tab.getByPlaceholder(/./).first().fill(PLAN);
  await tab.getByTestId('generate').click();
  await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toBe('Page 1 / 7');
  await tab.getByText('48,000 euros').first().waitFor();
  // What was not found is said beside its page.
  await tab.locator('section[data-page-index="3"]').getByText('Still missing: The parts of the solution').waitFor();
  await tab.getByRole('button', { name: 'Export as…' }).click();
  await tab.getByTestId('export-unfilled').getByText('pages 4, 5, 6, 7').waitFor();
  await tab.getByTestId('export-some').click();
  await tab.getByTestId('export-range').fill('3-5');
  await tab.getByTestId('export-still-unfilled').getByText('pages 4, 5').waitFor();
});

it('is left again on a phone: nothing found, all shown, and a document without a template', async () => {
  const tab = await screens.memberTab({ viewport: { width: 390, height: 844 } });
  await tab.goto('/projects?tab=templates');
  const cards = tab.getByTestId('template-card');
  await cards.nth(13).waitFor();
  await tab.getByRole('searchbox', { name: 'Search templates' }).fill('nothing of the kind');
  await tab.getByText('No template fits what you are looking for').waitFor();
  await tab.getByRole('button', { name: 'Show all' }).click();
  await cards.nth(13).waitFor();
  await tab.getByRole('button', { name: 'Details of Lesson' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Use template' }).click();
  await tab.getByTestId('template-choice').getByRole('button', { name: 'Without a template' }).click();
  await tab.getByRole('link', { name: 'Start from a template' }).waitFor();
  const isWider = () => tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(isWider).toBe(false);
});

it('makes a template of a project, renames and deletes it', async () => {
  const tab = await screens.memberTab();
  await tab.goto('/projects?tab=templates');
  await tab.getByRole('button', { name: 'Details of Weekly report' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Open its empty pages' }).click();
  await tab.getByTestId('canvas').waitFor();
  await follow(tab, '/projects');
  await tab.getByRole('button', { name: 'More for Weekly report' }).click();
  await tab.getByRole('menuitem', { name: 'Save as template' }).click();
  const name = tab.getByRole('textbox', { name: 'Name' });
  await name.fill('w'.repeat(51));
  await tab.getByText('Too long to be saved: 51 characters, at most 50 fit').waitFor();
  expect(await name.inputValue()).toBe('w'.repeat(51));
  await name.fill('Our week');
  await tab.getByRole('button', { name: 'Save' }).click();
  await tab.getByText('The template stands in the gallery now').waitFor();
  await tab.getByRole('tab', { name: 'Templates' }).click();
  await tab.getByRole('button', { name: 'Details of Our week' }).click();
  const details = tab.getByRole('dialog', { name: 'Our week', exact: true });
  await details.locator('[data-page]').first().waitFor();
  await details.getByText('Results before activities').waitFor();
  await details.getByRole('button', { name: 'Edit details' }).click();
  const form = tab.getByRole('dialog', { name: 'Edit template' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Our month');
  await form.getByRole('textbox', { name: '2. ' }).fill('Only what is finished');
  await form.getByRole('button', { name: 'Save' }).click();
  await tab.getByRole('button', { name: 'Details of Our month' }).click();
  const month = tab.getByRole('dialog', { name: 'Our month', exact: true });
  await month.getByText('Global prompt: Only what is finished').waitFor();
  await month.getByRole('button', { name: 'Delete' }).click();
  const question = tab.getByRole('dialog', { name: 'Delete template' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => tab.getByTestId('template-card').count()).toBe(14);
});

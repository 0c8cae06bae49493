import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import { APPEARS_WITHIN } from './browser.ts';
import { openNothing } from './open-nothing.ts';
import { callApi } from './screens.ts';

/**
 * Makes a project of a text and opens it, in a tab of the usual size and in a language.
 * @param prepare what is done to it before it is opened
 * @returns its id
 */
export async function openGenerated(
  tab: Tab,
  language: string,
  text: string,
  settings: object = {},
  prepare: (id: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const name = `Generated ${Date.now()}`;
  await tab.setViewportSize({ width: 1440, height: 900 });
  // What was open neither draws meanwhile nor writes down that it was used last.
  await openNothing(tab);
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name });
  await callApi(tab, 'POST', '/api/pagewright/project/generate', { projectId: id, text, settings });
  const status = async () =>
    (await callApi<{ status: number }>(tab, 'GET', `/api/pagewright/project/getInfo/${id}`)).status;
  await expect.poll(status, { timeout: APPEARS_WITHIN }).toBe(2);
  await prepare(id);
  await tab.evaluate(
    ([own, project]) => {
      localStorage.setItem('appLanguage', own);
      localStorage.setItem('pagewright_last_project', project);
    },
    [language, String(id)] as const,
  );
  await tab.goto('/');
  await tab.getByTestId('project-row').filter({ hasText: name }).locator('[aria-current]').waitFor();
  await tab.getByTestId('page-indicator').waitFor();
  return id;
}

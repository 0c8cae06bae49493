import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import { APPEARS_WITHIN } from './browser.ts';
import { callApi } from './screens.ts';

/** Makes a project of a text and opens it, in a tab of the usual size and in a language. @returns its id */
export async function openGenerated(tab: Tab, language: string, text: string, settings: object = {}): Promise<number> {
  const name = `Generated ${Date.now()}`;
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.evaluate((own) => localStorage.setItem('appLanguage', own), language);
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name });
  await callApi(tab, 'POST', '/api/pagewright/project/generate', { projectId: id, text, settings });
  const status = async () =>
    (await callApi<{ status: number }>(tab, 'GET', `/api/pagewright/project/getInfo/${id}`)).status;
  await expect.poll(status, { timeout: APPEARS_WITHIN }).toBe(2);
  await tab.goto('/');
  await tab.getByTestId('project-name').filter({ hasText: name }).click();
  await tab.getByTestId('page-indicator').waitFor();
  return id;
}

import type { Page as Tab } from 'playwright-core';

/** Goes to a screen as a link in the app does, without loading the app anew. */
export function follow(tab: Tab, path: string): Promise<void> {
  return tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** A screen on which little stands. */
const ELSEWHERE = '/nowhere';

/** Leaves the editor for a screen without one, as a link in the app does; the app stays loaded. */
export async function leaveEditor(tab: Tab): Promise<void> {
  if (!(await tab.getByTestId('editor-page').isVisible())) return;
  await follow(tab, ELSEWHERE);
  await tab.getByTestId('editor-page').waitFor({ state: 'detached' });
}

/**
 * Opens an editor: the first time by loading the app, which costs a CPU-second, then by leaving the one that is open and
 * coming back, as people do. What was open is gone in between.
 */
export async function enterEditor(tab: Tab, path: string): Promise<void> {
  await leaveEditor(tab);
  if (tab.url().endsWith(ELSEWHERE)) await follow(tab, path);
  else await tab.goto(path);
  await tab.getByTestId('editor-page').waitFor();
}

/**
 * Opens a screen: the first time by loading the app, then by leaving whatever is open and coming to it anew. What was
 * open is gone in between; what the app has fetched stays.
 */
export async function enter(tab: Tab, path: string): Promise<void> {
  const isLoaded = await tab.evaluate(() => document.getElementById('root') !== null);
  if (!isLoaded) return void (await tab.goto(path));
  await follow(tab, ELSEWHERE);
  await tab.getByText('404', { exact: true }).waitFor();
  await follow(tab, path);
}

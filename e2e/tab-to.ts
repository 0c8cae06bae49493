import type { Locator } from 'playwright-core';

/** More than stand before anything that is looked for. */
const MOST_STEPS = 90;

/** Presses Tab until something has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

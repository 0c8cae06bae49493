import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens a project of the list. While another one is still being opened, as the last one is when the app is loaded, a press only
 * says so: it is pressed until it is the one that is open.
 */
export async function openListed(tab: Tab, name: string): Promise<void> {
  const row = tab.getByTestId('project-row').filter({ hasText: name });
  const isOpen = async () => {
    await row.getByTestId('project-name').click();
    return row.locator('[aria-current]').count();
  };
  await expect.poll(isOpen, { interval: 500 }).toBe(1);
}

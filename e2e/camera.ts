import type { Page as Tab } from 'playwright-core';

/** Waits until what has just been asked of a tab is drawn: with the next frame. */
export async function nextFrame(tab: Tab): Promise<void> {
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until the camera of the editor's stage, or of the canvas, stands: what moves it has been drawn, and what waits for its rest is under way. */
export async function cameraRests(tab: Tab): Promise<void> {
  await nextFrame(tab);
  await tab.waitForFunction(() => {
    const world = document.querySelector('[data-testid="stage"], [data-testid="canvas"]')?.firstElementChild;
    return world instanceof HTMLElement && !world.hasAttribute('data-moving');
  });
}

import type { ProjectPage } from '@pagewright/contract/pages';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

const screens = useScreens();
let tab: Tab;

beforeAll(async () => {
  tab = await screens.memberTab();
  const projectId = await addFromTemplate(tab, 'Shapes');
  const pages: ProjectPage[] = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  await tab.goto(`/create/page/${pages[2]?.id}`);
  await page().waitFor();
  await cameraRests(tab);
});

const page = (): Locator => tab.getByTestId('editor-page');
const gallery = (): Locator => tab.locator('[data-gallery]');
const shapes = (): Locator => page().locator('[data-component-id^="shape"]');
const outlineOf = (shape: Locator): Promise<string | null> => shape.locator('path').first().getAttribute('d');

describe('shapes', () => {
  it('are chosen in a gallery that the keys walk, and take words where they leave room for them', async () => {
    const entry = tab.getByRole('button', { name: 'Shape', exact: true });
    await entry.click();
    await gallery().getByRole('button', { name: 'Rectangle', exact: true }).focus();
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('ArrowLeft');
    await expect.poll(() => gallery().locator(':focus').getAttribute('aria-label')).toBe('Rounded rectangle');
    await gallery().getByRole('button', { name: 'Chevron', exact: true }).click();
    const shape = shapes().last();
    await shape.waitFor();
    await shape.dblclick();
    await tab.locator('[data-text-editor]').waitFor();
    await tab.keyboard.type('Plan');
    // The shape stays to be seen under what is typed.
    expect(await page().locator('[data-component-id^="shape"] path').count()).toBe(1);
    const typed = await tab.locator('[data-text-editor]').boundingBox();
    await tab.getByTestId('stage').click({ position: { x: 20, y: 20 } });
    await shape.getByText('Plan').waitFor();
    const whole = await shape.boundingBox();
    expect((typed?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan((whole?.width ?? 0) / 4);
    await tab.keyboard.press('Control+z');
    await shape.getByText('Plan').waitFor({ state: 'detached' });
    await entry.click();
    await gallery().waitFor({ state: 'detached' });
  });

  it('are found among all commands, by name and without the pointer', async () => {
    const before = await shapes().count();
    await tab.getByTestId('stage').focus();
    // Typed at once: no letter is lost, or taken for a shortcut, before the field is there.
    await tab.keyboard.press('Control+k');
    await tab.keyboard.type('page 1');
    const field = tab.getByRole('combobox', { name: 'Commands' });
    await tab.getByRole('option', { name: /^Page 1 · / }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('page 1');
    await field.fill('insert heart');
    await tab.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => shapes().count()).toBe(before + 1);
    await tab.keyboard.press('Control+k');
    await field.fill('delete');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await expect.poll(() => shapes().count()).toBe(before);
    // Also from where arrows and letters are not the page's.
    await tab.getByRole('tab', { selected: true }).first().focus();
    await tab.keyboard.press('Control+k');
    await field.fill('no such thing');
    await tab.getByText('Nothing is called so').waitFor();
    await tab.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });

  it('have a shortcut of their owner for being duplicated, found and recorded without the pointer, and kept', async () => {
    await tab.getByRole('button', { name: 'Shortcuts (Shift+?)' }).focus();
    await tab.keyboard.press('Enter');
    const search = tab.getByRole('searchbox', { name: 'Search names and keys' });
    // However many there are, the sheet stays whole in the window.
    const sheet = await tab.locator('.ant-modal').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThan(900);
    await search.fill('duplic');
    const key = tab.locator('[data-action="duplicate"] button').first();
    const record = async (chord: string) => {
      await key.focus();
      await tab.keyboard.press('Enter');
      await tab.getByText('Esc cancels, Backspace takes the shortcut off.').waitFor();
      await tab.keyboard.press(chord);
    };
    await record('Escape');
    await expect.poll(() => key.textContent()).toBe('Ctrl+D');
    await record('Control+Shift+N');
    await tab.getByText('Ctrl+Shift+N belongs to the browser or the system.').waitFor();
    await tab.keyboard.press('Control+Alt+c');
    await tab.getByText('Ctrl+Alt+C belongs to “Copy look”.').waitFor();
    await tab.keyboard.press('Escape');
    await expect.poll(() => key.textContent()).toBe('Ctrl+D');
    await record('Control+g');
    await tab.getByText('Ctrl+G belongs to “Group”.').waitFor();
    await tab.keyboard.press('Enter');
    await expect.poll(() => key.textContent()).toBe('Ctrl+G');
    await search.fill('group');
    await tab.locator('[data-action="group"]').getByText('Add', { exact: true }).waitFor();
    await tab.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });

    const before = await shapes().count();
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+k');
    const field = tab.getByRole('combobox', { name: 'Commands' });
    await field.fill('insert heart');
    await tab.keyboard.press('Enter');
    await expect.poll(() => shapes().count()).toBe(before + 1);
    await tab.keyboard.press('Control+k');
    await field.fill('duplicate');
    await tab.getByRole('option', { name: /^Duplicate.*Ctrl\+G$/ }).waitFor();
    await tab.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+g');
    await expect.poll(() => shapes().count()).toBe(before + 2);

    await tab.reload();
    await page().waitFor();
    await cameraRests(tab);
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Shift+?');
    await expect.poll(() => key.textContent()).toBe('Ctrl+G');
    await tab.getByRole('button', { name: 'Reset all' }).click();
    await tab.getByText('Every shortcut you changed goes back').waitFor();
    await tab.keyboard.press('Enter');
    await expect.poll(() => key.textContent()).toBe('Ctrl+D');
    await tab.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
  });

  it('are drawn from corner to corner or in one stroke, each a step, and given up by Escape', async () => {
    await cameraRests(tab);
    const before = await shapes().count();
    const box = await page().boundingBox();
    const at = (x: number, y: number) => [(box?.x ?? 0) + x, (box?.y ?? 0) + y] as const;
    const { mouse, keyboard } = tab;
    const layer = tab.getByTestId('path-layer');
    const drawn = () => shapes().last().locator('svg path').first().getAttribute('d');
    await tab.getByTestId('stage').focus();
    await keyboard.press('p');
    await layer.waitFor();
    await mouse.click(...at(100, 100));
    await keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    expect(await shapes().count()).toBe(before);
    await tab.getByRole('button', { name: 'Draw a path' }).click();
    for (const corner of [at(100, 200), at(200, 100), at(300, 200), at(102, 202)]) await mouse.click(...corner);
    await expect.poll(() => shapes().count()).toBe(before + 1);
    await layer.waitFor({ state: 'detached' });
    await expect.poll(drawn).toMatch(/^M[^LCZ]+L[^LCZ]+L[^LCZ]+Z$/);
    await tab.getByRole('switch', { name: 'Closed' }).click();
    await expect.poll(drawn).toMatch(/^M[^LCZ]+L[^LCZ]+L[^LCZ]+$/);
    await keyboard.press('Escape');
    await tab.getByTestId('stage').focus();
    await keyboard.press('p');
    await layer.waitFor();
    await mouse.move(...at(100, 300));
    await mouse.down();
    for (let step = 0; step <= 40; step += 1) await mouse.move(...at(100 + step * 6, 300 + 40 * Math.sin(step / 6)));
    await mouse.up();
    await expect.poll(() => shapes().count()).toBe(before + 2);
    await expect.poll(drawn).toMatch(/^M[^LZ]+$/);
    for (let step = 0; step < 3; step += 1) await tab.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => shapes().count()).toBe(before);
  });

  it('are found by their names, dragged onto the page, and become others without losing their words', async () => {
    await tab.getByRole('searchbox', { name: 'Search components' }).fill('cylin');
    const found = gallery().getByRole('button');
    await expect
      .poll(() => found.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(['Cylinder']);
    const before = await shapes().count();
    await found.first().dragTo(page(), { targetPosition: { x: 90, y: 90 } });
    await expect.poll(() => shapes().count()).toBe(before + 1);
    const shape = shapes().last();
    await shape.dblclick();
    await tab.locator('[data-text-editor]').waitFor();
    await tab.keyboard.type('Orders');
    await tab.keyboard.press('Control+Enter');
    const cylinder = await outlineOf(shape);
    await shape.click();
    await tab.locator('[data-field="shape"]').getByRole('button').click();
    await gallery().last().getByRole('button', { name: 'Cloud', exact: true }).click();
    await expect.poll(() => outlineOf(shape)).not.toBe(cylinder);
    await shape.getByText('Orders').waitFor();
    await tab
      .getByTestId('save-state')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const cloud = await outlineOf(shape);
    await tab.reload();
    await page().waitFor();
    await expect.poll(() => outlineOf(shapes().last())).toBe(cloud);
  });
});

describe('illustrations', () => {
  it('are found by other words, inserted by keys in the colours of the page, and taken back', async () => {
    const search = tab.getByRole('searchbox', { name: 'Search components' });
    await search.fill('trophy');
    const found = gallery().getByRole('button');
    await expect
      .poll(() => found.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(['Success']);
    await search.press('Enter');
    const scene = page().locator('[data-component-id^="illustration"] [role="img"]');
    await scene.waitFor();
    expect(await scene.getAttribute('aria-label')).toBe('Success');
    const colors = () => scene.locator('path').evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
    const before = await colors();
    const field = tab.locator('[data-field="palette"]').getByRole('button').first();
    expect(before).toContain((await field.textContent())?.toLowerCase());
    await tab.locator('[data-field="scene"]').getByRole('button').click();
    await gallery().last().getByRole('button', { name: 'Idea', exact: true }).click();
    await expect.poll(() => scene.getAttribute('aria-label')).toBe('Idea');
    for (let step = 0; step < 2; step += 1) await tab.getByRole('button', { name: /^Undo/ }).click();
    await scene.waitFor({ state: 'detached' });
  });
});

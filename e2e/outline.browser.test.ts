import type { ProjectOutline } from '@pagewright/contract/outlines';
import { FARM } from '@pagewright/server/src/testing/farm-document.ts';
import type { Locator, Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { clippedTexts, seriousFaults, settled, walk } from './looked-at.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** An outline as people see it: before its pages are made, from the keyboard, on a phone, and later from the document. */

const TEXTS = {
  'en-US': FARM,
  'zh-CN': `# 山上的农场

## 动物
- 山坡上有十二只山羊
- 它们一年产奶九百升
- 树林边放着九个蜂箱

## 资金
- 2025 年牛奶收入 3400 元
- 2025 年蜂蜜收入 1200 元
- 饲料花费 800 元

## 计划
- 五月建新的谷仓
- 六月买两只山羊
- 七月修好围栏
`,
} as const;

const TITLES = { 'en-US': 'In my own words', 'zh-CN': '用我自己的话' } as const;

const screens = useScreens({ tabs: 'of a test' });

const cardsOf = (tab: Tab): Locator => tab.getByTestId('outline-card');
const titles = (tab: Tab): Promise<string[]> =>
  cardsOf(tab).evaluateAll((cards) => cards.map((card) => card.querySelector('input')?.value ?? ''));
const focused = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.activeElement?.getAttribute('data-focus') ?? '');

it.each(['en-US', 'zh-CN'] as const)('is arranged before and after its pages are made (%s)', async (language) => {
  const tab = await screens.memberTab();
  await tab.evaluate((own) => localStorage.setItem('appLanguage', own), language);
  const add = { name: `Farm ${language} ${Date.now()}` };
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', add);
  await callApi(tab, 'PUT', '/api/pagewright/project/draft', {
    projectId: id,
    text: TEXTS[language],
    settings: { pageCount: 5 },
  });
  await tab.goto('/create');
  // Before the project is there, there is nothing to compose.
  await expect.poll(() => tab.getByRole('textbox').first().inputValue()).toBe(TEXTS[language]);
  await tab.getByTestId('outline-first').check();
  await tab.getByTestId('generate').click();
  await tab.waitForURL(`**/create/outline/${id}`);
  await cardsOf(tab).first().waitFor();
  await expect.poll(() => cardsOf(tab).count()).toBe(5);
  await settled(tab);
  expect(await seriousFaults(tab)).toEqual([]);

  // Named in place, and moved by the keyboard: the focus goes along.
  const before = await titles(tab);
  const list = await cardsOf(tab).evaluateAll((cards) =>
    cards.findIndex(
      (card) => card.querySelectorAll('[data-focus^="unit-"]').length > 1 && card.querySelector('select'),
    ),
  );
  const card = cardsOf(tab).nth(list);
  await card.getByRole('textbox').fill(TITLES[language]);
  await card.getByRole('textbox').press('Enter');
  await card.locator('[data-focus="up"]').focus();
  await tab.keyboard.press('Enter');
  await expect.poll(async () => (await titles(tab)).indexOf(TITLES[language])).toBe(list - 1);
  await expect.poll(() => focused(tab)).toBe('up');
  await expect.poll(() => tab.getByTestId('outline-told').textContent()).toMatch(/\d/);

  // Divided, dropped, put back, and all of it taken back and again.
  const moved = cardsOf(tab).nth(list - 1);
  await moved.locator('[data-focus="split-1"]').click();
  await expect.poll(() => cardsOf(tab).count()).toBe(6);
  await moved.locator('[data-focus="unit-0"]').click();
  await cardsOf(tab).last().locator('[data-focus="drop"]').click();
  await expect.poll(() => cardsOf(tab).count()).toBe(5);
  await tab.getByTestId('outline-removed').getByRole('button').last().click();
  await expect.poll(() => cardsOf(tab).count()).toBe(6);
  await tab.getByTestId('outline-undo').click();
  await expect.poll(() => cardsOf(tab).count()).toBe(5);
  await tab.getByTestId('outline-redo').click();
  await tab.getByTestId('add-section').click();
  await expect.poll(() => cardsOf(tab).count()).toBe(7);
  await expect.poll(() => focused(tab)).toBe('title');
  await cardsOf(tab).nth(list).locator('select').selectOption('checklist');
  const saved = async () =>
    (await callApi<ProjectOutline>(tab, 'GET', `/api/pagewright/project/outline/${id}?of=waiting`)).cards;
  await expect.poll(async () => (await saved()).map(({ form }) => form)).toContain('checklist');

  // Whoever leaves and comes back finds it so; on a phone too, with nothing wider than the screen.
  const arranged = await titles(tab);
  await walk(tab, '/create');
  await tab.setViewportSize({ width: 390, height: 844 });
  const generate = tab.getByTestId('generate');
  await expect
    .poll(() => generate.evaluate((button) => button.scrollWidth - button.clientWidth))
    .toBeLessThanOrEqual(1);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.getByTestId('outline-waiting').getByRole('button').click();
  await cardsOf(tab).first().waitFor();
  await expect.poll(() => titles(tab)).toEqual(arranged);
  await tab.setViewportSize({ width: 390, height: 844 });
  await settled(tab);
  expect(await clippedTexts(tab)).toEqual([]);
  expect(await seriousFaults(tab)).toEqual([]);
  await tab.setViewportSize({ width: 1440, height: 900 });

  await tab.getByTestId('finish-outline').click();
  await tab.getByTestId('page-indicator').waitFor();
  const pageCount = async () =>
    (await callApi<{ pageCount: number }>(tab, 'GET', `/api/pagewright/project/getInfo/${id}`)).pageCount;
  await expect.poll(pageCount).toBe(7);

  // Later, from the document: one page is named otherwise, one goes.
  await tab.getByTestId('outline').click();
  await cardsOf(tab).first().waitFor();
  await expect.poll(() => titles(tab)).toContain(TITLES[language]);
  expect(await titles(tab)).not.toEqual(before);
  await cardsOf(tab).first().getByRole('textbox').fill(`${TITLES[language]} 2`);
  await cardsOf(tab).last().locator('[data-focus="drop"]').click();
  await tab.getByTestId('finish-outline').click();
  await tab.getByTestId('page-indicator').waitFor();
  const pages = () => callApi<{ styledText: string }[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
  await expect.poll(async () => (await pages()).length).toBe(6);
  expect((await pages())[0]?.styledText).toContain(`${TITLES[language]} 2`);
});

/** Two sections on one page: what stands in each is one long line of its card. */
const SHOP = `# Bakery on Mill Lane

## Opening

1 March 2025: the lease was signed by both owners.
12 April 2025: the ovens were delivered through the window.
2 May 2025: the first loaf was sold to the teacher.
9 September 2025: the café opened with twelve chairs.

## Money

Budget 48,000 euros: ovens 22,000, shop fitting 16,000, first stock 10,000.
Rent went from 1,200 euros in 2024 to 1,350 euros in 2025.
`;

it('has no card wider than its screen, however much stands in one line of it', async () => {
  const tab = await screens.memberTab();
  const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Shop' });
  const wish = { projectId: id, text: SHOP, settings: { pageCount: 2 }, outlineFirst: true };
  await callApi(tab, 'POST', '/api/pagewright/project/generate', wish);
  const waits = async () =>
    (await callApi<{ outlineWaits: boolean }>(tab, 'GET', `/api/pagewright/project/getInfo/${id}`)).outlineWaits;
  await expect.poll(waits).toBe(true);
  await tab.goto(`/create/outline/${id}`);
  await tab.locator('[data-testid="outline-card"] small').first().waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await tab.setViewportSize(size);
    const reach = (card: Locator) => card.evaluate((one) => one.getBoundingClientRect().right);
    const room = await cardsOf(tab)
      .first()
      .locator('xpath=../..')
      .evaluate((one) => one.clientWidth);
    for (const card of await cardsOf(tab).all()) expect(await reach(card)).toBeLessThanOrEqual(room);
  }
});

import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { standsOn } from '@pagewright/page/told-words';
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openGenerated } from './open-generated.ts';
import { callApi, SLOWLY } from './screens.ts';
import { tabTo } from './tab-to.ts';
import { useScreens } from './use-screens.ts';

/** What no page shows, as people see it: listed with why, looked up in the source, and brought in, all by the keyboard. */

const FARM = `# The farm on the hill

## Animals

We keep forty goats and eleven cows. The goats give milk from March until November. Two dogs look after all of them. The cows are out on the upper meadow from May. Every calf stays with its mother for a hundred days. The vet comes twice a year. Hay for the winter is cut in June and again in August.

## Cheese

- Soft cheese is sold after ten days
- Hard cheese lies in the cellar for a year
- Blue cheese was given up in 2019
- The cellar has a steady temperature of eleven degrees
- Wheels are turned by hand twice a week
- Whey goes to the pigs of our neighbour
`;

const FARM_CHINESE = `# 山上的农场

## 动物

我们养了四十只山羊和十一头奶牛。山羊从三月到十一月产奶。两只狗看护所有的动物。五月起奶牛在高处的草地上吃草。每头小牛都跟着母牛一百天。兽医每年来两次。冬天的干草在六月和八月收割。

## 奶酪

- 软奶酪放十天以后出售
- 硬奶酪在地窖里放一年
- 蓝纹奶酪在2019年停止生产
- 地窖的温度一直是十一度
- 每周用手把奶酪翻两次
- 乳清送给邻居喂猪
`;

const PHONE = { width: 390, height: 780 };

const screens = useScreens();
let tab: Tab;

beforeAll(async () => {
  tab = await screens.memberTab();
});

const WORDS = {
  'en-US': {
    report: 'Report',
    open: 'What was left out',
    counts: /^(\d+) of (\d+) statements are on pages$/,
    undone: /left-out statement brought in/,
  },
  'zh-CN': {
    report: '生成报告',
    open: '查看略去的内容',
    counts: /^共 (?<total>\d+) 条内容，(?<shown>\d+) 条已放入页面$/,
    undone: /放入略去的内容/,
  },
} as const;

/** Makes a project of two pages, in which much is left out, and opens it. */
const openProject = (language: keyof typeof WORDS, text: string, settings: object = { pageCount: 2 }) =>
  openGenerated(tab, language, text, settings);

async function countsIn(language: keyof typeof WORDS, where: Locator): Promise<{ shown: number; total: number }> {
  const found = WORDS[language].counts.exec(((await where.textContent()) ?? '').trim());
  const { shown = found?.[1], total = found?.[2] } = found?.groups ?? {};
  return { shown: Number(shown), total: Number(total) };
}

const pagesOf = (id: number): Promise<ProjectPage[]> =>
  callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
const isShown = async (id: number, text: string) =>
  (await pagesOf(id)).some(({ styledText }) => standsOn(parsePage(styledText), text));

it.each([
  ['en-US', FARM],
  ['zh-CN', FARM_CHINESE],
] as const)(
  'what was left out is listed, looked up and brought in by the keyboard, with one undo: %s',
  async (language, text) => {
    const words = WORDS[language];
    const id = await openProject(language, text);
    await tab.getByRole('tab', { name: words.report }).click();
    await tab.getByTestId('left-out').getByRole('button', { name: words.open }).focus();
    await tab.keyboard.press('Enter');
    const dialog = tab.getByRole('dialog');
    const counts = dialog.getByTestId('left-out-counts');
    await counts.waitFor();
    const before = await countsIn(language, counts);
    const rows = dialog.locator('[data-bring-in]');
    await expect.poll(() => rows.count()).toBe(before.total - before.shown);
    expect(before.shown).toBeGreaterThan(0);

    // Where it stands in the source.
    const first = dialog.locator('button[aria-expanded]').first();
    const left = (await first.locator('span').textContent()) ?? '';
    expect(await isShown(id, left)).toBe(false);
    await tabTo(first);
    await tab.keyboard.press('Enter');
    await dialog.locator('blockquote[data-current]').first().waitFor();
    expect(await dialog.locator('blockquote[data-current]').first().textContent()).toContain(left.slice(0, 10));
    await tab.keyboard.press('Enter');

    // Onto a page, and on to the next one.
    await tab.keyboard.press('Tab');
    expect(await rows.first().evaluate((element) => element === document.activeElement)).toBe(true);
    await tab.keyboard.press('Enter');
    await expect.poll(() => countsIn(language, counts)).toEqual({ ...before, shown: before.shown + 1 });
    await expect.poll(() => isShown(id, left)).toBe(true);
    await expect.poll(() => rows.first().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await first.locator('span').textContent()).not.toBe(left);

    // The search finds a statement by its words.
    const last = (await dialog.locator('button[aria-expanded] span').last().textContent()) ?? '';
    await dialog.getByRole('searchbox').fill(last.slice(0, 12));
    await expect.poll(() => rows.count()).toBe(1);
    expect(await dialog.locator('button[aria-expanded] span').first().textContent()).toBe(last);

    await tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await tab.getByTestId('document-undo').focus();
    await tab.keyboard.press('Enter');
    // What is told for a while only is waited for before anything else.
    await tab.getByText(words.undone).waitFor();
    await expect.poll(() => isShown(id, left)).toBe(false);
  },
);

it('what was set aside is brought back by the keyboard', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `- Point ${index} says something of some length about bees`);
  const id = await openProject('en-US', `# Bees\n\n## Points\n${lines.join('\n')}\n`, { format: 'long-3' });
  const [long] = await pagesOf(id);
  if (!long) throw new Error('no page');
  const page = parsePage(long.styledText);
  for (const one of page.components) if (one.slot && 'text' in one.props) one.props.text = `Typed for ${one.slot}`;
  const edit = { id: long.id, version: long.version, styledText: printPage(page) };
  await callApi(tab, 'PUT', '/api/pagewright/page/edit', edit);
  await callApi(tab, 'POST', '/api/pagewright/project/redesign', { projectId: id, format: 'ppt-4-3', accept: true });
  await tab.reload();
  await tab.getByTestId('aside').focus();
  await tab.keyboard.press('Enter');
  const rows = tab.getByTestId('unplaced').locator('li');
  await rows.first().waitFor();
  const before = await rows.count();
  const words = (await rows.first().locator('p').textContent()) ?? '';
  await tabTo(rows.first().getByRole('button', { name: 'Bring back' }));
  await tab.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(before - 1);
  await expect.poll(() => isShown(id, words)).toBe(true);
  // On a phone too.
  await tab.setViewportSize(PHONE);
  await tab.reload();
  await tab.getByRole('button', { name: 'Style & export' }).click();
  await tab.getByTestId('aside').click();
  await rows.first().waitFor();
  await expect.poll(() => outsideOf(tab.getByRole('dialog').last())).toBe(0);
});

/** How many words and controls of a dialog stand outside of the window. */
function outsideOf(dialog: Locator): Promise<number> {
  return dialog.evaluate(
    (element) =>
      [...element.querySelectorAll('button, input, p, h3, span')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right, width }) => width > 0 && (left < -1 || right > window.innerWidth + 1)).length,
  );
}

it('has room in a narrow window', async () => {
  await openProject('en-US', FARM);
  await tab.setViewportSize(PHONE);
  await tab.reload();
  await tab.getByRole('button', { name: 'Style & export' }).click();
  await tab.getByRole('tab', { name: 'Report' }).click();
  await tab.getByTestId('left-out').getByRole('button').click(SLOWLY);
  const dialog = tab.getByRole('dialog').last();
  await dialog.locator('[data-bring-in]').first().waitFor();
  await expect.poll(() => outsideOf(dialog)).toBe(0);
});

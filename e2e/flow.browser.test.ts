import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPEARS_WITHIN, sharedBrowser } from './browser.ts';
import { cameraRests } from './camera.ts';
import { follow } from './follow.ts';
import { openNothing } from './open-nothing.ts';
import { type StartedServer, startServer } from './start-server.ts';

/** The product as people use it: the real server, the built app, a real browser. */

const REPORT = `季度回顾

一、业绩概览
第三季度收入达到 3.2 亿元，同比增长 12%。毛利率提升至 41%。

新增客户 86 家，其中华东 34 家，华南 27 家，华北 25 家。
客户续约率为 93%，比上一季度提高 2 个百分点。

二、主要进展
- 上线新版订单系统，处理时间由 6 小时缩短到 40 分钟
- 完成两座仓库的自动化改造，人工成本下降 15%
- 与五家供应商签订长期协议，锁定全年价格
- 客服满意度达到 96%，投诉量减少三成

三、问题与风险
原材料价格上涨 8%，影响第四季度毛利。
海外物流周期延长，平均交付时间增加 3 天。
关键岗位招聘缓慢，尚有 6 个职位空缺。

四、下一步计划
2026 年 10 月完成预算评审。
2026 年 11 月启动客户成功项目。
2026 年 12 月发布年度报告。
`;

const longReport = (chapters: number) =>
  Array.from(
    { length: chapters },
    (_, index) => `# 第${index + 1}章 业务线 ${index + 1}

本季度收入达到 ${index + 10} 万元，同比增长 ${(index % 30) + 1}%，客户 ${index + 40} 家。

- 上线 ${index + 2} 项新功能，处理时间缩短 ${(index % 7) + 1} 小时
- 人工成本下降 ${(index % 9) + 1}%，满意度达到 9${index % 10}%

下一步在 2026 年 ${(index % 12) + 1} 月完成评审。
`,
  ).join('\n');
/** More chapters than a canvas mounts pages in full, and so many that composing them takes seconds. */
const CHAPTERS = { canvas: 80, composing: 12_000 } as const;
/** How long an export is awaited: it draws every page. */
const EXPORTED = { timeout: 120_000 } as const;
/** How long the long document is awaited: on a machine of one's own it takes a quarter of a minute. */
const GENERATED = { timeout: 240_000 } as const;
/** Pages of the long document: a canvas mounts 60 (`MOUNT_LIMIT`). */
const MANY_PAGES = 64;

let server: StartedServer;
let context: BrowserContext;
/** Stays open from test to test, with the app in it and whoever is signed in; only after a failure comes a new one. */
let tab: Tab;
/** What must not happen on any screen: script errors, policy violations, requests elsewhere. */
let faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  const viewport = { width: 1440, height: 900 };
  // Nothing moves: on a busy machine a press and its release would lie on two places of what is just opening.
  const options = { baseURL: server.url, viewport, locale: 'zh-CN', reducedMotion: 'reduce' } as const;
  context = await (await sharedBrowser()).newContext(options);
  context.setDefaultTimeout(APPEARS_WITHIN);
  await openTab();
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
});

beforeEach(() => {
  faults = [];
});
afterEach(async ({ task }) => {
  // What a failed test has left open or held back must not reach the next one.
  if (task.result?.state === 'fail') {
    await tab.close();
    await openTab();
  }
  expect(faults).toEqual([]);
});

async function openTab(): Promise<void> {
  tab = await context.newPage();
  tab.on('pageerror', (error) => faults.push(error.message));
  tab.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  tab.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.url) faults.push(`request to ${origin}`);
  });
}

/** Goes to the first screen from another one, as people do; it is loaded where nothing is loaded yet. */
async function goHome(): Promise<void> {
  if (!tab.url().startsWith(server.url)) return void (await tab.goto(server.url));
  await follow(tab, '/nowhere');
  await tab.getByTestId('file-input').waitFor({ state: 'detached' });
  await follow(tab, '/');
}

const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
/** Chooses a style and waits for the pages in it: what is drawn changes for other reasons too, such as a picture that arrives. */
async function restyle(style: string): Promise<void> {
  const answer = tab.waitForResponse((response) => response.url().endsWith('/project/redesign') && response.ok());
  await tab.locator(`aside [data-value="${style}"]`).click();
  await answer;
}

const toast = (text: string) => tab.getByTestId('toast').filter({ hasText: text });

describe('from the owner link to the PDF', () => {
  it('makes, restyles and exports a document', async () => {
    await tab.goto(server.ownerLink);
    await tab.waitForURL(`${server.url}/`);

    await tab.getByTestId('file-input').setInputFiles(file('季度回顾.txt', REPORT));
    await tab.getByTestId('document').filter({ hasText: '季度回顾.txt' }).waitFor();
    await tab.getByTestId('generate').click();

    const indicator = tab.getByTestId('page-indicator');
    await indicator.waitFor();
    const total = Number(/共 (\d+) 页/.exec((await indicator.textContent()) ?? '')?.[1]);
    expect(total).toBeGreaterThan(1);
    await expect.poll(() => tab.locator('[data-page-index]').count()).toBe(total);
    await tab.locator('[data-page-index="0"] [data-page]').getByText('季度回顾').first().waitFor();

    const before = await backgroundOf(tab);
    await restyle('energetic');
    await expect.poll(() => backgroundOf(tab)).not.toBe(before);
    expect(await tab.locator('[data-page-index]').count()).toBe(total);

    // What is told for a while only is waited for before it may be told.
    const told = toast(`共 ${total} 页`).last().waitFor(EXPORTED);
    const download = tab.waitForEvent('download', EXPORTED);
    await tab.getByTestId('export-all').click();
    const path = await (await download).path();
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await download).suggestedFilename()).toMatch(/^all pages_[\d-]+\.pdf$/);
    await told;
  });

  it('exports an editable presentation, and says what became of its objects', async () => {
    await goHome();
    await tab.getByTestId('export-as').click();
    await tab.getByTestId('export-pptx').waitFor();
    await tab.getByTestId('export-some').click();
    await tab.getByTestId('export-range').fill('1-999');
    await tab.getByRole('alert').filter({ hasText: '例如 1-3, 5' }).waitFor();
    expect(await tab.getByTestId('export-start').isDisabled()).toBe(true);
    await tab.getByTestId('export-range').fill('1-2');
    const download = tab.waitForEvent('download', EXPORTED);
    await tab.getByTestId('export-start').click();
    await tab.getByTestId('export-progress').waitFor();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect((await download).suggestedFilename()).toMatch(/^pages1-2_[\d-]+\.pptx$/);
    const report = tab.getByTestId('export-report');
    await report.getByText(/^可编辑：文本 \d+/).waitFor();
    await tab.getByTestId('export-recent').getByText('第 1-2 页').waitFor();
    // A PDF of the same pages, on other paper, is read back word by word.
    await tab.getByTestId('export-pdf').click();
    await tab.getByTestId('export-option-paper').click();
    await tab.locator('.ant-select-item-option').filter({ hasText: /^A4/ }).click();
    await tab.getByText('生成后回读校验').click();
    const printed = tab.waitForEvent('download', EXPORTED);
    await tab.getByTestId('export-start').click();
    const pdf = (await readFile(await (await printed).path())).toString('latin1');
    expect(pdf.match(/\/MediaBox \[0 0 84[12](\.\d+)? 59[456](\.\d+)?\]/g)).toHaveLength(2);
    await report.getByText(/^已回读：全部 \d+ 个词都在文件中。$/).waitFor();
    await report.getByText('没有一页是图片。').waitFor();
    await report.getByText(/^全部 \d+ 种字体都已嵌入。$/).waitFor();
    // Why one failed is told until something else is chosen.
    const refusal = { code: 422, msg: 'none', data: null, error: 'export/no-tables' };
    await tab.route('**/project/export', (route) => route.fulfill({ status: 422, json: refusal }));
    await tab.getByTestId('export-xlsx').click();
    // In a window that is lower than the dialog, how it ended comes into view.
    await tab.setViewportSize({ width: 1440, height: 400 });
    await tab.getByTestId('export-start').click();
    const failure = tab.getByRole('alert').filter({ hasText: '导出失败' });
    await failure.waitFor();
    const foot = () => failure.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(foot).toBeLessThanOrEqual(400);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.getByTestId('export-pptx').click();
    await failure.waitFor({ state: 'detached' });
    await tab.unroute('**/project/export');
    // An export that goes on is not stopped by a click beside the dialog, and told when its dialog is closed.
    await tab.route('**/project/export', () => undefined);
    await tab.getByTestId('export-start').click();
    const progress = tab.getByTestId('export-progress');
    await progress.waitFor();
    await tab.mouse.click(4, 4);
    expect(await progress.isVisible()).toBe(true);
    await tab.keyboard.press('Escape');
    await progress.waitFor({ state: 'detached' });
    await toast('导出已停止').waitFor();
    await tab.unroute('**/project/export');
  });

  it('keeps versions, holds them against each other, and goes back to one', async () => {
    await goHome();
    const designed = await backgroundOf(tab);
    await tab.getByTestId('versions').click();
    const list = tab.getByTestId('version');
    await list.filter({ hasText: '生成' }).waitFor();
    await tab.getByTestId('version-name').fill('给客户看的');
    await tab.getByTestId('version-name').press('Enter');
    await list.filter({ hasText: '给客户看的' }).waitFor();
    await tab.keyboard.press('Escape');
    await list.first().waitFor({ state: 'detached' });

    await restyle('warm');
    await expect.poll(() => backgroundOf(tab)).not.toBe(designed);
    await tab.getByTestId('versions').click();
    const own = list.filter({ hasText: '给客户看的' }).getByRole('button').first();
    await own.click();
    // Alone at first: its pages, on a canvas of their own.
    const view = tab.getByTestId('version-view');
    await view.getByText('给客户看的', { exact: true }).waitFor();
    await expect.poll(() => view.getByTestId('canvas').locator('[data-mounted]').count()).toBeGreaterThan(0);
    expect(await view.getByTestId('comparison-pair').count()).toBe(0);
    await tab.getByTestId('version-compare').click();
    await tab.locator('.ant-select-item-option').filter({ hasText: '与当前文档对比' }).click();
    const pairs = tab.getByTestId('comparison-pair');
    await pairs.filter({ hasText: '外观不同' }).first().waitFor();
    const total = await tab.locator('[data-page-index]:not([data-testid=version-view] *)').count();
    await expect.poll(() => pairs.count()).toBe(total);
    await expect.poll(() => tab.getByTestId('version-differences').textContent()).toBe(`${total} 页不同`);
    // The canvas goes from difference to difference, each a row of two pages.
    const current = view.locator('[data-page-id][data-focused]');
    await expect.poll(() => current.locator('[data-component-id="title"]').count()).toBe(2);
    await tab.keyboard.press('n');
    await expect.poll(() => current.getAttribute('data-page-index')).toBe('1');
    await expect.poll(() => tab.getByTestId('comparison-at').textContent()).toBe(`2 / ${total}`);
    // Closed, the list is there again where one was, and nothing has changed.
    await tab.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    await expect.poll(() => own.evaluate((button) => button === document.activeElement)).toBe(true);
    await tab.keyboard.press('Enter');

    await tab.getByTestId('version-restore').click();
    await tab
      .getByRole('dialog')
      .filter({ hasText: '恢复到“给客户看的”？' })
      .getByRole('button', { name: '恢复到此版本' })
      .click();
    await expect.poll(() => backgroundOf(tab)).toBe(designed);
    await tab.getByTestId('version-restore').waitFor({ state: 'detached' });
    await tab.getByTestId('document-undo').click();
    await expect.poll(() => backgroundOf(tab)).not.toBe(designed);
  });

  it('stops an export that takes too long for the person', async () => {
    await goHome();
    // The server that does not answer.
    await tab.route('**/project/export', () => undefined);
    try {
      await tab.getByTestId('export-all').click();
      await tab.getByRole('button', { name: '停止导出' }).click();
      await toast('导出已停止').waitFor();
      await expect.poll(() => tab.getByTestId('export-all').isEnabled()).toBe(true);
      await expect.poll(() => tab.getByRole('button', { name: '停止导出' }).count()).toBe(0);
    } finally {
      await tab.unroute('**/project/export');
    }
  });

  it('shows the last document again after a reload, and the pages as a list', async () => {
    await tab.goto(server.url);
    await tab.getByTestId('canvas').waitFor();
    await expect.poll(() => tab.getByTestId('project-row').count()).toBe(1);
    await tab.goto(`${server.url}/page-preview`);
    await tab.locator('ol [data-page]').first().waitFor();
    await expect.poll(() => tab.title()).toBe('预览 - Pagewright');
  });

  it('pans, zooms and fits the canvas, and reports the page in view', async () => {
    await goHome();
    const canvas = tab.getByTestId('canvas');
    await canvas.waitFor();
    const percent = tab.locator('[role="toolbar"] button').nth(1);
    await expect.poll(() => percent.textContent()).toMatch(/^\d+%$/);
    await cameraRests(tab);
    const fitted = await percent.textContent();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('the canvas has no box');
    await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await tab.keyboard.down('Control');
    for (let notch = 0; notch < 5; notch++) await tab.mouse.wheel(0, -120);
    await tab.keyboard.up('Control');
    await expect
      .poll(async () => Number.parseInt((await percent.textContent()) ?? '', 10))
      .toBeGreaterThan(Number.parseInt(fitted ?? '', 10) * 2);
    await canvas.focus();
    await tab.keyboard.press('PageDown');
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).not.toMatch(/^第 1 页/);
    await tab.keyboard.press('r');
    await expect.poll(() => percent.textContent()).toBe(fitted);
  });

  it('refuses files with a message that names them, and deletes projects after asking', async () => {
    await openNewProject();
    await tab.getByTestId('file-input').setInputFiles([file('照片.png', 'x'), file('data.csv', 'a,b')]);
    await toast('照片.png').waitFor();
    await toast('data.csv').waitFor();
    await tab.getByTestId('file-input').setInputFiles(file('假的.docx', '\u0000\u0001\u0002 no document'));
    await tab.getByTestId('upload').getByRole('alert').filter({ hasText: '假的.docx' }).waitFor();
    await tab.getByTestId('generate').click();
    await toast('请先添加文件或输入文本').waitFor();

    const row = tab.getByTestId('project-row').first();
    await row.hover();
    await row.getByRole('button', { name: /^删除/ }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /删\s*除/ })
      .click();
    await expect.poll(() => tab.getByTestId('project-row').count()).toBe(1);
  });

  it('stops a generation that was cancelled, and keeps what it was made from', async () => {
    await startLongDocument(CHAPTERS.composing);
    await tab.getByRole('button', { name: '取消', exact: true }).click();
    await tab.getByTestId('generate').waitFor();
    await tab.getByTestId('document').filter({ hasText: '长报告.txt' }).waitFor();
    expect(await tab.getByTestId('canvas').count()).toBe(0);
    await follow(tab, '/page-preview');
    await tab.getByText('暂无可显示页面').waitFor();
  });

  it('goes on with a generation over a reload, and shows more pages than are mounted', async () => {
    await startLongDocument(CHAPTERS.canvas);
    await tab.reload();
    await tab.getByTestId('page-indicator').waitFor(GENERATED);
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toContain(`共 ${MANY_PAGES} 页`);
    const slots = tab.locator('[data-page-index]');
    await expect.poll(() => slots.count()).toBe(MANY_PAGES);
    expect(await tab.locator('[data-page-index][data-mounted]').count()).toBeLessThan(MANY_PAGES);
    // The far ones are drawn too, if only in low detail.
    await expect.poll(() => tab.locator('[data-sketched]').getAttribute('data-sketched')).toBe(String(MANY_PAGES));
    await expect.poll(async () => (await slots.evaluateAll(colorsOfSketches)).every((colors) => colors > 2)).toBe(true);
    await tab.getByTestId('canvas').focus();
    for (let step = 1; step < 4; step++) await tab.keyboard.press('PageDown');
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toContain('第 4 页');
    await tab.locator('[data-page-index="3"] [data-page]').waitFor();
  });

  it('says in a page’s own place what is wrong with it, and where no page can be shown', async () => {
    await tab.goto(server.url);
    await tab.getByTestId('canvas').waitFor();
    const broken = (texts: readonly string[]) =>
      tab.route('**/page/list?*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: object[] };
        const data = body.data.slice(0, texts.length).map((page, index) => ({ ...page, styledText: texts[index] }));
        await route.fulfill({ response: answer, json: { ...body, data } });
      });
    const good =
      '<Page title="好" format="ppt-16-9" language="zh-CN" background={{ type: "solid", color: "#ffffff" }} />';
    const preview = async () => {
      // The app writes what it shows while it is left: it must be gone before what is kept is removed.
      await openNothing(tab);
      await tab.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('pagewright_pages_')) localStorage.removeItem(key);
      });
      await tab.goto(`${server.url}/page-preview`);
    };
    await broken([good, '<Page title="坏"']);
    await preview();
    await tab.getByRole('alert').getByText('第 2 页加载失败').waitFor();
    await tab.getByText(/^加载页面组件失败: /).waitFor();
    await tab.getByText('页面源码可能存在语法错误。').waitFor();
    // On a phone the page is small, what is said of it is not.
    const usual = tab.viewportSize() ?? { width: 1440, height: 900 };
    await tab.setViewportSize({ width: 390, height: 844 });
    const said = tab.getByText('页面源码可能存在语法错误。');
    const seen = () =>
      said.evaluate((element: HTMLElement) => {
        const scale = element.getBoundingClientRect().width / element.offsetWidth;
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      });
    await expect.poll(seen).toBeGreaterThan(12);
    await tab.setViewportSize(usual);
    expect(await tab.getByText('所有页面都无法加载').count()).toBe(0);
    await tab.unroute('**/page/list?*');
    await broken(['<Page', '<Script />']);
    await preview();
    await tab.getByText('所有页面都无法加载').waitFor();
    await tab.unroute('**/page/list?*');
    await tab.route('**/page/list?*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: '存储故障', data: null } }),
    );
    await preview();
    await tab.getByText('加载页面预览失败: 存储故障').waitFor();
    await tab.goto(server.url);
    await tab.getByRole('heading', { name: '加载页面数据失败：存储故障' }).waitFor();
    await tab.unroute('**/page/list?*');
    await tab.getByRole('main').getByRole('button', { name: '重试' }).click();
    await tab.getByTestId('canvas').waitFor();
  });

  it('sends visitors to the login page and back to where they wanted to be', async () => {
    await context.clearCookies();
    // An app that runs might write down anew what has just been removed.
    await openNothing(tab);
    await tab.evaluate(() => window.localStorage.clear());
    await tab.goto(`${server.url}/create?from=mail`);
    await tab.waitForURL(/\/login\?redirect=%2Fcreate%3Ffrom%3Dmail$/);
    await tab.goto(`${server.url}/register?redirect=%2Fcreate%3Ffrom%3Dmail`);
    await tab.getByLabel('邮箱', { exact: true }).fill('visitor@example.com');
    await tab.getByLabel('密码', { exact: true }).fill('a-long-word-17');
    await tab.getByLabel('确认密码').fill('a-long-word-18');
    await tab.getByLabel('确认密码').blur();
    await tab.getByText('两次输入的密码不一致').waitFor();
    await tab.getByLabel('确认密码').fill('a-long-word-17');
    await tab.getByRole('combobox').click();
    await tab.locator('.ant-select-item-option').first().click();
    await tab.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: '注册' }).click();
    await tab.waitForURL(`${server.url}/create?from=mail`);
    await tab.getByLabel('文本', { exact: true }).fill('第一季度总结\n\n收入增长 5%。');
    await tab.getByTestId('generate').click();
    await tab.getByRole('dialog').getByText('邀请码').first().waitFor();
  });
});

/** Makes a new project and waits until it is the one that is open. */
async function openNewProject(): Promise<void> {
  await goHome();
  const rows = tab.getByTestId('project-row');
  await rows.first().waitFor();
  const before = await rows.count();
  await tab.getByRole('button', { name: '新建项目' }).click();
  await expect.poll(() => rows.count()).toBe(before + 1);
  await rows.first().locator('[aria-current]').waitFor();
}

/** Starts a generation of many pages in a new project, and leaves it running. */
async function startLongDocument(chapters: number): Promise<void> {
  await openNewProject();
  await tab.getByTestId('file-input').setInputFiles(file('长报告.txt', longReport(chapters)));
  await tab.getByTestId('document').filter({ hasText: '长报告.txt' }).waitFor();
  await tab.getByRole('radio', { name: /^自定义 \d+ 到/ }).check({ force: true });
  await tab.getByRole('spinbutton', { name: '页数' }).fill(String(MANY_PAGES));
  await tab.getByTestId('generate').click();
  await tab.getByRole('button', { name: '取消', exact: true }).waitFor();
}

/** How many colours the sketch of each page has, read off the sheets that lie over the pages. */
function colorsOfSketches(slots: readonly Element[]): number[] {
  const sheets = [...document.querySelectorAll<HTMLCanvasElement>('[data-sketched] > canvas')];
  const placeOf = ({ style }: HTMLElement) =>
    [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [number, number, number, number];
  const copies = sheets.map((sheet) => {
    const copy = new OffscreenCanvas(sheet.width, sheet.height).getContext('2d');
    copy?.drawImage(sheet, 0, 0);
    return { copy, place: placeOf(sheet), scale: sheet.width / (placeOf(sheet)[2] || 1) };
  });
  return slots.map((slot) => {
    const [x, y, width, height] = placeOf(slot as HTMLElement);
    const found = copies.find(({ place }) => y >= place[1] - 1 && y < place[1] + place[3]);
    const [, top] = found?.place ?? [0, 0];
    const box = [x, y - top, width, height].map((length) => Math.round(length * (found?.scale ?? 0)));
    const pixels = found?.copy?.getImageData(...(box as [number, number, number, number])).data;
    return new Set(pixels && new Uint32Array(pixels.buffer)).size;
  });
}

function backgroundOf(page: Tab): Promise<string> {
  return page
    .locator('[data-page-index="0"] [data-page]')
    .evaluate((element) => getComputedStyle(element).background + element.innerHTML.length);
}

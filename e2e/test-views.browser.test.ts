import { readFile } from 'node:fs/promises';
import { COMPONENT_KINDS } from '@pagewright/components/models';
import { LANGUAGES } from '@pagewright/model/languages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enter } from './follow.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The two test views of spec §2: dynamic components for everybody, messages for people who are signed in. */

const screens = useScreens();
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let projectId: number;

beforeAll(async () => {
  const tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'Dynamic');
  signedIn = await tab.context().storageState();
  await screens.closeTabs();
});

const events = (tab: Tab, kind: string) => tab.locator(`[data-event="${kind}"]`);

async function choose(tab: Tab, sample: string): Promise<void> {
  await tab.getByRole('combobox', { name: 'Sample' }).click();
  await tab.getByTitle(sample, { exact: true }).click();
}

/** Puts text into the editor in place of what is there. */
async function paste(tab: Tab, text: string): Promise<void> {
  await tab.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await tab.getByRole('textbox', { name: 'Page source text' }).click();
  await tab.keyboard.press('ControlOrMeta+a');
  await tab.keyboard.press('ControlOrMeta+v');
}

/** What is downloaded: its name, the sizes of its pages in mm, and its words. */
async function saved(
  tab: Tab,
  start: () => Promise<unknown>,
): Promise<{ name: string; sizes: string[]; words: string }> {
  const waiting = tab.waitForEvent('download');
  await start();
  const download = await waiting;
  const task = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  try {
    const file = await task.promise;
    const sizes: string[] = [];
    let words = '';
    for (let number = 1; number <= file.numPages; number++) {
      const read = await file.getPage(number);
      const { width, height } = read.getViewport({ scale: 25.4 / 72 });
      sizes.push(`${Math.round(width)}x${Math.round(height)}`);
      const { items } = await read.getTextContent();
      words += items.map((item) => ('str' in item ? item.str : '')).join('');
    }
    return { name: download.suggestedFilename(), sizes, words };
  } finally {
    await task.destroy();
  }
}

const page = (inside: string) =>
  `<Page title="Pasted" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n${inside}\n</Page>\n`;

describe('for visitors', () => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await screens.tab({ permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterAll(() => screens.closeTabs());

  describe('/dynamic-test', () => {
    it('draws every kind of component for visitors', async () => {
      await enter(tab, '/dynamic-test');
      await expect.poll(() => events(tab, 'drawn').count()).toBe(2);
      const kinds = await tab
        .locator('[data-component-id]')
        .evaluateAll((all) =>
          all.filter((one) => one.clientWidth > 0).map((one) => one.getAttribute('data-component-id')),
        );
      expect(kinds).toHaveLength(COMPONENT_KINDS.length);
      expect(await tab.locator('[data-failed]').count()).toBe(0);
      await expect.poll(() => tab.title()).toContain('Dynamic component test');
      const zoom = tab.getByRole('toolbar', { name: 'Zoom' });
      const before = await zoom.getByRole('button', { name: /%/ }).textContent();
      await zoom.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => zoom.getByRole('button', { name: /%/ }).textContent()).not.toBe(before);
    });

    it('runs methods by a click on their component, and logs what they do and how they fail', async () => {
      await enter(tab, '/dynamic-test');
      await choose(tab, 'Methods');
      const component = (id: string) => tab.locator(`[data-component-id="${id}"]`);
      const clickOn = async (id: string) => {
        const box = await component(id).boundingBox();
        if (!box) throw new Error(`${id} is not shown`);
        await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      };
      await component('count').waitFor();
      await cameraRests(tab);
      await clickOn('count');
      await expect.poll(() => component('counter').textContent()).toBe('1');
      await clickOn('count');
      await expect.poll(() => component('counter').textContent()).toBe('2');
      await expect.poll(() => events(tab, 'logged').first().textContent()).toContain('count 2');
      await expect.poll(() => events(tab, 'changed').first().textContent()).toContain('counter was changed (text)');
      await clickOn('fail');
      await events(tab, 'methodFailed').filter({ hasText: 'Method fail failed: cannot read property' }).waitFor();
      await clickOn('endless');
      await events(tab, 'methodFailed').filter({ hasText: 'Method endless failed: interrupted' }).waitFor();
      // By the keyboard too, and after the one that had to be ended.
      await tab.getByRole('button', { name: 'hide: hide()' }).press('Enter');
      await component('counter').waitFor({ state: 'detached' });
      await tab.getByRole('button', { name: 'Clear' }).click();
      await tab.getByText('Nothing has happened yet.').waitFor();
    });

    it('reads pasted text, names line and column of an error, and says when there is nothing', async () => {
      await enter(tab, '/dynamic-test');
      await paste(
        tab,
        page('  <Heading id="mine" level={1} x={40} y={40} width={600} height={80}>Pasted by hand</Heading>'),
      );
      await tab.locator('[data-component-id="mine"]').getByText('Pasted by hand').waitFor();
      // What the screen has for its own title is none of a page's.
      const [own, around] = await tab.locator('[data-component-id="mine"] h1').evaluate((heading) =>
        [heading, heading.parentElement as Element].map((one) => {
          const { lineHeight, letterSpacing } = getComputedStyle(one);
          return { lineHeight, letterSpacing };
        }),
      );
      expect(own).toEqual(around);
      await paste(tab, page('  <Heading id="mine" colour="red" x={40} y={40} width={600} height={80}>Text</Heading>'));
      await tab
        .getByRole('alert')
        .filter({ hasText: '<Heading> has no attribute colour (line 2, column 22)' })
        .first()
        .waitFor();
      await tab.getByText('A component failed to load').waitFor();
      await events(tab, 'failed').filter({ hasText: 'line 2, column 22' }).waitFor();
      await paste(tab, ' ');
      await tab.getByText('The template is empty').waitFor();
      await tab.getByRole('button', { name: 'Export all pages' }).click();
      await tab.getByTestId('toast').filter({ hasText: 'No pages to export' }).waitFor();
    });

    it('makes a PDF of the current page or of all of them as their methods left them, by their shortcuts', async () => {
      await enter(tab, '/dynamic-test');
      await expect.poll(() => events(tab, 'drawn').count()).toBe(2);
      await tab.getByTestId('canvas').focus();
      // What is told for a while only is waited for before it may be told.
      const told = tab.getByTestId('toast').filter({ hasText: '2 pages in total' }).waitFor();
      const all = await saved(tab, () => tab.keyboard.press('ControlOrMeta+a'));
      expect(all.name).toMatch(/^all pages_\d{4}-\d\d-\d\d\.pdf$/);
      expect(all.sizes).toEqual(['254x143', '254x143']);
      await told;
      await choose(tab, 'Methods');
      await tab.getByRole('button', { name: 'count: count()' }).click();
      await events(tab, 'ran').first().waitFor();
      // What a click left in focus does not keep the keys from working, the text that is typed does.
      const toldOfOne = tab.getByTestId('toast').filter({ hasText: 'Current page exported successfully' }).waitFor();
      const one = await saved(tab, () => tab.keyboard.press('ControlOrMeta+p'));
      expect(one.name).toMatch(/^page1_\d{4}-\d\d-\d\d\.pdf$/);
      expect(one.sizes).toEqual(['254x143']);
      expect(one.words).toContain(await tab.locator('[data-component-id="counter"]').textContent());
      await toldOfOne;
      await tab.getByRole('textbox', { name: 'Page source text' }).press('ControlOrMeta+a');
      expect(await tab.getByTestId('export-all').getAttribute('aria-busy')).toBeNull();
    });

    it('tells visitors to log in for the pages of a project', async () => {
      await enter(tab, `/dynamic-test?project=${projectId}`);
      await tab.getByRole('alert').filter({ hasText: 'Please log in to see the pages of a project' }).waitFor();
    });
  });

  describe('/message-test', () => {
    it('asks visitors to log in', async () => {
      await enter(tab, '/message-test');
      await tab.waitForURL('**/login?redirect=%2Fmessage-test');
    });
  });
});

describe('for people who are signed in', () => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await screens.tab({ storageState: signedIn });
  });
  afterAll(() => screens.closeTabs());

  describe('/dynamic-test', () => {
    it('has the server make the PDF of pages that it holds, for visitors of a link what that allows', async () => {
      await enter(tab, `/dynamic-test?project=${projectId}&page=2`);
      await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toMatch(/^Page 2/);
      const asked = tab.waitForRequest('**/project/export');
      const one = await saved(tab, () => tab.getByTestId('export-current').click());
      expect((await asked).postDataJSON().pageIds).toHaveLength(1);
      expect(one.name).toMatch(/^page2_[\d-]+\.pdf$/);
      const link = (canDownload: boolean) =>
        callApi<{ key: string }>(tab, 'POST', '/api/pagewright/project/share/add', { projectId, canDownload });
      const [forLooking, toTake] = [await link(false), await link(true)];
      const visitor = await screens.tab({ locale: 'en-US' });
      await visitor.goto(`/shared#${toTake.key}`);
      await visitor.getByTestId('canvas').focus();
      await visitor.keyboard.press('PageDown');
      await expect.poll(() => visitor.getByTestId('page-indicator').textContent()).toMatch(/^Page 2/);
      const taken = await saved(visitor, () => visitor.keyboard.press('ControlOrMeta+p'));
      expect(taken).toEqual({ ...one, name: taken.name });
      expect(taken.name).toMatch(/^page2_[\d-]+\.pdf$/);
      const whole = await saved(visitor, () => visitor.keyboard.press('ControlOrMeta+a'));
      expect(whole.name).toMatch(/^all pages_/);
      await visitor
        .getByTestId('toast')
        .filter({ hasText: `${whole.sizes.length} pages in total` })
        .waitFor();
      // A printer that is not there: the visitor's own browser makes it.
      await visitor.route('**/shared/pdf', (route) =>
        route.fulfill({ status: 503, json: { code: 503, msg: 'none', data: null, error: 'print/no-browser' } }),
      );
      const made = await saved(visitor, () => visitor.getByTestId('export-current').click());
      expect([made.name, made.sizes]).toEqual([taken.name, taken.sizes]);
      await visitor.goto(`/shared#${forLooking.key}`);
      await visitor.reload();
      await visitor.getByTestId('present').waitFor();
      expect(await visitor.getByTestId('export-current').count()).toBe(0);
      await visitor.close();
    });

    it('shows the pages of a project, and says what is missing of what the address asks for', async () => {
      const indicator = tab.getByTestId('page-indicator');
      await enter(tab, `/dynamic-test?project=${projectId}&page=2`);
      await expect.poll(() => indicator.textContent()).toMatch(/^Page 2 \/ [3-9]/);
      await enter(tab, `/dynamic-test?project=${projectId}&page=99`);
      await tab.getByRole('alert').filter({ hasText: 'There is no page 99; the first page is shown' }).waitFor();
      await expect.poll(() => indicator.textContent()).toMatch(/^Page 1 \/ [3-9]/);
      for (const nobodys of ['4711', 'mine', '-1']) {
        await enter(tab, `/dynamic-test?project=${nobodys}`);
        await tab.getByRole('alert').filter({ hasText: 'Project not found' }).waitFor();
      }
      // Pages on their way are no empty template, and those that did not come are asked for again.
      const answer = Promise.withResolvers<void>();
      await tab.route('**/page/list?*', async (route) => {
        await answer.promise;
        await route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } });
      });
      // With an app that has fetched none yet.
      await tab.goto(`/dynamic-test?project=${projectId}`);
      await tab.getByRole('status').filter({ hasText: 'Loading pages…' }).waitFor();
      answer.resolve();
      const again = tab.getByRole('alert').getByRole('button', { name: 'Try again' });
      await again.waitFor();
      await tab.unroute('**/page/list?*');
      await again.click();
      await expect.poll(() => indicator.textContent()).toMatch(/^Page 1 \/ [3-9]/);
    });
  });

  describe('/message-test', () => {
    it('shows a message of each kind for as long as it says', async () => {
      // Time passes when it is asked to, as a busy machine would see late what comes and goes; with a language of its own,
      // as whoever has the same browser context next would have the same clock.
      const later = await screens.tab({ storageState: signedIn, locale: 'en-US' });
      await later.clock.install();
      await later.goto('/message-test');
      const kinds = later.getByRole('region', { name: 'Kinds of messages' }).getByTestId('message');
      await kinds.first().waitFor();
      expect(await kinds.evaluateAll((rows) => rows.map((row) => row.textContent))).toEqual([
        'SuccessStays for 3 secondsShow',
        'InfoStays for 3 secondsShow',
        'WarningStays for 4.5 secondsShow',
        'ErrorStays for 7 secondsShow',
      ]);
      await later.clock.pauseAt(Date.now() + 60_000);
      await kinds.nth(2).getByRole('button').click();
      const toast = later.getByTestId('toast').filter({ hasText: 'Stays for 4.5 seconds' });
      await toast.waitFor();
      await later.clock.runFor(4_400);
      expect(await toast.isVisible()).toBe(true);
      await later.clock.runFor(200);
      await toast.waitFor({ state: 'detached' });
      await kinds.nth(3).getByRole('button').click();
      await later.getByRole('alert').filter({ hasText: 'Stays for 7 seconds' }).waitFor();
      await later.close();
    });

    it('asks its questions without doing anything', async () => {
      await enter(tab, '/message-test');
      const before = await callApi<unknown[]>(tab, 'GET', '/api/pagewright/project/list');
      await tab.getByRole('button', { name: 'Delete these 2 projects?' }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await callApi<unknown[]>(tab, 'GET', '/api/pagewright/project/list')).toHaveLength(before.length);
    });
  });
});

describe('/message-test in the language that somebody has chosen', () => {
  afterEach(() => screens.closeTabs());

  it.each(LANGUAGES)('%s: every message is there, with nothing left to be filled in', async (language) => {
    const tab = await screens.tab({ storageState: signedIn });
    await tab.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    await tab.goto('/message-test');
    const rows = tab.getByTestId('message');
    await rows.first().waitFor();
    const texts = await rows.evaluateAll((all) => all.map((one) => one.children[1]?.textContent ?? ''));
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.filter((text) => text === '' || /[{}[\]]/.test(text))).toEqual([]);
    if (language === 'en-US') {
      // A status, a code of ours that is none, and no answer at all.
      for (const text of [
        'Request failed (418)',
        'Operation failed (10042)',
        'Network connection failed, check network settings',
      ]) {
        expect(texts).toContain(text);
      }
    }
    if (language === 'zh-CN') {
      // As the spec writes them (§5, §8).
      for (const text of [
        '未找到选中的项目',
        '两次输入的密码不一致',
        '项目ID格式无效',
        '没有选择项目',
        '页面预览已刷新',
        'PDF创建失败',
      ]) {
        expect(texts).toContain(text);
      }
    }
  });
});

it('the engine of the methods is the only script that may compile WebAssembly', async () => {
  const worker = await readFile(new URL('../apps/web/dist/index.html', import.meta.url), 'utf8');
  expect(worker).not.toContain('wasm-unsafe-eval');
  const tab = await screens.tab();
  const policies = new Map<string, string>();
  tab.on('response', (response) => {
    if (response.url().endsWith('.js'))
      policies.set(response.url(), response.headers()['content-security-policy'] ?? '');
  });
  await tab.goto('/dynamic-test');
  await choose(tab, 'Methods');
  await tab.getByRole('button', { name: 'count: count()' }).click();
  await events(tab, 'ran').first().waitFor();
  const allowed = [...policies].filter(([, policy]) => policy.includes('wasm-unsafe-eval')).map(([url]) => url);
  expect(allowed).toHaveLength(1);
  expect(allowed[0]).toMatch(/\/assets\/browser-worker-[\w-]+\.js$/);
});

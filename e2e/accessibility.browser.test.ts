import type { BrowserContext, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { look, namedByIcons, seriousFaults, settled, walk } from './looked-at.ts';
import { routesFor } from './routes.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** Every screen can be used by everybody: measured with axe-core, and tried with the keyboard alone. */

/** A document's own design, and the pale numbers of code lines, which nobody is read. */
const NOT_THE_SCREENS = ['[data-page]', '.cm-gutters'] as const;

const screens = useScreens();
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let pageId: number;

beforeAll(async () => {
  const tab = await screens.memberTab();
  const projectId = await addFromTemplate(tab, 'For everybody');
  const pages = await callApi<{ id: number }[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  pageId = pages[0]?.id ?? 0;
  signedIn = await tab.context().storageState();
  await screens.closeTabs();
});

describe.each([
  ['visitors', 'public', []],
  ['people who are signed in', 'user', ['/create/page/', '/edit/']],
] as const)('no screen has a serious fault of accessibility, for %s', (_, access, ofAPage) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await screens.tab(access === 'user' ? { storageState: signedIn } : {});
  });
  afterAll(() => screens.closeTabs());

  it.each([...routesFor(access), ...ofAPage])('%s', async (path) => {
    await walk(tab, ofAPage.some((one) => one === path) ? path + pageId : path);
    expect(await seriousFaults(tab, NOT_THE_SCREENS)).toEqual([]);
    expect(await namedByIcons(tab)).toEqual([]);
  });
});

describe('no dialog has a serious fault of accessibility', () => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await screens.tab({ storageState: signedIn });
    await look(tab, '/projects');
  });
  afterEach(async () => {
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  afterAll(() => screens.closeTabs());

  it.each([
    ['the form of a new project', async (tab: Tab) => tab.getByTestId('new-project').click()],
    [
      'the module of a project',
      async (tab: Tab) => {
        await tab
          .getByRole('button', { name: /^More for/ })
          .first()
          .click();
        await tab.getByRole('menuitem', { name: 'Module' }).click();
      },
    ],
    [
      'publishing a project',
      async (tab: Tab) => {
        await tab
          .getByRole('button', { name: /^More for/ })
          .first()
          .click();
        await tab.getByRole('menuitem', { name: 'Publish' }).click();
      },
    ],
    [
      'the question before deleting',
      async (tab: Tab) => {
        await tab
          .getByRole('button', { name: /^More for/ })
          .first()
          .click();
        await tab.getByRole('menuitem', { name: 'Delete' }).click();
      },
    ],
  ] as const)('%s', async (_, open) => {
    await open(tab);
    await tab.getByRole('dialog').waitFor();
    await settled(tab);
    expect(await seriousFaults(tab)).toEqual([]);
  });

  it('a template’s dialog', async () => {
    await walk(tab, '/projects?tab=templates');
    await tab
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await tab.getByRole('dialog').locator('ol li').first().waitFor();
    await settled(tab);
    expect(await seriousFaults(tab)).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  afterEach(() => screens.closeTabs());

  /** Presses Tab until what has the focus is named so. */
  async function tabTo(tab: Tab, name: RegExp): Promise<void> {
    for (let step = 0; step < 60; step += 1) {
      await tab.keyboard.press('Tab');
      const focused = await tab.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  }

  it('a project is created and renamed', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await look(tab, '/');
    await tabTo(tab, /^New project$/);
    await tab.keyboard.press('Enter');
    await tab.getByTestId('project-name').filter({ hasText: 'Just now' }).waitFor();
    await tabTo(tab, /^Rename Just now$/);
    await tab.keyboard.press('Enter');
    await tab.keyboard.type('By keyboard');
    await tab.keyboard.press('Enter');
    await tab.getByTestId('project-name').filter({ hasText: 'By keyboard' }).waitFor();
    // The focus stays at the project, and F2 renames it again.
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.querySelector('[data-testid=project-name]')?.textContent))
      .toBe('By keyboard');
    await tab.keyboard.press('F2');
    await tab.keyboard.type('Twice by keyboard');
    await tab.keyboard.press('Enter');
    await tab.getByTestId('project-name').filter({ hasText: 'Twice by keyboard' }).waitFor();
  });

  it('a document is created, generated, edited and exported with at most 25 presses of Tab', async () => {
    const tab = await screens.memberTab();
    const path: string[] = [];
    const focused = () =>
      tab.evaluate(() => {
        const element = document.activeElement;
        return (
          element?.getAttribute('aria-label') || element?.textContent?.trim().slice(0, 40) || element?.tagName || ''
        );
      });
    /** Presses Tab until what has the focus is named so. */
    const reach = async (name: RegExp) => {
      while (!name.test(await focused())) {
        await tab.keyboard.press('Tab');
        path.push(await focused());
        expect(path.length, path.join(' > ')).toBeLessThanOrEqual(25);
      }
    };
    await tab.goto('/');
    await tab.getByTestId('generate').waitFor();
    // Past the sidebar.
    await reach(/^Skip to content$/);
    await tab.keyboard.press('Enter');
    await reach(/^Text$/);
    await tab.keyboard.type(
      'Bakery plan. Budget 48,000 euros: ovens 22,000, shop 16,000, stock 10,000. Opens on 2 May 2026.',
    );
    await reach(/^Generate/);
    await tab.keyboard.press('Enter');
    await tab.getByTestId('page-indicator').waitFor();
    await reach(/^Edit/);
    await tab.keyboard.press('Enter');
    await tab.getByTestId('editor-page').waitFor();
    await reach(/^Page, editing area$/);
    // On the stage Tab goes to the components; Enter writes there.
    await tab.keyboard.press('Tab');
    path.push('component');
    await tab.keyboard.press('Enter');
    await tab.locator('[data-text-editor]').waitFor();
    await tab.keyboard.type('By keyboard');
    await tab.keyboard.press('Escape');
    await tab.getByTestId('editor-page').getByText('By keyboard').first().waitFor();
    const components = tab.getByRole('tab', { name: 'Components' });
    await components.focus();
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('ArrowLeft');
    // The name alone, without what the kit would say of it in English.
    expect(await components.evaluate((element) => (element as HTMLElement).innerText)).toBe('Components');
    await tab.getByTestId('stage').focus();
    await tab.keyboard.press('Control+k');
    // Until its field has the focus, letters would be the stage's.
    await tab.getByRole('combobox', { name: 'Commands' }).and(tab.locator(':focus')).waitFor();
    await tab.keyboard.type('export all');
    const download = tab.waitForEvent('download');
    await tab.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(path.length, path.join(' > ')).toBeLessThanOrEqual(25);
  });

  it('a dialog is opened, and closed by Escape', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await look(tab, '/projects');
    await tab.getByTestId('new-project').focus();
    await tab.keyboard.press('Enter');
    await tab.getByRole('dialog').waitFor();
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('New project');
  });
});

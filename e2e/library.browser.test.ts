import { zip } from '@pagewright/source/testing/zip';
import type { BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { follow } from './follow.ts';
import { held } from './held.ts';
import { walk } from './looked-at.ts';
import { openNothing } from './open-nothing.ts';
import { callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The sidebar's list, the library and the caches, on the real server. */

interface Listed {
  readonly id: number;
  readonly name: string;
}

const PAGE = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';

const screens = useScreens({ tabs: 'of a test' });
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const tab = await screens.memberTab();
  signedIn = await tab.context().storageState();
  await screens.closeTabs();
});

const open = (options: BrowserContextOptions = {}) => screens.tab({ storageState: signedIn, ...options });
const projects = (tab: Tab) => callApi<Listed[]>(tab, 'GET', '/api/pagewright/project/list');
const rows = (tab: Tab) => tab.getByTestId('project-row');
/** By what it is called: the time that stands small beside a name is no part of it. */
const row = (tab: Tab, name: string | RegExp) =>
  rows(tab).filter({ has: tab.getByTestId('project-name').filter({ hasText: name }) });
const names = (tab: Tab) => rows(tab).getByTestId('project-name').allTextContents();
const toast = (tab: Tab, text: string | RegExp) => tab.getByTestId('toast').filter({ hasText: text });
const stored = (tab: Tab) =>
  tab.evaluate(() => Object.keys(localStorage).filter((key) => /_(pages|projects)_/.test(key)));

/**
 * A tab with exactly these projects, each with a template's pages where asked for; the last one is the newest.
 * @param at the screen to open; where it is the first one, its list stands
 */
async function withProjects(
  names: readonly string[],
  { at = '/', pages = false, ...options }: BrowserContextOptions & { at?: string; pages?: boolean } = {},
) {
  const tab = await open(options);
  await openNothing(tab);
  const old = (await projects(tab)).map(({ id }) => id);
  if (old.length > 0) await callApi(tab, 'POST', '/api/pagewright/project/remove/batch', { ids: old });
  const [template] = await callApi<{ id: number }[]>(tab, 'GET', '/api/pagewright/template/list');
  const made: Listed[] = [];
  for (const name of names) {
    const body = { name, ...(pages ? { templateId: template?.id, language: 'en-US' } : {}) };
    made.push(await callApi<Listed>(tab, 'POST', '/api/pagewright/project/add', body));
  }
  await tab.goto(at);
  if (at === '/' && names.length > 0)
    await rows(tab)
      .nth(names.length - 1)
      .waitFor();
  return { tab, made };
}

describe('the sidebar', () => {
  it('creates a project with the time as its name, and renames it as the keys say', async () => {
    const { tab } = await withProjects([]);
    await tab.getByRole('button', { name: 'New project' }).click();
    await row(tab, 'Just now').waitFor();
    const [created] = await projects(tab);
    expect(created?.name).toMatch(/^Document_\d{8}_\d{6}$/);
    const field = tab.getByLabel('Project name');
    const rename = async (text: string, end: 'Enter' | 'Escape' | 'blur') => {
      await rows(tab).first().hover();
      await rows(tab)
        .first()
        .getByRole('button', { name: /^Rename/ })
        .click();
      await field.fill(text);
      if (end === 'blur') await tab.getByRole('main').click({ position: { x: 5, y: 5 } });
      else await field.press(end);
      await field.waitFor({ state: 'hidden' });
    };
    await rename('  By Enter  ', 'Enter');
    await row(tab, 'By Enter').waitFor();
    await rename('By Escape', 'Escape');
    await row(tab, 'By Enter').waitFor();
    await rename('   ', 'Enter');
    await row(tab, 'By Enter').waitFor();
    await rename('By blur', 'blur');
    await row(tab, 'By blur').waitFor();
    await expect.poll(async () => (await projects(tab))[0]?.name).toBe('By blur');
    // What is too long for a name is not taken, and nothing of it is cut off.
    await rows(tab).first().hover();
    await rows(tab)
      .first()
      .getByRole('button', { name: /^Rename/ })
      .click();
    await field.fill('x'.repeat(101));
    await tab
      .getByTestId('toast')
      .filter({ hasText: 'Too long to be saved: 101 characters, at most 100 fit' })
      .waitFor();
    expect(await field.inputValue()).toBe('By blur');
    await field.press('Escape');
  });

  it('searches, and deletes several at once after asking', async () => {
    const { tab } = await withProjects(['Alpha', 'Beta', 'Gamma', 'Alphabet']);
    await tab.getByRole('searchbox', { name: 'Search projects' }).fill('ALPHA');
    await expect.poll(() => names(tab)).toEqual(['Alphabet', 'Alpha']);
    await tab.getByRole('button', { name: 'Select several' }).click();
    await tab.getByRole('checkbox', { name: 'Select all' }).check();
    await tab.getByText('2 selected').waitFor();
    await tab.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByText('Delete these 2 projects?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await projects(tab)).toHaveLength(4);
    await tab.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('Delete these 2 projects?').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toast(tab, '2 projects deleted').waitFor();
    await tab.getByRole('searchbox', { name: 'Search projects' }).fill('');
    await expect.poll(() => names(tab)).toEqual(['Gamma', 'Beta']);
  });

  it('selects the project that was used last, else the newest', async () => {
    const { tab, made } = await withProjects(['One', 'Two', 'Three']);
    await row(tab, 'Three').locator('[aria-current]').waitFor();
    await row(tab, 'One').click();
    await row(tab, 'One').locator('[aria-current]').waitFor();
    await tab.reload();
    await row(tab, 'One').locator('[aria-current]').waitFor();
    await callApi(tab, 'DELETE', `/api/pagewright/project/remove/${made[0]?.id}`);
    await tab.reload();
    await row(tab, 'Three').locator('[aria-current]').waitFor();
  });

  it('comes back to a project that the window was left with before it was stored', async () => {
    const { tab } = await withProjects(['One', 'Two']);
    await expect.poll(async () => (await stored(tab)).length).toBeGreaterThanOrEqual(2);
    await callApi(tab, 'POST', '/api/pagewright/project/add', { name: 'Three' });
    // Storage is written in idle moments: in this window there are none.
    await tab.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await tab.reload();
    await row(tab, 'Three').click();
    await row(tab, 'Three').locator('[aria-current]').waitFor();
    const list = await held(tab, '**/project/list');
    await tab.reload();
    await list.asked;
    await row(tab, 'Two').waitFor();
    list.release();
    await row(tab, 'Three').locator('[aria-current]').waitFor();
  });

  it('refuses a switch while another is under way', async () => {
    const { tab, made } = await withProjects(['One', 'Two', 'Three']);
    const info = await held(tab, `**/project/getInfo/${made[0]?.id}`);
    await row(tab, 'One').click();
    await info.asked;
    await row(tab, 'Two').click();
    await toast(tab, 'Another project is still being opened').waitFor();
    await row(tab, 'One').locator('[aria-current]').waitFor();
    const answered = tab.waitForResponse(`**/project/getInfo/${made[0]?.id}`);
    info.release();
    await (await answered).finished();
    // Until the answer has been taken, it is refused again.
    await expect
      .poll(async () => {
        await row(tab, 'Two').click();
        return row(tab, 'Two').locator('[aria-current]').count();
      })
      .toBe(1);
  });

  it('rolls back where the project is gone: 未找到选中的项目', async () => {
    const { tab, made } = await withProjects(['One', 'Two'], { locale: 'zh-CN' });
    await callApi(tab, 'DELETE', `/api/pagewright/project/remove/${made[0]?.id}`);
    await row(tab, 'One').click();
    await toast(tab, '未找到选中的项目').waitFor();
    await row(tab, 'Two').locator('[aria-current]').waitFor();
    await expect.poll(() => rows(tab).count()).toBe(1);
  });

  it('tells of a database constraint in words that help', async () => {
    const { tab } = await withProjects(['One']);
    await tab.route('**/project/add', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, msg: 'insert violates foreign key constraint "x"', data: null },
      }),
    );
    await tab.getByRole('button', { name: 'New project' }).click();
    await toast(tab, 'Please contact an administrator').waitFor();
  });

  it('draws only the rows in view of 500 projects', async () => {
    const { tab } = await withProjects(['Base']);
    await tab.route('**/project/list', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: Listed[] };
      const [base] = body.data;
      const data = Array.from({ length: 500 }, (_, index) => ({ ...base, id: 100_500 - index, name: `Many ${index}` }));
      await route.fulfill({ response: answer, json: { ...body, data: [...data, base] } });
    });
    await tab.reload();
    // The selected one is shown, though it is the last. (The list kept from last time, of one project, may come first.)
    await expect.poll(() => row(tab, 'Base').getAttribute('aria-posinset')).toBe('501');
    expect(await rows(tab).count()).toBeLessThan(80);
    await tab.getByRole('list', { name: 'Projects' }).evaluate((list) => {
      list.scrollTop = 0;
    });
    await row(tab, 'Many 3').first().waitFor();
    expect(await rows(tab).count()).toBeLessThan(80);
  });
});

describe('the caches', () => {
  it('keep the pages of the selected project only, and show them offline', async () => {
    const { tab, made } = await withProjects(['One', 'Two'], { pages: true });
    const [one, two] = made.map(({ id }) => id);
    await tab.getByTestId('canvas').waitFor();
    const keys = (id: number | undefined) =>
      [`pagewright_pages_${id}`, `pagewright_projects_${one}`, `pagewright_projects_${two}`].sort();
    await expect.poll(async () => (await stored(tab)).sort()).toEqual(keys(two));
    await row(tab, 'One').click();
    await row(tab, 'One').locator('[aria-current]').waitFor();
    await expect.poll(async () => (await stored(tab)).sort()).toEqual(keys(one));

    await tab.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await tab.reload();
    await row(tab, 'One').locator('[aria-current]').waitFor();
    await row(tab, 'Two').waitFor();
    await tab.locator('[data-page-index="0"] [data-page]').waitFor();
    await tab.goto('/page-preview');
    await tab.locator('ol [data-page]').first().waitFor();
  });

  it('are asked instead of the server for five minutes, but never of a project that has just been made', async () => {
    const { tab, made } = await withProjects(['One'], { pages: true });
    const key = `pagewright_pages_${made[0]?.id}`;
    await expect.poll(() => stored(tab)).toContain(key);
    let asked = 0;
    await tab.route('**/page/list?*', (route) => {
      asked += 1;
      return route.continue();
    });
    await tab.reload();
    await tab.locator('[data-page-index="0"] [data-page]').waitFor();
    expect(asked).toBe(0);
    const age = (ms: number) =>
      tab.evaluate(
        ([name, back]) => {
          const entry = JSON.parse(localStorage.getItem(name) ?? '{}');
          localStorage.setItem(name, JSON.stringify({ ...entry, savedAt: entry.savedAt - back }));
        },
        [key, ms] as const,
      );
    await age(5 * 60_000);
    await tab.reload();
    await expect.poll(() => asked).toBe(1);
    await tab.evaluate((id) => localStorage.setItem(`pagewright_new_project_${id}`, String(Date.now())), made[0]?.id);
    await tab.reload();
    await expect.poll(() => asked).toBe(2);
  });

  it('are purged where they are broken, and gone after logging out', async () => {
    const { tab, made } = await withProjects(['One'], { pages: true });
    const key = `pagewright_pages_${made[0]?.id}`;
    await expect.poll(() => stored(tab)).toContain(key);
    await tab.evaluate((name) => {
      localStorage.setItem(name, '{"version":"0.1.0"}');
      localStorage.setItem('pagewright_projects_77', 'not json');
      localStorage.setItem('pagewright_new_project_5', String(Date.now() - 31_000));
    }, key);
    await tab.reload();
    await tab.locator('[data-page-index="0"] [data-page]').waitFor();
    const left = () => tab.evaluate(() => Object.keys(localStorage));
    await expect.poll(left).not.toContain('pagewright_projects_77');
    await expect.poll(left).not.toContain('pagewright_new_project_5');
    await expect.poll(() => stored(tab)).toContain(key);
    // A session that the server ends clears as logging out does; the other tests go on with theirs.
    await tab.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 401, msg: 'gone', data: null } }),
    );
    // Whatever asks the server first is told; on a busy machine that may be before the button is pressed.
    const pressed = tab.getByRole('button', { name: 'New project' }).click();
    await Promise.any([pressed, tab.waitForURL('**/login*')]);
    await tab.waitForURL('**/login*');
    await expect.poll(() => stored(tab)).toEqual([]);
  });
});

describe('the library', () => {
  const cards = (tab: Tab) => tab.getByTestId('project-card');
  const menu = async (tab: Tab, name: string, item: string) => {
    await tab.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await tab.getByRole('menuitem', { name: item }).click();
  };

  it('is for people who are signed in', async () => {
    const tab = await screens.tab();
    await tab.goto('/projects?layout=table');
    await tab.waitForURL('**/login?redirect=%2Fprojects%3Flayout%3Dtable');
  });

  it('stands under the name of no project, as the marketplace does; a project’s own screens stand under its', async () => {
    const { tab } = await withProjects(['Harbour'], { at: '/page-preview' });
    const named = tab.getByRole('banner').getByText('Harbour', { exact: true });
    await named.waitFor();
    for (const path of ['/projects', '/marketplace']) {
      await walk(tab, path);
      expect(await named.count()).toBe(0);
    }
    await walk(tab, '/');
    await named.waitFor();
  });

  it('makes a project by its form, and says what is missing', async () => {
    const { tab } = await withProjects(['First'], { at: '/projects' });
    await tab.getByTestId('new-project').click();
    const dialog = tab.getByRole('dialog');
    const name = dialog.getByLabel('Conversation name');
    expect(await name.inputValue()).toMatch(/^Document_/);
    await name.fill('   ');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByText('Conversation name required').waitFor();
    // A name that is too long stays as it was typed until it is shortened.
    await name.fill('n'.repeat(101));
    await dialog.getByText('Too long to be saved: 101 characters, at most 100 fit').waitFor();
    await dialog.getByRole('button', { name: 'Create' }).click();
    expect(await name.inputValue()).toBe('n'.repeat(101));
    await name.fill('Annual plan');
    await dialog.getByLabel('Description').fill('For the board');
    await dialog.getByLabel('Start date').fill('2026-05-02');
    await dialog.getByLabel('Start date').press('Enter');
    await dialog.getByLabel('End date').fill('2026-05-01');
    await dialog.getByLabel('End date').press('Enter');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog
      .getByText(/end date/i)
      .last()
      .waitFor();
    await dialog.getByLabel('End date').fill('2026-06-30');
    await dialog.getByLabel('End date').press('Enter');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const [made] = await callApi<Record<string, unknown>[]>(tab, 'GET', '/api/pagewright/project/list');
    expect(made).toMatchObject({
      name: 'Annual plan',
      description: 'For the board',
      startDate: '2026-05-02',
      endDate: '2026-06-30',
      projectStatus: 'active',
      module: 'local',
    });
  });

  it('imports an archive of pages, says how far it is, is stopped, and says what is wrong with one', async () => {
    const { tab } = await withProjects(['First'], { at: '/projects' });
    const pick = (name: string, files: Readonly<Record<string, string>>) => {
      const encoded = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
      const buffer = Buffer.from(zip(Object.fromEntries(encoded)));
      return tab.getByTestId('import-file').setInputFiles({ name, mimeType: 'application/zip', buffer });
    };
    const list = { version: 2, title: 'Plan', language: 'en-US', pages: [{ path: 'pages/page-1.jsx' }], pictures: {} };
    const plan = { 'pagewright.json': JSON.stringify(list), 'pages/page-1.jsx': PAGE };

    // Nobody answers.
    await tab.route('**/project/import', () => undefined);
    await pick('plan.zip', plan);
    await tab.getByTestId('import-progress').waitFor();
    await expect.poll(() => tab.getByTestId('import-pages').isDisabled()).toBe(true);
    await tab.getByRole('button', { name: 'Stop the import' }).click();
    await tab.getByTestId('import-progress').waitFor({ state: 'hidden' });
    expect(await tab.getByTestId('toast').count()).toBe(0);
    await tab.unroute('**/project/import');

    await pick('other.zip', { 'a.txt': 'words' });
    await toast(tab, /^Import failed: .*other\.zip/).waitFor();
    expect(await projects(tab)).toHaveLength(1);

    await pick('plan.zip', plan);
    await toast(tab, 'Imported: 1 page').waitFor();
    await tab.waitForURL('**/');
    expect((await projects(tab)).map(({ name }) => name).sort()).toEqual(['First', 'Plan']);
  });

  it('edits, filters, sorts, and keeps the view over a reload', async () => {
    const { tab } = await withProjects(['Beta', 'Alpha', 'Gamma'], { at: '/projects' });
    await menu(tab, 'Gamma', 'Edit details');
    const dialog = tab.getByRole('dialog');
    await dialog.getByLabel('Status').click();
    await tab.getByTitle('Archived', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(tab, 'Project updated').waitFor();
    const names = () => cards(tab).getByRole('heading').allTextContents();
    await tab.getByLabel('Sort by').click();
    await tab.getByTitle('Name', { exact: true }).click();
    await expect.poll(names).toEqual(['Alpha', 'Beta', 'Gamma']);
    await tab.getByLabel('Project status').click();
    await tab.getByTitle('Archived', { exact: true }).last().click();
    await expect.poll(names).toEqual(['Gamma']);
    await tab.reload();
    await expect.poll(names).toEqual(['Gamma']);
    await tab.getByRole('searchbox', { name: 'Search name or description' }).fill('nothing like it');
    await tab.getByText('No project matches').last().waitFor();
    await tab.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(async () => (await names()).length).toBe(3);
  });

  it('deletes several from the table', async () => {
    const { tab } = await withProjects(['One', 'Two', 'Three'], { at: '/projects?layout=table' });
    await tab.getByRole('checkbox', { name: 'Select One' }).check();
    await tab.getByRole('checkbox', { name: 'Select Three' }).check();
    await tab.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => tab.getByTestId('project-line').count()).toBe(1);
    await expect.poll(async () => (await projects(tab)).map(({ name }) => name)).toEqual(['Two']);
  });

  it('shows a template with its pages, and makes a project of it', async () => {
    const { tab } = await withProjects(['One'], { at: '/projects?tab=templates' });
    await tab.getByRole('button', { name: 'Details of Weekly report' }).click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByText('Free').waitFor();
    await dialog.locator('[data-page]').nth(5).waitFor();
    await expect.poll(() => dialog.locator('[data-page]').count()).toBe(6);
    await dialog.getByRole('button', { name: 'Open its empty pages' }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    await tab.getByTestId('canvas').waitFor();
    await row(tab, 'Weekly report').locator('[aria-current]').waitFor();
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toBe('Page 1 / 6');
    await follow(tab, '/projects');
    await cards(tab).filter({ hasText: 'Weekly report' }).locator('[data-page]').waitFor();
  });

  it('shows the modules, of which a project has one, and says where they cannot be loaded', async () => {
    const { tab } = await withProjects(['One'], { at: '/projects' });
    const fails = (path: string, msg: string) =>
      tab.route(path, (route) => route.fulfill({ status: 500, json: { code: 500, msg, data: null } }));
    const dialog = tab.getByRole('dialog');
    const asked = async (words: string) => {
      await menu(tab, 'One', 'Module');
      await dialog.getByText(words).waitFor();
    };
    const closed = async () => {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    // What could not be loaded is asked for again by whoever opens it again.
    await fails('**/module/list', '');
    await asked('The modules could not be loaded: Internal server error');
    await closed();
    await tab.unroute('**/module/list');
    await fails('**/module/getInfo/*', 'broken');
    await asked('The local module could not be loaded: broken');
    await closed();
    await tab.unroute('**/module/getInfo/*');
    await asked('Files stay on this server');
    await expect.poll(() => dialog.getByRole('radio', { name: /Local module/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: /Cloud module/ }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(tab, 'Module saved').waitFor();
  });

  it('says where there is nothing, and where it cannot be loaded', async () => {
    const { tab } = await withProjects([], { at: '/projects' });
    await tab.getByRole('heading', { name: 'No projects yet' }).waitFor();
    await tab.route('**/project/list', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'out of order', data: null } }),
    );
    await tab.reload();
    await tab.getByRole('heading', { name: 'The projects could not be loaded' }).waitFor();
    await tab.getByRole('main').getByText('out of order').waitFor();
    await tab.unroute('**/project/list');
    await tab.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await tab.getByRole('heading', { name: 'No projects yet' }).waitFor();
  });
});

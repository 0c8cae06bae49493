import type { Collection } from '@pagewright/contract/collections';
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { enter } from './follow.ts';
import { clippedTexts, seriousFaults, settled } from './looked-at.ts';
import { callApi, SLOWLY } from './screens.ts';
import { tabTo } from './tab-to.ts';
import { useScreens } from './use-screens.ts';

/**
 * A document is published, found, looked at, used, renamed and taken back, by pointer and by keyboard. Works are called by
 * numbers: everybody sees them, tests that look for English words among others.
 */

const PHONE = { width: 390, height: 844 };
const LIST = '**/api/pagewright/collection/list?*';

const screens = useScreens({ tabs: 'of a test' });

function page(title: string): string {
  return `<Page title="${title}" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>
  <Heading id="head" x={80} y={80} width={1100} height={90}>${title}</Heading>
</Page>`;
}

/** A number that no other work is called by. */
const newName = () => String(Date.now()).slice(3) + String(Math.floor(Math.random() * 1_000)).padStart(3, '0');

async function addDocument(tab: Tab, name: string, titles: readonly string[]): Promise<number> {
  const { id: projectId } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name });
  for (const title of titles) {
    await callApi(tab, 'POST', '/api/pagewright/page/add', { projectId, styledText: page(title) });
  }
  return projectId;
}

/** A member's tab with a work that is published already. */
async function withWork(price = 0) {
  const tab = await screens.memberTab();
  const name = newName();
  const projectId = await addDocument(tab, name, []);
  const words = { name: '1', description: '1', prompt: '1' };
  for (const title of ['Ships', 'Prospects']) {
    await callApi(tab, 'POST', '/api/pagewright/page/add', { projectId, styledText: page(title), ...words });
  }
  const told = { name, description: '1', industry: 'general', category: 'other', price };
  const path = '/api/pagewright/collection/publish';
  const { collectionId } = await callApi<Collection>(tab, 'POST', path, { projectId, ...told });
  return { tab, name, projectId, collectionId };
}

const toast = (tab: Tab, text: string | RegExp) => tab.getByTestId('toast').filter({ hasText: text });
const cards = (tab: Tab) => tab.getByTestId('collection-card');

describe('a document', () => {
  it('what is typed to publish it stays when the window becomes as narrow as a phone’s, and wide again', async () => {
    const tab = await screens.memberTab();
    await addDocument(tab, newName(), ['Ships']);
    await tab.goto('/');
    await tab.getByTestId('publish').click();
    const dialog = tab.getByRole('dialog', { name: 'Publish document' });
    const introduction = dialog.getByRole('textbox', { name: 'Introduction' });
    await introduction.fill('All of our ships');
    await tab.setViewportSize(PHONE);
    await settled(tab);
    expect(await introduction.inputValue()).toBe('All of our ships');
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(PHONE.width);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await settled(tab);
    expect(await introduction.inputValue()).toBe('All of our ships');
    // The screen is arranged for the window as soon as nothing lies over it.
    await tab.setViewportSize(PHONE);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByRole('button', { name: 'Style & export' }).waitFor();
    await tab.getByTestId('publish').waitFor({ state: 'detached' });
  });

  it('a project’s name that is too long for a work is proposed whole, says so at once and is not published', async () => {
    const tab = await screens.memberTab();
    const long = `${newName()} `.repeat(6).trim();
    await addDocument(tab, long, ['Ships']);
    await tab.goto('/');
    await tab.getByTestId('publish').click();
    const dialog = tab.getByRole('dialog', { name: 'Publish document' });
    const tooLong = dialog.getByText(`Too long to be saved: ${long.length} characters, at most 50 fit`);
    await tooLong.waitFor();
    const field = dialog.getByRole('textbox', { name: /^(\* )?Name/ });
    expect(await field.inputValue()).toBe(long);
    await field.fill(newName());
    await tooLong.waitFor({ state: 'detached' });
  });

  it('is published from beside its pages: what they lack is filled in, and its link leads to it', async () => {
    const tab = await screens.memberTab();
    const name = newName();
    await addDocument(tab, name, ['Ships', 'Prospects']);
    await tab.goto('/');
    await tab.getByTestId('publish').click();
    const dialog = tab.getByRole('dialog', { name: 'Publish document' });
    await dialog.getByText('Pages 1-2: name, description, global prompt').waitFor();
    const publish = dialog.getByRole('button', { name: 'Publish' });
    expect(await publish.isDisabled()).toBe(true);
    await tab.getByTestId('fill-in').click(SLOWLY);
    await toast(tab, 'The page information is filled in').waitFor();
    await dialog.getByText('Pages 1-2: name').waitFor({ state: 'detached' });
    // Nothing is sent before everything is told.
    await publish.click();
    for (const missing of ['Say what the work is about', 'Choose an industry', 'Choose a category']) {
      await dialog.getByText(missing).waitFor();
    }
    await dialog.getByRole('textbox', { name: 'Introduction' }).fill('1');
    await dialog.getByRole('combobox', { name: 'Industry' }).press('Enter');
    await tab.getByRole('option', { name: 'Internet' }).waitFor({ state: 'attached' });
    await tab.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Category' }).press('Enter');
    await tab.getByRole('option', { name: 'Proposal' }).waitFor({ state: 'attached' });
    await tab.keyboard.press('Enter');
    await dialog.getByText('Paid', { exact: true }).click();
    await publish.click();
    await dialog.getByText('Say how many points it costs').waitFor();
    await dialog.getByRole('spinbutton', { name: 'Points' }).fill('5');
    await publish.click(SLOWLY);
    const note = tab.getByRole('dialog', { name: 'Published' });
    const link = await note.getByRole('textbox', { name: 'Link to this work' }).inputValue();
    await note.getByTestId('look-at-published').click();
    await tab.getByRole('heading', { name, level: 1 }).waitFor();
    expect(tab.url()).toBe(link);
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toBe('Page 1 / 2');
    await tab.getByText('Prospects').first().waitFor();
    await tab.getByText('5 points').first().waitFor();
    const stored = await callApi<Collection[]>(tab, 'GET', '/api/pagewright/collection/own');
    expect(stored).toMatchObject([{ name, industry: 'internet', category: 'proposal', price: 5, pageCount: 2 }]);
  });

  it('is published anew in its place from the editor, as it is there', async () => {
    const { tab, projectId, collectionId } = await withWork();
    const [first] = await callApi<{ id: number }[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
    await tab.goto(`/create/page/${first?.id}`);
    const heading = tab.getByTestId('editor-page').getByText('Ships');
    await heading.waitFor();
    await cameraRests(tab);
    await heading.dblclick();
    await tab.locator('[data-text-editor]').waitFor();
    await tab.keyboard.press('ControlOrMeta+A');
    await tab.keyboard.type('Boats');
    await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: 'Export' }).click();
    await tab.getByRole('menuitem', { name: 'Publish' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Publish document' });
    await dialog.getByText(/^In place of/).waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await tab.getByRole('dialog', { name: 'Published' }).waitFor();
    const path = `/api/pagewright/collection/pages/${collectionId}`;
    const pages = await callApi<{ text: string }[]>(tab, 'GET', path);
    expect(pages[0]?.text).toContain('Boats');
    expect(await callApi<Collection[]>(tab, 'GET', '/api/pagewright/collection/own')).toHaveLength(1);
  });
});

describe('my publications', () => {
  it('are none at first, and lead to the projects', async () => {
    const tab = await screens.memberTab();
    await tab.goto('/marketplace?tab=own');
    await tab.getByText('You have published nothing yet').waitFor();
    await tab.getByRole('button', { name: 'To my projects' }).click();
    await tab.getByRole('heading', { name: 'Project library' }).waitFor();
  });

  it('are renamed, and unpublished only when that is confirmed', async () => {
    const { tab, name, collectionId } = await withWork();
    await tab.goto('/marketplace');
    await tab.getByRole('tab', { name: 'My publications' }).click();
    await tab.getByRole('button', { name: `More for ${name}` }).click();
    await tab.getByRole('menuitem', { name: 'Edit details' }).click();
    const renamed = newName();
    const field = tab.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await field.fill(renamed);
    await field.press('Enter');
    await toast(tab, 'Saved').waitFor();
    await tab.getByRole('heading', { name: renamed }).waitFor();
    const ask = async () => {
      await tab.getByRole('button', { name: `More for ${renamed}` }).click();
      await tab.getByRole('menuitem', { name: 'Unpublish' }).click();
      return tab.getByRole('dialog', { name: `Unpublish “${renamed}”?` });
    };
    await (await ask()).getByRole('button', { name: 'Keep it published' }).click(SLOWLY);
    expect(await cards(tab).count()).toBe(1);
    await (await ask()).getByRole('button', { name: 'Unpublish' }).click(SLOWLY);
    await toast(tab, 'is no longer published').waitFor();
    await tab.getByText('You have published nothing yet').waitFor();
    await enter(tab, `/collection/${collectionId}`);
    await tab.getByText('This work was not found').waitFor();
  });
});

describe('the marketplace', () => {
  it('is searched by a visitor on a phone and gone through with the keyboard alone; using a work asks who they are', async () => {
    const { name, collectionId } = await withWork();
    const tab = await screens.tab({ viewport: PHONE });
    await tab.goto('/marketplace');
    await tabTo(tab.getByRole('searchbox', { name: 'Search name, description or publisher' }));
    await tab.keyboard.type(name);
    await expect.poll(() => cards(tab).count()).toBe(1);
    await expect.poll(() => new URL(tab.url()).searchParams.get('search')).toBe(name);
    await settled(tab);
    expect(await clippedTexts(tab)).toEqual([]);
    await tabTo(tab.getByRole('link', { name: `Open ${name}` }));
    await tab.keyboard.press('Enter');
    await tab.getByText('Ships').first().waitFor();
    await settled(tab);
    expect(await clippedTexts(tab)).toEqual([]);
    expect(await seriousFaults(tab)).toEqual([]);
    await tabTo(tab.getByTestId('use-collection'));
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/login\?/);
    expect(new URL(tab.url()).searchParams.get('redirect')).toBe(`/collection/${collectionId}`);
  });

  it('says when nothing fits and shows all again; a list that does not come can be asked for again', async () => {
    const { tab, name } = await withWork();
    await tab.route(LIST, (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'No.', data: null } }));
    await tab.goto('/marketplace');
    await tab.getByText('The published works could not be loaded').waitFor();
    await tab.unroute(LIST);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await cards(tab).first().waitFor();
    await tab.getByRole('searchbox').fill(`${name} nothing of the kind`);
    await tab.getByText('No work fits what you are looking for').waitFor();
    await tab.getByRole('button', { name: 'Clear filters' }).click();
    await tab.getByRole('link', { name: `Open ${name}` }).waitFor();
  });
});

describe('a published work', () => {
  it('is presented, and becomes a document of those who agree to its price', async () => {
    const { collectionId, name } = await withWork(7);
    const tab = await screens.memberTab();
    await tab.goto(`/collection/${collectionId}`);
    await tab.getByTestId('present').click();
    // Keys are heard as soon as a page is shown.
    await tab.getByTestId('slide-count').waitFor();
    await tab.keyboard.press('Escape');
    // What is not paid for is not taken along.
    await tab.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await tab.getByRole('button', { name: /^Export/ }).count()).toBe(0);
    const use = tab.getByRole('button', { name: 'Use for 7 points' });
    await use.click();
    const question = tab.getByRole('dialog', { name: `Use “${name}”?` });
    await question.getByRole('button', { name: 'Not now' }).click(SLOWLY);
    expect(await callApi<unknown[]>(tab, 'GET', '/api/pagewright/project/list')).toEqual([]);
    await use.click();
    await question.getByRole('button', { name: 'Use for 7 points' }).click(SLOWLY);
    // The work's own screen shows the same pages.
    await tab.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toBe('Page 1 / 2');
    await tab.getByText('Ships').first().waitFor();
    await enter(tab, `/collection/${collectionId}`);
    // It is paid for.
    await tab.getByRole('button', { name: 'Use', exact: true }).waitFor();
    await tab.getByRole('button', { name: 'Export all pages' }).waitFor();
  });

  it('is shown by the dynamic viewer by its id; one that is not there is said to be missing', async () => {
    const { tab, collectionId } = await withWork();
    await tab.goto(`/dynamic-test?collection=${collectionId}&page=2`);
    await tab.getByText('Prospects').first().waitFor();
    await expect.poll(() => tab.getByTestId('page-indicator').textContent()).toBe('Page 2 / 2');
    await enter(tab, '/dynamic-test?collection=999999999');
    await tab.getByRole('alert').getByText('Work not found').waitFor();
    await enter(tab, `/dynamic-test?collection=${collectionId}&page=9`);
    await tab.getByText('There is no page 9; the first page is shown').waitFor();
  });
});

import type { CommentThread } from '@pagewright/contract/comments';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { walk } from './looked-at.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** What is said of pages: by their owner on the canvas and in the editor, and by whoever has a link that lets them. */

const screens = useScreens();
let tab: Tab;
let projectId: number;
let pages: readonly ProjectPage[];

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'To be discussed');
  pages = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
});

const panelOf = (where: Tab) => where.getByTestId('comments-panel');
const threadsOf = (where: Tab) => panelOf(where).getByTestId('comment-thread');
const pinsOf = (where: Tab) => where.locator('[data-comment-pin]');

it('are set on a place, answered, resolved and brought back by their owner', async () => {
  await tab.goto('/');
  await tab.getByTestId('canvas').waitFor();
  await cameraRests(tab);
  await tab.keyboard.press('m');
  await panelOf(tab).getByText('Click the place that you mean.', { exact: false }).waitFor();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('m');
  await tab.getByRole('button', { name: 'Comment on page 2' }).click({ position: { x: 60, y: 40 } });
  const field = panelOf(tab).getByRole('combobox', { name: 'Comment' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('Is this right? See https://example.org/figures.');
  // What was typed is there after loading again, and goes where it was begun.
  await tab.reload();
  await tab.getByTestId('comments').click();
  await expect.poll(() => field.inputValue()).toContain('Is this right?');
  await field.press('Control+Enter');
  await pinsOf(tab).waitFor();
  await threadsOf(tab).getByText('Is this right?', { exact: false }).waitFor();
  const link = threadsOf(tab).getByRole('link');
  expect(await link.getAttribute('href')).toBe('https://example.org/figures');
  expect(await link.getAttribute('rel')).toContain('noopener');

  const answer = panelOf(tab).getByRole('combobox', { name: 'Answer…' });
  await answer.fill('Second thoughts');
  await panelOf(tab).getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => pinsOf(tab).textContent()).toBe('2');
  const second = threadsOf(tab).getByTestId('comment').nth(1);
  await second.getByRole('button', { name: 'Edit' }).click();
  await second.getByRole('combobox').fill('Better thoughts');
  // Comments are a sheet over the pages there; what is typed moves with them.
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.getByRole('dialog', { name: 'Comments' }).waitFor();
  await expect.poll(() => second.getByRole('combobox').inputValue()).toBe('Better thoughts');
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.getByRole('dialog', { name: 'Comments' }).waitFor({ state: 'detached' });
  await second.getByRole('combobox').press('Control+Enter');
  await second.getByText('Better thoughts').waitFor();
  await second.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => pinsOf(tab).textContent()).toBe('1');
  await tab.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => pinsOf(tab).textContent()).toBe('2');

  await threadsOf(tab).getByRole('button', { name: 'Resolve' }).click();
  await expect.poll(() => pinsOf(tab).count()).toBe(0);
  await panelOf(tab).getByRole('button', { name: 'Resolved' }).click();
  await threadsOf(tab).getByRole('button', { name: 'Reopen' }).click();
  await panelOf(tab).getByRole('button', { name: 'Open', exact: true }).click();
  await pinsOf(tab).waitFor();
  await answer.press('Escape');
  await panelOf(tab).waitFor({ state: 'detached' });
});

it('stand in the editor on the object that was selected, and stay when it is gone', async () => {
  await walk(tab, `/create/page/${pages[0]?.id}`);
  const stage = tab.getByTestId('stage');
  await stage.waitFor();
  await tab.keyboard.press('Tab');
  await tab.getByTestId('selection').waitFor();
  // Typed at once: no letter is lost, or taken for a shortcut, before the field is there.
  await tab.keyboard.press('m');
  await tab.keyboard.type('About this one');
  const field = panelOf(tab).getByRole('combobox', { name: 'Comment' });
  await expect.poll(() => field.inputValue()).toBe('About this one');
  await field.press('Control+Enter');
  await pinsOf(tab).waitFor();
  await threadsOf(tab).first().getByText('About this one').waitFor();
  const apart = async () => {
    const mark = await tab.getByTestId('selection').boundingBox();
    const pin = await pinsOf(tab).boundingBox();
    return Math.abs((pin?.y ?? 0) + (pin?.height ?? 0) - (mark?.y ?? 0));
  };
  await expect.poll(apart).toBeLessThan(6);
  await panelOf(tab).getByRole('button', { name: 'Close comments' }).click();
  await tab.keyboard.press('Delete');
  await pinsOf(tab).click();
  await panelOf(tab).getByText('What it was about is no longer on the page.').waitFor();
});

it('hang on the first of several that are selected; what is typed before a place is chosen does nothing else', async () => {
  await walk(tab, `/create/page/${pages[2]?.id}`);
  const stage = tab.getByTestId('stage');
  await stage.waitFor();
  const save = tab.getByTestId('save-state');
  const count = () =>
    callApi<ProjectPage[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`).then((all) => all.length);
  const before = await count();
  await tab.keyboard.press('m');
  await panelOf(tab).getByText('Click the place that you mean.', { exact: false }).waitFor();
  // A box for a text, a path and a page would be there.
  await tab.keyboard.type('tpl');
  await tab.keyboard.press('Control+Enter');
  await tab.keyboard.press('Escape');
  await panelOf(tab).getByText('Click the place that you mean.', { exact: false }).waitFor({ state: 'detached' });
  await panelOf(tab).getByRole('button', { name: 'Close comments' }).click();
  expect(await save.getAttribute('data-state')).toBe('saved');
  expect(await count()).toBe(before);

  await stage.press('Control+a');
  await tab.getByTestId('selection').waitFor();
  await tab.keyboard.press('m');
  await tab.keyboard.type('About all of these');
  await tab.keyboard.press('Control+Enter');
  await threadsOf(tab).getByText('About all of these').waitFor();
  const path = `/api/pagewright/comment/list?projectId=${projectId}`;
  const { threads } = await callApi<{ threads: CommentThread[] }>(tab, 'GET', path);
  const thread = threads.find(({ comments }) => comments[0]?.text === 'About all of these');
  expect(thread?.anchor.object?.id).toBeTruthy();
  await panelOf(tab).getByRole('button', { name: 'Close comments' }).click();
});

it('go along with their object to another page and back', async () => {
  await tab.goto(`/create/page/${pages[0]?.id}`);
  await tab.getByTestId('stage').waitFor();
  const say = async (words: string) => {
    await tab.keyboard.press('m');
    await tab.keyboard.type(words);
    await tab.keyboard.press('Control+Enter');
    await threadsOf(tab).getByText(words).waitFor();
    await panelOf(tab).getByRole('button', { name: 'Close comments' }).click();
  };
  await tab.keyboard.press('Tab');
  await tab.getByTestId('selection').waitFor();
  await say('Follows');
  const hungOn = async () => {
    const path = `/api/pagewright/comment/list?projectId=${projectId}`;
    const { threads } = await callApi<{ threads: CommentThread[] }>(tab, 'GET', path);
    const found = threads.find(({ comments }) => comments[0]?.text === 'Follows');
    return { pageId: found?.pageId, object: found?.anchor.object?.id };
  };
  const before = await hungOn();
  expect(before.pageId).toBe(pages[0]?.id);
  await tab.keyboard.press('Control+x');
  await tab.getByTestId('selection').waitFor({ state: 'detached' });
  await tab.keyboard.press('PageDown');
  await tab.keyboard.press('Control+v');
  await tab.getByTestId('selection').waitFor();
  await expect.poll(async () => (await hungOn()).pageId).toBe(pages[1]?.id);
  for (const _step of ['the pasting', 'the cutting']) await tab.keyboard.press('Control+z');
  await expect.poll(hungOn).toEqual(before);
});

it('go along with an object that is cut in one tab and pasted in another, and after loading again', async () => {
  const open = async (where: Tab, page: number) => {
    await where.goto(`/create/page/${pages[page]?.id}`);
    await where.getByTestId('stage').waitFor();
  };
  const isSaved = (where: Tab) =>
    expect.poll(() => where.getByTestId('save-state').getAttribute('data-state')).toBe('saved');
  const hungOn = async () => {
    const path = `/api/pagewright/comment/list?projectId=${projectId}`;
    const { threads } = await callApi<{ threads: CommentThread[] }>(tab, 'GET', path);
    const found = threads.find(({ comments }) => comments[0]?.text === 'Follows');
    return { pageId: found?.pageId, object: found?.anchor.object?.id };
  };
  const paste = async (where: Tab) => {
    await where.keyboard.press('Control+v');
    await where.getByTestId('selection').waitFor();
  };
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(tab, 0);
  // Opened before, the other tab does not know yet what is cut.
  const other = await tab.context().newPage();
  await open(other, 1);
  await tab.bringToFront();
  await tab.keyboard.press('Tab');
  await tab.getByTestId('selection').waitFor();
  await tab.keyboard.press('Control+x');
  await tab.getByTestId('selection').waitFor({ state: 'detached' });
  await isSaved(tab);
  await other.bringToFront();
  await paste(other);
  await expect.poll(async () => (await hungOn()).pageId).toBe(pages[1]?.id);
  const { object } = await hungOn();
  await expect.poll(() => other.getByTestId('selection').count()).toBe(1);
  // What is selected there is what was pasted. It is cut again, and the tab loaded anew before it is pasted.
  await isSaved(other);
  await other.keyboard.press('Control+x');
  await other.getByTestId('selection').waitFor({ state: 'detached' });
  await isSaved(other);
  await open(other, 2);
  await paste(other);
  await expect.poll(async () => (await hungOn()).pageId).toBe(pages[2]?.id);
  expect((await hungOn()).object).not.toBe(object);
  await isSaved(other);
  await other.close();
});

it('are written by strangers whose link lets them, are theirs alone, and end with the permission', async () => {
  await tab.goto('/');
  await tab.getByTestId('share').click();
  await tab.getByTestId('share-create').click();
  const rows = tab.getByTestId('share-link');
  await rows.waitFor();
  const allowed = rows.getByRole('checkbox', { name: 'Visitors may comment' });
  const allow = async (wanted: boolean) => {
    await allowed.click();
    await expect.poll(() => allowed.isEnabled()).toBe(true);
    await expect.poll(() => allowed.isChecked()).toBe(wanted);
  };
  await allow(true);
  const address = await rows.getByRole('textbox').inputValue();

  const stranger = await screens.tab({ acceptDownloads: false });
  await stranger.goto(address);
  await stranger.getByRole('heading', { name: 'To be discussed', level: 1 }).first().waitFor();
  await expect.poll(() => stranger.title()).toBe('To be discussed - Pagewright');
  await stranger.getByTestId('comments').click();
  const panel = panelOf(stranger);
  await panel.getByRole('textbox', { name: 'Your name' }).fill('Marie');
  await panel.getByRole('button', { name: 'Comment under this name' }).click();
  await panel.getByText('Marie').waitFor();
  // What the owner says to themselves is not seen here.
  expect(await threadsOf(stranger).count()).toBe(0);
  await panel.getByTestId('comment-begin').click();
  await stranger.getByRole('button', { name: 'Comment on page 1' }).click({ position: { x: 80, y: 60 } });
  await panel.getByRole('combobox', { name: 'Comment' }).fill('A stranger asks');
  await stranger.keyboard.press('Control+Enter');
  await threadsOf(stranger).getByText('A stranger asks').waitFor();

  // The same device is the same visitor; another one sees and answers, and changes nothing of it.
  await stranger.reload();
  await stranger.getByTestId('comments').click();
  await threadsOf(stranger).getByRole('button', { name: 'Edit' }).waitFor();
  const other = await screens.tab({ acceptDownloads: false });
  await other.goto(address);
  await other.getByTestId('comments').click();
  await panelOf(other).getByRole('textbox', { name: 'Your name' }).fill('Tom');
  await panelOf(other).getByRole('button', { name: 'Comment under this name' }).click();
  await threadsOf(other).getByText('Marie').waitFor();
  expect(await threadsOf(other).getByRole('button', { name: 'Edit' }).count()).toBe(0);
  await threadsOf(other).getByRole('button', { name: 'Page 1' }).click();
  const answer = panelOf(other).getByRole('combobox', { name: 'Answer…' });
  await answer.fill('Another answers');
  await answer.press('Control+Enter');
  await threadsOf(other).getByText('Another answers').waitFor();

  await tab.reload();
  await tab.getByTestId('comments').click();
  await threadsOf(tab).getByText('Another answers').waitFor();
  await panelOf(tab).getByRole('button', { name: 'Close comments' }).click();
  await tab.getByTestId('share').click();
  await allow(false);
  await stranger.reload();
  await stranger.getByTestId('canvas').waitFor();
  expect(await stranger.getByTestId('comments').count()).toBe(0);
});

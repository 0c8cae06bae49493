import { projectPage } from '@pagewright/contract/pages';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHE_KEYS } from '../../app/cache/cache-keys.ts';

const PROJECT = 7;
const PERSON = 1;
/** A page as its project has it, with words. */
const pageOf = (words: string) => projectPage.parse({ id: 3, projectId: PROJECT, styledText: words });
/** What the server has, and how long it takes to say so, ms. */
const server = { words: 'first', takes: 0, asked: 0 };
const listed = async () => {
  server.asked += 1;
  const answer = [pageOf(server.words)];
  await new Promise((resolve) => setTimeout(resolve, server.takes));
  return answer;
};

const items = new Map<string, string>();
const localStorage = {
  get length() {
    return items.size;
  },
  key: (index: number) => [...items.keys()][index] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
vi.mock('../../app/session/session.ts', () => ({ session: { get: () => ({ user: { userId: PERSON } }) } }));
vi.mock('../../app/api/api.ts', () => ({ api: { call: listed } }));
vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
vi.stubGlobal('document', { visibilityState: 'visible' });
// Files share their modules: what another one has loaded stands on its own window.
vi.resetModules();
const { queryClient } = await import('../../app/query-client.ts');
const { pageCache } = await import('../../app/cache/caches.ts');
const { startContentRefresh } = await import('./content-refresh.ts');
const { loadPagesAnew, pagesQuery, rememberPages } = await import('./page-queries.ts');
const { workspace } = await import('../projects/workspace.ts');
const { tell } = await import('../projects/workspace-events.ts');
startContentRefresh();
const otherWindow = new BroadcastChannel('pagewright-pages');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  Object.assign(server, { words: 'first', takes: 0, asked: 0 });
  workspace.setSelected(PROJECT);
  const loaded = loadPagesAnew(PROJECT);
  await vi.advanceTimersByTimeAsync(5_000);
  await loaded;
  expect(kept()).toEqual(['first', 'new']);
});
afterEach(() => {
  queryClient.clear();
  items.clear();
  vi.useRealTimers();
});
afterAll(() => {
  otherWindow.close();
  vi.unstubAllGlobals();
});

/** What a window that is opened now finds, and whether it would take it for what the server has. */
function kept() {
  const stored = pageCache.read(PROJECT, PERSON);
  const isNew = stored !== undefined && Date.now() - stored.savedAt < 5 * 60_000;
  return stored && [stored.data[0]?.styledText, isNew ? 'new' : 'old'];
}

/** Shows the pages, as the canvas does. */
function shown() {
  const observer = new QueryObserver(queryClient, pagesQuery(PROJECT));
  return { words: () => observer.getCurrentResult().data?.[0]?.styledText, leave: observer.subscribe(() => undefined) };
}

it('counts what is kept as old from the moment a save is told, until the pages have been loaded anew', async () => {
  const { leave, words } = shown();
  server.words = 'second';
  tell('content-refresh-needed', { projectId: PROJECT });
  expect(kept()).toEqual(['first', 'old']);
  await vi.advanceTimersByTimeAsync(499);
  expect([server.asked, ...(kept() ?? [])]).toEqual([1, 'first', 'old']);
  await vi.advanceTimersByTimeAsync(2_500);
  expect([words(), server.asked, ...(kept() ?? [])]).toEqual(['second', 2, 'second', 'new']);
  leave();
});

it('keeps it old through saves that follow each other faster than the pages are loaded', async () => {
  const { leave } = shown();
  for (let save = 0; save < 10; save += 1) {
    tell('content-refresh-needed', { projectId: PROJECT });
    await vi.advanceTimersByTimeAsync(400);
    expect(kept()).toEqual(['first', 'old']);
  }
  server.words = 'last';
  await vi.advanceTimersByTimeAsync(2_500);
  expect(kept()).toEqual(['last', 'new']);
  leave();
});

it('takes no answer for new that was on its way when the pages were changed', async () => {
  const { leave } = shown();
  server.takes = 150;
  void loadPagesAnew(PROJECT);
  await vi.advanceTimersByTimeAsync(100);
  server.words = 'second';
  tell('content-refresh-needed', { projectId: PROJECT });
  // The older answer is there, and has been written.
  await vi.advanceTimersByTimeAsync(399);
  expect(kept()).toEqual(['first', 'old']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(kept()).toEqual(['second', 'new']);
  leave();
});

it('counts it as old as soon as anything here learns of other pages, before it is written', async () => {
  rememberPages(PROJECT, [pageOf('restyled')]);
  expect(kept()).toEqual(['first', 'old']);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(kept()).toEqual(['restyled', 'new']);
  void queryClient.invalidateQueries({ queryKey: ['pages', PROJECT] });
  expect(kept()).toEqual(['restyled', 'old']);
});

it('shows what another window has changed', async () => {
  const { leave, words } = shown();
  server.words = 'second';
  const before = server.asked;
  vi.useRealTimers();
  otherWindow.postMessage({ projectId: PROJECT });
  await expect.poll(kept).toEqual(['first', 'old']);
  await expect.poll(words).toBe('second');
  expect(server.asked).toBe(before + 1);
  leave();
});

it('leaves what is stored of the selected project alone where a window selects none', async () => {
  workspace.reset();
  server.words = 'second';
  void loadPagesAnew(PROJECT);
  await vi.advanceTimersByTimeAsync(2_500);
  expect([kept(), items.has(`${CACHE_KEYS.pages}${PROJECT}`)]).toEqual([['first', 'old'], true]);
});

import { printPage } from '@pagewright/page/source-text';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '../../app/saving/save-outcome.ts';
import { createAutosave, type SentPage } from '../document/autosave.ts';
import { createEditor } from '../document/create-editor.ts';
import { component, pageOf } from '../testing/test-editor.ts';

/** What the server has of the one page. */
let stored = { version: 0, text: '' };

vi.stubGlobal('window', {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});
vi.mock('../../app/session/session.ts', () => ({ session: { subscribe: () => undefined, get: () => undefined } }));
vi.mock('../../features/pages/page-queries.ts', () => ({ arrangePages: () => undefined }));
vi.mock('../../app/api/api.ts', () => ({
  api: {
    call: async ({ path }: { path: string }) => {
      const head = { id: 7, pageNumber: 1, pageType: 'ppt-16-9', name: '', hidden: false, section: '', ...stored };
      return path.endsWith('/heads') ? [head] : { ...head, styledText: stored.text };
    },
  },
}));

// Files share their modules: what another one has loaded stands on the real session and calls.
vi.resetModules();
const { reloadPages } = await import('./open-document.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

const page = pageOf([component('circle', 'c', { x: 10, y: 10, width: 100, height: 50 })]);

/** A document of one page, whose saves the server takes at once and answers when it is told to. */
function opened() {
  stored = { version: 1, text: printPage(page) };
  const editor = createEditor([{ id: 7, pageNumber: 1, version: 1, page }], 7);
  const unanswered: (() => void)[] = [];
  const send = ({ version, text }: SentPage): Promise<SaveOutcome> => {
    if (version !== stored.version) return Promise.resolve({ is: 'conflict', version: stored.version });
    stored = { version: version + 1, text };
    return new Promise((resolve) => unanswered.push(() => resolve({ is: 'saved', version: version + 1 })));
  };
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const autosave = createAutosave({ editor, storage, send });
  const flow = { setPages: () => undefined } as unknown as Parameters<typeof reloadPages>[0]['flow'];
  const reload = () => reloadPages({ projectId: 1, editor, autosave, flow });
  const answer = async () => {
    for (const one of unanswered.splice(0)) one();
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { editor, autosave, reload, answer };
}

it('what is deleted while a save is not answered stays deleted when pages are loaded anew before the answer', async () => {
  const { editor, autosave, reload, answer } = opened();
  editor.patch([{ id: 'c', position: { x: 20, y: 10 } }]);
  await vi.advanceTimersByTimeAsync(1000);
  editor.update((one) => ({ ...one, components: [] }));
  // The server has the circle in a version that this window has not heard of.
  expect(stored).toMatchObject({ version: 2, text: expect.stringContaining('x={20}') });
  await reload();
  expect(editor.page().components).toEqual([]);
  await answer();
  await answer();
  expect(stored).toMatchObject({ version: 3, text: expect.not.stringContaining('x={20}') });
  expect(autosave.state.getState().is).toBe('saved');
  await editor.undo();
  expect(editor.page().components).toHaveLength(1);
});

it('what was changed elsewhere and here meanwhile is asked about, and comes by itself where nothing was done here', async () => {
  const { editor, autosave, reload } = opened();
  stored = { version: 2, text: printPage({ ...page, title: 'Theirs' }) };
  editor.patch([{ id: 'c', position: { x: 20, y: 10 } }]);
  await reload();
  expect(editor.page().components[0]?.position.x).toBe(20);
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.state.getState()).toMatchObject({ is: 'conflict', version: 2 });
  const other = opened();
  stored = { version: 2, text: printPage({ ...page, title: 'Theirs' }) };
  await other.reload();
  expect(other.editor.page().title).toBe('Theirs');
});

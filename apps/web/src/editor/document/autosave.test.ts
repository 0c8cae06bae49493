import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '../../app/saving/save-outcome.ts';
import { component, pageOf } from '../testing/test-editor.ts';
import { createAutosave, pageCopy, type SentPage } from './autosave.ts';
import { createEditor } from './create-editor.ts';
import { putPicture } from './picture-arrival.ts';
import { pictureBegins, pictureEnds } from './pictures-under-way.ts';

const box = { x: 10, y: 10, width: 100, height: 50 };

function opened(answers: SaveOutcome[]) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const page = pageOf([component('rectangle', 'a', box)]);
  const editor = createEditor([{ id: 7, pageNumber: 1, version: 3, page }], 7);
  const sent: SentPage[] = [];
  const send = async (one: SentPage): Promise<SaveOutcome> => {
    sent.push(one);
    return answers.shift() ?? { is: 'saved', version: one.version + 1 };
  };
  const autosave = createAutosave({ editor, storage, send });
  /** What this device has of the page. */
  const copy = () => {
    const kept = pageCopy(storage, 7).read();
    return kept && { version: kept.version, text: kept.value.text };
  };
  const move = (x: number) => editor.patch([{ id: 'a', position: { x, y: 10 } }]);
  return { editor, autosave, copy, sent, move };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave', () => {
  it('sends once after a rest, with the version it is based on', async () => {
    const { autosave, sent, move, editor } = opened([]);
    for (const x of [20, 30, 40]) move(x);
    expect(autosave.state.getState().is).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ id: 7, version: 3 });
    expect(sent[0]?.text).toContain('x={40}');
    expect(autosave.state.getState().is).toBe('saved');
    move(50);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[1]?.version).toBe(4);
    expect(editor.store.getState().pages[0]?.version).toBe(5);
  });

  it('tells of pages that one step changes, there and back, that they belong together', async () => {
    const { editor, sent, move } = opened([]);
    const page = pageOf([component('rectangle', 'a', box)]);
    editor.receive([...editor.store.getState().pages, { id: 8, pageNumber: 2, version: 1, page }]);
    const saves = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return sent.splice(0).map(({ id, together }) => ({ id, together }));
    };
    const patches = [{ id: 'a', props: { backgroundColor: '#111111' } }];
    editor.patchPages([7, 8].map((pageId) => ({ pageId, patches })));
    const [there, other] = await saves();
    expect([there?.id, other?.id]).toEqual([7, 8]);
    expect(there?.together).toMatch(/./);
    expect(other?.together).toBe(there?.together);
    await editor.undo();
    const [back, alike] = await saves();
    expect(back?.together).toMatch(/./);
    expect(alike?.together).toBe(back?.together);
    expect(back?.together).not.toBe(there?.together);
    move(20);
    expect(await saves()).toEqual([{ id: 7, together: undefined }]);
  });

  it('keeps no preview of a picture that is on its way, and sends its page once it has come', async () => {
    const { editor, autosave, sent, copy } = opened([]);
    const preview = 'blob:of-this-window';
    pictureBegins(preview);
    editor.insert([component('image', 'p', box, { isPreview: true, tempPreviewUrl: preview, fileName: 'a.png' })]);
    let isFlushed = false;
    void autosave.flush().then(() => {
      isFlushed = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(copy()?.text).toContain('a.png');
    expect(copy()?.text).not.toMatch(/blob:|isPreview/);
    expect([sent.length, isFlushed, autosave.state.getState().is]).toEqual([0, false, 'waiting']);
    pictureEnds(preview);
    putPicture(editor, preview, { imageUrl: '/a.png', isPreview: false, tempPreviewUrl: '' });
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.length, isFlushed, autosave.state.getState().is]).toEqual([1, true, 'saved']);
    expect(sent[0]?.text).toContain('/a.png');
    expect(copy()).toBeUndefined();
    // A preview that was copied before, and pasted now, has nothing to wait for.
    editor.insert([component('image', 'q', box, { isPreview: true, tempPreviewUrl: preview })]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.length, autosave.state.getState().is]).toEqual([2, 'saved']);
    expect(sent[1]?.text).not.toMatch(/blob:|isPreview/);
  });

  it('without a connection it keeps the page on this device and tries again', async () => {
    const { autosave, copy, sent, move } = opened([{ is: 'offline' }, { is: 'offline' }]);
    move(20);
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.state.getState().is).toBe('offline');
    expect(copy()).toMatchObject({ version: 3 });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(sent).toHaveLength(3);
    expect(autosave.state.getState().is).toBe('saved');
    expect(copy()).toBeUndefined();
  });

  it('keeps what is being typed on this device, until it is kept or given up', async () => {
    const { editor, copy, sent, autosave } = opened([]);
    const type = (color: string) =>
      editor.typing.set({ pageId: 7, patch: { id: 'a', props: { backgroundColor: color } } });
    editor.edit('a');
    type('#111111');
    await vi.advanceTimersByTimeAsync(200);
    expect(copy()?.text).toContain('#111111');
    editor.edit(undefined);
    expect(copy()).toBeUndefined();
    editor.patch([{ id: 'a', position: { x: 60, y: 10 } }]);
    editor.edit('a');
    type('#222222');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('#222222');
    expect(autosave.state.getState().is).toBe('saved');
    expect(copy()).toMatchObject({ version: 4, text: expect.stringContaining('#222222') });
    editor.patch([{ id: 'a', props: { backgroundColor: '#222222' } }]);
    editor.edit(undefined);
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent[1]?.text).toContain('#222222');
    expect(copy()).toBeUndefined();
    expect(editor.typing.now).toBeUndefined();
  });

  it('never saves over a newer page unasked', async () => {
    const { autosave, sent, move } = opened([{ is: 'conflict', version: 9 }]);
    move(20);
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.state.getState()).toEqual({ is: 'conflict', pageId: 7, version: 9 });
    move(30);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    autosave.keepMine();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[1]).toMatchObject({ version: 9 });
    expect(sent[1]?.text).toContain('x={30}');
    expect(autosave.state.getState().is).toBe('saved');
  });

  it('takes the other state where the person says so', async () => {
    const { autosave, editor, copy, move } = opened([{ is: 'conflict', version: 9 }]);
    move(20);
    await vi.advanceTimersByTimeAsync(1000);
    autosave.takeTheirs({ id: 7, pageNumber: 1, version: 9, page: pageOf([]) });
    expect(editor.page().components).toEqual([]);
    expect(autosave.state.getState().is).toBe('saved');
    expect(copy()).toBeUndefined();
    expect(editor.store.getState().canUndo).toBe(false);
  });

  it('a refusal is shown and nothing is lost', async () => {
    const { autosave, copy, move } = opened([{ is: 'failed', error: new Error('no'), passing: false }]);
    move(20);
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.state.getState().is).toBe('failed');
    expect(copy()?.text).toContain('x={20}');
  });

  it('goes on where a screen is mounted anew before the last one has ended', async () => {
    const { autosave, sent, move } = opened([]);
    autosave.start();
    autosave.start();
    autosave.stop();
    move(20);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    autosave.stop();
    move(30);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });
});

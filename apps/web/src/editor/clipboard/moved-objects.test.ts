import { expect, it } from 'vitest';
import { actionById } from '../actions/actions.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { copiedOf } from './clipboard.ts';
import { standsOn } from './moved-objects.ts';

const BOX = { x: 40, y: 40, width: 200, height: 80 };

function opened() {
  const on = new TestEditor([pageOf([component('text', 'a', BOX)]), pageOf([component('text', 'a', BOX)])]);
  const run = (id: string) => actionById(id).run(on);
  const paste = (pageId: number) => {
    on.editor.showPage(pageId);
    run('paste');
    return on.selected[0] ?? '';
  };
  const now = (pageId: number, id: string) =>
    on.clipboard.moved.now({ pageId, id }, standsOn(on.editor.store.getState().pages));
  on.editor.store.subscribe((is, was) => on.clipboard.moved.heard(is.pages, was.pages));
  on.editor.select(['a']);
  return { on, run, paste, now };
}

it('an object that is cut and pasted is known where it is now, back and forward', async () => {
  const { on, run, paste, now } = opened();
  run('cut');
  expect(now(1, 'a')).toBeUndefined();
  const id = paste(2);
  expect(now(1, 'a')).toEqual({ pageId: 2, id });
  expect(now(2, id)).toBeUndefined();
  // What is pasted once more is a copy.
  paste(1);
  await on.editor.undo();
  expect(now(1, 'a')).toEqual({ pageId: 2, id });
  await on.editor.undo();
  await on.editor.undo();
  expect([now(1, 'a'), now(2, id)]).toEqual([undefined, { pageId: 1, id: 'a' }]);
  await on.editor.redo();
  await on.editor.redo();
  expect(now(1, 'a')).toEqual({ pageId: 2, id });
  // And from there to where it came from, under a third name.
  on.editor.showPage(2);
  on.editor.select([id]);
  run('cut');
  const third = paste(1);
  expect([now(1, 'a'), now(2, id)]).toEqual([
    { pageId: 1, id: third },
    { pageId: 1, id: third },
  ]);
});

it('an object that another window cut is followed once this one knows that it is gone', async () => {
  const { on: there } = opened();
  const written = (on: TestEditor) => copiedOf(on.clipboard.formats()['text/html']);
  actionById('cut').run(there);
  const read = written(there);
  if (!read) throw new Error('nothing was cut');
  const { on, run, paste, now } = opened();
  let asked = 0;
  Object.assign(on, { catchUp: () => (asked += 1) });
  on.clipboard.put(read);
  const id = paste(2);
  expect([asked, now(1, 'a')]).toEqual([1, undefined]);
  const first = on.editor.store.getState().pages;
  on.editor.receive(first.map((one) => (one.id === 1 ? { ...one, version: 2, page: there.page } : one)));
  expect(now(1, 'a')).toEqual({ pageId: 2, id });
  // The same is read from the clipboard again: this one is a copy.
  on.clipboard.put(read);
  const copy = paste(1);
  expect([asked, now(1, 'a'), now(2, id), now(1, copy)]).toEqual([1, { pageId: 2, id }, undefined, undefined]);
  // After loading again nothing is behind.
  const { on: loaded, paste: pasteThere, now: nowThere } = opened();
  loaded.editor.remove(['a']);
  loaded.clipboard.put(read);
  expect(nowThere(1, 'a')).toBeUndefined();
  const third = pasteThere(2);
  expect(nowThere(1, 'a')).toEqual({ pageId: 2, id: third });
  // What was copied there is another object, and so is what another document has.
  on.editor.select([id]);
  run('copy');
  const copied = written(on);
  expect(copied?.cutFrom).toBeUndefined();
  const { on: other, paste: pasteElsewhere, now: nowElsewhere } = opened();
  other.editor.remove(['a']);
  other.clipboard.put({ ...read, projectId: 7 });
  pasteElsewhere(2);
  expect(nowElsewhere(1, 'a')).toBeUndefined();
});

it('what was cut stays itself where another window takes that back, before this one hears of it or after it', () => {
  const { on: there } = opened();
  actionById('cut').run(there);
  const read = copiedOf(there.clipboard.formats()['text/html']);
  if (!read) throw new Error('nothing was cut');
  const { on, paste, now } = opened();
  const [before] = on.editor.store.getState().pages;
  if (!before) throw new Error('there is no page');
  const hear = (version: number, page: typeof before.page) =>
    on.editor.receive(on.editor.store.getState().pages.map((one) => (one.id === 1 ? { ...one, version, page } : one)));
  hear(2, there.page);
  on.clipboard.put(read);
  const id = paste(2);
  expect(now(1, 'a')).toEqual({ pageId: 2, id });
  hear(3, before.page);
  expect([now(1, 'a'), now(2, id)]).toEqual([undefined, { pageId: 1, id: 'a' }]);
});

it('what was cut and put back before the page was loaded again is not followed to a copy, also when it is deleted', async () => {
  const { on: earlier, run: runEarlier } = opened();
  runEarlier('cut');
  const read = copiedOf(earlier.clipboard.formats()['text/html']);
  if (!read) throw new Error('nothing was cut');
  const { on, run, paste, now } = opened();
  on.clipboard.put(read);
  const copy = paste(2);
  expect(now(1, 'a')).toBeUndefined();
  on.editor.showPage(1);
  on.editor.remove(['a']);
  on.editor.saved(1, 2);
  expect([now(1, 'a'), now(2, copy)]).toEqual([undefined, undefined]);
  await on.editor.undo();
  // Cut anew, here, it goes along.
  on.editor.select(['a']);
  run('cut');
  const id = paste(2);
  expect([now(1, 'a'), now(2, copy)]).toEqual([{ pageId: 2, id }, undefined]);
});

it('what is copied is another object, also after something was cut', () => {
  const { on, run, paste, now } = opened();
  run('cut');
  on.editor.showPage(2);
  on.editor.select(['a']);
  run('copy');
  const id = paste(2);
  expect([now(1, 'a'), now(2, 'a'), now(2, id)]).toEqual([undefined, undefined, undefined]);
});

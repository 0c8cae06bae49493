import { expect, it } from 'vitest';
import { pageOf, TestEditor } from '../testing/test-editor.ts';
import { leave, leftSaved } from './left-documents.ts';
import type { OpenDocument } from './open-document.ts';

/** A document of page 1, left while something of it is on its way. */
function leaving() {
  const { editor } = new TestEditor([pageOf([])]);
  const saving = Promise.withResolvers<void>();
  leave({ editor } as OpenDocument, saving.promise);
  return saving;
}

/** Whether the document of a page can be opened now. */
async function isFree(pageId: number): Promise<boolean> {
  const held = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 5));
  return Promise.race([leftSaved(pageId).then(() => true), held]);
}

it('a document that was left is opened again when it is saved, and any other at once', async () => {
  const saving = leaving();
  expect([await isFree(1), await isFree(2)]).toEqual([false, true]);
  saving.resolve();
  expect(await isFree(1)).toBe(true);
});

it('one that could not be saved is opened again too, and one that was left twice when both are over', async () => {
  const [first, second] = [leaving(), leaving()];
  first.reject(new Error('gone'));
  expect(await isFree(1)).toBe(false);
  second.resolve();
  expect(await isFree(1)).toBe(true);
});

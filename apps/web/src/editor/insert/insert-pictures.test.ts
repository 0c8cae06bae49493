import type { Component } from '@pagewright/components/models';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureFault } from '../dialogs/image/picture-fault.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { insertPicture } from './insert-pictures.ts';

const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="9" height="9"/></svg>';
const file = (text: string, name: string, type: string) => new File([text], name, { type });

/** A drawing of the size that it says, as a browser reads it. */
class Drawing {
  src = '';
  naturalWidth = 400;
  naturalHeight = 100;
  decode = () => Promise.resolve();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function inserted(given: File, uploadImage: () => Promise<string>, pictures: readonly Component[] = []) {
  const on = new TestEditor([pageOf(pictures)]);
  const { editor } = on;
  const services = { uploadImage };
  const over = insertPicture(
    { editor, file: given, dropped: { x: 300, y: 300 }, onto: pictures[0]?.id, gesture: 'g', services },
    () => undefined,
  );
  return { on, editor, over };
}

it('leaves nothing of a picture that cannot be read, and no step', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  for (const given of [
    file('<html>no drawing</html>', 'bad.svg', 'image/svg+xml'),
    file('no picture', 'photo.heic', 'image/heic'),
    file('text', 'notes.txt', 'text/plain'),
  ]) {
    const { on, editor, over } = inserted(given, () => Promise.resolve('/sent.png'));
    await expect(over, given.name).rejects.toThrow(PictureFault);
    expect(on.page.components, given.name).toEqual([]);
    expect(editor.store.getState().canUndo, given.name).toBe(false);
  }
});

/** What reads drawings in a browser. */
function stubDrawings(): void {
  vi.stubGlobal('Image', Drawing);
  vi.stubGlobal(
    'FileReader',
    class extends EventTarget {
      result = 'data:image/svg+xml,';
      readAsDataURL = () => queueMicrotask(() => this.dispatchEvent(new Event('load')));
    },
  );
}

it('puts a drawing there in its own proportions as one step, and the sent one in its place', async () => {
  stubDrawings();
  const sent = Promise.withResolvers<string>();
  const { on, editor, over } = inserted(file(WIDE, 'wide.svg', 'image/svg+xml'), () => sent.promise);
  await vi.waitUntil(() => on.page.components.length === 1);
  expect(on.page.components[0]).toMatchObject({ size: { width: 400, height: 100 }, props: { isPreview: true } });
  sent.resolve('/sent.svg');
  await over;
  const picture = { position: { x: 100, y: 250 }, props: { imageUrl: '/sent.svg', isPreview: false } };
  expect(on.page.components).toMatchObject([picture]);
  await editor.undo();
  expect(on.page.components).toEqual([]);
});

it('takes the place of the picture that it is dropped onto, within its frame, as one step', async () => {
  stubDrawings();
  const frame = { position: { x: 40, y: 30 }, size: { width: 120, height: 90 } };
  const crop = { x: 10, y: 10, width: 50, height: 50, pictureWidth: 200, pictureHeight: 100 };
  const old = component('image', 'photo', { ...frame.position, ...frame.size }, { imageUrl: '/old.png', crop });
  const { on, editor, over } = inserted(file(WIDE, 'wide.svg', 'image/svg+xml'), () => Promise.resolve('/sent.svg'), [
    old,
  ]);
  await over;
  expect(on.page.components).toMatchObject([{ id: 'photo', ...frame, props: { imageUrl: '/sent.svg' } }]);
  expect(on.page.components[0]?.props).not.toHaveProperty('crop', crop);
  await editor.undo();
  expect(on.page.components).toMatchObject([{ props: { imageUrl: '/old.png', crop } }]);
});

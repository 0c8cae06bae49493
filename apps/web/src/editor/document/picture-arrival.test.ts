import type { Component } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { actionById } from '../actions/actions.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { putPicture } from './picture-arrival.ts';
import { pictureBegins, pictureEnds } from './pictures-under-way.ts';

const PREVIEW = 'blob:of-this-window';
const box = (x: number) => ({ x, y: 0, width: 100, height: 60 });
const pictureOf = ({ id, position, props }: Component) => {
  const { imageUrl, tempPreviewUrl, isPreview } = props as {
    readonly imageUrl: string;
    readonly tempPreviewUrl: string;
    readonly isPreview: boolean;
  };
  return { id, x: position.x, url: imageUrl || tempPreviewUrl, isPreview };
};

/** Two pictures were dropped, of which the first is on its way. */
function dropped() {
  const on = new TestEditor([pageOf([component('text', 't', box(0)), component('image', 'old', box(10))])]);
  const { editor } = on;
  const gesture = 'pictures';
  const [first = ''] = editor.insert([component('image', 'new', box(100))], { gesture });
  editor.patch([{ id: first, props: { isPreview: true, tempPreviewUrl: PREVIEW } }], { gesture });
  editor.insert([component('image', 'new', box(200), { imageUrl: '/second.png' })], { gesture });
  const arrives = () => putPicture(editor, PREVIEW, { imageUrl: '/first.png', isPreview: false, tempPreviewUrl: '' });
  const pictures = () => on.page.components.slice(2).map(pictureOf);
  return { on, editor, first, arrives, pictures };
}

it('arrives without a step of its own, also behind what was done meanwhile', () => {
  const { editor, first, arrives, pictures } = dropped();
  editor.patch([{ id: first, position: { x: 120, y: 0 } }]);
  const told: number[] = [];
  editor.onChange((id) => told.push(id));
  arrives();
  expect(told).toEqual([1]);
  expect(pictures()[0]).toEqual({ id: first, x: 120, url: '/first.png', isPreview: false });
  void editor.undo();
  expect(pictures()[0]).toEqual({ id: first, x: 100, url: '/first.png', isPreview: false });
  expect(pictures()).toHaveLength(2);
  void editor.undo();
  expect(pictures()).toEqual([]);
  expect(editor.store.getState().canUndo).toBe(false);
  void editor.redo();
  void editor.redo();
  expect(pictures().map(({ x, url }) => [x, url])).toEqual([
    [120, '/first.png'],
    [200, '/second.png'],
  ]);
});

it('is there when it is brought back by a step, and in copies that were made of its preview', () => {
  const { editor, on, arrives, pictures } = dropped();
  editor.select([pictures()[0]?.id ?? '']);
  on.run('duplicate');
  expect(pictures()).toHaveLength(3);
  void editor.undo();
  void editor.undo();
  arrives();
  expect(pictures()).toEqual([]);
  void editor.redo();
  void editor.redo();
  expect(pictures().map(({ url }) => url)).toEqual(['/first.png', '/second.png', '/first.png']);
});

it('takes nothing from a picture that was chosen meanwhile', () => {
  const { editor, first, arrives, pictures } = dropped();
  editor.patch([{ id: first, props: { imageUrl: '/other.png', isPreview: false, tempPreviewUrl: '' } }]);
  arrives();
  expect(pictures()[0]?.url).toBe('/other.png');
  void editor.undo();
  expect(pictures()[0]?.url).toBe('/first.png');
});

it('comes along with what was copied while it was on its way and is pasted behind it', () => {
  const preview = 'blob:copied-early';
  pictureBegins(preview);
  const on = new TestEditor([
    pageOf([component('image', 'early', box(0), { isPreview: true, tempPreviewUrl: preview })]),
  ]);
  on.clipboard.put({ components: on.page.components, projectId: undefined });
  const picture = { imageUrl: '/early.png', isPreview: false, tempPreviewUrl: '' };
  pictureEnds(preview, picture);
  putPicture(on.editor, preview, picture);
  actionById('paste').run(on);
  expect(on.page.components.map(pictureOf)).toMatchObject([
    { url: '/early.png', isPreview: false },
    { url: '/early.png', isPreview: false },
  ]);
});

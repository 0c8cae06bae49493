import type { Component } from '@pagewright/components/models';
import { expect, it, vi } from 'vitest';
import { Clipboard, copiedOf } from '../clipboard/clipboard.ts';
import { type NamedPicture, withOwnPictures } from '../dialogs/library/bring-pictures.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { actionById } from './actions.ts';

const pasteAction = actionById('paste');
const box = { x: 40, y: 40, width: 100, height: 60 };
const UPLOADED = '/api/pagewright/image/0123456789abcdef0123';
const copied = [
  { ...component('text', 't', box, { text: 'Loaves' }), origin: ['plan.txt#2'] },
  component('image', 'sent', box, { imageUrl: UPLOADED }),
  component('image', 'found', box, { imageUrl: 'asset:crane' }),
];

/** Copies in project 1 and pastes in another one, as the system's clipboard carries it. */
function pastedIn(
  projectId: number,
  have = (project: number, { from, key }: NamedPicture) => Promise.resolve(`/own/${project}/${from}/${key}`),
) {
  const there = new Clipboard(1);
  there.put({ components: copied, projectId: 1 });
  const read = copiedOf(there.formats()['text/html']);
  if (!read) throw new Error('nothing was copied');
  const on = new TestEditor([pageOf([])]);
  const clipboard = new Clipboard(projectId);
  clipboard.put(read);
  const told: unknown[] = [];
  const bringPictures = (project: number, components: readonly Component[]) =>
    withOwnPictures(
      components,
      (picture) => have(project, picture),
      (error) => told.push(error),
    );
  pasteAction.run({ editor: on.editor, clipboard, onError: on.onError, bringPictures });
  return Object.assign(on, { told });
}

const urlsOn = ({ page }: TestEditor) =>
  page.components.flatMap(({ props }) => ('imageUrl' in props ? [props.imageUrl] : []));

it('what comes from another project brings its pictures along and names no files of this one, as one step', async () => {
  const on = pastedIn(2);
  await vi.waitUntil(() => on.page.components.length > 0);
  expect(urlsOn(on)).toEqual(['/own/1/upload/0123456789abcdef0123', '/own/1/source/crane']);
  expect(on.page.components.map(({ origin }) => origin)).toEqual([undefined, undefined, undefined]);
  await on.editor.undo();
  expect(on.page.components).toEqual([]);
  expect(on.editor.store.getState().canUndo).toBe(false);
});

it('what comes from this project stays as it is', () => {
  const on = pastedIn(1);
  expect(urlsOn(on)).toEqual([UPLOADED, 'asset:crane']);
  expect(on.page.components.map(({ origin }) => origin)).toEqual([['plan.txt#2'], undefined, undefined]);
});

it('a picture that is refused keeps its name and takes no other with it, which is told once', async () => {
  const refused = new Error('not yours');
  const on = pastedIn(2, (_, { from }) => (from === 'source' ? Promise.reject(refused) : Promise.resolve('/own.png')));
  await vi.waitUntil(() => on.page.components.length > 0);
  expect(on.page.components).toHaveLength(3);
  expect(urlsOn(on)).toEqual(['/own.png', 'asset:crane']);
  expect(on.told).toEqual([refused]);
});

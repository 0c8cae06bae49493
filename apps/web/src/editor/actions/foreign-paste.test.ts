import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Clipboard, copiedOf } from '../clipboard/clipboard.ts';
import { PictureFault } from '../dialogs/image/picture-fault.ts';
import { type NamedPicture, withPicturesToCome } from '../dialogs/library/bring-pictures.ts';
import { awaitsPicture } from '../document/picture-arrival.ts';
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
  components = copied,
) {
  const there = new Clipboard(1);
  there.put({ components, projectId: 1 });
  const read = copiedOf(there.formats()['text/html']);
  if (!read) throw new Error('nothing was copied');
  const on = new TestEditor([pageOf([]), pageOf([])]);
  const clipboard = new Clipboard(projectId);
  clipboard.put(read);
  const told: unknown[] = [];
  const { editor, onError } = on;
  pasteAction.run({
    editor,
    clipboard,
    onError,
    bringPictures: (project, pasted) =>
      withPicturesToCome(pasted, {
        editor,
        copied: project === undefined ? undefined : (picture) => have(project, picture),
        onError: (error) => told.push(error),
      }),
  });
  return Object.assign(on, { told });
}

const urlsOn = ({ page }: TestEditor) =>
  page.components.flatMap(({ props }) => ('imageUrl' in props ? [props.imageUrl] : []));
const areHere = (on: TestEditor) => vi.waitUntil(() => !awaitsPicture(on.page));

it('what comes from another project brings its pictures along and names no files of this one, as one step', async () => {
  const on = pastedIn(2);
  await areHere(on);
  expect(urlsOn(on)).toEqual(['/own/1/upload/0123456789abcdef0123', '/own/1/source/crane']);
  expect(on.page.components.map(({ origin }) => origin)).toEqual([undefined, undefined, undefined]);
  await on.editor.undo();
  expect(on.page.components).toEqual([]);
  expect(on.editor.store.getState().canUndo).toBe(false);
});

it('is on the page that it was pasted on at once, and its pictures come there whichever page is shown by then', async () => {
  const held = Promise.withResolvers<string>();
  const on = pastedIn(2, () => held.promise);
  expect(on.page.components).toHaveLength(3);
  expect(awaitsPicture(on.page)).toBe(true);
  on.editor.showPage(2);
  held.resolve('/own.png');
  const first = () => on.editor.store.getState().pages[0]?.page ?? pageOf([]);
  await vi.waitUntil(() => !awaitsPicture(first()));
  expect(on.page.components).toEqual([]);
  on.editor.showPage(1);
  expect(urlsOn(on)).toEqual(['/own.png', '/own.png']);
});

it('what comes from this project stays as it is', () => {
  const on = pastedIn(1);
  expect(urlsOn(on)).toEqual([UPLOADED, 'asset:crane']);
  expect(on.page.components.map(({ origin }) => origin)).toEqual([['plan.txt#2'], undefined, undefined]);
});

it('a picture that is refused keeps its name and takes no other with it, which is told once', async () => {
  const refused = new Error('not yours');
  const on = pastedIn(2, (_, { from }) => (from === 'source' ? Promise.reject(refused) : Promise.resolve('/own.png')));
  await areHere(on);
  expect(on.page.components).toHaveLength(3);
  expect(urlsOn(on)).toEqual(['/own.png', 'asset:crane']);
  expect(on.told).toEqual([refused]);
});

/** Another window of the browser, which knows what was sent from it and nothing of this one. */
async function otherWindow() {
  vi.resetModules();
  return import('../document/pictures-under-way.ts');
}

const PREVIEW = 'blob:of-another-window';
const onItsWay = [component('image', 'early', box, { isPreview: true, tempPreviewUrl: PREVIEW })];
const sent = { imageUrl: UPLOADED, fileSize: 7, isLocalPreview: false };

it('a picture that another window is still sending comes here too when it has come there', async () => {
  const other = await otherWindow();
  other.pictureBegins(PREVIEW);
  const [own, foreign] = [pastedIn(1, undefined, onItsWay), pastedIn(2, undefined, onItsWay)];
  expect([awaitsPicture(own.page), awaitsPicture(foreign.page)]).toEqual([true, true]);
  other.pictureEnds(PREVIEW, { ...sent, isPreview: false });
  await Promise.all([areHere(own), areHere(foreign)]);
  expect([urlsOn(own), urlsOn(foreign)]).toEqual([[UPLOADED], ['/own/1/upload/0123456789abcdef0123']]);
  const behind = pastedIn(1, undefined, onItsWay);
  await areHere(behind);
  expect(urlsOn(behind)).toEqual([UPLOADED]);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('of a window that is closed before that nothing comes, which is told', async () => {
  const on = pastedIn(1, undefined, [
    component('image', 'lost', box, { isPreview: true, tempPreviewUrl: 'blob:lost' }),
  ]);
  vi.advanceTimersByTime(60_000);
  await areHere(on);
  expect(on.told).toEqual([new PictureFault('leftElsewhere')]);
  expect(on.page.components).toMatchObject([{ props: { imageUrl: '', isPreview: false, tempPreviewUrl: '' } }]);
});

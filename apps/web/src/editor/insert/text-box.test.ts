import { rectOf } from '@pagewright/components/rotation';
import { rectsOverlap } from '@pagewright/model/units';
import { describe, expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { startText, startTextBox, startTextOn } from './text-box.ts';

const dark = component('rectangle', 'dark', { x: 0, y: 0, width: 640, height: 720 }, { backgroundColor: '#101020' });

function started(at = { x: 300, y: 200 }) {
  const { editor } = new TestEditor([pageOf([dark])]);
  startTextBox(editor, at);
  const { id = '', begun } = editor.store.getState().editing ?? {};
  return { editor, id, begun };
}

it('words on a shape that has none stand in its middle, in a group with it, and leave nothing where none are written', () => {
  const { editor } = new TestEditor([pageOf([{ ...dark, rotation: 30 }])]);
  const before = editor.page().components;
  const start = () => {
    const [shape] = editor.page().components;
    if (shape) startTextOn(editor, shape);
  };
  start();
  const { id = '', begun } = editor.store.getState().editing ?? {};
  editor.patch([{ id, props: { text: 'Hello' } }], { gesture: begun });
  editor.edit(undefined);
  const [shape, words] = editor.page().components;
  expect(words).toMatchObject({
    position: { x: 96, y: 108 },
    size: { width: 448, height: 504 },
    rotation: 30,
    props: { text: 'Hello', textAlign: 'center', verticalAlign: 'middle' },
  });
  expect(words?.groupId).toBeDefined();
  expect(shape?.groupId).toBe(words?.groupId);
  // On the shape again it is the same words.
  start();
  expect(editor.store.getState().editing?.id).toBe(id);
  void editor.undo();
  expect(editor.page().components).toEqual(before);
  start();
  editor.edit(undefined);
  expect(editor.page().components).toEqual(before);
});

it('a shape that was looked for in a group has no words begun on it, and those that it has gone on with', () => {
  const { editor } = new TestEditor([pageOf([dark])]);
  const [shape = dark] = editor.page().components;
  startTextOn(editor, shape, false);
  expect([editor.page().components.length, editor.store.getState().editing]).toEqual([1, undefined]);
  startTextOn(editor, shape);
  const { id = '', begun } = editor.store.getState().editing ?? {};
  editor.patch([{ id, props: { text: 'Hello' } }], { gesture: begun });
  const [grouped = dark] = editor.page().components;
  startTextOn(editor, grouped, false);
  expect(editor.store.getState().editing?.id).toBe(id);
});

describe('a text box that is started where one points', () => {
  it('stands there, inside the page, in a colour that can be read there', () => {
    const { editor, id } = started();
    const box = editor.page().components.find((one) => one.id === id);
    expect(box).toMatchObject({ position: { x: 300, y: 186 }, props: { text: '' } });
    expect(box?.type === 'text' && box.props.color.toLowerCase()).not.toBe('#333333');
    const { editor: other, id: edge } = started({ x: 1270, y: 719 });
    const { position, size } = other.page().components.find((one) => one.id === edge) ?? dark;
    expect(position.x + size.width).toBe(1280);
    expect(position.y + size.height).toBe(720);
  });

  it('is set as large as the running text of the page, which neither headings nor foot lines are', () => {
    const place = { x: 700, y: 0, width: 300, height: 60 };
    const page = pageOf([
      component('heading', 'title', place, { text: 'A title that is longer than all of the rest', fontSize: 48 }),
      component('text', 'body', place, { text: 'What is said', fontSize: 32 }),
      component('text', 'foot', place, { text: 'The name of the document, 2026', fontSize: 11 }),
    ]);
    const { editor } = new TestEditor([page]);
    startTextBox(editor, { x: 300, y: 200 });
    const id = editor.store.getState().editing?.id;
    const box = editor.page().components.find((one) => one.id === id);
    expect(box).toMatchObject({ size: { width: 560, height: 56 }, position: { y: 172 }, props: { fontSize: 32 } });
  });

  it('is one step with what is written first', () => {
    const { editor, id, begun } = started();
    editor.patch([{ id, props: { text: 'Hello' } }], { gesture: begun });
    editor.edit(undefined);
    expect(editor.page().components).toHaveLength(2);
    void editor.undo();
    expect(editor.page().components).toEqual([expect.objectContaining({ id: 'dark' })]);
  });

  it('is gone without a step when it is left empty, however it is left', () => {
    for (const next of [undefined, 'dark']) {
      const { editor } = started();
      if (next === undefined) editor.edit(undefined);
      else editor.select([next]);
      expect(editor.page().components).toHaveLength(1);
      expect(editor.store.getState().canUndo).toBe(false);
    }
    const { editor } = started();
    startTextBox(editor, { x: 10, y: 10 });
    expect(editor.page().components).toHaveLength(2);
  });

  it('stays while something is being typed in it that is not kept yet', () => {
    const { editor, id } = started();
    editor.typing.set({ pageId: 1, patch: { id, props: { text: 'half' } } });
    editor.select([]);
    expect(editor.page().components.some((one) => one.id === id)).toBe(true);
  });
});

describe('text that is started where one points', () => {
  const place = { x: 700, y: 100, width: 300, height: 60 };
  const words = component('text', 'words', place, { text: 'Said already' });
  const card = component('rectangle', 'card', { x: 680, y: 80, width: 400, height: 300 }, {});
  const pointed = { x: 720, y: 120, screen: { x: 9, y: 8 } };

  function at(point: typeof pointed | undefined, components = [card, words]) {
    const { editor } = new TestEditor([pageOf(components)]);
    startText(editor, point);
    return { editor, editing: editor.store.getState().editing, count: editor.page().components.length };
  }

  it('goes into the words that stand there, where they were pointed at', () => {
    const { editor, editing, count } = at(pointed);
    expect(editing).toEqual({ id: 'words', at: pointed.screen });
    expect(editor.store.getState().selected).toEqual(['words']);
    expect(count).toBe(2);
  });

  it('goes into a box of its own beside them, on a shape without words, on what lies over them, and on locked words', () => {
    expect(at({ ...pointed, y: 300 }).count).toBe(3);
    expect(at(undefined).count).toBe(3);
    expect(at(pointed, [words, card]).count).toBe(3);
    expect(at(pointed, [card, { ...words, locked: true }]).count).toBe(3);
    expect(at(pointed, [component('shape', 'star', place, { text: '' })]).count).toBe(2);
    expect(at(pointed, [component('shape', 'star', place, { text: 'In it' })]).editing?.id).toBe('star');
  });

  it('stands beside what is on the page where nothing is pointed at', () => {
    const middle = component('text', 'middle', { x: 400, y: 300, width: 480, height: 120 }, { text: 'In the middle' });
    const { editor, editing } = at(undefined, [middle]);
    const box = editor.page().components.find(({ id }) => id === editing?.id);
    expect(box && rectsOverlap(rectOf(box), rectOf(middle))).toBe(false);
  });

  it('finds words that are turned where they are seen', () => {
    const turned = [{ ...words, rotation: 90 }];
    expect(at({ ...pointed, x: 850, y: 20 }, turned).editing?.id).toBe('words');
    expect(at(pointed, turned).count).toBe(2);
  });
});

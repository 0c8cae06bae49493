import type { Component } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';

const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height });

function editorOf(...components: Component[]): TestEditor {
  return new TestEditor([pageOf(components)]);
}

const two = () => editorOf(component('rectangle', 'a', box(100, 100)), component('text', 'b', box(400, 300)));

describe('a drag', () => {
  it('changes nothing before it ends, and is one step then', () => {
    const test = two().press({ on: 'component', id: 'a' }, { x: 0, y: 0 });
    const before = test.page;
    for (let step = 1; step < 40; step += 1) test.move({ x: step * 3, y: step }, { mod: true });
    expect(test.page).toBe(before);
    expect(test.feedback.moved?.by).toEqual({ x: 117, y: 39 });
    expect(test.release().component('a').position).toEqual({ x: 217, y: 139 });
    expect(test.key('mod+z').page.components).toEqual(before.components);
  });

  it('that is called off leaves no trace', () => {
    const test = two().press({ on: 'component', id: 'a' }, { x: 0, y: 0 }).move({ x: 80, y: 0 }).cancel();
    expect(test.component('a').position).toEqual({ x: 100, y: 100 });
    expect(test.feedback).toEqual({ guides: [] });
    expect(test.editor.store.getState().canUndo).toBe(false);
  });

  it('with Alt leaves the original and moves a copy', () => {
    const test = two().drag({ on: 'component', id: 'a' }, { x: 200, y: 0 }, { alt: true, mod: true });
    expect(test.component('a').position).toEqual({ x: 100, y: 100 });
    expect(test.component(test.selected[0] ?? '')).toMatchObject({ type: 'rectangle', position: { x: 300, y: 100 } });
    test.key('mod+z');
    expect(test.page.components).toHaveLength(2);
  });

  it('with Shift keeps to one axis', () => {
    const test = two().drag({ on: 'component', id: 'a' }, { x: 90, y: 30 }, { shift: true, mod: true });
    expect(test.component('a').position).toEqual({ x: 190, y: 100 });
  });
});

describe('pressing', () => {
  it('one of several selected and letting go selects that one', () => {
    const test = two().key('mod+a');
    expect(test.selected).toEqual(['a', 'b']);
    expect(test.click('b').selected).toEqual(['b']);
    test.key('mod+a').drag({ on: 'component', id: 'b' }, { x: 50, y: 0 }, { mod: true });
    expect(test.selected).toEqual(['a', 'b']);
    expect(test.component('a').position.x).toBe(150);
  });

  it('art behind the page is pressing the page, until it has been selected elsewhere', () => {
    const art = { ...component('rectangle', 'art', box(0, 0, 1280, 720)), decorative: true } as Component;
    const test = editorOf(art, component('text', 'b', box(400, 300)));
    test.press({ on: 'component', id: 'art' }, { x: 380, y: 280 }).move({ x: 520, y: 380 });
    expect(test.release().selected).toEqual(['b']);
    test.editor.select(['art']);
    expect(test.click('art').selected).toEqual(['art']);
  });

  it('a part of a group that was gone into moves alone, and Escape leads out to the whole group first', () => {
    const test = editorOf(
      { ...component('rectangle', 'a', box(100, 100)), groupId: 'g' } as Component,
      { ...component('icon', 'b', box(400, 300)), groupId: 'g' } as Component,
    );
    expect(test.click('a').selected).toEqual(['a', 'b']);
    test.editor.selectInGroup('a');
    test.drag({ on: 'component', id: 'a' }, { x: 50, y: 0 }, { mod: true });
    expect([test.component('a').position.x, test.component('b').position.x]).toEqual([150, 400]);
    expect(test.key('escape').selected).toEqual(['a', 'b']);
    expect(test.key('escape').selected).toEqual([]);
  });

  it('a frame drawn within a large component does not select it', () => {
    const test = editorOf(
      component('rectangle', 'panel', box(100, 100, 900, 500)),
      component('text', 'b', box(400, 300)),
    );
    test.press({ on: 'page' }, { x: 350, y: 250 }).move({ x: 560, y: 420 }).release();
    expect(test.selected).toEqual(['b']);
  });
});

describe('corners', () => {
  it('keep the proportions of a picture; with Shift they do not', () => {
    const picture = () => editorOf(component('image', 'i', box(100, 100, 200, 100))).click('i');
    const free = { mod: true };
    expect(picture().drag({ on: 'handle', handle: 'se' }, { x: 100, y: 0 }, free).component('i').size).toEqual({
      width: 300,
      height: 150,
    });
    const pressed = picture().drag({ on: 'handle', handle: 'se' }, { x: 100, y: 0 }, { ...free, shift: true });
    expect(pressed.component('i').size).toEqual({ width: 300, height: 100 });
    const side = picture().drag({ on: 'handle', handle: 'e' }, { x: 100, y: 0 }, free);
    expect(side.component('i').size).toEqual({ width: 300, height: 100 });
  });

  it('with Alt the middle stays', () => {
    const test = two().click('a').drag({ on: 'handle', handle: 'e' }, { x: 20, y: 0 }, { alt: true });
    expect(test.component('a')).toMatchObject({ position: { x: 80, y: 100 }, size: { width: 140, height: 60 } });
  });

  it('a moved side snaps, the others do not draw it along', () => {
    const test = two().click('a').press({ on: 'handle', handle: 'e' }, { x: 0, y: 0 }).move({ x: 197, y: 0 });
    expect(test.component('a').size).toEqual({ width: 300, height: 60 });
    expect(test.feedback.guides.map(({ axis }) => axis)).toEqual(['x']);
  });
});

it('an icon is turned towards the pointer', () => {
  const test = editorOf(component('icon', 'i', box(100, 100, 48, 48))).click('i');
  test.press({ on: 'rotation' }, { x: 124, y: 72 }).move({ x: 300, y: 125 }).release();
  expect(test.component('i').rotation).toBe(90);
  expect(test.key('mod+z').component('i').rotation).toBeUndefined();
});

it('whatever is selected turns by keys, each object about its own middle, as far as it can be turned', () => {
  const line = component('line', 'l', box(0, 0), { startPoint: { x: 0, y: 0 }, endPoint: { x: 100, y: 60 } });
  const text = { ...component('text', 't', box(300, 300)), rotation: 170 };
  const test = editorOf(line, text, component('aiTable', 'g', box(500, 300))).key('mod+a');
  test.key('alt+shift+arrowright');
  expect(['l', 't', 'g'].map((id) => test.component(id).rotation)).toEqual([undefined, -175, 15]);
  expect(test.component('t').position).toEqual({ x: 300, y: 300 });
  test.key('alt+shift+arrowleft');
  expect(test.component('g')).not.toHaveProperty('rotation');
  test.key('mod+z').key('mod+z');
  expect(test.component('t').rotation).toBe(170);
  const before = test.component('l');
  expect(test.click('l').key('alt+shift+arrowright').component('l')).toBe(before);
});

it('several are turned as one about the middle of them all, with the lines between them, in one step', () => {
  const line = component('line', 'l', box(200, 130, 100, 1), {
    startPoint: { x: 200, y: 130 },
    endPoint: { x: 300, y: 130 },
  });
  const ends = [component('rectangle', 'a', box(100, 100)), component('text', 'b', box(300, 100))];
  const test = editorOf(...ends, line).key('mod+a');
  // From above the middle at 250, 130 to the right of it, not quite: it rests where it is straight.
  test.press({ on: 'rotation' }, { x: 250, y: 80 }).move({ x: 350, y: 131 }).release();
  expect(test.component('a')).toMatchObject({ rotation: 90, position: { x: 200, y: 0 } });
  expect(test.component('b')).toMatchObject({ rotation: 90, position: { x: 200, y: 200 } });
  expect(test.component('l').props).toMatchObject({ startPoint: { x: 250, y: 80 }, endPoint: { x: 250, y: 180 } });
  expect(test.key('mod+z').component('b')).toMatchObject({ position: { x: 300, y: 100 } });
  // By keys a group is one too.
  for (let turn = 0; turn < 6; turn += 1) test.key(turn === 0 ? 'mod+g' : 'alt+shift+arrowleft');
  expect(test.component('a').rotation).toBe(-75);
  expect(test.component('a').position.x).toBeGreaterThan(150);
});

it('several that are resized end on whole px, what touches goes on touching, and the size is told beside the pointer', () => {
  const test = editorOf(component('rectangle', 'a', box(100, 100)), component('text', 'b', box(200, 130, 100, 61)));
  test.key('mod+a').press({ on: 'handle', handle: 'se' }, { x: 300, y: 191 }).move({ x: 333, y: 204 }, { mod: true });
  expect(test.feedback.told).toEqual({ at: { x: 333, y: 204 }, measure: { size: box(100, 100, 233, 104) } });
  test.release();
  expect(test.component('a')).toMatchObject({ position: { x: 100, y: 100 }, size: { width: 117, height: 69 } });
  expect(test.component('b')).toMatchObject({ position: { x: 217, y: 134 }, size: { width: 116, height: 70 } });
  expect(test.feedback.told).toBeUndefined();
  // Of one that is turned the way that it then points is told, of several by how much they are.
  test.click('a').press({ on: 'rotation' }, { x: 158, y: 80 }).move({ x: 400, y: 135 });
  expect(test.feedback.told?.measure).toEqual({ degrees: 90 });
});

it('what is turned snaps and is marked by the upright box around it', () => {
  // On end it is seen from 120 to 180 across and from 80 to 180 down.
  const bar = { ...component('text', 'a', box(100, 100)), rotation: 90 };
  const test = editorOf(bar, component('rectangle', 'b', box(400, 300)));
  test.click('a').press({ on: 'component', id: 'a' }, { x: 0, y: 0 }).move({ x: 278, y: 0 });
  expect(test.feedback.moved?.by).toEqual({ x: 280, y: 0 });
  test.cancel();
  test.press({ on: 'page' }, { x: 125, y: 70 }).move({ x: 170, y: 90 }).release();
  expect(test.selected).toEqual(['a']);
  // Upright, it would lie here.
  test.press({ on: 'page' }, { x: 185, y: 90 }).move({ x: 210, y: 170 }).release();
  expect(test.selected).toEqual([]);
});

it('what is turned is resized along its own sides, and the other side stays where it is seen', () => {
  const icon = { ...component('icon', 'i', box(100, 100, 48, 48)), rotation: 90 };
  const test = new TestEditor([pageOf([icon])]).click('i');
  // Its right side is seen at the bottom.
  test.drag({ on: 'handle', handle: 'e' }, { x: 0, y: 40 });
  const { position, size } = test.component('i');
  expect(size).toEqual({ width: 88, height: 48 });
  const middle = { x: position.x + size.width / 2, y: position.y + size.height / 2 };
  expect(middle).toEqual({ x: 124, y: 144 });
});

import { behaviourOf } from '@pagewright/components/behaviours';
import { describe, expect, it } from 'vitest';
import { component, pageOf, TestEditor } from './testing/test-editor.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 });

function three(): TestEditor {
  return new TestEditor([
    pageOf([
      component('rectangle', 'a', box(100, 100)),
      component('text', 'b', box(400, 100)),
      component('circle', 'c', box(400, 400)),
    ]),
  ]);
}

/** Draws from the right of `a` to a place. */
function drawn(test: TestEditor, to: { x: number; y: number }): string {
  test.press({ on: 'connect', id: 'a', side: 'right' }, { x: 222, y: 130 });
  for (const share of [0.5, 1]) test.move({ x: 222 + (to.x - 222) * share, y: 130 + (to.y - 130) * share });
  test.release();
  return test.selected[0] ?? '';
}

const endsOf = (test: TestEditor, id: string) => {
  const line = test.component(id);
  return behaviourOf(line).ends?.of(line);
};
const holdsOf = (test: TestEditor, id: string) => {
  const { startPoint, endPoint } = behaviourOf(test.component(id)).ends?.sticky?.of(test.component(id)) ?? {};
  return [startPoint?.hold, endPoint?.hold];
};

describe('a connector', () => {
  it('is drawn from a component to another in one step, and is selected', () => {
    const test = three();
    const id = drawn(test, { x: 410, y: 130 });
    expect(holdsOf(test, id)).toEqual([
      { component: 'a', side: 'right' },
      { component: 'b', side: 'left' },
    ]);
    expect(endsOf(test, id)).toEqual({ startPoint: { x: 200, y: 130 }, endPoint: { x: 400, y: 130 } });
    test.key('mod+z');
    expect(test.page.components).toHaveLength(3);
  });

  it('shows where it would stick, and Escape draws nothing', () => {
    const test = three().press({ on: 'connect', id: 'a', side: 'right' }, { x: 222, y: 130 });
    test.move({ x: 300, y: 300 });
    expect(test.feedback.held).toBeUndefined();
    test.move({ x: 445, y: 402 });
    expect(test.feedback.held?.hold).toEqual({ component: 'c', side: 'top' });
    test.cancel();
    expect(test.page.components).toHaveLength(3);
  });

  it('is not drawn by a press alone: that means what lies under the handle', () => {
    const below = { on: 'component', id: 'b' } as const;
    const test = three().click('a');
    test.press({ on: 'connect', id: 'a', side: 'right', below }, { x: 222, y: 130 }, { shift: true }).release();
    expect(test.selected).toEqual(['a', 'b']);
    expect(test.page.components).toHaveLength(3);
  });

  it('has a loose end where it ends on nothing, which can be put on a component and taken off again', () => {
    const test = three();
    const id = drawn(test, { x: 300, y: 300 });
    expect(holdsOf(test, id)[1]).toBeUndefined();
    const end = { on: 'line-end', id, end: 'endPoint' } as const;
    test.press(end, { x: 300, y: 300 }).move({ x: 402, y: 430 }).release();
    expect(holdsOf(test, id)[1]).toEqual({ component: 'c', side: 'left' });
    test.press(end, { x: 400, y: 430 }).move({ x: 330, y: 600 }).release();
    expect(holdsOf(test, id)[1]).toBeUndefined();
    test.press(end, { x: 330, y: 600 }).move({ x: 402, y: 430 }, { mod: true }).release();
    expect(holdsOf(test, id)[1]).toBeUndefined();
    expect(endsOf(test, id)?.endPoint).toEqual({ x: 402, y: 430 });
  });

  it('follows what it sticks to: moved, in the middle of the drag too, resized, turned, aligned and undone', () => {
    const test = three();
    const id = drawn(test, { x: 410, y: 130 });
    test.press({ on: 'component', id: 'b' }, { x: 0, y: 0 }).move({ x: 0, y: 57 }, { mod: true });
    expect(test.feedback.moved).toBeUndefined();
    expect(endsOf(test, id)?.endPoint).toEqual({ x: 400, y: 187 });
    test.release();
    expect(endsOf(test, id)?.endPoint).toEqual({ x: 400, y: 187 });
    test.drag({ on: 'handle', handle: 's' }, { x: 0, y: 40 }, { mod: true });
    expect(endsOf(test, id)?.endPoint).toEqual({ x: 400, y: 207 });
    test.click('a').run('align-left');
    expect(endsOf(test, id)?.startPoint).toEqual({ x: 100, y: 130 });
    test.editor.patch([{ id: 'a', rotation: 90 }]);
    expect(endsOf(test, id)?.startPoint).toEqual({ x: 50, y: 180 });
    for (let step = 0; step < 4; step += 1) test.key('mod+z');
    expect(endsOf(test, id)).toEqual({ startPoint: { x: 200, y: 130 }, endPoint: { x: 400, y: 130 } });
  });

  it('stays where it is when what it sticks to is deleted, and sticks again when that is taken back', () => {
    const test = three();
    const id = drawn(test, { x: 410, y: 130 });
    test.click('b').key('delete');
    expect(holdsOf(test, id)[1]).toBeUndefined();
    expect(endsOf(test, id)?.endPoint).toEqual({ x: 400, y: 130 });
    test.key('mod+z');
    expect(holdsOf(test, id)[1]).toEqual({ component: 'b', side: 'left' });
  });

  it('that moves with all it sticks to is only moved; copied with them it sticks to the copies', () => {
    const test = three();
    const id = drawn(test, { x: 410, y: 130 });
    test.click('a').click('b', { shift: true }).click(id, { shift: true });
    test.press({ on: 'component', id: 'a' }, { x: 0, y: 0 }).move({ x: 31, y: 0 }, { mod: true });
    expect(test.feedback.moved?.by).toEqual({ x: 31, y: 0 });
    test.cancel().run('duplicate');
    const copy = test.selected.find((one) => test.component(one).type === 'connector') ?? '';
    const held = holdsOf(test, copy).map((hold) => hold?.component);
    expect(held.every((one) => one !== undefined && test.selected.includes(one))).toBe(true);
    test.click(id).run('duplicate');
    expect(holdsOf(test, test.selected[0] ?? '')).toEqual([undefined, undefined]);
  });

  it('joins what is selected, one to the next, with a key', () => {
    const test = three().click('a').click('b', { shift: true }).click('c', { shift: true }).key('c');
    expect(test.selected).toHaveLength(2);
    expect(test.selected.map((id) => holdsOf(test, id).map((hold) => hold?.component))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
  });
});

import { expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { actionById } from './actions.ts';

const BOX = { x: 100, y: 100, width: 200, height: 80 };
const press = (on: TestEditor, ...keys: string[]) => {
  for (const key of keys) actionById(`resize-${key}`).run(on);
};
const boxes = ({ page }: TestEditor) => page.components.map(({ position, size }) => ({ ...position, ...size }));

it('what is selected becomes wider, narrower, higher and lower by keys, presses at once as one step', async () => {
  const on = new TestEditor([pageOf([component('rectangle', 'a', BOX)])]);
  on.editor.select(['a']);
  press(on, 'arrowright', 'arrowright', 'arrowright');
  expect(boxes(on)).toEqual([{ ...BOX, width: 230 }]);
  press(on, 'arrowleft', 'arrowdown', 'arrowdown', 'arrowup');
  expect(boxes(on)).toEqual([{ ...BOX, width: 220, height: 90 }]);
  for (const _step of ['higher and lower', 'narrower', 'wider']) await on.editor.undo();
  await on.editor.undo();
  expect(boxes(on)).toEqual([BOX]);
});

it('several are stretched as one, what keeps its proportions does, and a line has ends instead', () => {
  const on = new TestEditor([
    pageOf([
      component('rectangle', 'a', BOX),
      component('rectangle', 'b', { ...BOX, x: 300 }),
      component('line', 'c', BOX),
    ]),
  ]);
  on.editor.select(['a', 'b']);
  press(on, 'arrowright', 'arrowright');
  expect(boxes(on).slice(0, 2)).toEqual([
    { ...BOX, width: 210 },
    { ...BOX, x: 310, width: 210 },
  ]);
  on.editor.patch([{ id: 'a', keepsAspect: true }]);
  on.editor.select(['a']);
  press(on, 'arrowright');
  expect(boxes(on)[0]?.height).toBeGreaterThan(BOX.height);
  on.editor.select(['c']);
  expect(actionById('resize-arrowright').enabled(on)).toBe(false);
});

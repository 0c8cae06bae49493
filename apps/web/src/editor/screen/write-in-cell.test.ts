import { expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { writeInCell } from './write-in-cell.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

function withTable(): TestEditor {
  const table = component('aiTable', 't', { x: 100, y: 50, width: 400, height: 160 });
  return new TestEditor([pageOf([table, component('text', 'b', { x: 600, y: 300, width: 100, height: 60 })])]);
}

const editing = (test: TestEditor) => test.editor.store.getState().editing;

it('what is typed on a table that was clicked opens it at the cell that was clicked last', () => {
  const test = withTable();
  for (const at of [
    { x: 110, y: 60 },
    { x: 330, y: 130 },
  ])
    test.press({ on: 'component', id: 't' }, at).release();
  expect(editing(test)).toBeUndefined();
  expect(writeInCell(test.editor, press('x'))).toBe(true);
  expect(editing(test)).toEqual({ id: 't', within: { x: 230, y: 80 } });
  // What is typed then is the cell's own business.
  expect(writeInCell(test.editor, press('y'))).toBe(false);
});

it('other presses, other kinds, a drag and what was selected otherwise leave the keys to the page', () => {
  const test = withTable();
  const writes = (key = 'x', more = {}) => writeInCell(test.editor, press(key, more));
  test.press({ on: 'component', id: 't' }, { x: 110, y: 60 }).release();
  for (const key of [' ', 'Enter', 'ArrowLeft', 'F2']) expect(writes(key)).toBe(false);
  expect(writes('c', { ctrlKey: true })).toBe(false);
  test.editor.select(['t']);
  expect(writes()).toBe(false);
  test.press({ on: 'component', id: 'b' }, { x: 610, y: 310 }).release();
  expect(writes()).toBe(false);
  test.drag({ on: 'component', id: 't' }, { x: 40, y: 0 });
  expect(writes()).toBe(false);
  test.click('t').click('b', { shift: true });
  expect(writes()).toBe(false);
});

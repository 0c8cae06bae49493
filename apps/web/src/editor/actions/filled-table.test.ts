import { expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { pasteInto } from './paste.ts';

const box = { x: 40, y: 40, width: 400, height: 120 };
const cellData = [
  ['A', 'B'],
  ['1', '2'],
];
const table = (id: string) => component('aiTable', id, box, { cellData, rows: 1, columns: 2 });
const copied = (text: string) =>
  ({ getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] }) as unknown as DataTransfer;

function pasted(data: DataTransfer, selected: readonly string[], components = [table('t'), table('u')]) {
  const on = new TestEditor([pageOf(components)]);
  on.editor.select(selected);
  if (selected[0]) on.editor.click({ id: selected[0], within: { x: 5, y: 5 } });
  pasteInto(on, data, () => undefined);
  return on;
}

const cellsOn = ({ page }: TestEditor) =>
  page.components.map(({ props }) => ('cellData' in props ? props.cellData : undefined));

it('cells fill the selected table from its first cell, which grows for them, as one step', async () => {
  const on = pasted(copied('x\ty\tz\n\t5\t6\n7\t8\t9'), ['t']);
  const filled = [
    ['x', 'y', 'z'],
    ['', '5', '6'],
    ['7', '8', '9'],
  ];
  expect(cellsOn(on)).toEqual([filled, cellData]);
  expect(on.page.components[0]?.props).toMatchObject({ rows: 2, columns: 3 });
  expect(on.page.components[0]?.size.height).toBeGreaterThan(box.height);
  expect(on.editor.store.getState().editing?.id).toBe('t');
  await on.editor.undo();
  expect(cellsOn(on)).toEqual([cellData, cellData]);
  expect(on.editor.store.getState().canUndo).toBe(false);
});

it('cells are a table of their own where no table, two or a locked one are selected, and words are none', () => {
  const cells = copied('x\ty\nz\tw');
  expect(cellsOn(pasted(cells, []))).toHaveLength(3);
  expect(cellsOn(pasted(cells, ['t', 'u']))).toHaveLength(3);
  expect(cellsOn(pasted(cells, ['t'], [{ ...table('t'), locked: true }]))).toHaveLength(2);
  // One that has just been pasted keeps what it says.
  const twice = pasted(cells, [], []);
  pasteInto(twice, cells, () => undefined);
  expect(cellsOn(twice)).toHaveLength(2);
  const words = pasted(copied('words'), ['t']);
  expect(cellsOn(words)).toEqual([cellData, cellData, undefined]);
});

it('a table of long cells has rows as high as their words from the first', () => {
  const long = 'What nobody has said so far about the loaves of the village, in a cell. '.repeat(4);
  const on = pasted(copied(`Who\tWhat\nAda\t${long}\nBo\tShort`), [], []);
  const [made] = on.page.components;
  const [head = 0, first = 0, second = 0] = made && 'rowHeights' in made.props ? made.props.rowHeights : [];
  expect([head, second]).toEqual([40, 40]);
  expect(first).toBeGreaterThan(60);
  expect(made?.size.height).toBe(head + first + second);
});

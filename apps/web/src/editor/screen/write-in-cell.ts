import { editingWay } from '@pagewright/components/panels';
import type { Editor } from '../document/editor.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What is typed on a table that was clicked is for the cell that was clicked, as in tables everywhere: the table is opened
 * there, and the press itself goes on to the cell's field, which has the focus then. Whether it was such a press.
 */
export function writeInCell(editor: Editor, press: Press): boolean {
  const { clicked, selected, editing } = editor.store.getState();
  if (!clicked || editing || selected.length !== 1 || selected[0] !== clicked.id || !writes(press)) return false;
  const table = editor.page().components.find(({ id }) => id === clicked.id);
  if (!table || table.locked || editingWay(table.type) !== 'table') return false;
  editor.edit(table.id, { within: clicked.within });
  return true;
}

/** Whether a press writes a sign; the space bar makes a hand of the pointer. */
function writes({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

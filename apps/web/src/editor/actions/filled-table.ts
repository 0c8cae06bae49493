import { isEditedAs } from '@pagewright/components/panels';
import { setCells } from '@pagewright/components/table-editing';
import { clipboardCells, holdsCells } from '../clipboard/clipboard-cells.ts';
import type { ComponentPatch } from '../document/component-patch.ts';
import type { ActionContext } from './action.ts';
import { selectedOf } from './selected.ts';

/**
 * Cells that are pasted on a table that was clicked fill it from its first cell on, as they do where it is open; undefined where
 * something else is pasted or selected. A table that has just been pasted is not clicked: the next one comes beside it.
 */
export function filledTable(context: Pick<ActionContext, 'editor'>, data: DataTransfer): ComponentPatch | undefined {
  const { clicked } = context.editor.store.getState();
  const [table, ...others] = selectedOf(context);
  if (!table || others.length > 0 || table.locked || table.id !== clicked?.id) return undefined;
  if (!isEditedAs('table', table)) return undefined;
  if (!holdsCells(data)) return undefined;
  const { props, size } = setCells(table, 0, 0, clipboardCells(data));
  return { id: table.id, props, size };
}

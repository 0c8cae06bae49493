import type { Component } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { setCells } from '@pagewright/components/table-editing';
import { clipboardCells, holdsCells } from '../clipboard/clipboard-cells.ts';
import type { ComponentPatch } from '../document/component-patch.ts';

/**
 * Cells that are pasted while a table is selected fill it from its first cell on, as they do where it is open; undefined where
 * something else is pasted or selected.
 */
export function filledTable(selected: readonly Component[], data: DataTransfer): ComponentPatch | undefined {
  const [table] = selected;
  if (!table || selected.length > 1 || table.locked || !isEditedAs('table', table)) return undefined;
  if (!holdsCells(data)) return undefined;
  const { props, size } = setCells(table, 0, 0, clipboardCells(data));
  return { id: table.id, props, size };
}

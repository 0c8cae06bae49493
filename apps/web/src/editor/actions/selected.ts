import type { Component } from '@pagewright/components/models';
import type { ActionContext } from './action.ts';

/** The selected components of the page that is shown. */
export function selectedOf({ editor }: Pick<ActionContext, 'editor'>): Component[] {
  const selected = new Set(editor.store.getState().selected);
  return editor.page().components.filter(({ id }) => selected.has(id));
}

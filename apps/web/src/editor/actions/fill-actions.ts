import type { Component } from '@pagewright/components/models';
import { isFillable, isUnfilled } from '../fill/smart-components.ts';
import type { Action, ActionContext } from './action.ts';

function selectedSmart({ editor }: ActionContext): Component[] {
  const selected = new Set(editor.store.getState().selected);
  return editor.page().components.filter((component) => selected.has(component.id) && isFillable(component));
}

function unfilled({ editor }: ActionContext): Component[] {
  return editor.page().components.filter(isUnfilled);
}

function fillAction(
  id: string,
  label: Action['label'],
  which: (context: ActionContext) => readonly Component[],
): Action {
  return {
    id,
    label,
    group: 'select',
    enabled: (context) => context.filling?.busy.size === 0 && which(context).length > 0,
    run: (context) => context.filling?.fill(which(context).map((component) => component.id)),
  };
}

/** What the sources fill in. */
export const FILL_ACTIONS: readonly Action[] = [
  fillAction('fill-selected', 'editor.fill.selected', selectedSmart),
  fillAction('fill-page', 'editor.fill.page', unfilled),
];

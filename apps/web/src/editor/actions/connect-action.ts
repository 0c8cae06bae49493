import type { Component } from '@pagewright/components/models';
import { canHold, endsBetween } from '@pagewright/page/connection-points';
import { boundsOf } from '@pagewright/page/place';
import { newConnector } from '../insert/new-connector.ts';
import type { Action, ActionContext } from './action.ts';
import { selectedOf } from './selected.ts';

/** What can be connected of the selection, in the order in which it stands on the page. */
function connectable(context: ActionContext): Component[] {
  const chosen = selectedOf(context).filter(canHold);
  const bounds = boundsOf(chosen);
  if (!bounds) return [];
  const axis = bounds.width >= bounds.height ? 'x' : 'y';
  return chosen.toSorted((a, b) => a.position[axis] - b.position[axis]);
}

/** Draws a line from each selected component to the next one. */
export const CONNECT_ACTION: Action = {
  id: 'connect',
  label: 'editor.action.connect',
  keys: ['c'],
  group: 'arrange',
  enabled: (context) => connectable(context).length > 1,
  run(context) {
    const { editor } = context;
    const chosen = connectable(context);
    const connectors = chosen.slice(1).flatMap((to, index) => {
      const from = chosen[index];
      if (!from) return [];
      const { start, end } = endsBetween(from, to);
      return [newConnector(editor.page(), start, end)];
    });
    editor.insert(connectors);
  },
};

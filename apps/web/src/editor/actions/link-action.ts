import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** Where whole components lead, by the keys that link words while they are written. */
export const LINK_ACTION: Action = {
  id: 'link',
  label: 'editor.action.link',
  keys: ['mod+shift+k'],
  group: 'state',
  enabled: (context) => context.link !== undefined && selectedOf(context).some(({ locked }) => !locked),
  run: (context) => context.link?.(),
};

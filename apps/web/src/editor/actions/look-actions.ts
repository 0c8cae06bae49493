import { lookOf } from '@pagewright/page/look';
import type { ParseKeys } from 'i18next';
import { paintSelected } from '../document/paint.ts';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** Puts the brush down, or takes the look of what is selected into it. */
function brush(id: string, label: ParseKeys, stays: boolean): Action {
  return {
    id,
    label,
    group: 'edit',
    enabled: (context) => context.editor.brush.getState() !== undefined || selectedOf(context).length === 1,
    run(context) {
      const [only] = selectedOf(context);
      const isHeld = context.editor.brush.getState()?.stays === stays;
      context.editor.brush.setState(isHeld || !only ? undefined : { look: lookOf(only), stays }, true);
    },
  };
}

/** How something looks is carried to others: presentation programs call it a format painter. */
export const LOOK_ACTIONS: readonly Action[] = [
  {
    id: 'copy-look',
    label: 'editor.action.copyLook',
    keys: ['mod+alt+c'],
    group: 'edit',
    enabled: (context) => selectedOf(context).length === 1,
    run(context) {
      const [only] = selectedOf(context);
      if (only) context.clipboard.look = lookOf(only);
    },
  },
  {
    id: 'paste-look',
    label: 'editor.action.pasteLook',
    keys: ['mod+alt+v'],
    group: 'edit',
    enabled: (context) => context.clipboard.look !== undefined && selectedOf(context).some(({ locked }) => !locked),
    run(context) {
      const { look } = context.clipboard;
      if (!look) return;
      paintSelected(context.editor, look);
    },
  },
  brush('brush', 'editor.action.brush', false),
  brush('brush-stays', 'editor.action.brushStays', true),
];

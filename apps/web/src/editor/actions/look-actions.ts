import { lookOf, propsInLook } from '@pagewright/page/look';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

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
      context.editor.patch(selectedOf(context).map((one) => ({ id: one.id, props: propsInLook(one, look) })));
    },
  },
];

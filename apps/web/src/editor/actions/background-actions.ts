import type { Component } from '@pagewright/components/models';
import { asBackground, backgroundPicture, canBeBackground, fromBackground } from '@pagewright/page/page-picture';
import type { Action, ActionContext } from './action.ts';
import { selectedOf } from './selected.ts';

/** The one picture that is selected, where it can become the ground of the page. */
function chosen(context: ActionContext): Component | undefined {
  const [only, ...more] = selectedOf(context);
  return only && more.length === 0 && canBeBackground(only, context.editor.page()) ? only : undefined;
}

/** The ground of the page, where it is selected or nothing is. */
function ground(context: ActionContext): Component | undefined {
  const picture = backgroundPicture(context.editor.page());
  const selected = selectedOf(context);
  return picture && !picture.locked && selected.every(({ id }) => id === picture.id) ? picture : undefined;
}

/** A picture as the ground of the page, and back. */
export const BACKGROUND_ACTIONS: readonly Action[] = [
  {
    id: 'picture-to-background',
    label: 'editor.action.pictureToBackground',
    group: 'arrange',
    enabled: (context) => chosen(context) !== undefined,
    run(context) {
      const picture = chosen(context);
      if (!picture) return;
      context.editor.update((page) => asBackground(page, picture.id));
      context.editor.select([]);
    },
  },
  {
    id: 'picture-from-background',
    label: 'editor.action.pictureFromBackground',
    group: 'arrange',
    enabled: (context) => ground(context) !== undefined,
    run(context) {
      const picture = ground(context);
      if (!picture) return;
      context.editor.update((page) => fromBackground(page, picture.id));
      context.editor.select([picture.id]);
    },
  },
];

import { canRotate } from '@pagewright/components/models';
import { type FlipAxis, flip, mirrored } from '@pagewright/page/flip';
import { TURN_STEP } from '@pagewright/page/rotate';
import { turnBy } from '@pagewright/page/turn-together';
import type { ParseKeys } from 'i18next';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** Turns what is selected, a group as one and everything else about its own middle. @param degrees clockwise */
function turn(id: string, label: ParseKeys, key: string, degrees: number): Action {
  return {
    id,
    label,
    keys: [key],
    group: 'arrange',
    enabled: (context) => selectedOf(context).some((one) => !one.locked && canRotate(one)),
    run(context) {
      const ids = new Set(selectedOf(context).map((one) => one.id));
      context.editor.update((page) => turnBy(page, ids, degrees));
    },
  };
}

/** Mirrors what is selected, a group as one and everything else about its own middle; words stay readable. */
function mirror(id: string, label: ParseKeys, key: string, axis: FlipAxis): Action {
  return {
    id,
    label,
    keys: [key],
    group: 'arrange',
    enabled: (context) => mirrored(selectedOf(context), axis).length > 0,
    run(context) {
      const ids = new Set(selectedOf(context).map(({ id }) => id));
      context.editor.update((page) => flip(page, ids, axis));
    },
  };
}

export const TURN_ACTIONS: readonly Action[] = [
  turn('turn-left', 'editor.action.turnLeft', 'alt+shift+arrowleft', -TURN_STEP),
  turn('turn-right', 'editor.action.turnRight', 'alt+shift+arrowright', TURN_STEP),
  mirror('flip-horizontal', 'panels.panel.flipHorizontal', 'shift+h', 'horizontal'),
  mirror('flip-vertical', 'panels.panel.flipVertical', 'shift+v', 'vertical'),
];

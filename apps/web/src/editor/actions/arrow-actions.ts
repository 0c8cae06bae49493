import type { Component } from '@pagewright/components/models';
import { isSizable } from '@pagewright/components/panels';
import { rectOf, rotationOf, turnedBox } from '@pagewright/components/rotation';
import type { Point } from '@pagewright/model/units';
import { moveComponents } from '@pagewright/page/commands';
import { boundsOf } from '@pagewright/page/place';
import { type Handle, isAspectLocked, reshape, resized, stretch, wholePx } from '@pagewright/page/resize';
import type { Action, ActionContext } from './action.ts';
import { selectedOf } from './selected.ts';

/** What arrow keys do with what is selected: they move it, and make it larger and smaller. */

/** ms within which presses that follow each other are one step of undo. */
const PAUSE = 600;
/** px by which a press moves, and with Shift. */
const STEPS = { plain: 1, far: 10 } as const;
/** px by which a press makes something wider or higher. */
const GROWTH = 10;

const loose = (context: ActionContext): Component[] => selectedOf(context).filter(({ locked }) => !locked);

/** Names of gestures: presses of a key that follow each other at once share one. */
function pressed(name: string): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now - last > PAUSE) count += 1;
    last = now;
    return `${name}-${count}`;
  };
}

function nudge(key: string, dx: number, dy: number): Action {
  const id = `nudge-${key}`;
  const gesture = pressed(id);
  return {
    id,
    label: key.startsWith('shift') ? 'editor.action.nudgeFar' : 'editor.action.nudge',
    keys: [key],
    group: 'arrange',
    enabled: (context) => loose(context).length > 0,
    run(context) {
      const ids = new Set(selectedOf(context).map((one) => one.id));
      context.editor.update((page) => moveComponents(page, ids, dx, dy), { gesture: gesture() });
    },
  };
}

/** As the pointer does at a side: the opposite one stays, several are stretched as one. */
function resize(key: string, handle: Handle, by: Point): Action {
  const id = `resize-${key}`;
  const gesture = pressed(id);
  return {
    id,
    label: 'editor.action.resize',
    keys: [`mod+shift+${key}`],
    group: 'arrange',
    enabled: (context) => loose(context).some(isSizable),
    run(context) {
      const components = loose(context);
      const [only, ...more] = components;
      const isAlone = only !== undefined && more.length === 0;
      const frame = isAlone ? rectOf(only) : boundsOf(components);
      if (!frame) return;
      const ids = new Set(components.map((one) => one.id));
      const to = resized(frame, handle, by, { keepAspect: components.some(isAspectLocked) });
      const placed = wholePx(isAlone ? turnedBox(frame, to, rotationOf(only)) : to);
      context.editor.update((page) => (isAlone ? reshape(page, ids, placed) : stretch(page, ids, frame, placed)), {
        gesture: gesture(),
      });
    },
  };
}

export const ARROW_ACTIONS: readonly Action[] = [
  ...(
    [
      ['', STEPS.plain],
      ['shift+', STEPS.far],
    ] as const
  ).flatMap(([prefix, by]) => [
    nudge(`${prefix}arrowleft`, -by, 0),
    nudge(`${prefix}arrowright`, by, 0),
    nudge(`${prefix}arrowup`, 0, -by),
    nudge(`${prefix}arrowdown`, 0, by),
  ]),
  resize('arrowleft', 'e', { x: -GROWTH, y: 0 }),
  resize('arrowright', 'e', { x: GROWTH, y: 0 }),
  resize('arrowup', 's', { x: 0, y: -GROWTH }),
  resize('arrowdown', 's', { x: 0, y: GROWTH }),
];

/** Whether an action is one of several of its name, which the arrows tell apart: menus have none of them. */
export function isByArrows(action: Action): boolean {
  return ARROW_ACTIONS.includes(action);
}

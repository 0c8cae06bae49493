import { behaviourOf, type FillContext } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotationOf, turnedBox } from '@pagewright/components/rotation';
import type { Filling, FillResult, FillWish } from '@pagewright/model/filling';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { drawingOn } from '../charts/drawing-on.ts';
import { withLinksOf } from '../mark-links.ts';
import { TEXT_MEASURES } from '../measuring.ts';
import { roomFor } from './room.ts';

export { wishOf } from './wish.ts';

/** What became of a smart component; without one it stays as it is. */
export interface Filled {
  readonly component?: Component;
  readonly result: FillResult;
}

/** Puts what the sources hold into a smart component, in its kind's way: its words, its cells or its figures, with their origins. */
export function withFilling(
  component: Component,
  filling: Filling,
  wish: FillWish,
  page: Page,
  style: StyleTokens,
): Filled {
  if (filling.is === 'nothing') return { result: filling };
  const context: FillContext = {
    wish,
    language: page.language,
    room: roomFor(component, page),
    measures: TEXT_MEASURES,
    chart: (content, size, ground) => drawingOn(page, style, content, size, ground),
  };
  const filled = behaviourOf(component).filled?.(component, filling, context);
  if (!filled) return { result: { is: 'nothing', id: component.id, reason: 'no-room' } };
  const { rows } = filled;
  const missing = filling.is === 'table' ? filling.missing : [];
  return {
    component: withLinksOf(keptInPlace(filled.component, component), filling),
    result: { is: 'filled', id: component.id, missing, ...(rows ? { rows } : {}) },
  };
}

/** What has grown and is turned, so that its upper side stays where it is seen. */
function keptInPlace(filled: Component, before: Component): Component {
  const degrees = rotationOf(filled);
  if (degrees === 0) return filled;
  const { x, y } = turnedBox(rectOf(before), rectOf(filled), degrees);
  return { ...filled, position: { x, y } };
}

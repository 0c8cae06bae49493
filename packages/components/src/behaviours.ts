import type { Behaviour } from './behaviour/behaviour.ts';
import type { Component } from './models.ts';
import { BEHAVIOURS } from './registry/behaviours.ts';

export type {
  Behaviour,
  Ends,
  GridCell,
  Hold,
  KindWish,
  LintRole,
  Merged,
  PropPath,
  Side,
  StickyEnd,
  TextAt,
  TextEdits,
  Unplaced,
  WordsEdit,
} from './behaviour/behaviour.ts';
export { SIDES } from './behaviour/behaviour.ts';
export type { FillContext, FilledWith, Found } from './behaviour/filling.ts';
export type { Paint } from './behaviour/paint.ts';
export type { PlacedText, TextColor } from './behaviour/placed-text.ts';
export { BEHAVIOURS } from './registry/behaviours.ts';

/** The behaviour of a component's kind. The components that it is given must be of this kind too. */
export function behaviourOf<C extends Component>({ type }: C): Behaviour<C> {
  return BEHAVIOURS[type] as unknown as Behaviour<C>;
}

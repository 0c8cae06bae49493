import type { AnyComponent, Merged } from './behaviour.ts';
import { isSameValue } from './same-value.ts';

/**
 * The plainest merge: a group of props that the person changed is taken as a whole from `edited`, the others from
 * `designed`. Nothing is ever unplaced, but where both sides changed a group the new design's side of it is gone.
 */
export function mergeGroups<C extends AnyComponent>(
  groups: readonly (readonly string[])[],
  designed: C,
  base: C,
  edited: C,
): Merged<C> {
  const [before, after]: Record<string, unknown>[] = [{ ...base.props }, { ...edited.props }];
  const changed = groups.filter((group) => group.some((prop) => !isSameValue(before?.[prop], after?.[prop])));
  if (changed.length === 0) return { component: designed, unplaced: [] };
  const taken = Object.fromEntries(changed.flat().map((prop) => [prop, after?.[prop]]));
  return { component: { ...designed, props: { ...designed.props, ...taken } }, unplaced: [] };
}

import { isSameValue } from '@pagewright/components/same-value';
import type { StyleTokens } from '@pagewright/model/style-tokens';

/** Parts of a style that consist of others, each of which is changed by itself. */
const DIVIDED = ['fonts', 'scale', 'rhythm', 'shape', 'chart'] as const satisfies readonly (keyof StyleTokens)[];

/**
 * A style with what was changed from one look to another, where something else of it was changed meanwhile: in another tab, say.
 * Colours go together, for what can be read on a ground depends on all of them; what both changed is as it was changed last.
 */
export function withStyleChanges(now: StyleTokens, from: StyleTokens, to: StyleTokens): StyleTokens {
  const changed = changesOf(from, to);
  const divided = DIVIDED.map((part) => [part, { ...now[part], ...changesOf(from[part], to[part]) }]);
  const colors = 'palette' in changed || 'dark' in changed ? { palette: to.palette, dark: to.dark } : {};
  return { ...now, ...changed, ...Object.fromEntries(divided), ...colors };
}

function changesOf<Part extends object>(from: Part, to: Part): Partial<Part> {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof Part)[];
  return Object.fromEntries(
    keys.filter((key) => !isSameValue(from[key], to[key])).map((key) => [key, to[key]]),
  ) as Partial<Part>;
}

import { isSameValue } from '../behaviour/same-value.ts';

/** What a person changed of a component's props, changed in another state of them. */

type Props = Readonly<Record<string, unknown>>;

/**
 * The target's props with those in place that differ between the first two.
 * @param except props that are merged in their own way
 */
export function mergeProps<P extends object>(base: object, mine: object, target: P, except: readonly string[] = []): P {
  const merged: Record<string, unknown> = { ...(target as Props) };
  for (const name of changedProps(base, mine)) {
    if (except.includes(name)) continue;
    const own = (mine as Props)[name];
    if (own === undefined) delete merged[name];
    else merged[name] = own;
  }
  return merged as P;
}

/** Names of the props that differ. */
export function changedProps(base: object, mine: object): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(mine)]);
  return [...names].filter((name) => !isSameValue((base as Props)[name], (mine as Props)[name]));
}

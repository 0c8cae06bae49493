import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';

/** How two states of a page differ, by the ids of their objects; what is there for its looks alone is not counted. */
export interface ObjectDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export function objectDifference(before: Pick<Page, 'components'>, after: Pick<Page, 'components'>): ObjectDifference {
  const [then, now] = [byId(before), byId(after)];
  return {
    added: [...now.keys()].filter((id) => !then.has(id)),
    removed: [...then.keys()].filter((id) => !now.has(id)),
    changed: [...now].flatMap(([id, own]) => {
      const earlier = then.get(id);
      return earlier && !isSameObject(earlier, own) ? id : [];
    }),
  };
}

/** How many objects changes write, take away and leave changed. */
export interface Receipt {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** Of several pages. */
export function receiptOf(differences: readonly ObjectDifference[]): Receipt {
  const count = (what: keyof ObjectDifference) => differences.reduce((sum, one) => sum + one[what].length, 0);
  return { added: count('added'), removed: count('removed'), changed: count('changed') };
}

/** The page before with some of its objects as they are after: changed, added, or taken away. */
export function withChosenObjects(before: Page, after: Page, chosen: ReadonlySet<string>): Page {
  const [then, now] = [byId(before), byId(after)];
  const kept = before.components.flatMap((component) => {
    if (!chosen.has(component.id) || !then.has(component.id)) return component;
    const own = now.get(component.id);
    return own ? { ...own, zIndex: component.zIndex } : [];
  });
  const added = [...now.values()].filter(({ id }) => chosen.has(id) && !then.has(id));
  const top = Math.max(0, ...kept.map(({ zIndex }) => zIndex));
  return { ...before, components: [...kept, ...added.map((own, index) => ({ ...own, zIndex: top + index + 1 }))] };
}

function byId({ components }: Pick<Page, 'components'>): Map<string, Component> {
  return new Map(components.filter(({ decorative }) => !decorative).map((component) => [component.id, component]));
}

/** Which of them lies above which is the page's; that the same words stand in a newer version of a file is nothing to accept. */
function isSameObject(one: Component, other: Component): boolean {
  return isSameValue(ofItself(one), ofItself(other));
}

function ofItself({ zIndex: _zIndex, origin: _origin, ...own }: Component): object {
  return own;
}

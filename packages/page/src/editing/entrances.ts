import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { ENTRANCE_MS, type Entrance } from '@pagewright/model/entrance';
import { entrancesOf } from '../entrance-steps.ts';

/**
 * Changes of how the objects of a page come. Locked ones too: a lock keeps what an object is and where it stands, not how
 * the page is told. A page itself where a change changes nothing.
 */

/**
 * Gives components an entrance or changes theirs. Those that had none come last, in the order of their layers; where several
 * get theirs at once, the first has the start that is asked for and the others come with it.
 */
export function withEntrance(
  page: Page,
  ids: ReadonlySet<string>,
  change: Partial<Omit<Entrance, 'order'>> & Pick<Entrance, 'kind'>,
): Page {
  let order = entrancesOf(page).at(-1)?.entrance.order ?? 0;
  const added = page.components
    .filter(({ id, entrance }) => ids.has(id) && !entrance)
    .sort((a, b) => a.zIndex - b.zIndex)
    .map(({ id }) => id);
  const begun = new Map<string, Entrance>();
  for (const [index, id] of added.entries()) {
    order += 1;
    const start = index > 0 ? 'with' : 'click';
    begun.set(id, { kind: change.kind, direction: 'up', start, duration: ENTRANCE_MS.usual, delay: 0, order });
  }
  const given = changed(page, (one) => {
    if (!ids.has(one.id)) return one.entrance;
    const before = one.entrance ?? begun.get(one.id);
    const start = begun.has(one.id) && added[0] !== one.id ? before?.start : (change.start ?? before?.start);
    return before && { ...before, ...change, ...(start && { start }) };
  });
  // Places that went with deleted objects are given again.
  return added.length > 0 ? withEntranceOrder(given, []) : given;
}

/** The page with these components there from the beginning. */
export function withoutEntrance(page: Page, ids: ReadonlySet<string>): Page {
  return changed(page, (one) => (ids.has(one.id) ? undefined : one.entrance));
}

/** The page with its entrances in another order; those that are not named keep theirs behind them. */
export function withEntranceOrder(page: Page, ids: readonly string[]): Page {
  const known = entrancesOf(page).map(({ id }) => id);
  const named = ids.filter((id) => known.includes(id));
  const order = [...named, ...known.filter((id) => !named.includes(id))];
  return changed(page, ({ id, entrance }) => {
    const place = order.indexOf(id);
    return entrance && (place < 0 ? entrance : { ...entrance, order: place + 1 });
  });
}

function changed(page: Page, entranceOf: (component: Component) => Entrance | undefined): Page {
  let isSame = true;
  const components = page.components.map((one) => {
    const entrance = entranceOf(one);
    if (isSameValue(entrance, one.entrance)) return one;
    isSame = false;
    const { entrance: _before, ...rest } = one;
    return (entrance ? { ...rest, entrance } : rest) as Component;
  });
  return isSame ? page : { ...page, components };
}

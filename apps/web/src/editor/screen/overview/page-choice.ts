/** Pages that are chosen in the overview. */
export interface PageChoice {
  readonly chosen: ReadonlySet<number>;
  /** Where a range began. */
  readonly anchor: number | undefined;
  /** The page that keys go on from. */
  readonly at: number | undefined;
}

export const NO_PAGES: PageChoice = { chosen: new Set(), anchor: undefined, at: undefined };

/** How a page joins what is chosen: alone, as one more or one less, or with all between it and where the range began. */
export type ChoosingWay = 'alone' | 'toggle' | 'range';

/** @param order ids of the pages that can be seen */
export function chosenPage(order: readonly number[], now: PageChoice, id: number, way: ChoosingWay): PageChoice {
  if (way === 'toggle') {
    const chosen = new Set(now.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    return { chosen, anchor: id, at: id };
  }
  const anchor = way === 'range' && now.anchor !== undefined && order.includes(now.anchor) ? now.anchor : id;
  const [from = 0, to = 0] = [order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b);
  return { chosen: new Set(order.slice(from, to + 1)), anchor, at: id };
}

export function allPages(order: readonly number[], { at }: PageChoice): PageChoice {
  return { chosen: new Set(order), anchor: order[0], at: at ?? order[0] };
}

/** What is chosen of the pages that are still there. */
export function keptChoice(order: readonly number[], now: PageChoice): PageChoice {
  const there = new Set(order);
  const isThere = (id: number | undefined) => id !== undefined && there.has(id);
  if ([...now.chosen].every(isThere) && (now.at === undefined || isThere(now.at))) return now;
  const chosen = new Set([...now.chosen].filter(isThere));
  const at = isThere(now.at) ? now.at : [...chosen][0];
  return { chosen, anchor: isThere(now.anchor) ? now.anchor : at, at };
}

/** Once what is chosen has been deleted: the page behind it, where there is none the one in front. */
export function choiceBehind(order: readonly number[], { chosen }: PageChoice): PageChoice {
  const last = order.findLastIndex((id) => chosen.has(id));
  const next = order[last + 1] ?? order.findLast((id) => !chosen.has(id));
  return next === undefined ? NO_PAGES : { chosen: new Set([next]), anchor: next, at: next };
}

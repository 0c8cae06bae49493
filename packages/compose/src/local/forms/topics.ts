import type { Origin } from '@pagewright/model/origin';
import type { Item, Stat } from '@pagewright/model/outline';
import { loadOfItem, loadOfStat, sumOf } from './loads.ts';

/** What one paragraph says in figures and in words. */
interface Topic {
  readonly stats: readonly Stat[];
  readonly items: readonly Item[];
}

/** Fewest paragraphs that each say both, from which on what they say stays together. */
const FEWEST_MIXED = 2;
/** What a page of figures beside words holds; the load is what both say together. */
const MOST = { stats: 3, items: 4, load: 560 } as const;

/**
 * Figures and statements of several paragraphs, as many as a page holds together: `Last year 49 of 57 got their first choice`
 * says nothing far from the schools that it is of. Nothing where a paragraph says more than a page holds, or where hardly one
 * says both.
 */
export function topicsOf(
  stats: readonly Stat[],
  items: readonly Item[],
  order: readonly Origin[],
): Topic[] | undefined {
  const topics = [...new Set(order)].map(
    (origin): Topic => ({
      stats: stats.filter(({ label }) => label.origins[0] === origin),
      items: items.filter(({ origins }) => origins[0] === origin),
    }),
  );
  const mixed = topics.filter((own) => own.stats.length > 0 && own.items.length > 0).length;
  const held = sumOf(topics, (own) => own.stats.length + own.items.length);
  // What points at a list stands with that: nothing of it is left out.
  if (mixed < FEWEST_MIXED || held < stats.length + items.length || !topics.every(fits)) return undefined;
  const pages: Topic[] = [];
  for (const topic of topics) {
    const last = pages.at(-1);
    const both = last && { stats: [...last.stats, ...topic.stats], items: [...last.items, ...topic.items] };
    if (both && fits(both)) pages[pages.length - 1] = both;
    else pages.push(topic);
  }
  return pages;
}

function fits({ stats, items }: Topic): boolean {
  const load = sumOf(stats, loadOfStat) + sumOf(items, loadOfItem);
  return stats.length <= MOST.stats && items.length <= MOST.items && load <= MOST.load;
}

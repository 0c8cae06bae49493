import { POINT_MOVES } from '@pagewright/contract/points';
import { useSearchParams } from 'react-router';
import type { PointsFilter } from './points-query.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is asked for stands in the address: it is there after a reload, and can be kept. */
export function usePointsFilter() {
  const [query, setQuery] = useSearchParams();
  const day = (name: 'from' | 'to'): string | undefined => {
    const text = query.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  const filter: PointsFilter = {
    page: Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1),
    move: POINT_MOVES.find((move) => move === query.get('move')),
    from: day('from'),
    to: day('to'),
  };
  return {
    filter,
    isFiltered: filter.move !== undefined || filter.from !== undefined || filter.to !== undefined,
    /** Another choice begins with the newest again. */
    change: (part: Partial<PointsFilter>) => {
      const next = { ...filter, page: 1, ...part };
      const all = { ...next, page: next.page === 1 ? undefined : String(next.page) };
      setQuery(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
    },
    clear: () => setQuery([]),
  };
}

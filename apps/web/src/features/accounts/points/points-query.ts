import { listPoints, type PointMove } from '@pagewright/contract/points';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api/api.ts';

/** Movements on a page. */
export const PAGE_SIZE = 20;

export interface PointsFilter {
  /** From 1. */
  readonly page: number;
  readonly move: PointMove | undefined;
  /** Days, YYYY-MM-DD, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Never taken from the cache: points move while the person looks elsewhere. */
export const pointsQuery = (filter: PointsFilter) =>
  queryOptions({
    queryKey: ['points', filter],
    queryFn: ({ signal }) => api.call(listPoints, { query: { ...filter, size: PAGE_SIZE }, signal }),
    staleTime: 0,
  });

import { type LeftOutRow, listLeftOut } from '@pagewright/contract/left-out';
import type { LeftOutReason } from '@pagewright/model/left-out';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** Which document, and its state: another one of its pages' versions may leave out something else. */
export interface LeftOutOf {
  readonly projectId: number;
  readonly state: string;
}

/** How much of the documents stands on pages. */
export function leftOutCountsQuery({ projectId, state }: LeftOutOf) {
  return queryOptions({
    queryKey: ['left-out', projectId, state, 'counts'],
    queryFn: ({ signal }) =>
      api.call(listLeftOut, { params: { id: projectId }, query: { pageNum: 1, pageSize: 1, search: '' }, signal }),
    placeholderData: keepPreviousData,
  });
}

export interface LeftOutFilter {
  readonly search: string;
  readonly reason: LeftOutReason | undefined;
}

const PAGE_SIZE = 100;

/** What was left out, a hundred statements at a time. */
export function leftOutQuery({ projectId, state }: LeftOutOf, { search, reason }: LeftOutFilter) {
  return infiniteQueryOptions({
    queryKey: ['left-out', projectId, state, search, reason ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.call(listLeftOut, {
        params: { id: projectId },
        query: { pageNum: pageParam, pageSize: PAGE_SIZE, search, ...(reason ? { reason } : {}) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.found > all.length * PAGE_SIZE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

export interface LeftOutGroup {
  readonly title: string;
  readonly file: string;
  readonly rows: readonly LeftOutRow[];
}

/** Rows that follow one another under the same heading. */
export function groupsOf(rows: readonly LeftOutRow[]): LeftOutGroup[] {
  const groups: { title: string; file: string; origin: string | undefined; rows: LeftOutRow[] }[] = [];
  for (const row of rows) {
    const { file, section } = row;
    const last = groups.at(-1);
    if (last && last.file === file && last.title === section.title && last.origin === section.origin)
      last.rows.push(row);
    else groups.push({ file, title: section.title, origin: section.origin, rows: [row] });
  }
  return groups;
}
